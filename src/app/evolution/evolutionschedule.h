// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/evolution/schedule.h"
#include "core/ports/clock.h"

namespace outcrop {

/// Runs the analysis at the hours of a schedule while the program is open. A time that passed while the machine slept is made up for once; one that passed while
/// the program was closed is not. Belongs to the thread of its clock.
class EvolutionTimer
{
public:
    /// `run` is called with the time of the schedule that has come. The clock outlives the timer.
    EvolutionTimer(Clock &clock, std::function<void(const QDateTime &due)> run) : m_clock(clock), m_run(std::move(run)) { }
    ~EvolutionTimer() { m_clock.clearAlarm(); }
    EvolutionTimer(const EvolutionTimer &) = delete;
    EvolutionTimer &operator=(const EvolutionTimer &) = delete;

    /// Takes over what config.toml says now; nothing runs where it is not enabled, or wrong. Giving the same settings again changes nothing.
    void follow(const EvolutionSettings &settings);
    /// In UTC; invalid where nothing is planned.
    const QDateTime &next() const { return m_next; }

private:
    void plan();
    void ring();

    Clock &m_clock;
    std::function<void(const QDateTime &due)> m_run;
    HourSchedule m_schedule;
    QDateTime m_next;
};

// Schedules of others name the zone as the time zone database does: an offset of whole hours is `Etc/GMT+8` (for UTC-08:00), and for another one, such as
// UTC+05:30, there is no name: Invalid.

/// Lines for crontab(5) that run `outcrop-cli evolve` by the schedule. Cron uses the machine's time zone, so they name the schedule's own; as not every
/// cron reads that, a comment warns where `local`, the machine's, is another one.
Result<QString> cronLine(const HourSchedule &schedule, const QString &folder, const QTimeZone &local = QTimeZone::systemTimeZone());
/// The `OnCalendar=` line for systemd.timer(5), with the time zone.
Result<QString> systemdCalendar(const HourSchedule &schedule);

} // namespace outcrop
