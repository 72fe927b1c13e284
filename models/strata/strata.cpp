// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/strata/strata.h"

#include "core/base/joinedtext.h"
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
        addAttachments();
        addRequest();
        addAdditions();
        addOutsideParts();
        return build();
    }

private:
    /// Returns the size in tokens of the model, or in characters if there is no counter.
    TokenCount sizeOf(QStringView text) const { return m_input.counter ? m_input.counter->count(text) : TokenCount::exact(text.size(), {}); }
    TokenCount sizeOf(const TracedText &text) const { return sizeOf(text.text()); }

    /// Sets the size as sent. If the counted request does not contain the part, sets the size as written, and that the part is not sent.
    void measure(Stratum &stratum, RequestPart part, const QList<TracedText> &texts)
    {
        m_shownKinds.insert(static_cast<int>(part));
        if (isCounted(part)) {
            stratum.size = m_input.tokens->sum(part);
            return;
        }
        for (const TracedText &text : texts)
            stratum.size += sizeOf(text);
        stratum.presence = m_input.tokens ? Presence::Omitted : Presence::Sent;
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
                m_shortenedPaths += adjustment.part.section(u'/', 1);
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
        const QList<QPair<QString, qsizetype>> names = layer.when.names();
        stratum.dependsOnWorkload = std::any_of(names.begin(), names.end(), [](const auto &name) { return name.first == u"workload"; });
        stratum.position = m_positions[layer.tier]++;
        stratum.isCondensed = m_shortenedPaths.contains(layer.file());
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
        measure(stratum, RequestPart::Example, m_bundle.examples);
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
        measure(stratum, RequestPart::History, texts);
        add(stratum);
    }

    void addAttachments()
    {
        if (isCounted(RequestPart::Attachment))
            addCountedStratum(StratumKind::Attachments, Tier::Weather, BudgetText::tr("Attachments"), {RequestPart::Attachment});
    }

    /// Adds a stratum for all parts of these kinds.
    void addCountedStratum(StratumKind kind, Tier tier, const QString &title, const QList<RequestPart> &parts)
    {
        Stratum stratum{kind, tier, title};
        for (const RequestPart part : parts) {
            m_shownKinds.insert(static_cast<int>(part));
            stratum.size += m_input.tokens->sum(part);
        }
        for (const PartTokens &part : m_input.tokens->parts) {
            if (parts.contains(part.kind) && stratum.path.isEmpty())
                stratum.path = part.file;
        }
        stratum.isInTier() ? add(stratum) : m_outsideBranches.append(StratumBranch{stratum});
    }

    /// Adds the counted parts that no other stratum contains, such as text that the adapter adds, so that the strata add up to the request.
    void addAdditions()
    {
        for (const PartTokens &part : m_input.tokens ? m_input.tokens->parts : QList<PartTokens>()) {
            const bool isOutside = part.kind == RequestPart::Tools || part.kind == RequestPart::Schema || part.kind == RequestPart::Overhead;
            const bool isShown = part.kind == RequestPart::Section ? m_addedFiles.contains(fileOf(part.id)) : m_shownKinds.contains(static_cast<int>(part.kind));
            if (isOutside || isShown)
                continue;
            Stratum stratum{StratumKind::Addition, part.tier.value_or(Tier::Weather), part.title, part.file};
            stratum.size = part.count;
            add(stratum);
        }
    }

    void addOutsideParts()
    {
        if (!m_input.tokens)
            return;
        const auto isTool = [](const PartTokens &part) { return part.kind == RequestPart::Tools && part.id != QLatin1String("tools"); };
        const int count = static_cast<int>(std::count_if(m_input.tokens->parts.begin(), m_input.tokens->parts.end(), isTool));
        if (isCounted(RequestPart::Overhead))
            addCountedStratum(StratumKind::Overhead, Tier::Granite, requestPartTitle(RequestPart::Overhead), {RequestPart::Overhead});
        if (isCounted(RequestPart::Schema))
            addCountedStratum(StratumKind::Schema, Tier::Granite, requestPartTitle(RequestPart::Schema), {RequestPart::Schema});
        const QString tools = QCoreApplication::translate("Strata", "%n tool(s)", nullptr, count);
        if (isCounted(RequestPart::Tools))
            addCountedStratum(StratumKind::Tools, Tier::Granite, tools, {RequestPart::Tools});
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
        measure(stratum, kind == StratumKind::Request ? RequestPart::Request : RequestPart::Instructions, {text});
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
        if (!m_outsideBranches.isEmpty()) {
            strata.tiers += branchOutsideTiers();
            strata.outsideTokens = strata.tiers.constLast().item.size;
        }
        for (const StratumBranch &tier : std::as_const(strata.tiers))
            strata.total += tier.item.size;
        const TokenCount &wholeCount = strata.request.tokens > 0 ? strata.request : strata.total;
        for (StratumBranch &tier : strata.tiers)
            setShares(tier, wholeCount);
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
        addUp(item, children);
        return {item, children};
    }

    StratumBranch branchOutsideTiers() const
    {
        Stratum item{StratumKind::Outside, Tier::Granite, QCoreApplication::translate("Strata", "TOOLS AND OVERHEAD")};
        addUp(item, m_outsideBranches);
        return {item, m_outsideBranches};
    }

    static void addUp(Stratum &group, const QList<StratumBranch> &children)
    {
        group.count = static_cast<int>(children.size());
        for (const StratumBranch &child : children) {
            group.problems.add(child.item.problems);
            if (child.item.presence == Presence::Sent)
                group.size += child.item.size;
        }
    }

    static void setShares(StratumBranch &branch, const TokenCount &total)
    {
        const bool counts = branch.item.presence == Presence::Sent && total.tokens > 0;
        branch.item.share = counts ? static_cast<double>(branch.item.size.tokens) / static_cast<double>(total.tokens) : 0;
        for (StratumBranch &child : branch.children)
            setShares(child, total);
    }

    /// Sets the cache state of the strata, from the lowest up. A tier is cached only if all of its sent children are. A breakpoint of the plan is above a tier if it
    /// follows the last group of blocks in the strata up to this tier.
    static void setCacheState(Strata &strata, const CachePlan &plan)
    {
        int lastGroup = -1; // the last group of the plan that contains one of the strata so far
        for (auto tier = strata.tiers.rbegin(); tier != strata.tiers.rend(); ++tier) {
            bool isCached = false;
            bool areAllCached = true;
            bool isPlanned = false;
            for (StratumBranch &child : tier->children) {
                if (child.item.presence != Presence::Sent)
                    continue;
                const QList<PlannedBlock> blocks = blocksOf(child.item, plan);
                setCacheState(child.item, blocks, plan);
                for (const PlannedBlock &block : blocks)
                    lastGroup = std::max(lastGroup, block.block.group);
                isPlanned |= !blocks.isEmpty();
                isCached |= child.item.cache.isCached;
                areAllCached &= child.item.cache.isCached;
            }
            tier->item.cache.isCached = isCached && areAllCached;
            tier->item.cache.breakpoint = isPlanned ? static_cast<int>(plan.breakpoints.indexOf(lastGroup)) + 1 : 0;
            strata.hasCache |= isCached;
        }
    }

    static void setCacheState(Stratum &stratum, const QList<PlannedBlock> &blocks, const CachePlan &plan)
    {
        if (stratum.kind == StratumKind::Conversation && plan.hasHistoryBreakpoint)
            stratum.cache = {true, static_cast<int>(plan.breakpoints.size()) + 1, {}};
        if (blocks.isEmpty())
            return;
        stratum.cache.isCached = std::all_of(blocks.begin(), blocks.end(), [](const PlannedBlock &block) { return block.isCached; });
        stratum.cache.prices = blockPriceText(blocks);
    }

    static QList<PlannedBlock> blocksOf(const Stratum &stratum, const CachePlan &plan)
    {
        QList<PlannedBlock> blocks;
        for (const PlannedBlock &block : plan.blocks) {
            if (contains(stratum, block.block))
                blocks += block;
        }
        return blocks;
    }

    static bool contains(const Stratum &stratum, const CacheBlock &block)
    {
        const bool isSchema = block.id == QLatin1String("output.schema");
        switch (stratum.kind) {
        case StratumKind::Layer:
        case StratumKind::Agent:
        case StratumKind::Skill:
            return fileOf(block.id) == stratum.path;
        case StratumKind::Tools:
            return block.position == CachePosition::Tools && !isSchema;
        case StratumKind::Schema:
            return isSchema;
        case StratumKind::Addition:
            return block.title == stratum.title;
        default:
            return false;
        }
    }

    const PromptLibrary &m_library;
    const PromptBundle &m_bundle;
    const StrataInput &m_input;
    QHash<QString, ProblemCount> m_problems;
    QHash<QString, TokenCount> m_sizes; ///< sizes as sent, by file
    QSet<QString> m_promptFiles; ///< files of the prompt, including files omitted for length
    QSet<QString> m_shortenedPaths;
    QSet<QString> m_addedFiles; ///< files that have a stratum
    QHash<Tier, int> m_positions;
    QHash<Tier, QList<StratumBranch>> m_tiers;
    QList<StratumBranch> m_outsideBranches; ///< parts outside tiers, from the top
    QSet<int> m_shownKinds;                 ///< kinds of request parts that have a stratum
    Tier m_agentTier = Tier::Sandstone;
};

} // namespace

bool Strata::isEmpty() const
{
    return std::all_of(tiers.begin(), tiers.end(), [](const StratumBranch &tier) { return tier.children.isEmpty() || !tier.item.isInTier(); });
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
    return scale + sentenceSeparator()
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
        return QCoreApplication::translate("Strata", "not sent: “Layers” is set to “None”");
    case Presence::Omitted:
        return QCoreApplication::translate("Strata", "not sent in this request");
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
