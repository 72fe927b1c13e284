// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/storedrecords.h"

#include <QDateTime>

#include <random>

namespace outcrop::bench {

constexpr int turnsPerBatch = 1000;

/// Generates turns at intervals of ten seconds, so that a million turns span four months. The turns have 40 workloads and texts of a few hundred characters.
class TurnGenerator
{
public:
    explicit TurnGenerator(const QDateTime &start = QDateTime(QDate(2026, 7, 1), QTime(0, 0), Qt::UTC)) : m_at(start) { }

    QList<Interaction> next()
    {
        QList<Interaction> turns;
        turns.reserve(turnsPerBatch);
        for (int i = 0; i < turnsPerBatch; ++i)
            turns += turn();
        return turns;
    }

private:
    Interaction turn()
    {
        Interaction made{0, m_at = m_at.addSecs(10)};
        made.source = QStringLiteral("outcrop");
        made.session = QStringLiteral("session-%1").arg(m_count++ / 20);
        made.phase = QStringLiteral("generating");
        made.workload = QStringLiteral("area%1/part%2").arg(m_random() % 8).arg(m_random() % 5);
        made.promptType = QStringLiteral("type%1").arg(m_random() % 5);
        made.provider = QStringLiteral("anthropic");
        made.model = QStringLiteral("some-model");
        made.outcome = QStringLiteral("done");
        made.friction = double(m_random() % 100) / 100;
        made.quality = double(m_random() % 1000) / 10;
        made.durationMs = 500 + qint64(m_random() % 4000);
        made.usage = {qint64(m_random() % 9000), qint64(m_random() % 900), {}, {}, {}};
        made.cost = 0.001;
        made.layers = {QStringLiteral("layers/soul.md"), QStringLiteral("layers/tools.md")};
        made.request = m_text;
        made.response = m_text;
        return made;
    }

    QDateTime m_at;
    std::mt19937 m_random{5};
    qint64 m_count = 0;
    QString m_text = QString(40, u'x') + QStringLiteral(" what a person asked, and what was answered ").repeated(6);
};

} // namespace outcrop::bench
