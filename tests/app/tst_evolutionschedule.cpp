// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolutionschedule.h"

#include "tests/support/fakeclock.h"

#include <QTest>

using namespace outcrop;
using outcrop::testing::FakeClock;

namespace {

QDateTime utc(const char *text)
{
    return QDateTime::fromString(QString::fromLatin1(text), Qt::ISODate);
}

EvolutionSettings threeADay()
{
    EvolutionSettings settings;
    settings.enabled = true;
    settings.schedule = {{7, 13, 21}, QTimeZone("America/Los_Angeles")};
    return settings;
}

/// A timer that notes when it ran.
struct Diary {
    FakeClock clock{utc("2026-11-21T12:00:00Z")};
    QStringList runs;
    EvolutionTimer timer{clock, [this](const QDateTime &due) { runs.append(due.toString(Qt::ISODate)); }};
};

} // namespace

class TestEvolutionSchedule : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itRunsAtItsHours()
    {
        Diary diary;
        diary.timer.follow(threeADay());
        QCOMPARE(diary.timer.next(), utc("2026-11-21T15:00:00Z"));
        diary.clock.goTo(utc("2026-11-22T16:00:00Z"));
        QCOMPARE(diary.runs, QStringList({"2026-11-21T15:00:00Z", "2026-11-21T21:00:00Z", "2026-11-22T05:00:00Z", "2026-11-22T15:00:00Z"}));
    }

    void whatASleepMissedIsMadeUpForOnce()
    {
        Diary diary;
        diary.timer.follow(threeADay());
        diary.clock.sleepUntil(utc("2026-11-24T12:00:00Z"));
        QCOMPARE(diary.runs, QStringList({"2026-11-21T15:00:00Z"}));
        QCOMPARE(diary.timer.next(), utc("2026-11-24T15:00:00Z"));
    }

    void itIsOffWhereNobodyWantsIt_data()
    {
        QTest::addColumn<bool>("enabled");
        QTest::addColumn<bool>("wrong");
        QTest::addColumn<bool>("hours");
        QTest::newRow("not enabled") << false << false << true;
        QTest::newRow("applies by itself") << true << true << true;
        QTest::newRow("no hours") << true << false << false;
    }
    void itIsOffWhereNobodyWantsIt()
    {
        QFETCH(const bool, enabled);
        QFETCH(const bool, wrong);
        QFETCH(const bool, hours);
        Diary diary;
        diary.timer.follow(threeADay());
        EvolutionSettings settings = threeADay();
        settings.enabled = enabled;
        if (wrong)
            settings.diagnostics.append({Severity::Error, QStringLiteral("manifest-auto-apply"), QStringLiteral("no"), {}});
        if (!hours)
            settings.schedule.hours.clear();
        diary.timer.follow(settings);
        QVERIFY(!diary.timer.next().isValid() && !diary.clock.isSet());
    }

    void theSameSettingsAgainChangeNothing()
    {
        Diary diary;
        diary.timer.follow(threeADay());
        diary.clock.goTo(utc("2026-11-21T14:00:00Z"));
        diary.timer.follow(threeADay());
        QCOMPARE(diary.timer.next(), utc("2026-11-21T15:00:00Z"));
    }

    void otherSchedulers()
    {
        const HourSchedule schedule = threeADay().schedule;
        QCOMPARE(cronLine(schedule, QStringLiteral("/home/o'neil/50% garden")),
            QStringLiteral("CRON_TZ=America/Los_Angeles\n0 7,13,21 * * * outcrop-cli -C '/home/o'\\''neil/50\\% garden' evolve --notify\n"));
        QCOMPARE(systemdCalendar(schedule), QStringLiteral("OnCalendar=*-*-* 07,13,21:00:00 America/Los_Angeles\n"));
    }
};

QTEST_APPLESS_MAIN(TestEvolutionSchedule)
#include "tst_evolutionschedule.moc"
