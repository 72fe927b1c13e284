// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/requestcount.h"

#include "core/layers/conversation.h"
#include "core/render/attachmentacceptance.h"
#include "core/render/attachmentcontent.h"
#include "core/render/rendermessages.h"

#include <algorithm>

namespace outcrop {
namespace {

const QString separator = QStringLiteral("\n\n");

/// Returns the document of a bundle part: `layers/soul.md`, or the agent's file for `…#constraints`.
QString fileOf(const QString &id)
{
    return id.section(u'#', 0, 0);
}

QString withoutList(const QString &part)
{
    return part.startsWith(QLatin1String("sections/")) ? part.mid(9) : part;
}

QString jsonOf(const ToolDefinition &tool)
{
    const Json json{{"name", jsonString(tool.name)}, {"description", jsonString(tool.description)}, {"parameters", tool.parameters}};
    return QString::fromStdString(json.dump());
}

/// Returns the text of a message followed by its tool calls.
QString textOf(const Message &message)
{
    QString text = message.content.text();
    for (const ToolCall &call : message.toolCalls)
        text += call.name + QString::fromStdString(call.arguments.dump());
    return text;
}

/// Returns the tokens of the whole that are not in the parts.
TokenCount remainingTokens(const TokenCount &wholeCount, const TokenCount &parts)
{
    const qint64 tokens = wholeCount.tokens - parts.tokens;
    if (wholeCount.isExact() && parts.isExact())
        return TokenCount::exact(tokens, wholeCount.counter);
    return {tokens, std::min(tokens, wholeCount.low - parts.low), std::max(tokens, wholeCount.high - parts.high), CountKind::Estimate, wholeCount.counter};
}

class RequestCounter
{
public:
    RequestCounter(const PromptBundle &bundle, const AssembledPrompt &prompt, const RenderTarget &target)
        : m_bundle(bundle), m_prompt(prompt), m_target(target), m_counter(*target.counter), m_tokenOverhead(target.adapter->tokenOverhead)
    {
    }

    RequestTokens run()
    {
        addTools();
        addSchema();
        if (m_prompt.document.isEmpty())
            addPlainPrompt();
        else
            addDocument();
        for (const PartTokens &part : m_result.parts)
            m_result.total += part.count;
        return m_result;
    }

private:
    void add(const PartTokens &part) { m_result.parts.append(part); }

    TokenCount count(const QString &text) const { return text.isEmpty() ? TokenCount::exact(0, m_counter.name()) : m_counter.count(text); }

    /// Returns whether tools are sent. A model that cannot call tools receives none.
    bool sendsTools() const { return m_target.model.features.isEmpty() || m_target.model.has(QStringLiteral("tool_use")); }

    void addTools()
    {
        if (m_bundle.tools.isEmpty() || !sendsTools())
            return;
        const Cadence cadence = m_bundle.agentCadence;
        for (qsizetype position = 0; position < m_bundle.tools.size(); ++position) {
            const qsizetype i = m_prompt.toolOrder.value(position, position);
            const ToolDefinition &tool = m_bundle.tools.at(i);
            add({QStringLiteral("tools/%1").arg(i), tool.location.file, tool.name, RequestPart::Tools, {}, cadence,
                 m_tokenOverhead.estimateJsonTokens(count(jsonOf(tool))) + m_tokenOverhead.tool.times(1)});
        }
        const TokenCount opening = m_tokenOverhead.tools.times(1);
        if (opening.high > 0)
            add({QStringLiteral("tools"), {}, rendermessages::toolOverhead(), RequestPart::Tools, {}, cadence, opening});
    }

    void addSchema()
    {
        if (!m_bundle.outputSchema || m_prompt.outputMechanism == OutputMechanism::PromptText)
            return;
        const QString json = QString::fromStdString(m_bundle.outputSchema->schema.dump());
        add({QStringLiteral("output.schema"), m_bundle.outputSchema->location.file, QStringLiteral("Output schema"), RequestPart::Schema, {},
             m_bundle.agentCadence, m_tokenOverhead.estimateJsonTokens(count(json))});
    }

    void addPlainPrompt()
    {
        QString before;
        for (qsizetype i = 0; i < m_prompt.blocks.size(); ++i) {
            const PromptBlock &block = m_prompt.blocks.at(i);
            const QString text = i + 1 < m_prompt.blocks.size() ? block.text.text() + separator : block.text.text();
            addBlock(block, countAfter(before, text));
            before = text;
        }
        addHistory(true);
        addAttachments();
        addRequest(m_prompt.request.text(), m_prompt.outputInstructions.text());
        addTurnOverhead(m_prompt.blocks.isEmpty() ? 1 : 2);
    }

    /// Counts a text that follows another. Tokens do not span the separator, unless the text begins with whitespace or a slash; then both are counted
    /// together.
    TokenCount countAfter(const QString &before, const QString &text) const
    {
        const bool joinsWords = !before.isEmpty() && !text.isEmpty() && (text.at(0).isSpace() || text.at(0) == u'/');
        return joinsWords ? remainingTokens(count(before + text), count(before)) : count(text);
    }

    void addBlock(const PromptBlock &block, const TokenCount &tokens)
    {
        const QString id = withoutList(block.parts.value(0));
        const bool isLayer = block.parts.value(0) != id;
        const QString title = block.title;
        add({id.isEmpty() ? title : id, isLayer ? fileOf(id) : QString(), title, block.isExample ? RequestPart::Example : RequestPart::Section,
             block.tier, block.cadence, tokens});
    }

    void addHistory(bool countsTurns)
    {
        for (qsizetype i = m_prompt.historyBegin; i < m_bundle.history.size(); ++i) {
            const Message &message = m_bundle.history.at(i);
            TokenCount tokens = count(textOf(message));
            for (const Attachment &attachment : message.attachments)
                tokens += countOf(attachment);
            add({QStringLiteral("history/%1").arg(i), {}, roleName(message.role), RequestPart::History, {}, Cadence::PerTurn,
                 countsTurns ? tokens + m_tokenOverhead.turn.times(1) : tokens});
        }
    }

    /// Counts an attachment by the provider's rule; text is counted in its sent form.
    TokenCount countOf(const Attachment &attachment) const
    {
        if (!attachment.isSent())
            return {};
        if (attachment.kind == Attachment::Kind::Text)
            return count(attachmentValue(attachment, {}).field(u"text").toText().text());
        return attachmentTokens(attachment, m_target.model.attachments.value(attachment.kind));
    }

    void addAttachments()
    {
        for (qsizetype i = 0; i < m_bundle.attachments.size(); ++i) {
            const Attachment &attachment = m_bundle.attachments.at(i);
            if (attachment.isSent())
                add({attachmentPart(i), attachment.path, attachment.name(), RequestPart::Attachment, {}, Cadence::PerTurn, countOf(attachment)});
        }
    }

    void addRequest(const QString &request, const QString &instructions)
    {
        const bool hasBoth = !request.isEmpty() && !instructions.isEmpty();
        if (!request.isEmpty())
            add({QStringLiteral("request"), {}, QStringLiteral("Request"), RequestPart::Request, {}, Cadence::PerTurn,
                 count(hasBoth ? request + separator : request)});
        if (!instructions.isEmpty())
            add({QStringLiteral("output_instructions"), {}, QStringLiteral("Output instructions"), RequestPart::Instructions, {},
                 Cadence::PerTurn, count(instructions)});
    }

    /// Adds the overhead of the system prompt and the request. The counts of conversation turns already include their overhead.
    void addTurnOverhead(qint64 turns)
    {
        const TokenCount frames = m_tokenOverhead.turn.times(turns);
        if (frames.high > 0)
            add({QStringLiteral("frames"), {}, rendermessages::turnOverhead(), RequestPart::Overhead, {}, Cadence::PerTurn, frames});
    }

    /// Adds the texts in the document, and the tags as the difference from the count of the whole document.
    void addDocument()
    {
        const qsizetype begin = m_result.parts.size();
        for (const PromptBlock &block : m_prompt.blocks)
            addBlock(block, count(block.content.text()));
        addHistory(false);
        addAttachments();
        addRequest(m_bundle.request.text(), m_bundle.outputInstructions.text());
        TokenCount parts;
        for (qsizetype i = begin; i < m_result.parts.size(); ++i) {
            if (m_result.parts.at(i).kind != RequestPart::Attachment)
                parts += m_result.parts.at(i).count;
        }
        add({QStringLiteral("tags"), {}, rendermessages::documentTags(), RequestPart::Overhead, {}, Cadence::PerTurn,
             remainingTokens(count(m_prompt.document.text()), parts)});
        addTurnOverhead(1);
    }

    const PromptBundle &m_bundle;
    const AssembledPrompt &m_prompt;
    const RenderTarget &m_target;
    const TokenCounter &m_counter;
    const TokenOverhead &m_tokenOverhead;
    RequestTokens m_result;
};

} // namespace

RequestTokens countRequest(const PromptBundle &bundle, const AssembledPrompt &prompt, const RenderTarget &target)
{
    return RequestCounter(bundle, prompt, target).run();
}

} // namespace outcrop
