// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/schedule.h"

#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

using namespace outcrop;

namespace tst_schedule {

using outcrop::testing::workspaceOf;

namespace {

QDateTime utc(const QString &text)
{
    return QDateTime::fromString(text, Qt::ISODate);
}

EvolutionSettings settingsOf(const QString &table)
{
    const Workspace workspace = workspaceOf({{QStringLiteral("config.toml"), QStringLiteral("[evolution]\n") + table}});
    return readEvolutionSettings(workspace.manifest(), QStringLiteral("config.toml"), QTimeZone("Europe/Berlin"));
}

} // namespace

class TestSchedule : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void computesTheNextTime_data()
    {
        QTest::addColumn<QString>("hours");
        QTest::addColumn<QString>("zone");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("next");
        QTest::newRow("the seed's schedule, in the morning") << "\"7,13,21\"" << "PST" << "2026-11-21T14:59:59Z" << "2026-11-21T15:00:00Z";
        QTest::newRow("at that moment it is the one after") << "\"7,13,21\"" << "PST" << "2026-11-21T15:00:00Z" << "2026-11-21T21:00:00Z";
        QTest::newRow("the last of the day, tomorrow in UTC") << "\"7,13,21\"" << "PST" << "2026-11-21T22:00:00Z" << "2026-11-22T05:00:00Z";
        QTest::newRow("tomorrow") << "\"7,13,21\"" << "PST" << "2026-11-22T05:00:00Z" << "2026-11-22T15:00:00Z";
        QTest::newRow("summer time") << "\"7\"" << "America/Los_Angeles" << "2026-07-01T00:00:00Z" << "2026-07-01T14:00:00Z";
        QTest::newRow("an offset has no summer time") << "[7]" << "UTC-08:00" << "2026-07-01T00:00:00Z" << "2026-07-01T15:00:00Z";
        QTest::newRow("a skipped hour") << "[2]" << "Europe/Berlin" << "2026-03-28T12:00:00Z" << "2026-03-29T01:00:00Z";
        QTest::newRow("an hour that occurs twice") << "[2]" << "Europe/Berlin" << "2026-10-25T01:30:00Z" << "2026-10-26T01:00:00Z";
        QTest::newRow("unsorted with duplicates") << "\" 21, 7,7\"" << "UTC" << "2026-11-21T06:00:00Z" << "2026-11-21T07:00:00Z";
    }
    void computesTheNextTime()
    {
        QFETCH(const QString, hours);
        QFETCH(const QString, zone);
        QFETCH(const QString, after);
        QFETCH(const QString, next);
        const EvolutionSettings settings = settingsOf(QStringLiteral("schedule = %1\ntime_zone = \"%2\"\n").arg(hours, zone));
        QVERIFY(settings.diagnostics.isEmpty());
        QCOMPARE(settings.schedule.next(utc(after)).toString(Qt::ISODate), next);
    }

    void defaultsToOffAndLocalTime()
    {
        const EvolutionSettings settings = settingsOf({});
        QVERIFY(!settings.isEnabled);
        QCOMPARE(settings.schedule.zone.id(), QByteArray("Europe/Berlin"));
        QVERIFY(!settings.schedule.next(utc(QStringLiteral("2026-11-21T06:00:00Z"))).isValid());
        QCOMPARE(settings.channel, QStringLiteral("desktop"));
    }

    void reportsInvalidSettingsWithTheirLocation_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("finding");
        QTest::newRow("applies by itself") << "auto_apply = true" << "config.toml:2:14: error: Suggestions are never applied automatically. Set auto_apply to false.";
        QTest::newRow("hour") << "schedule = \"7,25\"" << "config.toml:2:12: error: `25` is not an hour from 0 to 23.";
        QTest::newRow("word") << "schedule = \"noon\"" << "config.toml:2:12: error: `noon` is not an hour";
        QTest::newRow("zone") << "time_zone = \"Moon/Base\"" << "config.toml:2:13: error: `Moon/Base` is not a time zone.";
        QTest::newRow("channel") << "notify_channel = \"pigeon\"" << "config.toml:2:18: error: `pigeon` is not a notification channel.";
        QTest::newRow("no chat") << "notify_channel = \"telegram\"" << "config.toml:2:18: warning: telegram_chat is missing";
    }
    void reportsInvalidSettingsWithTheirLocation()
    {
        QFETCH(const QString, table);
        QFETCH(const QString, finding);
        const EvolutionSettings settings = settingsOf(table + QChar::LineFeed);
        QCOMPARE(settings.diagnostics.size(), qsizetype(1));
        QVERIFY2(toString(settings.diagnostics.first()).startsWith(finding), qPrintable(toString(settings.diagnostics.first())));
    }

    void formatsSchedules()
    {
        QCOMPARE((HourSchedule{{7, 13, 21}, QTimeZone("America/Los_Angeles")}.text()), QStringLiteral("7:00, 13:00 and 21:00, America/Los_Angeles"));
        QCOMPARE((HourSchedule{{7}, QTimeZone("UTC")}.text()), QStringLiteral("7:00, UTC"));
    }
};

OUTCROP_TEST(TestSchedule, NoApplication)

} // namespace tst_schedule

#include "tst_schedule.moc"
