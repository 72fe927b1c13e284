// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/strata/strata.h"

#include "core/layers/contextlayers.h"
#include "models/budget/budgetvaluetext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace outcrop {

namespace {

using StratumBranch = Branch<Stratum>;

/// Returns `agents/a.md` for the section `agents/a.md#constraints`.
QString fileOf(const QString &id)
{
    return id.section(u'#', 0, 0);
}

QString fileOf(const Section &section)
{
    return fileOf(section.id);
}

QString fileOf(const TracedText &text)
{
    for (const TraceSpan &span : text.spans()) {
        if (!span.origin.isGenerated())
            return span.origin.file;
    }
    return {};
}

/// Collects the strata of each tier in the order sent, then reverses the order.
class StrataBuilder
{
public:
    StrataBuilder(const PromptLibrary &library, const PromptBundle &bundle, const Diagnostics &diagnostics,
        const StrataInput &input)
        : m_library(library)
        , m_bundle(bundle)
        , m_input(input)
        , m_problems(countProblemsByFile(diagnostics))
    { }

    Strata run()
    {
        measureSections();
        for (const Layer &layer : m_library.stack.layers)
            addLayer(layer);
        addOtherSections();
        addExamples();
        addConversation();
        addRequest();
        return build();
    }

private:
    /// Returns the size in tokens of the model, or in characters if there is no counter.
    TokenCount sizeOf(QStringView text) const { return m_input.counter ? m_input.counter->count(text) : TokenCount::exact(text.size(), {}); }
    TokenCount sizeOf(const TracedText &text) const { return sizeOf(text.text()); }

    /// Returns the size as sent if it was counted, else as written.
    TokenCount sizeOf(RequestPart part, const QList<TracedText> &texts) const
    {
        TokenCount size;
        for (const PartTokens &counted : m_input.tokens ? m_input.tokens->parts : QList<PartTokens>())
            size += counted.kind == part ? counted.count : TokenCount();
        if (size.tokens > 0)
            return size;
        for (const TracedText &text : texts)
            size += sizeOf(text);
        return size;
    }

    void measureSections()
    {
        for (const Section &section : m_bundle.sections)
            m_promptFiles.insert(fileOf(section));
        if (m_input.tokens) {
            for (const PartTokens &part : m_input.tokens->parts) {
                if (part.kind == RequestPart::Section)
                    m_sizes[fileOf(part.id)] += part.count;
            }
        } else {
            for (const Section &section : m_bundle.sections)
                m_sizes[fileOf(section)] += sizeOf(section.content);
        }
        for (const Adjustment &adjustment : m_bundle.adjustments) {
            if (adjustment.part.startsWith(QLatin1String("sections/")))
                m_shortened += adjustment.part.section(u'/', 1);
        }
    }

    void add(Stratum stratum)
    {
        stratum.problems = m_problems.value(stratum.path);
        stratum.churn = m_input.churn.value(stratum.path);
        m_tiers[stratum.tier] += StratumBranch{stratum};
    }

    void addLayer(const Layer &layer)
    {
        Stratum stratum{StratumKind::Layer, layer.tier, layer.title.isEmpty() ? layer.name : layer.title, layer.file(), layer.cadence};
        stratum.condition = layer.when.text();
        stratum.position = m_positions[layer.tier]++;
        stratum.isCondensed = m_shortened.contains(layer.file());
        const auto sent = m_sizes.constFind(layer.file());
        if (sent != m_sizes.cend()) {
            stratum.size = *sent;
        } else {
            stratum.size = sizeOf(layerText(m_library, layer));
            stratum.presence = !m_bundle.includesLayers ? Presence::Excluded
                : stratum.size.tokens == 0              ? Presence::Empty
                : m_promptFiles.contains(layer.file())     ? Presence::TooLong
                                                        : Presence::ConditionFails;
        }
        m_addedFiles.insert(layer.file());
        add(stratum);
    }

    /// Adds agents, skills and other sections after the layers of their tier, each file once.
    void addOtherSections()
    {
        for (const Section &section : m_bundle.sections) {
            const QString file = fileOf(section);
            if (m_addedFiles.contains(file))
                continue;
            m_addedFiles.insert(file);
            const Skill *skill = skillOf(file);
            const QString title = skill ? skill->name : agentTitle(section);
            Stratum stratum{skill ? StratumKind::Skill : StratumKind::Agent, section.tier, title, file};
            stratum.size = m_sizes.value(file);
            if (!skill)
                m_agentTier = section.tier;
            add(stratum);
        }
    }

    void addExamples()
    {
        if (m_bundle.examples.isEmpty())
            return;
        const int count = static_cast<int>(m_bundle.examples.size());
        const QString title = QCoreApplication::translate("Strata", "%n example(s)", nullptr, count);
        Stratum stratum{StratumKind::Examples, m_agentTier, title, fileOf(m_bundle.examples.first())};
        stratum.size = sizeOf(RequestPart::Example, m_bundle.examples);
        add(stratum);
    }

    void addConversation()
    {
        if (m_bundle.history.isEmpty())
            return;
        const int count = static_cast<int>(m_bundle.history.size());
        const QString title = QCoreApplication::translate("Strata", "Conversation, %n message(s)", nullptr, count);
        Stratum stratum{StratumKind::Conversation, Tier::Weather, title, fileOf(m_bundle.history.first().content)};
        QList<TracedText> texts;
        for (const Message &message : m_bundle.history)
            texts += message.content;
        stratum.size = sizeOf(RequestPart::History, texts);
        add(stratum);
    }

    /// Adds the request and the output instructions. If the request is sent as METADATA and INSTRUCTION, its size includes the instructions.
    void addRequest()
    {
        if (isCounted(RequestPart::Request) && !isCounted(RequestPart::Instructions) && !m_bundle.outputInstructions.isEmpty()) {
            const TracedText &text = m_bundle.request.isEmpty() ? m_bundle.outputInstructions : m_bundle.request;
            return addText(StratumKind::Request, QCoreApplication::translate("Strata", "Request with instructions"), text);
        }
        addText(StratumKind::Instructions, QCoreApplication::translate("Strata", "Output instructions"), m_bundle.outputInstructions);
        addText(StratumKind::Request, QCoreApplication::translate("Strata", "Request"), m_bundle.request);
    }

    bool isCounted(RequestPart kind) const
    {
        const QList<PartTokens> parts = m_input.tokens ? m_input.tokens->parts : QList<PartTokens>();
        return std::any_of(parts.begin(), parts.end(), [kind](const PartTokens &part) { return part.kind == kind; });
    }

    void addText(StratumKind kind, const QString &title, const TracedText &text)
    {
        if (text.isEmpty())
            return;
        Stratum stratum{kind, Tier::Weather, title, fileOf(text)};
        stratum.size = sizeOf(kind == StratumKind::Request ? RequestPart::Request : RequestPart::Instructions, {text});
        add(stratum);
    }

    const Skill *skillOf(const QString &file) const
    {
        const QList<Skill> &skills = m_library.stack.skills;
        const auto found = std::find_if(
            skills.begin(), skills.end(), [&](const Skill &skill) { return skill.document->path == file; });
        return found == skills.end() ? nullptr : &*found;
    }

    QString agentTitle(const Section &section) const
    {
        for (const Agent &agent : m_library.agents) {
            if (agent.file() == fileOf(section))
                return QCoreApplication::translate("Strata", "Agent %1").arg(agent.name);
        }
        return section.title;
    }

    Strata build()
    {
        Strata strata;
        strata.unit = m_input.counter ? SizeUnit::Tokens : SizeUnit::Characters;
        if (m_input.tokens)
            strata.request = m_input.tokens->total;
        for (auto tier = allTiers.rbegin(); tier != allTiers.rend(); ++tier)
            strata.tiers += tierBranch(*tier);
        for (const StratumBranch &tier : std::as_const(strata.tiers))
            strata.total += tier.item.size;
        const TokenCount &whole = strata.request.tokens > 0 ? strata.request : strata.total; // includes tools, as in the budget
        for (StratumBranch &tier : strata.tiers)
            setShares(tier, whole);
        if (m_input.plan)
            setCacheState(strata, *m_input.plan);
        return strata;
    }

    StratumBranch tierBranch(Tier tier)
    {
        QList<StratumBranch> children = m_tiers.take(tier);
        std::reverse(children.begin(), children.end());
        Stratum item{StratumKind::Tier, tier, tierTitle(tier)};
        item.cadence = cadenceFromName(m_library.workspace.manifest().cadences.value(tierName(tier)))
                           .value_or(defaultCadence(tier));
        item.count = static_cast<int>(children.size());
        for (const StratumBranch &child : std::as_const(children)) {
            item.problems.add(child.item.problems);
            if (child.item.presence == Presence::Sent)
                item.size += child.item.size;
        }
        return {item, children};
    }

    static void setShares(StratumBranch &branch, const TokenCount &total)
    {
        const bool counts = branch.item.presence == Presence::Sent && total.tokens > 0;
        branch.item.share = counts ? static_cast<double>(branch.item.size.tokens) / static_cast<double>(total.tokens) : 0;
        for (StratumBranch &child : branch.children)
            setShares(child, total);
    }

    /// Sets the cache state of the strata. A tier is cached only if all of its sent children are.
    static void setCacheState(Strata &strata, const CachePlan &plan)
    {
        for (StratumBranch &tier : strata.tiers) {
            bool isCached = false;
            bool all = true;
            for (StratumBranch &child : tier.children) {
                if (child.item.presence != Presence::Sent)
                    continue;
                setCacheState(child.item, tier.item, plan);
                isCached |= child.item.cache.isCached;
                all &= child.item.cache.isCached;
            }
            tier.item.cache.isCached = isCached && all;
            strata.hasCache |= isCached;
        }
    }

    static void setCacheState(Stratum &stratum, Stratum &tier, const CachePlan &plan)
    {
        if (stratum.kind == StratumKind::Conversation && plan.hasHistoryBreakpoint)
            stratum.cache = {true, static_cast<int>(plan.breakpoints.size()) + 1, {}};
        const QList<PlannedBlock> blocks = blocksOf(stratum, plan);
        if (blocks.isEmpty())
            return;
        stratum.cache.isCached = std::all_of(blocks.begin(), blocks.end(), [](const PlannedBlock &block) { return block.isCached; });
        stratum.cache.prices = blockPriceText(blocks);
        for (const PlannedBlock &block : blocks) {
            if (block.hasBreakpointAfter)
                tier.cache.breakpoint = static_cast<int>(plan.breakpoints.indexOf(block.block.group)) + 1;
        }
    }

    static QList<PlannedBlock> blocksOf(const Stratum &stratum, const CachePlan &plan)
    {
        QList<PlannedBlock> blocks;
        const bool whole = stratum.kind == StratumKind::Layer || stratum.kind == StratumKind::Agent || stratum.kind == StratumKind::Skill;
        for (const PlannedBlock &block : plan.blocks) {
            if (whole && fileOf(block.block.id) == stratum.path)
                blocks += block;
        }
        return blocks;
    }

    const PromptLibrary &m_library;
    const PromptBundle &m_bundle;
    const StrataInput &m_input;
    QHash<QString, ProblemCount> m_problems;
    QHash<QString, TokenCount> m_sizes; ///< sizes as sent, by file
    QSet<QString> m_promptFiles; ///< files of the prompt, including files omitted for length
    QSet<QString> m_shortened;
    QSet<QString> m_addedFiles; ///< files that have a stratum
    QHash<Tier, int> m_positions;
    QHash<Tier, QList<StratumBranch>> m_tiers;
    Tier m_agentTier = Tier::Sandstone;
};

} // namespace

bool Strata::isEmpty() const
{
    return std::all_of(tiers.begin(), tiers.end(), [](const StratumBranch &tier) { return tier.children.isEmpty(); });
}

Strata strataOf(const PromptLibrary &library, const PromptBundle &bundle, const Diagnostics &diagnostics,
    const StrataInput &input)
{
    return StrataBuilder(library, bundle, diagnostics, input).run();
}

QString scaleText(const Strata &strata)
{
    if (strata.hasCache)
        //: Below the chart of the prompt; %1 is a unit such as tokens, √ the square root
        return QCoreApplication::translate("Strata", "Thickness: √%1 · hatched: cached · dashed: not sent").arg(unitName(strata.unit));
    //: Below the chart of the prompt; %1 is a unit such as characters, √ the square root
    return QCoreApplication::translate("Strata", "Thickness: √%1 · dashed: not sent").arg(unitName(strata.unit));
}

QString scaleDescription(const Strata &strata)
{
    const QString scale = QCoreApplication::translate("Strata",
        "Sizes are in %1. Thickness is proportional to the square root of the size: a layer four times as large "
        "is twice as thick. Lower layers are sent first. Dashed layers are not sent.")
                              .arg(unitName(strata.unit));
    if (!strata.hasCache)
        return scale;
    return scale + u' '
        + QCoreApplication::translate("Strata",
            "Hatched layers are cached by the provider between turns; a numbered line is a cache breakpoint.");
}

QString presenceText(const Stratum &stratum)
{
    switch (stratum.presence) {
    case Presence::Sent:
        return stratum.isConditional() ? QCoreApplication::translate("Strata", "sent: condition is true") : QString();
    case Presence::ConditionFails:
        return QCoreApplication::translate("Strata", "not sent: condition is false");
    case Presence::Empty:
        return QCoreApplication::translate("Strata", "not sent: no text");
    case Presence::TooLong:
        return QCoreApplication::translate("Strata", "not sent: the prompt is too long");
    case Presence::Excluded:
        return QCoreApplication::translate("Strata", "not sent: layers are off");
    }
    return {};
}

QString cacheText(const StratumCache &cache)
{
    if (cache.breakpoint > 0)
        //: The provider caches everything below; %1 is the number of the cache breakpoint
        return QCoreApplication::translate("Strata", "cache breakpoint %1 above").arg(cache.breakpoint);
    //: Cached by the provider
    return cache.isCached ? QCoreApplication::translate("Strata", "cached") : QString();
}

} // namespace outcrop
