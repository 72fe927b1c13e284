// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"
#include "core/formats/chatmessages.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/sourceledger.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Reads a transcript with one object per line. Only some lines are messages; all other values are session data, which remains in the original file.
class TranscriptReader
{
public:
    TranscriptReader(const FormatInput &input, const QString &format) : m_input(input)
    {
        m_prompt.format = format;
        m_prompt.name = input.stem();
    }

    /// `messageOf` returns the key of the message in a line, or an empty string.
    template<typename MessageKey>
    ParsedPromptFile run(MessageKey messageOf)
    {
        for (qsizetype at = 0; at < m_input.lines.size(); ++at) {
            const DataNode &line = m_input.lines.at(at);
            const QString path = itemPath({}, at);
            if (const QString key = messageOf(line); !key.isEmpty())
                readChatMessage(line[key], memberPath(path, key), m_prompt, m_ledger);
            readSession(line, path);
            addSessionRows(line, path);
        }
        m_prompt.ledger = m_ledger.entries();
        return {{m_prompt}, {}, {}};
    }

private:
    /// Reads the model of the first response, and the instructions of Codex.
    void readSession(const DataNode &line, const QString &path)
    {
        for (const QString &place : {QStringLiteral("message.model"), QStringLiteral("payload.model")}) {
            if (!m_prompt.model.isEmpty() || !line.at(place).isString())
                continue;
            m_prompt.model = line.at(place).text();
            m_ledger.use(path + u'.' + place, QStringLiteral("model"));
        }
        for (const QString &place : {QStringLiteral("payload.instructions"), QStringLiteral("payload.base_instructions.text")}) {
            if (line[u"type"].text() != u"session_meta" || !line.at(place).isString())
                continue;
            m_ledger.add(path + u'.' + place, LossAction::Kept, messagePart(m_prompt.messages.size()));
            addTextMessage(m_prompt, Message::Role::System, line.at(place).text());
        }
    }

    /// Adds an entry for each value that is not part of a message.
    void addSessionRows(const DataNode &line, const QString &path)
    {
        SourceLedger rows;
        rows.append(m_ledger.entries().mid(m_previousEntryCount));
        const qsizetype before = rows.entries().size();
        rows.addRemainingValues(line, path, formatsmessages::sessionData());
        for (LedgerEntry entry : rows.entries().mid(before)) {
            entry.path = QStringLiteral("original");
            m_ledger.append({entry});
        }
        m_previousEntryCount = m_ledger.entries().size();
    }

    const FormatInput &m_input;
    PromptFile m_prompt;
    SourceLedger m_ledger;
    qsizetype m_previousEntryCount = 0; ///< number of entries for the previous lines
};

/// Returns the key of a message in the main conversation, otherwise an empty string. Messages of subagents are session data.
QString claudeMessage(const DataNode &line)
{
    const QString type = line[u"type"].text();
    const bool isMessage = (type == u"user" || type == u"assistant") && line[u"message"][u"role"].isString();
    return isMessage && !line[u"isSidechain"].toBool().value_or(false) ? QStringLiteral("message") : QString();
}

QString codexMessage(const DataNode &line)
{
    const QString type = line[u"payload"][u"type"].text();
    const bool isItem = type == u"message" || type == u"function_call" || type == u"function_call_output" || type == u"reasoning";
    return line[u"type"].text() == u"response_item" && isItem ? QStringLiteral("payload") : QString();
}

template<typename Predicate>
FormatMatch matchOf(const FormatInput &input, Predicate isLine)
{
    const auto end = input.lines.size() > 50 ? input.lines.begin() + 50 : input.lines.end();
    return std::any_of(input.lines.begin(), end, isLine) ? FormatMatch::Certain : FormatMatch::No;
}

FormatDescription describeClaudeTranscript()
{
    return {QStringLiteral("claude-transcript"), formatsmessages::claudeTranscriptTitle(), QStringLiteral("*.jsonl")};
}

FormatMatch detectClaudeTranscript(const FormatInput &input)
{
    return matchOf(input, [](const DataNode &line) { return !claudeMessage(line).isEmpty() && !line[u"sessionId"].isMissing(); });
}

Result<ParsedPromptFile> readClaudeTranscript(const FormatInput &input)
{
    if (const auto error = firstError(input.diagnostics))
        return toError(*error);
    return TranscriptReader(input, describeClaudeTranscript().name).run(claudeMessage);
}

FormatDescription describeCodexTranscript()
{
    return {QStringLiteral("codex-transcript"), formatsmessages::codexTranscriptTitle(), QStringLiteral("rollout-*.jsonl")};
}

FormatMatch detectCodexTranscript(const FormatInput &input)
{
    return matchOf(input, [](const DataNode &line) { return !codexMessage(line).isEmpty() || (line[u"type"].text() == u"session_meta" && line[u"payload"].isMapping()); });
}

Result<ParsedPromptFile> readCodexTranscript(const FormatInput &input)
{
    if (const auto error = firstError(input.diagnostics))
        return toError(*error);
    return TranscriptReader(input, describeCodexTranscript().name).run(codexMessage);
}

} // namespace

std::unique_ptr<FileFormat> claudeTranscriptFormat()
{
    return makeFormat({describeClaudeTranscript, detectClaudeTranscript, readClaudeTranscript});
}

std::unique_ptr<FileFormat> codexTranscriptFormat()
{
    return makeFormat({describeCodexTranscript, detectCodexTranscript, readCodexTranscript});
}

} // namespace outcrop
