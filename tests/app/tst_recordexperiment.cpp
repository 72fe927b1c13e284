// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the records of an experiment: one per run, and each measurement once, even if it is recorded again.
#include "app/experiments/recordexperiment.h"
#include "app/records/storelocation.h"
#include "experimentworkspace.h"
#include "tests/support/fakeproviders.h"
#include "tests/support/fakesecretstore.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_recordexperiment {

class TestRecordExperiment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void storesARunOnce()
    {
        const ExperimentWorkspace workspace("[tokens, overhead]");
        KeyRing keys(workspace.copy().siblingPath(QStringLiteral("keys.json")), std::make_unique<FakeSecretStore>(std::make_shared<FakeKeys>()));
        const Result<OpenedStore> opened = openStore(storeLocation(workspace.opened()), keys);
        QVERIFY2(opened, opened.ok() ? "" : qPrintable(opened.error().message));
        Store &store = *opened->store;
        ExperimentOutcome outcome = *workspace.run(nullptr);
        const QList<TrialResult> all = outcome.record.results;
        outcome.record.results.resize(4);
        outcome.record.end = RunEnd::Open;
        QVERIFY(storeExperiment(store, outcome));
        outcome.record.results = all;
        outcome.record.end = RunEnd::Done;
        QVERIFY(storeExperiment(store, outcome));
        QVERIFY(storeExperiment(store, outcome));
        const Result<QList<Experiment>> experiments = store.experiments().query();
        QCOMPARE(experiments->size(), 1);
        QCOMPARE(experiments->first().name, QStringLiteral("forms"));
        QCOMPARE(experiments->first().state, QStringLiteral("finished"));
        QCOMPARE(experiments->first().arms, QStringLiteral("xml, text"));
        QCOMPARE(*store.measurements().count(), qint64(12));
        const ExperimentOutcome again = *workspace.run(nullptr, true);
        QVERIFY(again.record.startTime != outcome.record.startTime);
        QVERIFY(storeExperiment(store, again));
        QCOMPARE(*store.experiments().count(), qint64(2));
    }

    void storesEachCallAsAnInteraction()
    {
        const ExperimentWorkspace workspace("[tokens, latency, success]");
        KeyRing keys(workspace.copy().siblingPath(QStringLiteral("keys.json")), std::make_unique<FakeSecretStore>(std::make_shared<FakeKeys>()));
        const Result<OpenedStore> opened = openStore(storeLocation(workspace.opened()), keys);
        Store &store = *opened->store;
        int asked = 0;
        ScriptedProvider provider([&asked](const RenderedRequest &) -> Result<ProviderResponse> {
            if (++asked == 2)
                return Error{ErrorCode::Unreadable, QStringLiteral("no network")};
            return textResponse(QStringLiteral("Yes."));
        });
        const Result<ExperimentOutcome> outcome = workspace.run(&provider);
        QVERIFY2(outcome, qPrintable(outcome ? QString() : outcome.error().message));
        QVERIFY(storeExperiment(store, *outcome));
        QVERIFY(storeExperiment(store, *outcome));
        const QList<Interaction> calls = *store.interactions().query();
        QCOMPARE(calls.size(), outcome->record.results.size());
        int failed = 0;
        for (const Interaction &call : calls) {
            failed += call.outcome == u"failed" ? 1 : 0;
            QCOMPARE(call.source, QStringLiteral("experiment"));
            QCOMPARE(call.session, QStringLiteral("forms"));
            QVERIFY(!call.provider.isEmpty() && call.request.isEmpty() && call.details.contains("arm"));
        }
        QVERIFY(failed >= 1);
        for (const Measurement &row : *store.measurements().query())
            QVERIFY(row.interaction);
    }

    /// A trial with simulated tool results makes several calls. The measurements belong to its last response.
    void eachCallOfAToolLoopIsAnInteraction()
    {
        const ExperimentWorkspace workspace("[tokens, success]");
        KeyRing keys(workspace.copy().siblingPath(QStringLiteral("keys.json")), std::make_unique<FakeSecretStore>(std::make_shared<FakeKeys>()));
        const Result<OpenedStore> opened = openStore(storeLocation(workspace.opened()), keys);
        Store &store = *opened->store;
        ScriptedProvider provider(textResponse(QStringLiteral("Yes.")));
        ExperimentOutcome outcome = *workspace.run(&provider);
        outcome.record.results.resize(1);
        outcome.record.results.first().calls = QList<TrialCall>{{TrialCallKind::Response, QStringLiteral("openai"), QStringLiteral("first"), 1},
            {TrialCallKind::Tool, QStringLiteral("ollama"), QStringLiteral("tool"), 1}, {TrialCallKind::Response, QStringLiteral("openai"), QStringLiteral("last"), 1}};
        QVERIFY(storeExperiment(store, outcome));
        QVERIFY(storeExperiment(store, outcome));
        const QList<Interaction> calls = *store.interactions().query();
        QCOMPARE(calls.size(), 3);
        QHash<QString, RecordId> ids;
        for (const Interaction &call : calls)
            ids.insert(call.model, call.id);
        QCOMPARE(ids.size(), 3);
        for (const Measurement &row : *store.measurements().query())
            QCOMPARE(*row.interaction, ids.value(QStringLiteral("last")));
    }
};

OUTCROP_TEST(TestRecordExperiment, CoreApplication)

} // namespace tst_recordexperiment

#include "tst_recordexperiment.moc"
