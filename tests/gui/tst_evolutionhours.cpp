// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the scheduled analysis in a window with a fake clock.
#include "app/records/storelocation.h"
#include "fakeservices.h"
#include "gui/evolution/evolutionscheduler.h"
#include "tests/support/fakeclock.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;

namespace tst_evolutionhours {

using outcrop::testing::FakeClock;

namespace {

const QDateTime noon(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);

/// A folder with a configuration, and its scheduled runs.
class ScheduledFolder
{
public:
    explicit ScheduledFolder(const QByteArray &table)
    {
        write(QStringLiteral("config.toml"), "[evolution]\nschedule = \"13,21\"\ntime_zone = \"UTC\"\nnotify_channel = \"none\"\n" + table);
        write(QStringLiteral("notes.md"), "Notes.\n");
    }

    void record()
    {
        const Result<OpenedStore> store = openStore(storeLocation(*workspace()), m_services.ring());
        QVERIFY(store && store->store->interactions().append({Interaction{0, noon.addDays(-1)}}));
    }
    WorkspacePtr workspace() const { return std::make_shared<OpenedWorkspace>(*openWorkspace(m_directory.path())); }
    QStringList reports() const { return QDir(m_directory.filePath(QStringLiteral("evolution"))).entryList(QDir::Files); }

private:
    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_directory.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s cannot be written", qPrintable(name));
    }

    QTemporaryDir m_directory;
    QTemporaryDir m_settings;
    FakeServices m_services{m_settings.path()};
    FakeClock *m_clock = new FakeClock(noon);

public:
    FakeClock &clock() { return *m_clock; }
    EvolutionScheduler hours{m_services.services().keys, std::unique_ptr<Clock>(m_clock)};
};

} // namespace

class TestEvolutionHours : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsAtTheScheduledTime()
    {
        ScheduledFolder garden("enabled = true\n");
        garden.record();
        QSignalSpy ran(&garden.hours, &EvolutionScheduler::finished);
        garden.hours.setWorkspace(garden.workspace());
        QCOMPARE(garden.hours.nextRun(), noon.addSecs(3600));
        garden.clock().advanceTo(noon.addSecs(3600));
        QTRY_COMPARE_WITH_TIMEOUT(ran.size(), 1, 60'000);
        QCOMPARE(garden.reports(), QStringList(QStringLiteral("2026-11-21-13.md")));
        QCOMPARE(garden.hours.nextRun(), noon.addSecs(9 * 3600));
    }

    /// Checking the schedule does not create a store.
    void doesNotRunWithoutRecords()
    {
        ScheduledFolder garden("enabled = true\n");
        garden.hours.setWorkspace(garden.workspace());
        garden.clock().advanceTo(noon.addSecs(3600));
        QVERIFY(garden.hours.isIdle());
        QVERIFY(!hasStore(storeLocation(*garden.workspace())));
    }

    void isOffIfDisabledOrInvalid()
    {
        ScheduledFolder garden("enabled = true\nauto_apply = true\n");
        garden.hours.setWorkspace(garden.workspace());
        QVERIFY(!garden.hours.nextRun().isValid());
        ScheduledFolder other("enabled = false\n");
        other.hours.setWorkspace(other.workspace());
        QVERIFY(!other.hours.nextRun().isValid());
    }

    void closingTheWorkspaceCancelsTheSchedule()
    {
        ScheduledFolder garden("enabled = true\n");
        garden.hours.setWorkspace(garden.workspace());
        garden.hours.setWorkspace(nullptr);
        QVERIFY(!garden.hours.nextRun().isValid());
    }
};

OUTCROP_TEST(TestEvolutionHours, GuiApplication)

} // namespace tst_evolutionhours

#include "tst_evolutionhours.moc"
