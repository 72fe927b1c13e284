// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolution/evolutiontimer.h"

#include "tests/support/fakeclock.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_evolutionschedule {

using outcrop::testing::FakeClock;

namespace {

QDateTime utc(const char *text)
{
    return QDateTime::fromString(QString::fromLatin1(text), Qt::ISODate);
}

EvolutionSettings threeRunsADay()
{
    EvolutionSettings settings;
    settings.isEnabled = true;
    settings.schedule = {{7, 13, 21}, QTimeZone("America/Los_Angeles")};
    return settings;
}

/// Records the due time of each run that a timer starts.
struct TimerFixture {
    FakeClock clock{utc("2026-11-21T12:00:00Z")};
    QStringList runs;
    EvolutionTimer timer{clock, [this](const QDateTime &due) { runs.append(due.toString(Qt::ISODate)); }};
};

} // namespace

class TestEvolutionSchedule : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsAtTheScheduledHours()
    {
        TimerFixture diary;
        diary.timer.setSettings(threeRunsADay());
        QCOMPARE(diary.timer.next(), utc("2026-11-21T15:00:00Z"));
        diary.clock.advanceTo(utc("2026-11-22T16:00:00Z"));
        QCOMPARE(diary.runs, QStringList({"2026-11-21T15:00:00Z", "2026-11-21T21:00:00Z", "2026-11-22T05:00:00Z", "2026-11-22T15:00:00Z"}));
    }

    void runsOnceForRunsMissedDuringSleep()
    {
        TimerFixture diary;
        diary.timer.setSettings(threeRunsADay());
        diary.clock.sleepUntil(utc("2026-11-24T12:00:00Z"));
        QCOMPARE(diary.runs, QStringList({"2026-11-21T15:00:00Z"}));
        QCOMPARE(diary.timer.next(), utc("2026-11-24T15:00:00Z"));
    }

    void isOffUnlessEnabledAndValid_data()
    {
        QTest::addColumn<bool>("enabled");
        QTest::addColumn<bool>("wrong");
        QTest::addColumn<bool>("hours");
        QTest::newRow("not enabled") << false << false << true;
        QTest::newRow("applied automatically") << true << true << true;
        QTest::newRow("no hours") << true << false << false;
    }
    void isOffUnlessEnabledAndValid()
    {
        QFETCH(const bool, enabled);
        QFETCH(const bool, wrong);
        QFETCH(const bool, hours);
        TimerFixture diary;
        diary.timer.setSettings(threeRunsADay());
        EvolutionSettings settings = threeRunsADay();
        settings.isEnabled = enabled;
        if (wrong)
            settings.diagnostics.append({Severity::Error, QStringLiteral("manifest-auto-apply"), QStringLiteral("no"), {}});
        if (!hours)
            settings.schedule.hours.clear();
        diary.timer.setSettings(settings);
        QVERIFY(!diary.timer.next().isValid() && !diary.clock.hasAlarm());
    }

    void keepsTheScheduleForEqualSettings()
    {
        TimerFixture diary;
        diary.timer.setSettings(threeRunsADay());
        diary.clock.advanceTo(utc("2026-11-21T14:00:00Z"));
        diary.timer.setSettings(threeRunsADay());
        QCOMPARE(diary.timer.next(), utc("2026-11-21T15:00:00Z"));
    }

    void writesCronAndSystemdSchedules()
    {
        const HourSchedule schedule = threeRunsADay().schedule;
        QCOMPARE(cronLine(schedule, QStringLiteral("/home/o'neil/50% garden"), schedule.zone).value(),
            QStringLiteral("CRON_TZ=America/Los_Angeles\n0 7,13,21 * * * outcrop-cli -C '/home/o'\\''neil/50\\% garden' evolve --notify\n"));
        QCOMPARE(systemdCalendar(schedule).value(), QStringLiteral("OnCalendar=*-*-* 07,13,21:00:00 America/Los_Angeles\n"));
    }

    /// Debian's cron ignores CRON_TZ, so the schedule warns if the time zone of the machine differs.
    void warnsIfCronUsesAnotherTimeZone()
    {
        const QString lines = cronLine(threeRunsADay().schedule, QStringLiteral("/garden"), QTimeZone("Europe/Berlin")).value();
        QVERIFY(lines.startsWith(QStringLiteral("CRON_TZ=America/Los_Angeles\n0 7,13,21 * * * ")));
        const QStringList rows = lines.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(rows.size(), qsizetype(4));
        for (const QString &row : rows.sliced(2))
            QVERIFY2(row.startsWith(u'#'), qPrintable(row));
        QVERIFY2(lines.contains(QStringLiteral("Debian")) && lines.contains(QStringLiteral("Europe/Berlin")), qPrintable(lines));
    }

    /// POSIX reads `UTC-08:00` as eight hours ahead, and systemd rejects it. Both accept names of the time zone database, such as Etc/GMT+8, whose sign
    /// follows POSIX.
    void convertsUtcOffsetsToZoneNames_data()
    {
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<QString>("name"); // empty if there is no such name
        QTest::newRow("behind") << QByteArray("UTC-08:00") << "Etc/GMT+8";
        QTest::newRow("ahead") << QByteArray("UTC+02:00") << "Etc/GMT-2";
        QTest::newRow("the last one") << QByteArray("UTC+14:00") << "Etc/GMT-14";
        QTest::newRow("none") << QByteArray("UTC") << "UTC";
        QTest::newRow("half an hour") << QByteArray("UTC+05:30") << "";
    }
    void convertsUtcOffsetsToZoneNames()
    {
        QFETCH(const QByteArray, zone);
        QFETCH(const QString, name);
        HourSchedule schedule{{7}, QTimeZone(zone)};
        QVERIFY(schedule.zone.isValid());
        const Result<QString> cron = cronLine(schedule, QStringLiteral("/garden"), schedule.zone);
        const Result<QString> systemd = systemdCalendar(schedule);
        QCOMPARE(cron.ok(), !name.isEmpty());
        QCOMPARE(systemd.ok(), !name.isEmpty());
        if (!cron.ok()) {
            QCOMPARE(cron.error().message, systemd.error().message);
            QVERIFY2(cron.error().message.contains(QString::fromUtf8(zone)), qPrintable(cron.error().message));
            return;
        }
        QVERIFY2(cron->startsWith(QStringLiteral("CRON_TZ=%1\n0 7 * * * ").arg(name)), qPrintable(*cron));
        QCOMPARE(*systemd, QStringLiteral("OnCalendar=*-*-* 07:00:00 %1\n").arg(name));
        QCOMPARE(QTimeZone(name.toUtf8()).offsetFromUtc(QDateTime::currentDateTimeUtc()), schedule.zone.offsetFromUtc(QDateTime::currentDateTimeUtc()));
    }
};

OUTCROP_TEST(TestEvolutionSchedule, NoApplication)

} // namespace tst_evolutionschedule

#include "tst_evolutionschedule.moc"
