// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/distinctivewords.h"
#include "core/ports/storedrecords.h"

#include <QMap>

namespace outcrop {

/// The IDs of the first few turns, as examples.
struct ExampleTurns {
    QList<RecordId> ids;

    void add(RecordId id)
    {
        if (ids.size() < 5 && id != 0)
            ids.append(id);
    }
};

/// The numbers of turns that contained and used a layer, skill or memory. Covers only turns with known use: the record lists the used items, or there is a
/// response.
struct UsageCount {
    qint64 turns = 0;
    qint64 sent = 0;     ///< turns whose prompt contained it
    qint64 used = 0;     ///< turns that used it
    qint64 sentAndUsed = 0; ///< turns that contained and used it
    ExampleTurns examples = {};

    UsageCount &operator+=(const UsageCount &other);
};

/// The results of one model.
struct ModelCount {
    qint64 judgedTurns = 0;
    qint64 goodTurns = 0;
    qint64 pricedTurns = 0;
    double cost = 0; ///< total of the priced turns in US dollars
    ExampleTurns examples = {};
};

/// The numbers of turns of a workload.
struct WorkloadCount {
    qint64 turns = 0;
    qint64 later = 0;      ///< turns in the last third of the window
    qint64 ratedTurns = 0; ///< turns with a friction score
    qint64 stuckTurns = 0; ///< turns with a friction of 0.5 or more
    ExampleTurns examples = {};
    ExampleTurns stuckExamples = {};
    QMap<QString, ModelCount> models = {}; ///< by `provider/model`
};

/// Counts the turns of a time window without keeping the records. Turns without a workload are counted under an empty tag.
class TurnTally
{
public:
    TurnTally(const LayerStack &stack, const QDateTime &from, const QDateTime &until, const QList<Memory> &memories = {});

    /// Counts a turn. Ignores turns outside the window and calls of experiments, which are not regular work.
    void add(const Interaction &turn);

    const UsageItems &items() const { return m_items; }
    qint64 turns() const { return m_turns; }
    qint64 laterTurns() const { return m_laterTurns; }
    qint64 recordedUse() const { return m_recordedTurns; } ///< turns whose record lists the used items
    double days() const { return double(m_startTime.msecsTo(m_endTime)) / 86'400'000.0; }
    const QDateTime &from() const { return m_startTime; }
    const QDateTime &until() const { return m_endTime; }

    /// Returns the counts by full tag: `platform/k8s`.
    const QMap<QString, WorkloadCount> &tags() const { return m_tags; }
    /// Returns the counts by category, the first component of the tag: `platform`.
    QMap<QString, WorkloadCount> categories() const;
    /// Returns the use of one item, by category.
    QMap<QString, UsageCount> usageByCategory(qsizetype item) const;
    UsageCount totalUsage(qsizetype item) const;

private:
    void countWorkload(const Interaction &turn);
    void countUse(const Interaction &turn);
    std::optional<QSet<qsizetype>> findUsedItems(const Interaction &turn);
    QSet<qsizetype> findSentItems(const Interaction &turn) const;
    void addSelectedSkills(const Interaction &turn, QSet<qsizetype> &used) const;

    UsageItems m_items;
    DistinctiveWords m_words;
    QDateTime m_startTime;
    QDateTime m_endTime;
    QDateTime m_lastThird;
    qint64 m_turns = 0;
    qint64 m_laterTurns = 0;
    qint64 m_recordedTurns = 0;
    QMap<QString, WorkloadCount> m_tags;
    QMap<QString, QList<UsageCount>> m_use; ///< by category; indexed like items().all()
};

/// Returns `platform` for `platform/k8s`.
QString categoryOf(const QString &workload);

} // namespace outcrop
