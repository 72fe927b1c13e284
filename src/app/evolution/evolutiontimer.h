// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/evolution/schedule.h"
#include "core/ports/clock.h"

namespace outcrop {

/// Runs the analysis at the scheduled hours while the program is open. If runs were missed while the computer was asleep, the analysis runs once. Runs missed
/// while the program was closed are skipped. Use it only on the thread of its clock.
class EvolutionTimer
{
public:
    /// `run` is called with the scheduled time. The clock must outlive the timer.
    EvolutionTimer(Clock &clock, std::function<void(const QDateTime &dueTime)> run) : m_clock(clock), m_run(std::move(run))
    {
    }
    ~EvolutionTimer() { m_clock.clearAlarm(); }
    EvolutionTimer(const EvolutionTimer &) = delete;
    EvolutionTimer &operator=(const EvolutionTimer &) = delete;

    /// Applies the settings from config.toml. Clears the schedule if evolution is disabled or the settings have errors. Unchanged settings have no effect.
    void setSettings(const EvolutionSettings &settings);
    /// Returns the next run in UTC; invalid if none is scheduled.
    const QDateTime &next() const { return m_nextRun; }

private:
    void scheduleNextRun();
    void handleAlarm();

    Clock &m_clock;
    std::function<void(const QDateTime &dueTime)> m_run;
    HourSchedule m_schedule;
    QDateTime m_nextRun;
};

// Cron and systemd expect names of the time zone database: an offset of whole hours is `Etc/GMT+8` (for UTC-08:00). Any other offset, such as UTC+05:30, has
// no name and returns Invalid.

/// Returns lines for crontab(5) that run `outcrop-cli evolve`. CRON_TZ names the time zone of the schedule. Some versions of cron ignore it, so a comment is
/// added if `local`, the computer's time zone, is different.
Result<QString> cronLine(
    const HourSchedule &schedule, const QString &folder, const QTimeZone &local = QTimeZone::systemTimeZone());
/// Returns the `OnCalendar=` line for systemd.timer(5), with the time zone. Like cronLine(), Invalid if the zone has no name in the time zone database.
Result<QString> systemdCalendar(const HourSchedule &schedule);

} // namespace outcrop
