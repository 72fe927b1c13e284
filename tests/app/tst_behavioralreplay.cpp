// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/portability/validatelibrary.h"
#include "core/portability/behavioral.h"
#include "core/portability/recordedresponses.h"
#include "tests/support/fakeproviders.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_behavioralreplay {

namespace {

const QByteArray agent = R"(---
name: baker
description: Bakes bread.
identity: {role: Baker, expertise: [Rye bread]}
output:
  schema: {type: object, properties: {loaves: {type: integer}}, required: [loaves], additionalProperties: false}
portability: {enabled: true, minimum_context_window: 8000, body_format: markdown, model_preferences: [anthropic/claude-opus-5-5]}
---
You bake bread.
)";

/// Answers every agent request with `{"loaves": 3}`, and every judge request with the maximum score.
Result<ProviderResponse> answer(const RenderedRequest &request)
{
    const QString body = request.bodyText().text();
    if (!body.contains(QStringLiteral("You mark the answer")))
        return textResponse(QStringLiteral("{\"loaves\": 3}"));
    Json scores = Json::object();
    for (const Probe &probe : readBehavioralTests().probes) {
        for (const JudgeDimension &dimension : probe.rubric.value_or(Rubric()).dimensions) {
            if (body.contains(QStringLiteral("- %1: ").arg(dimension.name)))
                scores[dimension.name.toStdString()] = 1;
        }
    }
    const Json judgement{{"scores", scores}, {"reason", "Nothing."}};
    return textResponse(QString::fromStdString(judgement.dump()));
}

/// Records the fake's responses in the workspace, as a run against real providers would.
void recordResponses(const WorkspaceCopy &copy)
{
    const OpenedWorkspace opened = *openWorkspace(copy.folder());
    const BehavioralTests tests = readBehavioralTests();
    ScriptedProvider models(answer);
    ResponseRecorder recorder(models);
    runBehavioralTests(
        *opened.library.agent(QStringLiteral("baker")), {opened.library, opened.catalog, tests, recorder, recorder});
    for (const SourceFile &file : recorder.files(QStringLiteral("baker")))
        copy.write(file.path, file.bytes);
}

QString behavioralOutcomes(const WorkspaceCopy &copy)
{
    const Result<ValidatedLibrary> library = validateLibrary(copy.folder(), {{copy.path(QStringLiteral("agents/baker.md"))}, {}, true});
    QStringList names;
    for (const CriterionResult &result : library->report.agents.first().results) {
        if (result.criterion >= u"PV-011" && result.criterion <= u"PV-016")
            names.append(outcomeName(result.outcome));
    }
    return names.join(u' ');
}

} // namespace

/// Tests `validate --behavioral` without a network: recorded responses are judged again, and cases without a recorded response are not run.
class TestBehavioralReplay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void judgesRecordedResponsesOffline()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("agents/baker.md"), agent);
        QCOMPARE(behavioralOutcomes(copy), QStringLiteral("not-run not-applicable not-applicable not-run not-run not-applicable"));
        recordResponses(copy);
        QCOMPARE(behavioralOutcomes(copy), QStringLiteral("passed not-applicable not-applicable passed passed not-applicable"));
        copy.write(QStringLiteral("agents/baker.md"), QByteArray(agent).replace("You bake", "You burn"));
        QCOMPARE(behavioralOutcomes(copy), QStringLiteral("not-run not-applicable not-applicable not-run not-run not-applicable"));
    }
};

OUTCROP_TEST(TestBehavioralReplay, CoreApplication)

} // namespace tst_behavioralreplay

#include "tst_behavioralreplay.moc"
