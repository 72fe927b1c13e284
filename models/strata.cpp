// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/strata.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace outcrop {

namespace {

using StratumBranch = Branch<Stratum>;

/// The one measure of every text.
qsizetype sizeOf(const TracedText &text)
{
    return text.size();
}

qsizetype sizeOf(QStringView text)
{
    return text.trimmed().size();
}

/// `agents/a.md` for the section `agents/a.md#constraints`.
QString fileOf(const Section &section)
{
    return section.id.section(u'#', 0, 0);
}

QString fileOf(const TracedText &text)
{
    for (const TraceSpan &span : text.spans()) {
        if (!span.origin.isGenerated())
            return span.origin.file;
    }
    return {};
}

/// Collects what lies in each tier, in the order sent, and turns it upside down at the end.
class Survey
{
public:
    Survey(const PromptLibrary &library, const PromptBundle &bundle, const Diagnostics &diagnostics)
        : m_library(library)
        , m_bundle(bundle)
        , m_problems(countProblemsByFile(diagnostics))
    {
    }

    Strata run()
    {
        measureSections();
        for (const Layer &layer : m_library.stack.layers)
            addLayer(layer);
        addOthers();
        addExamples();
        addConversation();
        addText(StratumKind::Instructions, QCoreApplication::translate("Strata", "Output instructions"),
            m_bundle.outputInstructions);
        addText(StratumKind::Request, QCoreApplication::translate("Strata", "Request"), m_bundle.request);
        return finished();
    }

private:
    void measureSections()
    {
        for (const Section &section : m_bundle.sections)
            m_sizes[fileOf(section)] += sizeOf(section.content);
        for (const Adjustment &adjustment : m_bundle.adjustments) {
            if (adjustment.part.startsWith(QLatin1String("sections/")))
                m_shortened += adjustment.part.section(u'/', 1);
        }
    }

    void add(Stratum stratum)
    {
        stratum.problems = m_problems.value(stratum.path);
        m_tiers[stratum.tier] += StratumBranch{stratum};
    }

    void addLayer(const Layer &layer)
    {
        Stratum stratum{StratumKind::Layer, layer.tier, layer.title, layer.file(), layer.cadence};
        stratum.condition = layer.when.text();
        stratum.place = m_places[layer.tier]++;
        stratum.shortForm = m_shortened.contains(layer.file());
        const auto sent = m_sizes.constFind(layer.file());
        if (sent != m_sizes.cend()) {
            stratum.size = *sent;
        } else {
            stratum.size = sizeOf(layer.document->body());
            stratum.presence = stratum.size == 0 ? Presence::Empty : Presence::ConditionFails;
        }
        m_layers.insert(layer.file());
        add(stratum);
    }

    /// Agents and skills come after the layers of their tier, each file once.
    void addOthers()
    {
        for (const Section &section : m_bundle.sections) {
            const QString file = fileOf(section);
            if (m_layers.contains(file))
                continue;
            m_layers.insert(file);
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
        for (const TracedText &example : m_bundle.examples)
            stratum.size += sizeOf(example);
        add(stratum);
    }

    void addConversation()
    {
        if (m_bundle.history.isEmpty())
            return;
        const int count = static_cast<int>(m_bundle.history.size());
        const QString title = QCoreApplication::translate("Strata", "Conversation, %n message(s)", nullptr, count);
        Stratum stratum{StratumKind::Conversation, Tier::Weather, title, fileOf(m_bundle.history.first().content)};
        for (const Message &message : m_bundle.history)
            stratum.size += sizeOf(message.content);
        add(stratum);
    }

    void addText(StratumKind kind, const QString &title, const TracedText &text)
    {
        if (text.isEmpty())
            return;
        Stratum stratum{kind, Tier::Weather, title, fileOf(text)};
        stratum.size = sizeOf(text);
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

    Strata finished()
    {
        Strata strata;
        for (auto tier = allTiers.rbegin(); tier != allTiers.rend(); ++tier)
            strata.tiers += tierBranch(*tier);
        for (const StratumBranch &tier : std::as_const(strata.tiers))
            strata.total += tier.item.size;
        for (StratumBranch &tier : strata.tiers)
            giveShares(tier, strata.total);
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

    static void giveShares(StratumBranch &branch, qsizetype total)
    {
        const bool counts = branch.item.presence == Presence::Sent && total > 0;
        branch.item.share = counts ? static_cast<double>(branch.item.size) / static_cast<double>(total) : 0;
        for (StratumBranch &child : branch.children)
            giveShares(child, total);
    }

    const PromptLibrary &m_library;
    const PromptBundle &m_bundle;
    QHash<QString, ProblemCount> m_problems;
    QHash<QString, qsizetype> m_sizes; ///< of what is sent, by file
    QSet<QString> m_shortened;
    QSet<QString> m_layers; ///< files that have their stratum
    QHash<Tier, int> m_places;
    QHash<Tier, QList<StratumBranch>> m_tiers;
    Tier m_agentTier = Tier::Sandstone;
};

} // namespace

bool Strata::isEmpty() const
{
    return std::all_of(tiers.begin(), tiers.end(), [](const StratumBranch &tier) { return tier.children.isEmpty(); });
}

Strata strataOf(const PromptLibrary &library, const PromptBundle &bundle, const Diagnostics &diagnostics)
{
    return Survey(library, bundle, diagnostics).run();
}

QString tierTitle(Tier tier)
{
    return tierName(tier).toUpper();
}

QString cadenceTitle(Cadence cadence)
{
    switch (cadence) {
    case Cadence::Quarterly:
        return QCoreApplication::translate("Strata", "quarterly");
    case Cadence::Monthly:
        return QCoreApplication::translate("Strata", "monthly");
    case Cadence::Weekly:
        return QCoreApplication::translate("Strata", "weekly");
    case Cadence::Daily:
        return QCoreApplication::translate("Strata", "daily");
    case Cadence::PerTurn:
        return QCoreApplication::translate("Strata", "per turn");
    }
    return {};
}

QString unitName(SizeUnit unit)
{
    return unit == SizeUnit::Characters ? QCoreApplication::translate("Strata", "characters")
                                        : QCoreApplication::translate("Strata", "tokens");
}

QString sizeText(qsizetype size, SizeUnit unit)
{
    //: A size: %1 is a number, %2 its unit
    return QCoreApplication::translate("Strata", "%1 %2").arg(QLocale().toString(size), unitName(unit));
}

QString scaleText(SizeUnit unit)
{
    //: Under the picture of the prompt; %1 is a unit such as characters, √ the square root
    return QCoreApplication::translate("Strata", "Thickness: √%1 · dashed: not sent").arg(unitName(unit));
}

QString scaleDescription(SizeUnit unit)
{
    return QCoreApplication::translate("Strata",
        "The numbers are %1. Thickness grows with their square root, so that four times as much is twice as thick. "
        "What lies below is sent first. Dashed is not sent, because its condition does not hold.")
        .arg(unitName(unit));
}

QString shareText(double share)
{
    if (share > 0 && share < 0.01)
        return QCoreApplication::translate("Strata", "< 1 %");
    //: A share of the whole prompt
    return QCoreApplication::translate("Strata", "%1 %").arg(QLocale().toString(qRound(share * 100)));
}

QString presenceText(const Stratum &stratum)
{
    switch (stratum.presence) {
    case Presence::Sent:
        return stratum.isConditional() ? QCoreApplication::translate("Strata", "holds") : QString();
    case Presence::ConditionFails:
        return QCoreApplication::translate("Strata", "does not hold, not sent");
    case Presence::Empty:
        return QCoreApplication::translate("Strata", "empty, not sent");
    }
    return {};
}

} // namespace outcrop
