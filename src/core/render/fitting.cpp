// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/fitting.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/render/hybridprompt.h"
#include "core/render/promptxml.h"
#include "core/render/rendermessages.h"
#include "core/render/requestblockers.h"
#include "core/render/truncation.h"

#include <algorithm>
#include <numeric>

namespace outcrop {
namespace {

/// Wraps the user's text in INSTRUCTION tags and places METADATA before it.
void wrapInHybrid(const HybridEnvelope &envelope, AssembledPrompt &prompt)
{
    const HybridPrompt hybrid = hybridPrompt(envelope, userText(prompt));
    if (!prompt.outputInstructions.isEmpty())
        prompt.requestParts.append(QStringLiteral("output_instructions"));
    prompt.request = hybrid.text;
    prompt.outputInstructions = {};
    prompt.notes += hybrid.ledger;
}

void wrapInEnvelope(const PromptBundle &bundle, const PromptFormat &format, PromptEnvelope envelope, AssembledPrompt &prompt)
{
    if (envelope == PromptEnvelope::PromptXml)
        convertToDocument(bundle, format.xml, prompt);
    if (envelope == PromptEnvelope::Hybrid && bundle.hybrid)
        wrapInHybrid(*bundle.hybrid, prompt);
}

Json namesOf(const QList<ToolDefinition> &tools, const QList<qsizetype> &order)
{
    Json names = Json::array();
    for (const qsizetype index : order)
        names.push_back(jsonString(tools.at(index).name));
    return names;
}

/// Sorts tools by name, so that their order in the file does not change the bytes and the cached prefix stays valid.
void sortTools(const PromptBundle &bundle, AssembledPrompt &prompt)
{
    QList<qsizetype> written(bundle.tools.size());
    std::iota(written.begin(), written.end(), 0);
    QList<qsizetype> sorted = written;
    std::stable_sort(sorted.begin(), sorted.end(), [&bundle](qsizetype a, qsizetype b) { return bundle.tools.at(a).name < bundle.tools.at(b).name; });
    if (sorted == written)
        return;
    prompt.toolOrder = sorted;
    prompt.notes.append({QStringLiteral("tools"), QStringLiteral("tools"), LossAction::Moved,
                         rendermessages::toolsSorted(),
                         namesOf(bundle.tools, written), namesOf(bundle.tools, sorted)});
}

const BudgetLine &systemLine(const Budget &budget)
{
    return budget.lines.at(static_cast<qsizetype>(BudgetArea::System));
}

Overrun overrunOf(const Budget &budget, const BudgetShares &shares)
{
    if (budget.isOver())
        return {budget.input.tokens - *budget.inputLimit, *budget.inputLimit,
                rendermessages::requestLimit(groupedNumber(*budget.inputLimit), budget.inputLimitReason)};
    const BudgetLine &system = systemLine(budget);
    if (!shares.truncatesSystem || !system.isOver())
        return {};
    return {system.used.tokens - *system.share, *system.share,
            rendermessages::systemLimit(groupedNumber(*system.share), *shares.percentOf(BudgetArea::System)),
            true};
}

/// Returns the display names of up to five parts (`layers/soul.md` for `sections/layers/soul.md`) and the number of further parts.
QString partNames(QStringList parts)
{
    constexpr qsizetype mostNamed = 5;
    const qsizetype more = parts.size() - mostNamed;
    parts = parts.first(std::min(parts.size(), mostNamed));
    for (QString &part : parts)
        part = part.startsWith(QLatin1String("sections/")) ? part.section(u'/', 1) : part;
    return more > 0 ? rendermessages::partsAndMore(parts.join(listSeparator()), more) : parts.join(listSeparator());
}

Diagnostic warning(const QString &code, const QString &message)
{
    return {Severity::Warning, code, message, {}};
}

/// Shortens a prompt until it fits, in at most four attempts. The envelope's size is known only after the prompt is enclosed, so the tokens are counted again
/// after each attempt.
class PromptFitter
{
public:
    PromptFitter(const PromptBundle &bundle, const RenderTarget &target, const PromptFormat &format, PromptEnvelope envelope)
        : m_bundle(bundle), m_target(target), m_format(format), m_envelope(envelope),
          m_plainPrompt(assemblePrompt(bundle, *target.adapter, target.model, format.body))
    {
    }

    FittedPrompt run()
    {
        if (m_target.counter && m_target.model.caching.caches())
            sortTools(m_bundle, m_plainPrompt);
        enclose();
        if (!m_target.counter)
            return m_result;
        for (int attempt = 0; attempt < 4 && removeParts(); ++attempt)
            enclose();
        addWarnings();
        return m_result;
    }

private:
    void enclose()
    {
        m_result.prompt = m_plainPrompt;
        wrapInEnvelope(m_bundle, m_format, m_envelope, m_result.prompt);
        if (m_target.counter)
            m_result.figures = std::make_shared<RequestFigures>(computeRequestFigures(m_bundle, m_result.prompt, m_target));
    }

    /// Removes parts until the request should fit. Returns false if it already fits or no part could be removed.
    bool removeParts()
    {
        const Overrun overrun = overrunOf(m_result.figures->budget, m_target.adapter->shares);
        if (overrun.excess <= 0)
            return false;
        if (m_result.removalReason.isEmpty())
            m_initialTokens = m_result.figures->budget.input.tokens;
        const bool wasTruncated = truncate(m_bundle, m_target, m_result.figures->tokens, overrun, m_plainPrompt) < overrun.excess;
        if (wasTruncated)
            m_result.removalReason = overrun.reason;
        return wasTruncated;
    }

    void addWarnings()
    {
        const Budget &budget = m_result.figures->budget;
        warnAboutServerWindow(budget);
        if (!m_result.removalReason.isEmpty())
            m_result.diagnostics.append(warning(QStringLiteral("request-truncated"),
                                                rendermessages::requestTruncated(m_target.model.id, m_result.removalReason, groupedNumber(m_initialTokens), groupedNumber(budget.input.tokens))));
        if (!m_plainPrompt.removedProtectedParts.isEmpty())
            m_result.diagnostics.append(warning(lostPartsCode,
                                                rendermessages::removedProtectedParts(m_target.model.id, m_result.removalReason, partNames(m_plainPrompt.removedProtectedParts))));
        if (budget.isOver())
            m_result.diagnostics.append(warning(tooLongCode,
                                                rendermessages::requestTooLong(m_target.model.id, groupedNumber(budget.input.tokens), groupedNumber(*budget.inputLimit), budget.inputLimitReason)));
        const BudgetLine &system = systemLine(budget);
        if (system.isOver())
            m_result.diagnostics.append(warning(QStringLiteral("system-over-share"),
                                                rendermessages::systemOverShare(m_target.model.id, groupedNumber(system.used.tokens), groupedNumber(*system.share), *m_target.adapter->shares.percentOf(BudgetArea::System), m_target.adapter->name)));
    }

    /// Warns if the request exceeds the server's default context window: a self-hosted server may use a smaller one than the model supports.
    void warnAboutServerWindow(const Budget &budget)
    {
        if (budget.droppedByServer() > 0)
            m_result.diagnostics.append(warning(QStringLiteral("request-beyond-usual-window"),
                rendermessages::beyondAssumedWindow(m_target.adapter->name, groupedNumber(budget.input.tokens), m_target.wireFormat->name, groupedNumber(*budget.limits.serverWindow))));
    }

    const PromptBundle &m_bundle;
    const RenderTarget &m_target;
    const PromptFormat &m_format;
    PromptEnvelope m_envelope;
    AssembledPrompt m_plainPrompt;
    FittedPrompt m_result;
    qint64 m_initialTokens = 0; ///< tokens before shortening
};

} // namespace

FittedPrompt fitPrompt(
    const PromptBundle &bundle, const RenderTarget &target, const PromptFormat &format, PromptEnvelope envelope)
{
    return PromptFitter(bundle, target, format, envelope).run();
}

} // namespace outcrop
