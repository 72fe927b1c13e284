// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the records of sent and parsed turns.
#include "app/records/recordwriter.h"
#include "app/records/storeadd.h"
#include "app/records/storekinds.h"
#include "tests/support/fakeproviders.h"
#include "tests/support/fakesecretstore.h"
#include "tests/support/samplerecords.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_recordturn {

namespace {

const QDateTime started(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);

/// A workspace and the records of the turns that were sent from it.
class RecordFixture
{
public:
    OpenedWorkspace opened() const { return *openWorkspace(m_copy.folder()); }

    void send(const Result<ProviderResponse> &answer)
    {
        SendJob job;
        job.render.selection.request = QStringLiteral("Plan it.");
        job.render.selection.agent = QStringLiteral("clerk");
        job.render.selection.phase = QStringLiteral("planning");
        job.render.provider = QStringLiteral("open-source");
        const OpenedWorkspace now = opened();
        const Result<SendPreview> preview = previewSend(now, job, started);
        if (!preview)
            qFatal("%s", qPrintable(preview.error().message));
        ScriptedProvider provider([&answer](const RenderedRequest &) { return answer; });
        SendSettings settings;
        settings.now = [this] { return started.addSecs(m_calls++); };
        settings.listener.onChunk = [](const ResponseChunk &) { };
        settings.listener.onTurnEnded = [&](const SendOutcome &turn) { m_records.writeTurn(now, turn); };
        static_cast<void>(sendPrompt(*preview, provider, settings));
        m_records.flush();
    }

    Result<OpenedStore> store() { return openStore(storeLocation(opened()), m_keys); }

private:
    WorkspaceCopy m_copy{QStringLiteral("plain")};
    KeyRing m_keys{m_copy.siblingPath(QStringLiteral("keys.json")), std::make_unique<FakeSecretStore>(std::make_shared<FakeKeys>())};
    int m_calls = 0;
    RecordWriter m_records{m_keys};
};

} // namespace

class TestRecordTurn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void storesAResponseAsAnInteraction()
    {
        RecordFixture desk;
        ProviderResponse answer = textResponse(QStringLiteral("First the books."));
        answer.usage = {120, 30, 100, {}, {}};
        answer.model = QStringLiteral("some-model-1");
        desk.send(answer);
        const Result<OpenedStore> opened = desk.store();
        QVERIFY(opened);
        const QList<Interaction> all = *opened->store->interactions().query();
        QCOMPARE(all.size(), 1);
        const Interaction &kept = all.first();
        QCOMPARE(kept.source, QStringLiteral("outcrop"));
        QCOMPARE(kept.at, started);
        QVERIFY(kept.session.startsWith(QStringLiteral("2026-11-21-plan-it")));
        QCOMPARE(kept.iteration, 1);
        QCOMPARE(kept.phase, QStringLiteral("planning"));
        QCOMPARE(kept.agent, QStringLiteral("clerk"));
        QCOMPARE(kept.provider, QStringLiteral("open-source"));
        QCOMPARE(kept.outcome, QStringLiteral("done"));
        QCOMPARE(kept.usage.input, std::optional<qint64>(120));
        QCOMPARE(kept.usage.cacheRead, std::optional<qint64>(100));
        QVERIFY(kept.durationMs && *kept.durationMs >= 1000 && kept.firstTokenMs && kept.quality);
        QVERIFY(kept.layers.contains(QStringLiteral("layers/soul.md")));
        QVERIFY(kept.request.contains(QStringLiteral("Plan it.")));
        QCOMPARE(kept.response, QStringLiteral("First the books."));
        QCOMPARE(qString(kept.details["answered_by"]), QStringLiteral("some-model-1"));
        QVERIFY(kept.details.contains("verdict"));
    }

    void storesAFailureAsAnInteraction()
    {
        RecordFixture desk;
        desk.send(Error{ErrorCode::Unreadable, QStringLiteral("no network")});
        const Result<OpenedStore> opened = desk.store();
        const QList<Interaction> all = *opened->store->interactions().query();
        QCOMPARE(all.size(), 1);
        QCOMPARE(all.first().outcome, QStringLiteral("failed"));
        QVERIFY(!all.first().quality && all.first().details.contains("failure"));
    }

    void storesFindingsAsViolations()
    {
        ParsedResponse response;
        response.contract = QStringLiteral("validation");
        response.verdict = Verdict::WrongSchema;
        response.text = QStringLiteral("{}");
        response.findings = {{Severity::Error, QStringLiteral("schema-required"), QStringLiteral("status is missing"), {QStringLiteral("answer.md"), {{0, 3, 1}, {0, 3, 1}}}},
            {Severity::Note, QStringLiteral("other-data"), QStringLiteral("more"), {}}};
        const RecordedTurn turn = recordOf(response, {}, QStringLiteral("anthropic"), started);
        RecordFixture desk;
        const Result<OpenedStore> opened = desk.store();
        QVERIFY(storeTurn(*opened->store, turn));
        const Interaction kept = opened->store->interactions().query()->first();
        QCOMPARE(kept.source, QStringLiteral("parse"));
        QCOMPARE(kept.promptType, QStringLiteral("validation"));
        const QList<Violation> violations = *opened->store->violations().query();
        QCOMPARE(violations.size(), 1);
        QCOMPARE(violations.first().interaction, std::optional(kept.id));
        QCOMPARE(violations.first().rule, QStringLiteral("schema-required"));
        QCOMPARE(violations.first().line, 3);
    }

    void roundTripsEveryRecordType()
    {
        RecordFixture desk;
        const Result<OpenedStore> opened = desk.store();
        Store &store = *opened->store;
        QVERIFY(store.interactions().append({fullInteraction()}));
        QVERIFY(store.violations().append({fullViolation(1)}));
        QVERIFY(store.estimates().append({fullEstimate()}));
        QVERIFY(store.attempts().append({fullAttempt(1)}));
        QVERIFY(store.experiments().append({fullExperiment()}));
        QVERIFY(store.measurements().append({fullMeasurement(1, 1)}));
        QVERIFY(store.suggestions().append({fullSuggestion()}));
        QVERIFY(store.decisions().append({fullDecision(1)}));
        RecordFixture elsewhere;
        const Result<OpenedStore> other = elsewhere.store();
        for (const QString &kind : recordKindNames()) {
            const Result<Json> given = readRecordsOfKind(store, kind, {});
            QVERIFY(given && given->size() == 1);
            const QByteArray line = QByteArray::fromStdString((*given)[0].dump()) + '\n';
            const Result<AddedRecords> known = addRecords(store, kind, line, QStringLiteral("x.jsonl"), started);
            QVERIFY2(known && known->ids.isEmpty() && known->known == 1, qPrintable(kind));
            const Result<AddedRecords> added =
                addRecords(*other->store, kind, line + line, QStringLiteral("x.jsonl"), started);
            QVERIFY2(added, qPrintable(added ? QString() : kind + u' ' + added.error().message));
            QVERIFY2((added->ids == QList<RecordId>{1, 2}) && added->known == 0, qPrintable(kind));
            Json all = *readRecordsOfKind(*other->store, kind, {});
            all.push_back((*given)[0]);
            for (Json &record : all)
                record.erase("id");
            QVERIFY2(all.size() == 3 && all[0] == all[1] && all[1] == all[2], qPrintable(kind));
        }
    }

    void recognizesStoredRecordsAcrossPages_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("field");
        QTest::newRow("interactions") << "interactions" << QByteArray("request");
        QTest::newRow("attempts") << "attempts" << QByteArray("task");
    }
    /// Stored records are recognized among more records than one step reads, half of them with the same time.
    void recognizesStoredRecordsAcrossPages()
    {
        QFETCH(const QString, kind);
        QFETCH(const QByteArray, field);
        constexpr int many = 2300;
        const auto lines = [&field](int from, int until) {
            QByteArray text;
            for (int number = from; number < until; ++number) {
                const QByteArray second = QByteArray::number(number % 2 == 0 ? 10 : 10 + number % 50);
                text += "{\"at\":\"2026-06-01T08:00:" + second + "Z\",\"" + field + "\":\"" + QByteArray::number(number) + "\"}\n";
            }
            return text;
        };
        RecordFixture desk;
        const Result<OpenedStore> opened = desk.store();
        const auto add = [&](const QByteArray &text) {
            return *addRecords(*opened->store, kind, text, QStringLiteral("x.jsonl"), started);
        };
        QCOMPARE(add(lines(0, many)).ids.size(), many);
        const AddedRecords again = add(lines(0, many + 10));
        QCOMPARE(again.known, many);
        QCOMPARE(again.ids.size(), 10);
        QCOMPARE(add(lines(many - 1, many)).known, 1);
    }

    void recognizesRecordsStoredBeforeARuleWasAdded()
    {
        RecordFixture desk;
        const Result<OpenedStore> opened = desk.store();
        const QByteArray line = "{\"at\":\"2026-06-01T08:00:00Z\",\"task\":\"write to ada@example.org\"}";
        const QString kind = QStringLiteral("attempts");
        QCOMPARE(addRecords(*opened->store, kind, line, QStringLiteral("x.jsonl"), started)->ids.size(), 1);
        const InteractionPreprocessor rules(Taxonomy(), InteractionRules::builtIn());
        const Result<AddedRecords> again =
            addRecords(*opened->store, kind, line, QStringLiteral("x.jsonl"), started, &rules);
        QCOMPARE(again->known, 1);
        QVERIFY(again->redactionCounts.isEmpty()); // redaction runs only for added records
    }

    void rejectsAnInvalidRecordWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::newRow("not JSON") << QByteArray("{\"task\": \"a\"}\n\n{\"task\"") << 3;
        QTest::newRow("unknown field") << QByteArray("{\"task\": \"a\"}\n{\"tusk\": \"a\"}") << 2;
        QTest::newRow("wrong type") << QByteArray("{\"task\": 1}") << 1;
        QTest::newRow("not a whole number") << QByteArray("{\"duration_ms\": 1.5}") << 1;
        QTest::newRow("not a time") << QByteArray("{\"at\": \"yesterday\"}") << 1;
        QTest::newRow("not an object") << QByteArray("[1]") << 1;
    }
    void rejectsAnInvalidRecordWithItsLine()
    {
        QFETCH(QByteArray, text);
        RecordFixture desk;
        const Result<OpenedStore> opened = desk.store();
        const Result<AddedRecords> added =
            addRecords(*opened->store, QStringLiteral("attempts"), text, QStringLiteral("x.jsonl"), started);
        QVERIFY(!added && added.error().code == ErrorCode::Invalid);
        QTEST(added.error().location.range.start.line, "line");
        QCOMPARE(*opened->store->attempts().count(), 0);
    }
};

OUTCROP_TEST(TestRecordTurn, CoreApplication)

} // namespace tst_recordturn

#include "tst_recordturn.moc"
