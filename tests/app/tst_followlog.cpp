// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a followed log is imported line by line, without loss or duplicates: appended, truncated, replaced, stopped and continued.
#include "app/records/followlog.h"
#include "app/records/followposition.h"
#include "app/records/storelocation.h"
#include "tests/support/fakesecretstore.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

#include <atomic>
#include <optional>
#include <thread>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_followlog {

namespace {

QByteArray line(int number)
{
    return "{\"at\":\"2026-06-01T08:00:00Z\",\"iteration\":" + QByteArray::number(number) + ",\"request\":\"pods\"}\n";
}

QByteArray question(int number)
{
    const QByteArray id = QByteArray::number(number);
    return "{\"type\":\"user\",\"sessionId\":\"s\",\"uuid\":\"q" + id + "\",\"timestamp\":\"2026-06-01T08:00:00Z\",\"message\":{\"role\":\"user\",\"content\":\"question " + id + "\"}}\n";
}

QByteArray answer(int number, const QByteArray &text)
{
    const QByteArray id = QByteArray::number(number);
    return "{\"type\":\"assistant\",\"sessionId\":\"s\",\"uuid\":\"a" + id + "\",\"timestamp\":\"2026-06-01T08:00:05Z\",\"message\":{\"role\":\"assistant\",\"id\":\"m" + id
        + "\",\"content\":[{\"type\":\"text\",\"text\":\"" + text + "\"}]}}\n";
}

/// A workspace with a store, and a log that is followed on another thread.
class FollowFixture
{
public:
    ~FollowFixture() { static_cast<void>(stop()); }

    QString log() const { return m_copy.siblingPath(QStringLiteral("live.jsonl")); }
    void append(const QByteArray &bytes) const { write(bytes, QIODevice::Append); }
    void replaceContent(const QByteArray &bytes) const { write(bytes, QIODevice::Truncate); }
    /// Renames the log, as a rotation does, and creates a new one.
    void rotate(const QByteArray &first) const
    {
        QFile::remove(log() + QStringLiteral(".1"));
        QFile::rename(log(), log() + QStringLiteral(".1"));
        write(first, QIODevice::Truncate);
    }

    void start(const QString &as = {})
    {
        m_stop = std::stop_source();
        m_result.reset();
        m_thread = std::thread([this, as] {
            const OpenedWorkspace opened = *openWorkspace(m_copy.folder());
            FollowJob job{log(), QStringLiteral("live.jsonl"), QStringLiteral("live"), LogMappings::builtIn(), as, m_copy.siblingPath(QStringLiteral("state/position.json"))};
            job.pollInterval = std::chrono::milliseconds(20);
            m_result = followLog(store(), job, InteractionPreprocessor(opened), opened.taxonomy.taxonomyOrDefault(), m_stop.get_token());
        });
    }

    Result<ImportReport> stop()
    {
        m_stop.request_stop();
        if (m_thread.joinable())
            m_thread.join();
        return m_result.value_or(Result<ImportReport>(ImportReport()));
    }

    qint64 count() { return *store().interactions().count(); }
    QList<Interaction> storedInteractions() { return *store().interactions().query(); }
    QByteArray position() const { return bytesOf(m_copy.siblingPath(QStringLiteral("state/position.json"))); }

private:
    void write(const QByteArray &bytes, QIODevice::OpenMode mode) const
    {
        QFile file(log());
        QVERIFY(file.open(QIODevice::WriteOnly | mode));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    Store &store()
    {
        static std::mutex mutex;
        const std::scoped_lock lock(mutex);
        if (!m_opened)
            m_opened = openStore(storeLocation(*openWorkspace(m_copy.folder())), m_keys);
        return *(*m_opened)->store;
    }

    WorkspaceCopy m_copy{QStringLiteral("plain")};
    KeyRing m_keys{m_copy.siblingPath(QStringLiteral("keys.json")), std::make_unique<FakeSecretStore>(std::make_shared<FakeKeys>())};
    std::optional<Result<OpenedStore>> m_opened;
    std::stop_source m_stop;
    std::thread m_thread;
    std::optional<Result<ImportReport>> m_result;
};

} // namespace

class TestFollowLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void importsAppendedLines()
    {
        FollowFixture desk;
        desk.append(line(1) + line(2));
        desk.start();
        QTRY_COMPARE(desk.count(), 2);
        desk.append(line(3).chopped(9)); // an incomplete line is read only after its end is written
        desk.append(line(3).right(9) + line(4));
        QTRY_COMPARE(desk.count(), 4);
        const Result<ImportReport> report = desk.stop();
        QVERIFY(report);
        QCOMPARE(report->added, 4);
        QCOMPARE(report->unreadableCount, 0);
    }

    void resumesAfterAStop()
    {
        FollowFixture desk;
        desk.append(line(1) + line(2).chopped(4));
        desk.start();
        QTRY_COMPARE(desk.count(), 1);
        QVERIFY(desk.stop());
        desk.append(line(2).right(4) + line(3));
        desk.start();
        QTRY_COMPARE(desk.count(), 3);
        const Result<ImportReport> report = desk.stop();
        QCOMPARE(report->added, 2);
        QCOMPARE(report->known, 0); // the first line was not read again
        QVERIFY(!desk.position().contains("pods"));
    }

    void rereadsATruncatedLog()
    {
        FollowFixture desk;
        desk.append(line(1) + line(2) + line(3));
        desk.start();
        QTRY_COMPARE(desk.count(), 3);
        desk.replaceContent(line(4));
        QTRY_COMPARE(desk.count(), 4);
        desk.append(line(5));
        QTRY_COMPARE(desk.count(), 5);
    }

    void rereadsALogReplacedByALongerOne()
    {
        FollowFixture desk;
        desk.append(line(1));
        desk.start();
        QTRY_COMPARE(desk.count(), 1);
        QVERIFY(desk.stop());
        desk.replaceContent(line(2) + line(3) + line(4));
        desk.start();
        QTRY_COMPARE(desk.count(), 4);
    }

    void finishesARotatedLogFirst()
    {
        FollowFixture desk;
        desk.append(line(1));
        desk.start();
        QTRY_COMPARE(desk.count(), 1);
        desk.append(line(2) + line(3).chopped(1)); // the last line of a rotated log may lack its end
        desk.rotate(line(4));
        QTRY_COMPARE(desk.count(), 4);
        desk.append(line(5));
        QTRY_COMPARE(desk.count(), 5);
    }

    void finishesALogRotatedWhileStopped()
    {
        FollowFixture desk;
        desk.append(line(1));
        desk.start();
        QTRY_COMPARE(desk.count(), 1);
        QVERIFY(desk.stop());
        desk.append(line(2));
        desk.rotate(line(3));
        desk.start();
        QTRY_COMPARE(desk.count(), 3);
    }

    void extendsATurnAcrossAStop()
    {
        FollowFixture desk;
        desk.append(question(1) + answer(1, "first"));
        desk.start();
        QTRY_COMPARE(desk.count(), 1);
        QCOMPARE(desk.storedInteractions().first().response, QStringLiteral("first"));
        desk.append(answer(2, "second"));
        QTRY_COMPARE(desk.storedInteractions().first().response, QStringLiteral("first\n\nsecond"));
        QVERIFY(desk.stop());
        QVERIFY(!desk.position().contains("first") && !desk.position().contains("question"));
        desk.append(answer(3, "third") + question(2));
        desk.start();
        QTRY_COMPARE(desk.count(), 2);
        QCOMPARE(desk.storedInteractions().first().response, QStringLiteral("first\n\nsecond\n\nthird"));
        QCOMPARE(*desk.storedInteractions().first().requests, 3);
    }

    void rereadsTheContextOfEarlierLines()
    {
        FollowFixture desk;
        desk.append("{\"timestamp\":\"2026-02-01T10:00:00Z\",\"type\":\"session_meta\",\"payload\":{\"id\":\"session-7\",\"model_provider\":\"openai\"}}\n"
                    "{\"timestamp\":\"2026-02-01T10:00:01Z\",\"type\":\"event_msg\",\"payload\":{\"type\":\"user_message\",\"message\":\"one\"}}\n");
        desk.start();
        QTRY_COMPARE(desk.count(), 1);
        QVERIFY(desk.stop());
        desk.append("{\"timestamp\":\"2026-02-01T10:00:02Z\",\"type\":\"event_msg\",\"payload\":{\"type\":\"user_message\",\"message\":\"two\"}}\n");
        desk.start();
        QTRY_COMPARE(desk.count(), 2);
        QCOMPARE(desk.storedInteractions().last().session, QStringLiteral("session-7"));
        QCOMPARE(desk.storedInteractions().last().provider, QStringLiteral("openai"));
    }

    void reportsInvalidLinesWithTheirNumber()
    {
        FollowFixture desk;
        desk.append(line(1) + line(2));
        desk.start();
        QTRY_COMPARE(desk.count(), 2);
        QVERIFY(desk.stop());
        desk.append("nonsense\n" + line(3));
        desk.start();
        QTRY_COMPARE(desk.count(), 3);
        const Result<ImportReport> report = desk.stop();
        QCOMPARE(report->unreadableCount, 1);
        QCOMPARE(report->findings.first().location.range.start.line, 3);
    }

    void reportsAMissingLog()
    {
        FollowFixture desk;
        desk.start();
        QVERIFY(!desk.stop());
    }
};

OUTCROP_TEST(TestFollowLog, CoreApplication)

} // namespace tst_followlog

#include "tst_followlog.moc"
