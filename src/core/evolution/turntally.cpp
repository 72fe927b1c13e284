// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/turntally.h"

#include "core/base/json.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr double minimumStuckFriction = 0.5;
constexpr double minimumGoodQuality = 70; ///< 0 to 100; a response with a lower quality is not good

/// Returns whether a turn was successful: by its quality or, without one, by its outcome and friction. Returns nullopt if the record has none of these fields.
std::optional<bool> wasSuccessful(const Interaction &turn)
{
    if (turn.quality)
        return *turn.quality >= minimumGoodQuality;
    if (turn.outcome.isEmpty() && !turn.friction)
        return std::nullopt;
    return (turn.outcome.isEmpty() || turn.outcome == u"done") && turn.friction.value_or(0) < minimumStuckFriction;
}

void countModel(const Interaction &turn, QMap<QString, ModelCount> &models)
{
    const std::optional<bool> outcome = wasSuccessful(turn);
    if (!outcome || turn.model.isEmpty())
        return;
    ModelCount &model = models[turn.provider.isEmpty() ? turn.model : turn.provider + QStringLiteral("/") + turn.model];
    ++model.judgedTurns;
    model.goodTurns += *outcome ? 1 : 0;
    model.pricedTurns += turn.cost ? 1 : 0;
    model.cost += turn.cost.value_or(0);
    model.examples.add(turn.id);
}

void addCounts(WorkloadCount &sum, const WorkloadCount &count)
{
    sum.turns += count.turns;
    sum.later += count.later;
    sum.ratedTurns += count.ratedTurns;
    sum.stuckTurns += count.stuckTurns;
    for (const RecordId id : count.examples.ids)
        sum.examples.add(id);
    for (const RecordId id : count.stuckExamples.ids)
        sum.stuckExamples.add(id);
    for (auto model = count.models.cbegin(); model != count.models.cend(); ++model) {
        ModelCount &into = sum.models[model.key()];
        into.judgedTurns += model->judgedTurns;
        into.goodTurns += model->goodTurns;
        into.pricedTurns += model->pricedTurns;
        into.cost += model->cost;
        for (const RecordId id : model->examples.ids)
            into.examples.add(id);
    }
}

} // namespace

QString categoryOf(const QString &workload)
{
    return workload.section(u'/', 0, 0);
}

UsageCount &UsageCount::operator+=(const UsageCount &other)
{
    turns += other.turns;
    sent += other.sent;
    used += other.used;
    sentAndUsed += other.sentAndUsed;
    for (const RecordId id : other.examples.ids)
        examples.add(id);
    return *this;
}

TurnTally::TurnTally(const LayerStack &stack, const QDateTime &from, const QDateTime &until, const QList<Memory> &memories)
    : m_items(stack, memories), m_words(m_items.all()), m_startTime(from), m_endTime(until), m_lastThird(until.addMSecs(until.msecsTo(from) / 3))
{
}

void TurnTally::add(const Interaction &turn)
{
    if (turn.at < m_startTime || turn.at >= m_endTime || turn.source == u"experiment")
        return;
    ++m_turns;
    m_laterTurns += turn.at >= m_lastThird ? 1 : 0;
    countWorkload(turn);
    countUse(turn);
}

void TurnTally::countWorkload(const Interaction &turn)
{
    WorkloadCount &count = m_tags[turn.workload];
    ++count.turns;
    count.later += turn.at >= m_lastThird ? 1 : 0;
    count.examples.add(turn.id);
    countModel(turn, count.models);
    if (!turn.friction)
        return;
    ++count.ratedTurns;
    if (*turn.friction >= minimumStuckFriction) {
        ++count.stuckTurns;
        count.stuckExamples.add(turn.id);
    }
}

void TurnTally::countUse(const Interaction &turn)
{
    const std::optional<QSet<qsizetype>> used = findUsedItems(turn);
    if (!used)
        return;
    const QSet<qsizetype> sent = findSentItems(turn);
    QList<UsageCount> &counts = m_use[categoryOf(turn.workload)];
    counts.resize(m_items.all().size());
    for (qsizetype item = 0; item < counts.size(); ++item) {
        UsageCount &count = counts[item];
        const bool wasSent = sent.contains(item);
        const bool wasUsed = used->contains(item);
        ++count.turns;
        count.sent += wasSent ? 1 : 0;
        count.used += wasUsed ? 1 : 0;
        count.sentAndUsed += wasSent && wasUsed ? 1 : 0;
        if (wasUsed)
            count.examples.add(turn.id);
    }
}

std::optional<QSet<qsizetype>> TurnTally::findUsedItems(const Interaction &turn)
{
    const auto recordedUse = turn.details.is_object() ? turn.details.find("used") : turn.details.end();
    QSet<qsizetype> used;
    if (turn.details.is_object() && recordedUse != turn.details.end() && recordedUse->is_array()) {
        ++m_recordedTurns;
        for (const Json &name : *recordedUse) {
            used.insert(m_items.layer(qString(name)));
            used.insert(m_items.skill(qString(name)));
        }
    } else if (turn.response.isEmpty()) {
        return std::nullopt;
    } else {
        used = m_words.usedItems(turn.response);
    }
    addSelectedSkills(turn, used);
    return used;
}

/// Adds skills outside the category of the turn's workload: they were fetched explicitly, which counts as use.
void TurnTally::addSelectedSkills(const Interaction &turn, QSet<qsizetype> &used) const
{
    for (const QString &name : turn.skills) {
        const qsizetype item = m_items.skill(name);
        if (item < 0)
            continue;
        const QStringList &workloads = m_items.all().at(item).workloads;
        const bool isSelected = std::any_of(workloads.begin(), workloads.end(), [&turn](const QString &tag) { return categoryOf(tag) == categoryOf(turn.workload); });
        if (!isSelected)
            used.insert(item);
    }
}

QSet<qsizetype> TurnTally::findSentItems(const Interaction &turn) const
{
    QSet<qsizetype> sent;
    for (const QString &layer : turn.layers)
        sent.insert(m_items.layer(layer));
    for (const QString &skill : turn.skills)
        sent.insert(m_items.skill(skill));
    return sent;
}

QMap<QString, WorkloadCount> TurnTally::categories() const
{
    QMap<QString, WorkloadCount> sums;
    for (auto tag = m_tags.cbegin(); tag != m_tags.cend(); ++tag)
        addCounts(sums[categoryOf(tag.key())], *tag);
    return sums;
}

QMap<QString, UsageCount> TurnTally::usageByCategory(qsizetype item) const
{
    QMap<QString, UsageCount> counts;
    for (auto category = m_use.cbegin(); category != m_use.cend(); ++category)
        counts.insert(category.key(), category->at(item));
    return counts;
}

UsageCount TurnTally::totalUsage(qsizetype item) const
{
    UsageCount sum;
    for (const QList<UsageCount> &counts : m_use)
        sum += counts.at(item);
    return sum;
}

} // namespace outcrop
