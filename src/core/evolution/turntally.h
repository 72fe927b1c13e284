// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/ownwords.h"
#include "core/ports/storedrecords.h"

#include <QMap>

namespace outcrop {

/// A few turns by their ids, the first that were seen: for people to look at.
struct ExampleTurns {
    QList<RecordId> ids;

    void add(RecordId id)
    {
        if (ids.size() < 5 && id != 0)
            ids.append(id);
    }
};

/// How often a layer or skill was sent and drawn upon. Only turns that tell use count: those whose record names what was used, or that have an answer.
struct UseCount {
    qint64 turns = 0;
    qint64 sent = 0;     ///< of them with it in the prompt
    qint64 used = 0;     ///< of `turns`
    qint64 sentUsed = 0; ///< of `sent`
    ExampleTurns examples = {};

    UseCount &operator+=(const UseCount &other);
};

/// How a model did.
struct ModelCount {
    qint64 judged = 0;
    qint64 good = 0;
    qint64 priced = 0;
    double cost = 0; ///< US dollars, of the priced turns
    ExampleTurns examples = {};
};

struct WorkloadCount {
    qint64 turns = 0;
    qint64 later = 0; ///< of them in the last third of the window
    qint64 rated = 0; ///< with a friction
    qint64 stuck = 0; ///< of them at 0.5 and more
    ExampleTurns examples = {};
    ExampleTurns stuckExamples = {};
    QMap<QString, ModelCount> models = {}; ///< by `provider/model`
};

/// Counts the turns of a window, one after the other: the records themselves are not kept. Turns without a workload count in the sums only.
class TurnTally
{
public:
    TurnTally(const LayerStack &stack, const QDateTime &from, const QDateTime &until);

    /// Turns outside the window are left out, and so are calls of experiments, which are not work.
    void add(const Interaction &turn);

    const Pieces &pieces() const { return m_pieces; }
    qint64 turns() const { return m_turns; }
    qint64 laterTurns() const { return m_later; }
    qint64 recordedUse() const { return m_recorded; } ///< turns whose record names what was used
    double days() const { return double(m_from.msecsTo(m_until)) / 86'400'000.0; }
    const QDateTime &from() const { return m_from; }
    const QDateTime &until() const { return m_until; }

    /// By whole tag: `platform/k8s`.
    const QMap<QString, WorkloadCount> &tags() const { return m_tags; }
    /// By category, the tag's first word: `platform`.
    QMap<QString, WorkloadCount> categories() const;
    /// Of one piece, by category.
    QMap<QString, UseCount> use(qsizetype piece) const;
    UseCount allUse(qsizetype piece) const;

private:
    void countWorkload(const Interaction &turn);
    void countUse(const Interaction &turn);
    std::optional<QSet<qsizetype>> usedIn(const Interaction &turn);
    QSet<qsizetype> sentIn(const Interaction &turn) const;
    void addPulledSkills(const Interaction &turn, QSet<qsizetype> &used) const;

    Pieces m_pieces;
    OwnWords m_words;
    QDateTime m_from;
    QDateTime m_until;
    QDateTime m_lastThird;
    qint64 m_turns = 0;
    qint64 m_later = 0;
    qint64 m_recorded = 0;
    QMap<QString, WorkloadCount> m_tags;
    QMap<QString, QList<UseCount>> m_use; ///< by category, in the order of the pieces
};

/// `platform` of `platform/k8s`.
QString categoryOf(const QString &workload);

} // namespace outcrop
