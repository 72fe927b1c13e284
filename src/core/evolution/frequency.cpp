// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/frequency.h"

#include "core/base/condition.h"
#include "core/base/joinedtext.h"
#include "core/diff/unifieddiff.h"
#include "core/documents/fieldedits.h"
#include "core/evolution/churn.h"
#include "core/evolution/evolutionmessages.h"
#include "core/evolution/scopeaccess.h"
#include "core/layers/layermove.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

/// A layer, skill or memory under analysis.
struct Subject {
    const EvolutionInput &input;
    const EvolutionLimits &limits;
    qsizetype index;

    const UsageItem &item() const { return input.turns.items().all().at(index); }
};

/// Returns a name as written in conditions. The condition is invalid for a name with both kinds of quotation marks.
QString quoteForCondition(const QString &name)
{
    static const QRegularExpression plainPattern(QStringLiteral("^[\\w-]+$"));
    const QChar quote = name.contains(u'"') ? u'\'' : u'"';
    return plainPattern.match(name).hasMatch() ? name : QString(quote + name + quote);
}

bool declaresCadence(const Document &document)
{
    return !document.frontMatter.data[u"cadence"].isMissing();
}

bool changesTooOften(const Subject &subject)
{
    const UsageItem &item = subject.item();
    if (declaresCadence(*item.document) && item.cadence == Cadence::PerTurn)
        return true;
    const TurnTally &turns = subject.input.turns;
    return subject.input.changes && double(settledChangeCount(*subject.input.changes, item.path(), turns.from(), turns.until())) > turns.days();
}

std::optional<Proposal> promoteLayer(const Subject &subject, const QString &workload, const UsageCount &use)
{
    const UsageItem &item = subject.item();
    const Result<LayerMove> move = planLayerMove(subject.input.stack, item.path(), {Tier::Topsoil, std::nullopt, true});
    Proposal proposal = makeProposal(QStringLiteral("promote"), item.path(), workload);
    if (!move || !setChange(proposal, subject.input.workspace, move->change))
        return std::nullopt;
    const ShareEstimate figure = shareEstimate(use.used, use.turns, subject.limits.confidence);
    proposal.suggestion.title = QStringLiteral("%1 → TOPSOIL").arg(item.name);
    proposal.suggestion.reason = evolutionmessages::promotionReason(estimateText(figure), workload);
    addEstimate(proposal, evolutionmessages::turnsThatUsed(workload), figure, subject.limits.confidence);
    addTurns(proposal, use.turns, use.examples);
    return proposal;
}

std::optional<Proposal> promoteSkill(const Subject &subject, const QString &workload, const UsageCount &use)
{
    const UsageItem &item = subject.item();
    FieldEdits edits(item.document);
    const QString tags = (item.workloads + QStringList(workload)).join(QStringLiteral(", "));
    Proposal proposal = makeProposal(QStringLiteral("promote"), item.path() + QStringLiteral(" for ") + workload, workload);
    if (!edits.set({QStringLiteral("metadata"), QStringLiteral("workloads")}, jsonString(tags)) || !setEdits(proposal, item.document, edits.edits()))
        return std::nullopt;
    const ShareEstimate figure = shareEstimate(use.used, use.turns, subject.limits.confidence);
    proposal.suggestion.title = evolutionmessages::skillForWorkload(item.name, workload);
    proposal.suggestion.reason = evolutionmessages::skillReason(estimateText(figure), workload);
    addEstimate(proposal, evolutionmessages::turnsThatFetched(workload), figure, subject.limits.confidence);
    addTurns(proposal, use.turns, use.examples);
    return proposal;
}

/// Makes a memory a layer for one workload. The memory is kept in its file, where searches find it. Returns nullopt if the layer's file exists or the
/// workload's name cannot be written in a condition.
std::optional<Proposal> promoteMemory(const Subject &subject, const QString &workload, const UsageCount &use)
{
    const Memory &memory = *subject.item().memory;
    const QString condition = QStringLiteral("workload == %1").arg(quoteForCondition(workload));
    const QString name = memory.id.contains(u'#') ? memory.id.section(u'#', -1) : memory.document->name();
    const QString path = QStringLiteral("layers/%1.md").arg(name);
    if (subject.input.workspace.document(path) || !Condition::parse(condition))
        return std::nullopt;
    const auto quoteText = [](const QString &text) { return QString::fromStdString(jsonString(text).dump()); };
    const QString rule = QStringLiteral("---");
    const QString text = QStringList{rule, QStringLiteral("title: ") + quoteText(memory.title), QStringLiteral("tier: ") + tierName(Tier::Topsoil), QStringLiteral("when: ") + quoteText(condition),
        QStringLiteral("memory: ") + quoteText(memory.id), rule, memory.text.trimmed(), QString()}.join(u'\n');
    Proposal proposal = makeProposal(QStringLiteral("promote"), memory.id + QStringLiteral(" for ") + workload, workload);
    proposal.suggestion.target = path;
    proposal.suggestion.diff = toText(diffFile(QString(), text, path));
    proposal.change.newFiles.append({path, text});
    const ShareEstimate figure = shareEstimate(use.used, use.turns, subject.limits.confidence);
    proposal.suggestion.title = evolutionmessages::memoryAsLayer(memory.title, workload);
    proposal.suggestion.reason = evolutionmessages::memoryReason(estimateText(figure), workload, memory.id);
    addEstimate(proposal, evolutionmessages::turnsThatUsedMemory(workload), figure, subject.limits.confidence);
    addTurns(proposal, use.turns, use.examples);
    return proposal;
}

bool servesWorkload(const UsageItem &skill, const QString &workload)
{
    return std::any_of(skill.workloads.begin(), skill.workloads.end(), [&workload](const QString &tag) { return categoryOf(tag) == workload; });
}

void addPromotionCandidates(const Subject &subject, TestedProposals &candidates)
{
    const UsageItem &item = subject.item();
    if (item.tier != Tier::Weather || (!item.memory && changesTooOften(subject)))
        return;
    const QMap<QString, UsageCount> counts = subject.input.turns.usageByCategory(subject.index);
    for (auto count = counts.cbegin(); count != counts.cend(); ++count) {
        const QString workload = count.key();
        const UsageCount use = *count;
        if (workload.isEmpty() || use.turns < subject.limits.minimumTurns || (item.isSkill && servesWorkload(item, workload)))
            continue;
        const auto propose = item.memory ? promoteMemory : item.isSkill ? promoteSkill : promoteLayer;
        candidates.append({probabilityOfAtLeastSuccesses(use.used, use.turns, subject.limits.promoteAbove),
            [=] { return propose(subject, workload, use); }});
    }
}

/// Returns the categories that used the layer and whose share of use may reach `demoteBelow`. An empty string means turns without a workload.
QStringList workloadsToKeep(const Subject &subject)
{
    QStringList workloads;
    const QMap<QString, UsageCount> counts = subject.input.turns.usageByCategory(subject.index);
    for (auto count = counts.cbegin(); count != counts.cend(); ++count) {
        const bool isUncertain = shareEstimate(count->sentAndUsed, count->sent, subject.limits.confidence).interval.high >= subject.limits.demoteBelow;
        if (count->sentAndUsed > 0 && isUncertain)
            workloads.append(count.key());
    }
    return workloads;
}

QString workloadCondition(const QStringList &workloads)
{
    QStringList words;
    for (const QString &workload : workloads)
        words.append(quoteForCondition(workload));
    return words.size() == 1 ? QStringLiteral("workload == %1").arg(words.first()) : QStringLiteral("workload in (%1)").arg(words.join(QStringLiteral(", ")));
}

/// Returns a demoted layer's condition: its previous one and the workloads that may need it. If there are none, or if some turns that used the layer have no
/// workload, only a scope with the layer's name is required.
QString conditionFor(const Subject &subject, const QStringList &workloads)
{
    if (workloads.isEmpty() || workloads.contains(QString()))
        return QStringLiteral("scope == %1").arg(quoteForCondition(subject.item().name));
    const QString before = subject.item().condition;
    const QString condition = workloadCondition(workloads);
    return before.isEmpty() ? condition : QStringLiteral("(%1) and %2").arg(before, condition);
}

/// Messages about a demotion.
struct DemotionText {
    QString title;
    QString accessNote; ///< explains when or with which options prompts still contain the layer
};

DemotionText demotionText(const Subject &subject, const QStringList &workloads)
{
    const QString &name = subject.item().name;
    if (!workloads.isEmpty() && !workloads.contains(QString()))
        return {workloads.size() == 1 ? evolutionmessages::sendOnlyFor(name, workloads.first()) : evolutionmessages::sendOnlyForSeveral(name, workloads.join(listSeparator())),
            evolutionmessages::conditionKeepsIt()};
    const ScopeAccess access = scopeAccess(subject.input, name, quoteForCondition(name));
    if (access.options.isEmpty())
        return {evolutionmessages::removeFromPrompts(name), access.sentence};
    return {evolutionmessages::sendOnlyWith(name, access.options), evolutionmessages::notSentByDefault(access.sentence)};
}

QString usageText(const UsageCount &use, const ShareEstimate &figure)
{
    return use.sentAndUsed == 0 ? evolutionmessages::noTurnUsed(use.sent)
                             : evolutionmessages::turnsUsed(estimateText(figure));
}

/// Sets the tier and the condition in separate hunks, so that each can be accepted alone. In a short front matter, the hunks would merge. In this case,
/// only the condition is proposed, which is enough to remove the layer from prompts.
bool setDemotion(Proposal &proposal, const DocumentPtr &document, const QString &condition)
{
    FieldEdits edits(document);
    if (!edits.set({QStringLiteral("when")}, jsonString(condition)))
        return false;
    FieldEdits both = edits;
    const bool hasTier = both.set({QStringLiteral("tier")}, jsonString(tierName(Tier::Weather))).ok();
    return (hasTier && setSeparateEdits(proposal, document, both.edits())) || setEdits(proposal, document, edits.edits());
}

std::optional<Proposal> demoteLayer(const Subject &subject, const UsageCount &use)
{
    const UsageItem &item = subject.item();
    Proposal proposal = makeProposal(QStringLiteral("demote"), item.path(), {});
    const QStringList workloads = workloadsToKeep(subject);
    const QString condition = conditionFor(subject, workloads);
    if (!Condition::parse(condition)) // a name that contains both kinds of quotes cannot be written in a condition
        return std::nullopt;
    if (!setDemotion(proposal, item.document, condition))
        return std::nullopt;
    const ShareEstimate figure = shareEstimate(use.sentAndUsed, use.sent, subject.limits.confidence);
    const DemotionText words = demotionText(subject, workloads);
    proposal.suggestion.title = words.title;
    proposal.suggestion.reason = usageText(use, figure) + sentenceSeparator() + words.accessNote;
    addEstimate(proposal, evolutionmessages::turnsWithIt(), figure, subject.limits.confidence);
    addTurns(proposal, use.sent, use.examples);
    return proposal;
}

void addDemotionCandidate(const Subject &subject, TestedProposals &candidates)
{
    const UsageItem &item = subject.item();
    const UsageCount use = subject.input.turns.totalUsage(subject.index);
    if (item.tier != Tier::Topsoil || (item.part != Part::Context && item.part != Part::Tools) || use.sent < subject.limits.minimumTurns)
        return;
    candidates.append({probabilityOfAtMostSuccesses(use.sentAndUsed, use.sent, subject.limits.demoteBelow),
        [=] { return demoteLayer(subject, use); }});
}

/// Returns whether a workload's turns are enough to judge the use of a document. A layer that was added lately was in few prompts, so its low share proves
/// nothing.
bool isConclusive(const UsageItem &item, const UsageCount &use, const EvolutionLimits &limits)
{
    const bool isInPrompts = !item.isSkill && !item.memory && item.tier != Tier::Weather;
    const bool isOftenUsed = double(use.used) > limits.promoteAbove * double(use.turns);
    return use.turns >= limits.minimumTurns && (!isInPrompts || isOftenUsed || use.sent >= limits.minimumTurns);
}

} // namespace

TestedProposals frequencyCandidates(const EvolutionInput &input, const EvolutionLimits &limits)
{
    TestedProposals candidates;
    for (qsizetype i = 0; i < input.turns.items().all().size(); ++i) {
        const Subject subject{input, limits, i};
        addPromotionCandidates(subject, candidates);
        addDemotionCandidate(subject, candidates);
    }
    return candidates;
}

QList<UsageRow> usageRows(const TurnTally &turns, const EvolutionLimits &limits)
{
    QList<UsageRow> rows;
    for (qsizetype i = 0; i < turns.items().all().size(); ++i) {
        const UsageItem &item = turns.items().all().at(i);
        const QMap<QString, UsageCount> counts = turns.usageByCategory(i);
        for (auto count = counts.cbegin(); count != counts.cend(); ++count)
            rows.append({item.path(), count.key(), shareEstimate(count->used, count->turns, limits.confidence), count->sent, isConclusive(item, *count, limits)});
    }
    return rows;
}

} // namespace outcrop
