// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `log follow` and `log listen` as programs: interrupts, kills, and the exporters of OpenTelemetry (tests/peers).
#include "app/help/outputschema.h"
#include "core/base/json.h"
#include "core/documents/schema/schema.h"
#include "tests/support/nodeprogram.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTcpSocket>
#include <QTest>

#include <csignal>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cliloglive {

namespace {

/// A running `log follow` or `log listen`.
class RunningCommand
{
public:
    RunningCommand(const QString &folder, const QStringList &words)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_STATE_HOME"), folder + QStringLiteral("/../state"));
        m_process.setProcessEnvironment(environment);
        m_process.setReadChannel(QProcess::StandardError);
        m_process.start(QStringLiteral(OUTCROP_CLI), QStringList{QStringLiteral("-C"), folder} + words);
    }
    ~RunningCommand()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    bool waitForError(const QByteArray &text)
    {
        while (!m_errors.contains(text)) {
            if (!m_process.waitForReadyRead(60'000) && m_process.bytesAvailable() == 0 && m_process.state() == QProcess::NotRunning)
                return false;
            m_errors += m_process.readAllStandardError();
        }
        return true;
    }
    quint16 port()
    {
        static const QRegularExpression form(QStringLiteral("127\\.0\\.0\\.1:(\\d+) "));
        return waitForError("listening on") ? form.match(QString::fromUtf8(m_errors)).captured(1).toUShort() : 0;
    }
    /// Interrupts the command and returns its exit code, or -1 if it crashed.
    int interrupt()
    {
        ::kill(pid_t(m_process.processId()), SIGINT);
        m_process.waitForFinished(120'000);
        return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }
    void kill()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    QByteArray output() { return m_process.readAllStandardOutput(); }

private:
    QProcess m_process;
    QByteArray m_errors;
};

Json listInteractions(const QString &folder)
{
    QProcess list;
    list.start(QStringLiteral(OUTCROP_CLI), {QStringLiteral("-C"), folder, QStringLiteral("--json"), QStringLiteral("log"), QStringLiteral("list"), QStringLiteral("interactions"),
                                                QStringLiteral("--limit"), QStringLiteral("0")});
    list.waitForFinished(120'000);
    return Json::parse(list.readAllStandardOutput().toStdString(), nullptr, false)["records"];
}

QByteArray line(int number)
{
    return "{\"at\":\"2026-06-01T08:00:00Z\",\"iteration\":" + QByteArray::number(number) + ",\"request\":\"pods\"}\n";
}

/// Sends an export with one span and returns whether it was acknowledged.
bool isAcknowledged(QTcpSocket &socket, quint16 port, int number)
{
    const QByteArray id = QByteArray::number(number, 16).rightJustified(16, '0');
    const QByteArray body = "{\"resourceSpans\":[{\"scopeSpans\":[{\"spans\":[{\"traceId\":\"0af7651916cd43dd8448eb211c80319c\",\"spanId\":\"" + id
        + "\",\"startTimeUnixNano\":\"1795000000000000000\",\"attributes\":[{\"key\":\"gen_ai.operation.name\",\"value\":{\"stringValue\":\"chat\"}}]}]}]}]}";
    if (socket.state() != QAbstractSocket::ConnectedState) {
        socket.connectToHost(QStringLiteral("127.0.0.1"), port);
        if (!socket.waitForConnected())
            return false;
    }
    socket.write("POST /v1/traces HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    QByteArray reply;
    while (!reply.endsWith("{}")) {
        if (!socket.waitForReadyRead(30'000))
            return false;
        reply += socket.readAll();
    }
    return reply.startsWith("HTTP/1.1 200");
}

QString fingerprintOf(const QByteArray &id)
{
    return QStringLiteral("/") + QString::fromLatin1(id);
}

} // namespace

class TestCliLogLive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_copy = std::make_unique<WorkspaceCopy>(QStringLiteral("plain")); }

    void followStopsCleanlyAndContinues()
    {
        const QString log = m_copy->siblingPath(QStringLiteral("live.jsonl"));
        append(log, line(1) + line(2));
        {
            RunningCommand follow(m_copy->folder(), {QStringLiteral("log"), QStringLiteral("follow"), log});
            QVERIFY(follow.waitForError("2 interactions imported"));
            QCOMPARE(follow.interrupt(), 0);
            QVERIFY(follow.output().contains("2 interactions read, 2 imported"));
        }
        append(log, line(3));
        RunningCommand follow(m_copy->folder(), {QStringLiteral("log"), QStringLiteral("follow"), log});
        QVERIFY(follow.waitForError("from the last position"));
        QVERIFY(follow.waitForError("1 interaction imported"));
        QCOMPARE(follow.interrupt(), 0);
        QCOMPARE(listInteractions(m_copy->folder()).size(), size_t(3));
    }

    void followPrintsALineForEachChange()
    {
        const QString log = m_copy->siblingPath(QStringLiteral("live.jsonl"));
        append(log, line(1));
        RunningCommand follow(m_copy->folder(), {QStringLiteral("log"), QStringLiteral("follow"), log, QStringLiteral("--json-lines")});
        QVERIFY(follow.waitForError("1 interaction imported"));
        append(log, line(2));
        QVERIFY(follow.waitForError("2 interactions imported"));
        QCOMPARE(follow.interrupt(), 0);
        const QByteArrayList lines = follow.output().trimmed().split('\n');
        QVERIFY(lines.size() >= 3); // one line for the start, and one for each import
        for (const QByteArray &each : lines)
            QVERIFY2(Schema(outputSchema(QStringLiteral("log-follow"))).validate(Json::parse(each.begin(), each.end(), nullptr, false)).isEmpty(), each.constData());
        QCOMPARE(Json::parse(lines.last().toStdString(), nullptr, false)["added"].get<int>(), 2);
    }

    void killedFollowNeitherLosesNorDuplicatesRecords()
    {
        const QString log = m_copy->siblingPath(QStringLiteral("live.jsonl"));
        constexpr int kills = 4;
        constexpr int linesEach = 300;
        for (int round = 0; round < kills; ++round) {
            QByteArray lines;
            for (int number = 0; number < linesEach; ++number)
                lines += line(round * linesEach + number);
            append(log, lines);
            RunningCommand follow(m_copy->folder(), {QStringLiteral("log"), QStringLiteral("follow"), log});
            QVERIFY(follow.waitForError("following"));
            follow.kill();
        }
        RunningCommand follow(m_copy->folder(), {QStringLiteral("log"), QStringLiteral("follow"), log});
        QTRY_COMPARE_WITH_TIMEOUT(listInteractions(m_copy->folder()).size(), size_t(kills * linesEach), 60'000);
        QCOMPARE(follow.interrupt(), 0);
        QCOMPARE(listInteractions(m_copy->folder()).size(), size_t(kills * linesEach));
    }

    void everyAcknowledgedSpanSurvivesAKill()
    {
        QStringList acknowledged;
        for (int round = 0; round < 3; ++round) {
            RunningCommand listen(m_copy->folder(), {QStringLiteral("log"), QStringLiteral("listen"), QStringLiteral("--port"), QStringLiteral("0")});
            const quint16 port = listen.port();
            QVERIFY(port > 0);
            QTcpSocket socket;
            for (int number = 1; number <= 40; ++number) {
                const int id = round * 1000 + number;
                if (isAcknowledged(socket, port, id))
                    acknowledged += fingerprintOf(QByteArray::number(id, 16).rightJustified(16, '0'));
            }
            const QByteArray unfinished = "POST /v1/traces HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{";
            socket.write(unfinished);
            socket.flush();
            listen.kill();
        }
        QCOMPARE(acknowledged.size(), 120);
        QCOMPARE(missing(acknowledged), QStringList());
    }

    void acceptsOpenTelemetryExporters_data()
    {
        QTest::addColumn<QString>("encoding");
        for (const char *encoding : {"json", "proto", "gzip"})
            QTest::newRow(encoding) << QString::fromLatin1(encoding);
    }

    void acceptsOpenTelemetryExporters()
    {
        QFETCH(QString, encoding);
        const QString peers = qEnvironmentVariable("OUTCROP_PEERS");
        if (!QFileInfo::exists(peers + QStringLiteral("/node_modules/@opentelemetry/exporter-trace-otlp-proto")))
            QSKIP("OUTCROP_PEERS has no OpenTelemetry exporters (packaging/test.sh installs them)");
        RunningCommand listen(m_copy->folder(), {QStringLiteral("log"), QStringLiteral("listen"), QStringLiteral("--port"), QStringLiteral("0")});
        QProcess node;
        node.start(nodeProgram(peers), {QStringLiteral(OUTCROP_SOURCE_DIR "/tests/cli/otlpexporter.mjs"), encoding, QString::number(listen.port()), QStringLiteral("10000")});
        QVERIFY2(node.waitForFinished(250'000) && node.exitCode() == 0, node.readAllStandardError().constData());
        QStringList acknowledged;
        for (const QByteArray &id : node.readAllStandardOutput().split('\n')) {
            if (!id.isEmpty())
                acknowledged += fingerprintOf(id);
        }
        QCOMPARE(acknowledged.size(), 9000);
        QCOMPARE(listen.interrupt(), 0);
        const QByteArray report = listen.output();
        QVERIFY2(report.contains("9,000 interactions imported") || report.contains("9000 interactions imported"), report.constData());
        QVERIFY2(report.contains("not a GenAI span 1"), report.constData());
        const Json all = listInteractions(m_copy->folder());
        QCOMPARE(all.size(), size_t(9000));
        for (const Json &one : all) {
            QVERIFY2(qString(one["request"]) == u"list the pods of kubernetes for [e-mail address]", one.dump().c_str());
            QVERIFY2(qString(one["workload"]).startsWith(u"platform"), one.dump().c_str());
        }
        QCOMPARE(missing(acknowledged), QStringList());
    }

private:
    static void append(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    /// Returns the acknowledged spans that are not stored.
    QStringList missing(const QStringList &acknowledged) const
    {
        QSet<QString> stored;
        for (const Json &one : listInteractions(m_copy->folder()))
            stored.insert(u'/' + qString(one["fingerprint"]).section(u'/', 1));
        QStringList lost;
        for (const QString &span : acknowledged) {
            if (!stored.contains(span))
                lost += span;
        }
        return lost;
    }

    std::unique_ptr<WorkspaceCopy> m_copy;
};

OUTCROP_TEST(TestCliLogLive, CoreApplication)

} // namespace tst_cliloglive

#include "tst_cliloglive.moc"
