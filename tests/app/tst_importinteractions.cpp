// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that logs are imported redacted and classified, without duplicates and in atomic steps.
#include "app/records/classifyinteractions.h"
#include "app/records/importinteractions.h"
#include "app/records/storelocation.h"
#include "tests/support/fakesecretstore.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QBuffer>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_importinteractions {

namespace {

QByteArray line(int number, const QByteArray &request, const QByteArray &session = "s")
{
    const QByteArray minute = QByteArray::number(100 + number % 60).mid(1);
    const QByteArray hour = QByteArray::number(100 + number / 60 % 24).mid(1);
    return "{\"at\":\"2026-06-01T" + hour + ':' + minute + ":00Z\",\"session\":\"" + session + "\",\"request\":\"" + request + " " + QByteArray::number(number)
        + "\"}\n";
}

/// A workspace with a store, and logs to import.
class ImportFixture
{
public:
    OpenedWorkspace open() const { return *openWorkspace(m_copy.folder()); }
    const WorkspaceCopy &copy() const { return m_copy; }
    Store &store()
    {
        if (!m_opened)
            m_opened = openStore(storeLocation(open()), m_keys);
        return *(*m_opened)->store;
    }

    Result<ImportReport> importLog(QByteArray log, int batch = 500, const ImportListener &listener = {}, const std::stop_token &stop = {}, bool dry = false)
    {
        QBuffer buffer(&log);
        buffer.open(QIODevice::ReadOnly);
        const OpenedWorkspace now = open();
        ImportJob job{buffer, QStringLiteral("log.jsonl"), QStringLiteral("other"), log.size(), batch};
        job.writesToStore = !dry;
        const bool isThere = QFile::exists(m_copy.path(QStringLiteral(".outcrop/outcrop.db")));
        return importInteractions(dry && !isThere ? nullptr : &store(), job, InteractionPreprocessor(now), now.taxonomy.taxonomyOrDefault(), stop, listener);
    }

private:
    WorkspaceCopy m_copy{QStringLiteral("plain")};
    KeyRing m_keys{m_copy.siblingPath(QStringLiteral("keys.json")), std::make_unique<FakeSecretStore>(std::make_shared<FakeKeys>())};
    std::optional<Result<OpenedStore>> m_opened;
};

} // namespace

class TestImportInteractions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void importingTwiceAddsNothing()
    {
        ImportFixture desk;
        const QByteArray log = line(1, "list the pods of kubernetes") + line(2, "write on slack") + line(2, "write on slack");
        const Result<ImportReport> first = desk.importLog(log);
        QVERIFY(first);
        QCOMPARE(first->read, 3);
        QCOMPARE(first->added, 2);
        QCOMPARE(first->known, 1);
        const Result<ImportReport> second = desk.importLog(log + line(3, "new"));
        QCOMPARE(second->added, 1);
        QCOMPARE(second->known, 3);
        QCOMPARE(*desk.store().interactions().count(), 3);
        const Interaction kept = desk.store().interactions().query()->first();
        QCOMPARE(kept.source, QStringLiteral("other"));
        QCOMPARE(kept.workload.section(u'/', 0, 0), QStringLiteral("platform"));
        QCOMPARE(*kept.friction, 0.0);
    }

    void redactsSecretsBeforeStoring()
    {
        ImportFixture desk;
        const QByteArray secret = "ada@example.org";
        const Result<ImportReport> report = desk.importLog(line(1, "write to " + secret));
        QCOMPARE(report->redactionCounts, (RedactionCounts{{QStringLiteral("e-mail address"), 1}}));
        const Interaction kept = desk.store().interactions().query()->first();
        QCOMPARE(kept.request, QStringLiteral("write to [e-mail address] 1"));
        QCOMPARE(kept.details["redacted"].dump(), std::string(R"({"e-mail address":1})"));
        for (const char *file : {".outcrop/outcrop.db", ".outcrop/outcrop.db-wal"})
            QVERIFY2(!bytesOf(desk.copy().path(QLatin1String(file))).contains(secret), file);
        QVERIFY(!QByteArray::fromStdString(toJson(*report).dump()).contains(secret));
    }

    void reportsInvalidLinesAndImportsTheRest()
    {
        ImportFixture desk;
        const Result<ImportReport> report = desk.importLog(line(1, "a") + "{\"at\": 1}\n" + "nonsense\n" + line(2, "b"));
        QVERIFY(report);
        QCOMPARE(report->added, 2);
        QCOMPARE(report->unreadableCount, 2);
        QCOMPARE(toString(report->findings.at(0).location), QStringLiteral("log.jsonl:2:2"));
        QCOMPARE(report->findings.at(1).location.range.start.line, 3);
        QCOMPARE(*desk.store().interactions().count(), 2);
    }

    void computesFrictionPerSession()
    {
        ImportFixture desk;
        const QByteArray log = line(1, "please list all the red pods of the first cluster by name") + line(2, "No, that is wrong:") + line(1, "please list all the red pods of the first cluster by name", "elsewhere")
            + line(3, "please list all the red pods of the first cluster by name");
        QVERIFY(desk.importLog(log));
        const QList<Interaction> kept = *desk.store().interactions().query();
        QList<double> friction;
        for (const Interaction &one : kept)
            friction += *one.friction;
        QCOMPARE(friction.at(0), 0.0);
        QCOMPARE(friction.at(1), 0.5);
        QCOMPARE(friction.at(2), 0.0); // this is the first occurrence in its session
        QVERIFY(friction.at(3) > 0.39);
        QCOMPARE(qString(kept.at(3).details["signals"][0]["signal"]), QStringLiteral("repeated"));
    }

    void resumesAfterACompleteStep()
    {
        ImportFixture desk;
        QByteArray log;
        for (int i = 0; i < 95; ++i)
            log += line(i, "question");
        std::stop_source stop;
        QList<qint64> added;
        const ImportListener listener = [&](const ImportProgress &progress) {
            added += progress.added;
            QVERIFY(progress.bytes > 0 && progress.bytes <= progress.size);
            if (added.size() == 3)
                stop.request_stop();
        };
        const Result<ImportReport> stopped = desk.importLog(log, 10, listener, stop.get_token());
        QVERIFY(stopped && stopped->isStopped);
        QCOMPARE(added, (QList<qint64>{10, 20, 30}));
        QCOMPARE(*desk.store().interactions().count(), 30);
        const Result<ImportReport> rest = desk.importLog(log, 10);
        QVERIFY(!rest->isStopped);
        QCOMPARE(rest->added, 65);
        QCOMPARE(rest->known, 30);
    }

    void canBeStoppedWithoutImportableLines()
    {
        ImportFixture desk;
        QByteArray log = line(1, "first");
        while (log.size() < 9 * 1024 * 1024)
            log += "{\"traceId\":\"a\",\"startTimeUnixNano\":\"1780300860000000000\",\"attributes\":{\"tool\":\"" + QByteArray(60'000, 'x') + "\"}}\n";
        int notifications = 0;
        std::stop_source stop;
        const ImportListener listener = [&](const ImportProgress &progress) {
            QVERIFY(progress.bytes < progress.size);
            if (++notifications == 2)
                stop.request_stop();
        };
        const Result<ImportReport> report = desk.importLog(log, 500, listener, stop.get_token());
        QVERIFY(report && report->isStopped);
        QCOMPARE(notifications, 2);
        QCOMPARE(report->added, 0);
        QCOMPARE(*desk.store().interactions().count(), 0);
    }

    void dryRunReportsRecordsThatCannotBeStored()
    {
        ImportFixture desk;
        const QByteArray log = line(1, "a") + "{\"request\":\"old\",\"at\":\"1970-01-04T23:59:59Z\"}\n{\"at\":\"1970-01-05T00:00:00Z\"}\n" + line(2, "b");
        for (const bool dry : {true, false}) {
            const Result<ImportReport> report = desk.importLog(log, 500, {}, {}, dry);
            QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
            QCOMPARE(report->added, 3);
            QCOMPARE(report->unreadableCount, 1);
            QCOMPARE(toString(report->findings.first().location), QStringLiteral("log.jsonl:2:18"));
        }
        QCOMPARE(*desk.store().interactions().count(), 3);
    }

    void dryRunStoresNothing()
    {
        ImportFixture desk;
        const Result<ImportReport> report = desk.importLog(line(1, "a@example.org") + line(2, "b"), 500, {}, {}, true);
        QCOMPARE(report->added, 2);
        QCOMPARE(report->redactionCounts.size(), 1);
        QVERIFY(!QFile::exists(desk.copy().path(QStringLiteral(".outcrop/outcrop.db"))));
    }

    void dryRunReportsTheSameCounts()
    {
        ImportFixture desk;
        QVERIFY(desk.importLog(line(1, "a")));
        const QByteArray log = line(1, "a") + line(2, "b") + line(3, "c") + line(2, "b") + line(4, "d");
        for (const bool dry : {true, false}) {
            const Result<ImportReport> report = desk.importLog(log, 2, {}, {}, dry);
            QCOMPARE(report->added, 3);
            QCOMPARE(report->known, 2);
            QCOMPARE(*desk.store().interactions().count(), dry ? 1 : 4);
        }
    }

    void anInvalidRuleStopsTheImport()
    {
        ImportFixture desk;
        desk.copy().write(QStringLiteral("config/interaction_rules.yaml"), "redaction:\n  - {name: ours, pattern: '('}\n");
        const Result<ImportReport> report = desk.importLog(line(1, "a"));
        QVERIFY(!report && report.error().code == ErrorCode::Invalid);
        QCOMPARE(toString(report.error().location), QStringLiteral("config/interaction_rules.yaml:2:27"));
        QCOMPARE(*desk.store().interactions().count(), 0);
    }

    void reclassifiesWithCurrentRules()
    {
        ImportFixture desk;
        QVERIFY(desk.importLog(line(1, "germination of beans") + line(2, "kubectl get pods") + line(3, "M-1234 is a member")));
        QCOMPARE(desk.store().interactions().query()->at(0).workload, QString());
        desk.copy().write(QStringLiteral("config/interaction_rules.yaml"),
            "workloads:\n  - {concept: build, words: [germination]}\nredaction:\n  - {name: member, pattern: 'M-\\d{4}'}\n");
        const OpenedWorkspace now = desk.open();
        const InteractionPreprocessor rules(now);
        ClassifyJob job;
        job.writesToStore = false;
        QCOMPARE(classifyInteractions(desk.store(), job, rules, now.taxonomy.taxonomyOrDefault(), {})->changed, 2);
        QCOMPARE(desk.store().interactions().query()->at(0).workload, QString());
        job.writesToStore = true;
        QList<QString> why;
        const Result<ClassifyReport> report = classifyInteractions(desk.store(), job, rules, now.taxonomy.taxonomyOrDefault(), {},
            [&](const ClassifiedInteraction &one) { why += one.classification.reasons.join(u','); });
        QVERIFY(report);
        QCOMPARE(report->examinedCount, 3);
        QCOMPARE(report->changed, 2);
        QCOMPARE(why.at(0), QStringLiteral("germination"));
        const QList<Interaction> kept = *desk.store().interactions().query();
        QCOMPARE(kept.at(0).workload, QStringLiteral("build"));
        QCOMPARE(kept.at(2).request, QStringLiteral("[member] is a member 3"));
        QCOMPARE(classifyInteractions(desk.store(), job, rules, now.taxonomy.taxonomyOrDefault(), {})->changed, 0); // classifying again makes no changes
    }

    void callsAModelOnlyForUnclassifiedRecords()
    {
        ImportFixture desk;
        QVERIFY(desk.importLog(line(1, "sing me a song") + line(2, "kubectl get pods") + line(3, "paint the wall")));
        const OpenedWorkspace now = desk.open();
        const InteractionPreprocessor rules(now);
        ClassifyJob job;
        QStringList asked;
        job.ask = [&](const RulePrompt &question) -> Result<Json> {
            asked += question.request;
            return asked.size() == 1 ? Json{{"workload", "comms"}, {"reason", "ada@example.org sings"}} : Json{{"workload", "singing"}, {"reason", "x"}};
        };
        const Result<ClassifyReport> report = classifyInteractions(desk.store(), job, rules, now.taxonomy.taxonomyOrDefault(), {});
        QCOMPARE(report->modelCalls, 2);
        QCOMPARE(report->failedCalls, 1);
        QVERIFY(asked.first().contains(u"\"sing me a song 1\"") && asked.first().contains(u"- comms"));
        const QList<Interaction> kept = *desk.store().interactions().query();
        QCOMPARE(kept.at(0).workload, QStringLiteral("comms"));
        QCOMPARE(qString(kept.at(0).details["classified"]["because"][0]), QStringLiteral("[e-mail address] sings"));
        QVERIFY(kept.at(2).workload.isEmpty());
        job.ask = {};
        QCOMPARE(classifyInteractions(desk.store(), job, rules, now.taxonomy.taxonomyOrDefault(), {})->changed, 0); // the model's classification is kept
    }

    void callsAModelAgainOnRequest()
    {
        ImportFixture desk;
        QVERIFY(desk.importLog(line(1, "sing me a song") + line(2, "paint the wall")));
        const OpenedWorkspace now = desk.open();
        const InteractionPreprocessor rules(now);
        Json answer{{"workload", "comms"}, {"reason", "x"}};
        QStringList asked;
        ClassifyJob job;
        job.ask = [&](const RulePrompt &question) -> Result<Json> {
            asked += question.request.section(u'\n', -1);
            return answer;
        };
        const auto classify = [&](int most) {
            asked.clear();
            job.maxCalls = most;
            return classifyInteractions(desk.store(), job, rules, now.taxonomy.taxonomyOrDefault(), {})->modelCalls;
        };
        const auto workload = [&](qsizetype index) { return desk.store().interactions().query()->at(index).workload; };
        QCOMPARE(classify(1), 1);
        QCOMPARE(workload(0), QStringLiteral("comms"));
        QCOMPARE(classify(1), 1); // unclassified interactions come first
        QVERIFY2(asked.first().contains(u"paint"), qPrintable(asked.first()));
        answer["workload"] = "singing";
        QCOMPARE(classify(9), 2);
        QCOMPARE(workload(0), QStringLiteral("comms")); // an unusable response does not remove the workload
        answer["workload"] = "build";
        QCOMPARE(classify(1), 1);
        QCOMPARE(workload(0), QStringLiteral("build"));
        QCOMPARE(workload(1), QStringLiteral("comms"));
    }
};

OUTCROP_TEST(TestImportInteractions, CoreApplication)

} // namespace tst_importinteractions

#include "tst_importinteractions.moc"
