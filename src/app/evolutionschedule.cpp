// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolutionschedule.h"

#include <algorithm>

namespace outcrop {
namespace {

QString hoursText(const QList<int> &hours, int width)
{
    QStringList words;
    for (const int hour : hours)
        words.append(QStringLiteral("%1").arg(hour, width, 10, QLatin1Char('0')));
    return words.join(u',');
}

/// One word for the shell of a crontab, where a per cent sign would end the line.
QString quoted(QString text)
{
    return QStringLiteral("'") + text.replace(u'\'', QStringLiteral("'\\''")).replace(u'%', QStringLiteral("\\%")) + QStringLiteral("'");
}

} // namespace

void EvolutionTimer::follow(const EvolutionSettings &settings)
{
    const bool usable = settings.enabled && !hasErrors(settings.diagnostics);
    const QList<int> hours = usable ? settings.schedule.hours : QList<int>();
    if (hours == m_schedule.hours && settings.schedule.zone == m_schedule.zone)
        return;
    m_schedule = {hours, settings.schedule.zone};
    plan();
}

void EvolutionTimer::plan()
{
    m_next = m_schedule.next(m_clock.now());
    if (m_next.isValid())
        m_clock.setAlarm(m_next, [this] { ring(); });
    else
        m_clock.clearAlarm();
}

void EvolutionTimer::ring()
{
    const QDateTime due = m_next;
    plan();
    m_run(due);
}

QString cronLine(const HourSchedule &schedule, const QString &folder)
{
    return QStringLiteral("CRON_TZ=%1\n0 %2 * * * outcrop-cli -C %3 evolve --notify\n")
        .arg(QString::fromUtf8(schedule.zone.id()), hoursText(schedule.hours, 1), quoted(folder));
}

QString systemdCalendar(const HourSchedule &schedule)
{
    return QStringLiteral("OnCalendar=*-*-* %1:00:00 %2\n").arg(hoursText(schedule.hours, 2), QString::fromUtf8(schedule.zone.id()));
}

} // namespace outcrop
