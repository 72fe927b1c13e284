// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// A line for crontab(5) that runs `outcrop-cli evolve` by the schedule. Cron reckons in the machine's time zone, so the line names the schedule's own.
QString cronLine(const HourSchedule &schedule, const QString &folder);
/// The `OnCalendar=` lines for systemd.timer(5), each with the time zone.
QString systemdCalendar(const HourSchedule &schedule);

} // namespace outcrop
