// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolution/evolutiontimer.h"

#include "app/evolution/ratifymessages.h"

#include <algorithm>
#include <cstdlib>

namespace outcrop {
namespace {

QString hoursText(const QList<int> &hours, int width)
{
    QStringList words;
    for (const int hour : hours)
        words.append(QStringLiteral("%1").arg(hour, width, 10, QLatin1Char('0')));
    return words.join(u',');
}

/// Quotes text for the shell command in a crontab, where an unescaped percent sign ends the line.
QString quoteArgument(QString text)
{
    return QStringLiteral("'") + text.replace(u'\'', QStringLiteral("'\\''")).replace(u'%', QStringLiteral("\\%"))
        + QStringLiteral("'");
}

/// Returns the zone's name in the time zone database; Invalid if it has none. `UTC-08:00` is not such a name: as a POSIX TZ it means UTC+8, and systemd rejects
/// it.
Result<QString> databaseName(const QTimeZone &zone)
{
    constexpr int hour = 3600;
    const QString id = QString::fromUtf8(zone.id());
    const int offset = zone.offsetFromUtc(QDateTime::fromSecsSinceEpoch(0, Qt::UTC));
    if (!id.startsWith(u"UTC") || id == u"UTC")
        return id;
    if (offset % hour != 0 || offset < -12 * hour || offset > 14 * hour)
        return Error{ErrorCode::Invalid, ratifymessages::zoneNotSupported(id), {}};
    if (offset == 0)
        return QStringLiteral("UTC");
    return QStringLiteral("Etc/GMT%1%2")
        .arg(QChar(offset < 0 ? u'+' : u'-'))
        .arg(std::abs(offset) / hour); // POSIX signs are inverted
}

/// Returns a comment for crontabs whose cron ignores CRON_TZ, or an empty string if the zones are the same.
QString cronRemark(const QTimeZone &zone, const QTimeZone &local)
{
    const QString remark = QStringLiteral(
        "# cron on Debian and Ubuntu ignores CRON_TZ and reads these hours in the system time zone, %1.\n"
        "# On these systems, convert the hours to that time zone, or use a systemd timer: outcrop-cli evolve --print-schedule "
        "systemd\n");
    return zone == local ? QString() : remark.arg(QString::fromUtf8(local.id()));
}

} // namespace

void EvolutionTimer::setSettings(const EvolutionSettings &settings)
{
    const bool isUsable = settings.isEnabled && !hasErrors(settings.diagnostics);
    const QList<int> hours = isUsable ? settings.schedule.hours : QList<int>();
    if (hours == m_schedule.hours && settings.schedule.zone == m_schedule.zone)
        return;
    m_schedule = {hours, settings.schedule.zone};
    scheduleNextRun();
}

void EvolutionTimer::scheduleNextRun()
{
    m_nextRun = m_schedule.next(m_clock.now());
    if (m_nextRun.isValid())
        m_clock.setAlarm(m_nextRun, [this] { handleAlarm(); });
    else
        m_clock.clearAlarm();
}

void EvolutionTimer::handleAlarm()
{
    const QDateTime dueTime = m_nextRun;
    scheduleNextRun();
    m_run(dueTime);
}

Result<QString> cronLine(const HourSchedule &schedule, const QString &folder, const QTimeZone &local)
{
    const Result<QString> zone = databaseName(schedule.zone);
    if (!zone)
        return zone.error();
    const QString lines = QStringLiteral("CRON_TZ=%1\n0 %2 * * * outcrop-cli -C %3 evolve --notify\n")
                              .arg(*zone, hoursText(schedule.hours, 1), quoteArgument(folder));
    return QString(lines + cronRemark(schedule.zone, local));
}

Result<QString> systemdCalendar(const HourSchedule &schedule)
{
    const Result<QString> zone = databaseName(schedule.zone);
    if (!zone)
        return zone.error();
    return QStringLiteral("OnCalendar=*-*-* %1:00:00 %2\n").arg(hoursText(schedule.hours, 2), *zone);
}

} // namespace outcrop
