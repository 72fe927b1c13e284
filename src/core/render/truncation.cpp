// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/truncation.h"

#include "core/render/attachmentacceptance.h"
#include "core/render/promptxmlmessages.h"
#include "core/render/rendermessages.h"

#include <algorithm>

namespace outcrop {
namespace {

const QString paragraphEnd = QStringLiteral("\n\n");

/// Returns the ends of a text's paragraphs in order, except the last end and ends inside a fenced code block.
QList<qsizetype> paragraphEnds(QStringView text)
{
    QList<qsizetype> ends;
    bool isInFence = false;
    qsizetype line = 0;
    for (qsizetype at = text.indexOf(u'\n'); at >= 0; at = text.indexOf(u'\n', line)) {
        isInFence ^= text.sliced(line, at - line).trimmed().startsWith(QLatin1String("```"));
        const bool isEnd = at + 1 < text.size() && text[at + 1] == u'\n' && at > line;
        if (isEnd && !isInFence)
            ends.append(at);
        line = at + 1;
    }
    return ends;
}

class Truncation
{
public:
    Truncation(const PromptBundle &bundle, const RenderTarget &target, const RequestTokens &tokens, const Overrun &overrun, AssembledPrompt &prompt)
        : m_bundle(bundle), m_target(target), m_tokens(tokens), m_overrun(overrun), m_prompt(prompt), m_excess(overrun.excess)
    {
    }

    qint64 run()
    {
        runAllSteps();
        if (m_excess > 0 && !m_overrun.isSystemPromptOnly)
            removeProtectedBlocks();
        return std::max<qint64>(0, m_excess);
    }

private:
    void runAllSteps()
    {
        for (const QString &step : m_target.adapter->truncation) {
            if (m_excess <= 0)
                break;
            runStep(step);
        }
    }

    /// Removes protected blocks, and restores them if the prompt still does not fit.
    void removeProtectedBlocks()
    {
        const AssembledPrompt before = m_prompt;
        const qint64 left = m_excess;
        m_removesProtected = true;
        runAllSteps();
        if (m_excess <= 0)
            return;
        m_prompt = before;
        m_excess = left;
    }

    void runStep(const QString &step)
    {
        if (step == QLatin1String("examples"))
            removeBlocks([](const PromptBlock &block) { return block.isExample; });
        else if (step == QLatin1String("history"))
            removeHistory();
        else if (const auto part = partFromName(step))
            removeBlocks([&part](const PromptBlock &block) { return !block.isExample && block.part == *part; });
    }

    /// Returns the index of the next block to remove: the last one of the least stable tier; -1 if there is none. Blocks without a bundle part are kept,
    /// because they were added for this request. Shortened blocks are also kept.
    template<typename Wanted>
    qsizetype nextBlock(Wanted wanted) const
    {
        qsizetype next = -1;
        for (qsizetype i = 0; i < m_prompt.blocks.size(); ++i) {
            const PromptBlock &block = m_prompt.blocks.at(i);
            const bool isRemovable = wanted(block) && (m_removesProtected || !block.isProtected()) && !block.parts.isEmpty() && !m_shortenedParts.contains(block.parts.first());
            if (isRemovable && (next < 0 || block.tier >= m_prompt.blocks.at(next).tier))
                next = i;
        }
        return next;
    }

    template<typename Wanted>
    void removeBlocks(Wanted wanted)
    {
        for (qsizetype next = nextBlock(wanted); next >= 0 && m_excess > 0; next = nextBlock(wanted)) {
            PromptBlock &block = m_prompt.blocks[next];
            const qint64 tokens = tokensOf(block.text);
            if (tokens > m_overrun.limit && truncateBlock(block, tokens))
                continue;
            m_prompt.omittedParts.append({block.parts.first(), m_overrun.reason});
            recordProtectedBlock(block);
            m_excess -= tokens;
            m_prompt.blocks.removeAt(next);
        }
    }

    void recordProtectedBlock(const PromptBlock &block)
    {
        if (block.isProtected())
            m_prompt.removedProtectedParts.append(block.parts.first());
    }

    /// Returns the number of tokens in a text together with the separator after it.
    qint64 tokensOf(const TracedText &text) const { return m_target.counter->count(QString(text.text() + paragraphEnd)).tokens; }

    /// Keeps as many complete paragraphs as fit. Returns false if not even the first one fits.
    bool truncateBlock(PromptBlock &block, qint64 tokens)
    {
        const QList<qsizetype> ends = paragraphEnds(block.content.text());
        for (qsizetype i = estimateFittingEnd(block, ends, tokens - m_excess); i >= 0; --i) {
            const qint64 removed = tokens - tokensOf(addFrame(block, ends.at(i)));
            if (removed < m_excess)
                continue;
            shorten(block, ends.at(i));
            m_excess -= removed;
            return true;
        }
        return false;
    }

    /// Estimates how many paragraphs fit into `room` tokens by adding up their counts, which is nearly exact and avoids counting the whole text repeatedly.
    /// Returns the index of the first paragraph end that does not fit, or of the last end if all fit; truncateBlock() searches backward from there. Returns -1 if
    /// `ends` is empty or `room` is negative.
    qsizetype estimateFittingEnd(const PromptBlock &block, const QList<qsizetype> &ends, qint64 room) const
    {
        const QStringView content = block.content.text();
        qint64 kept = 0;
        qsizetype from = 0;
        qsizetype i = 0;
        for (; i < ends.size() && kept <= room; from = ends.at(i++))
            kept += m_target.counter->count(content.sliced(from, ends.at(i) - from)).tokens;
        return i - 1;
    }

    void shorten(PromptBlock &block, qsizetype end)
    {
        m_shortenedParts.append(block.parts.first());
        recordProtectedBlock(block);
        m_prompt.notes.append({QStringLiteral("system"), block.parts.first(), LossAction::Truncated,
                               rendermessages::lastParagraphsCut(m_overrun.reason), block.content.size(), end});
        block.text = addFrame(block, end);
        block.content = block.content.mid(0, end);
    }

    /// Returns the beginning of the block's content, up to `end`, inside the block's heading or tag.
    static TracedText addFrame(const PromptBlock &block, qsizetype end)
    {
        const qsizetype start = std::max<qsizetype>(0, block.text.text().indexOf(block.content.text()));
        TracedText text = block.text.mid(0, start + end);
        return text.append(block.text.mid(start + block.content.size()));
    }

    /// Removes the oldest messages up to the next user message, so that calls and their results are kept together.
    void removeHistory()
    {
        while (!m_overrun.isSystemPromptOnly && m_excess > 0 && m_prompt.historyBegin < m_bundle.history.size()) {
            do {
                removeMessage(m_prompt.historyBegin++);
            } while (m_prompt.historyBegin < m_bundle.history.size()
                     && m_bundle.history.at(m_prompt.historyBegin).role != Message::Role::User);
        }
    }

    void removeMessage(qsizetype index)
    {
        const Message &message = m_bundle.history.at(index);
        for (const QString &part : messageParts(message, index) + metadataParts(message, index))
            m_prompt.omittedParts.append({part, m_overrun.reason});
        for (qsizetype i = 0; i < message.attachments.size(); ++i) {
            if (message.attachments.at(i).isSent())
                m_prompt.omittedParts.append({attachmentPart(i, index), m_overrun.reason});
        }
        const QString id = QStringLiteral("history/%1").arg(index);
        const auto counted = std::find_if(m_tokens.parts.begin(), m_tokens.parts.end(), [&id](const PartTokens &part) { return part.id == id; });
        m_excess -= counted == m_tokens.parts.end() ? 0 : counted->count.tokens;
    }

    const PromptBundle &m_bundle;
    const RenderTarget &m_target;
    const RequestTokens &m_tokens;
    const Overrun &m_overrun;
    AssembledPrompt &m_prompt;
    QStringList m_shortenedParts; ///< parts that were already shortened
    qint64 m_excess = 0;
    bool m_removesProtected = false;
};

} // namespace

qint64 truncate(const PromptBundle &bundle, const RenderTarget &target, const RequestTokens &tokens, const Overrun &overrun, AssembledPrompt &prompt)
{
    return Truncation(bundle, target, tokens, overrun, prompt).run();
}

} // namespace outcrop
