// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/writtenmessages.h"

#include "core/base/joinedtext.h"
#include "core/formats/formatsmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Converts the messages of one prompt.
class MessageWriter
{
public:
    MessageWriter(const PromptFile &prompt, TemplateLanguage language, const MessageLimits &limits, TargetLedger &ledger)
        : m_prompt(prompt), m_language(language), m_limits(limits), m_ledger(ledger)
    {
    }

    QList<PromptMessage> run()
    {
        QList<PromptMessage> messages;
        for (m_index = 0; m_index < m_prompt.messages.size(); ++m_index) {
            const PromptMessage &message = m_prompt.messages.at(m_index);
            if (message.isHistory && !m_limits.supportsHistory)
                continue;
            PromptMessage written = convertMessage(message);
            if (written.isHistory || !written.pieces.isEmpty())
                messages.append(written);
            addEntry(message);
        }
        if (m_hasLogic)
            m_ledger.add(QStringLiteral("conditions"), m_isLogicLost ? LossAction::Dropped : LossAction::Kept, {}, m_isLogicLost ? formatsmessages::logicKeptAsText() : QString());
        return messages;
    }

    void setHasLogic(bool has) { m_hasLogic = has; }

private:
    PromptMessage convertMessage(const PromptMessage &message)
    {
        PromptMessage written{message.role, {}, message.name, message.isHistory};
        for (qsizetype at = 0; at < message.pieces.size(); ++at) {
            PromptPiece piece = message.pieces.at(at);
            if (!isAllowed(piece))
                continue; // finish() adds Dropped
            piece.text = convertText(piece.text);
            piece.mediaType = convertText(piece.mediaType);
            if (piece.kind != PromptPiece::Kind::Text)
                m_ledger.add(piecePart(m_index, at), LossAction::Kept, piecePart(m_index, at));
            written.pieces.append(piece);
        }
        return written;
    }

    bool isAllowed(const PromptPiece &piece) const
    {
        switch (piece.kind) {
        case PromptPiece::Kind::Text:
            return true;
        case PromptPiece::Kind::Media:
            return m_limits.supportsMedia;
        case PromptPiece::Kind::ToolCall:
        case PromptPiece::Kind::ToolResult:
            return m_limits.supportsToolTurns;
        case PromptPiece::Kind::Thinking:
            return false;
        case PromptPiece::Kind::Other:
            return piece.data.is_object() && piece.data.contains("section") && m_prompt.format == u"dotprompt" && m_language == TemplateLanguage::Handlebars;
        }
        Q_UNREACHABLE();
    }

    QString convertText(const QString &text)
    {
        const TemplateConversion conversion = convertTemplate(text, m_prompt.dialect, m_language);
        m_problems += conversion.problems;
        m_isAmbiguous |= conversion.isAmbiguous;
        m_isLogicLost |= !conversion.problems.isEmpty();
        return conversion.text;
    }

    void addEntry(const PromptMessage &message)
    {
        const QString part = messagePart(m_index);
        const bool hasText = message.isHistory || message.pieces.isEmpty()
            || std::any_of(message.pieces.begin(), message.pieces.end(), [](const PromptPiece &piece) { return piece.kind == PromptPiece::Kind::Text; });
        const QString reason = lossReason(message);
        if (hasText)
            m_ledger.add(part, reason.isEmpty() ? LossAction::Kept : LossAction::Approximated, part, reason);
        m_problems.clear();
        m_isAmbiguous = false;
    }

    /// Returns the reason why the text of the current message is not equivalent; empty if it is.
    QString lossReason(const PromptMessage &message)
    {
        m_problems.removeDuplicates();
        if (!m_problems.isEmpty())
            return formatsmessages::notExpressible(m_problems.mid(0, 3).join(listSeparator()));
        if (m_isAmbiguous)
            return formatsmessages::bracesNotEscaped();
        const QString line = findRoleLine(message);
        return line.isEmpty() ? QString() : formatsmessages::roleLineInText(line);
    }

    /// Returns the first line of the text that starts a new message when the file is read; empty if there is none.
    QString findRoleLine(const PromptMessage &message) const
    {
        return m_limits.roleLine.pattern().isEmpty() ? QString() : m_limits.roleLine.match(message.text().trimmed()).captured().trimmed();
    }

    const PromptFile &m_prompt;
    TemplateLanguage m_language;
    MessageLimits m_limits;
    TargetLedger &m_ledger;
    QStringList m_problems;
    bool m_isAmbiguous = false;
    qsizetype m_index = 0;
    bool m_hasLogic = false;
    bool m_isLogicLost = false;
};

} // namespace

QList<PromptMessage> convertMessages(const PromptFile &prompt, TemplateLanguage language, const MessageLimits &limits, TargetLedger &ledger)
{
    MessageWriter writer(prompt, language, limits, ledger);
    writer.setHasLogic(hasTemplateLogic(prompt));
    return writer.run();
}

void splitModel(PromptFile &prompt)
{
    const qsizetype slash = prompt.model.indexOf(u'/');
    if (!prompt.provider.isEmpty() || slash <= 0 || slash + 1 == prompt.model.size())
        return;
    prompt.provider = prompt.model.left(slash);
    prompt.model = prompt.model.mid(slash + 1);
}

QString joinedModel(const PromptFile &prompt)
{
    return prompt.provider.isEmpty() || prompt.model.isEmpty() ? prompt.model : QString(prompt.provider + u'/' + prompt.model);
}

} // namespace outcrop
