// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the states of a workflow: every decision in every stage, the file, and the metadata of reviews.
#include "core/workflow/workflowtransition.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_workflow {

namespace {

const QDateTime noon(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);

WorkflowState stateAt(WorkflowPhase phase, WorkflowStage stage, int iteration = 1)
{
    WorkflowState state;
    state.id = QStringLiteral("order");
    state.phase = phase;
    state.stage = stage;
    state.iteration = iteration;
    state.creationTime = noon;
    state.updateTime = noon;
    return state;
}

/// Returns the position, such as `plan/response/1`. Returns `complete` or `cancelled` if the workflow has ended, and `error` if it could not be read.
QString positionOf(const Result<WorkflowState> &state)
{
    if (!state)
        return QStringLiteral("error");
    if (!state->isOpen())
        return state->status == WorkflowStatus::Complete ? QStringLiteral("complete") : QStringLiteral("cancelled");
    return QStringLiteral("%1/%2/%3").arg(workflowPhaseName(state->phase), workflowStageName(state->stage)).arg(state->iteration);
}

DocumentPtr stateDocument(const QByteArray &text)
{
    return readDocument(QStringLiteral("sessions/order/session.json"), text);
}

const QString reviewFile = QStringLiteral("review-response.md");

ReviewRules rules()
{
    return readReviewRules(*readDocument(QStringLiteral("review-prompt.md"),
        "# Review\n\n```markdown\n**Verdict:** PASS | FAIL\n@@@REVIEW_META\nverdict: PASS\nissues_total: 0\nissues_critical: 0\n@@@\n```\n"));
}

QString block(const QString &fields)
{
    return QStringLiteral("# Review\n\n@@@REVIEW_META\n%1\n@@@\n").arg(fields);
}

} // namespace

class TestWorkflow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decisionsSelectTheNextStage_data()
    {
        QTest::addColumn<WorkflowState>("state");
        QTest::addColumn<WorkflowCommand>("command");
        QTest::addColumn<int>("verdict"); // 0 for none, 1 for pass, 2 for fail
        QTest::addColumn<QString>("expected");
        using Phase = WorkflowPhase; // short names for the table
        using Stage = WorkflowStage;
        using Command = WorkflowCommand;
        const auto row = [](const char *name, const WorkflowState &state, Command command, int verdict, const char *expected) {
            QTest::newRow(name) << state << command << verdict << QString::fromLatin1(expected);
        };
        row("plan prompt", stateAt(Phase::Plan, Stage::Prompt), Command::Approve, 0, "plan/response/1");
        row("plan", stateAt(Phase::Plan, Stage::Response), Command::Approve, 0, "generate/prompt/1");
        row("generate", stateAt(Phase::Generate, Stage::Response), Command::Approve, 0, "review/prompt/1");
        row("review passes", stateAt(Phase::Review, Stage::Response), Command::Approve, 1, "complete");
        row("review fails", stateAt(Phase::Review, Stage::Response), Command::Approve, 2, "revise/prompt/2");
        row("review without verdict", stateAt(Phase::Review, Stage::Response), Command::Approve, 0, "error");
        row("last review fails", stateAt(Phase::Review, Stage::Response, 5), Command::Approve, 2, "error");
        row("last review passes", stateAt(Phase::Review, Stage::Response, 5), Command::Approve, 1, "complete");
        row("failed review is accepted", stateAt(Phase::Review, Stage::Response), Command::ApproveComplete, 2, "complete");
        row("passed review is revised", stateAt(Phase::Review, Stage::Response, 7), Command::ApproveRevise, 1, "revise/prompt/8");
        row("revise", stateAt(Phase::Revise, Stage::Response, 2), Command::Approve, 0, "review/prompt/2");
        row("rejected", stateAt(Phase::Generate, Stage::Response), Command::Reject, 0, "generate/response/1");
        row("a prompt is not rejected", stateAt(Phase::Generate, Stage::Prompt), Command::Reject, 0, "error");
        row("only reviews are overridden", stateAt(Phase::Generate, Stage::Response), Command::ApproveComplete, 0, "error");
        row("cancelled", stateAt(Phase::Revise, Stage::Prompt, 2), Command::Cancel, 0, "cancelled");
        WorkflowState ended = stateAt(Phase::Review, Stage::Response);
        ended.status = WorkflowStatus::Complete;
        row("ended", ended, Command::Approve, 1, "error");
        row("ended is not canceled", ended, Command::Cancel, 0, "error");
    }

    void decisionsSelectTheNextStage()
    {
        QFETCH(WorkflowState, state);
        QFETCH(WorkflowCommand, command);
        QFETCH(int, verdict);
        WorkflowDecision decision{command, {}, QStringLiteral("too short"), 3, noon.addSecs(60)};
        if (verdict > 0)
            decision.verdict = verdict == 1 ? ReviewVerdict::Pass : ReviewVerdict::Fail;
        const Result<WorkflowState> next = stateAfterDecision(state, decision);
        QTEST(positionOf(next), "expected");
        if (next)
            QCOMPARE(next->updateTime, noon.addSecs(60));
        else
            QVERIFY(!next.error().message.isEmpty());
    }

    void storesRejectionsWithTheirReason()
    {
        const WorkflowState state = stateAt(WorkflowPhase::Plan, WorkflowStage::Response);
        QVERIFY(!stateAfterDecision(state, {WorkflowCommand::Reject, {}, QStringLiteral("  "), 1, noon}));
        const Result<WorkflowState> rejected = stateAfterDecision(state, {WorkflowCommand::Reject, {}, QStringLiteral("too short"), 1, noon});
        QCOMPARE(rejected->feedback, QStringLiteral("too short"));
        QCOMPARE(rejected->rejectedTurn, 1);
        QCOMPARE(rejected->rejections, 1);
        const Result<WorkflowState> approved = stateAfterDecision(*rejected, {WorkflowCommand::Approve, {}, {}, 2, noon});
        QCOMPARE(approved->rejectedTurn, 0);
        QVERIFY(approved->feedback.isEmpty());
    }

    void roundTripsTheState()
    {
        WorkflowState state = stateAt(WorkflowPhase::Revise, WorkflowStage::Response, 3);
        state.profile = QStringLiteral("orders");
        state.context = {{"entity", "Order"}, {"target_files", {"a", "b"}}};
        state.providers.insert(QStringLiteral("planner"), QStringLiteral("anthropic/claude"));
        state.planHash = QStringLiteral("ab");
        state.artifacts.append({QStringLiteral("iteration-1/code/a"), WorkflowPhase::Generate, 1, QStringLiteral("cd")});
        state.feedback = QStringLiteral("No.");
        state.rejectedTurn = 2;
        state.approval = QStringLiteral("skip");
        state.maxIterations = 9;
        state.data = {{"standards_provider", "yaml-rules"}};
        const Result<WorkflowState> read = readWorkflowState(*stateDocument(jsonText(toJson(state))));
        QVERIFY(read.ok());
        QCOMPARE(jsonText(toJson(*read)), jsonText(toJson(state)));
        QCOMPARE(read->data["standards_provider"], Json("yaml-rules"));
        QCOMPARE(read->id, QStringLiteral("order"));
        QCOMPARE(positionOf(read), QStringLiteral("revise/response/3"));
        QCOMPARE(read->rejectedTurn, 2);
        QCOMPARE(read->creationTime, noon);
        QCOMPARE(toJson(*read)["phase_history"].size(), std::size_t(1)); // the history does not repeat an unchanged phase
    }

    void historyContainsEachPhase()
    {
        WorkflowState state = stateAt(WorkflowPhase::Plan, WorkflowStage::Response);
        state.data = toJson(state);
        state = *stateAfterDecision(state, {WorkflowCommand::Approve, {}, {}, 1, noon});
        state.data = toJson(state);
        state = *stateAfterDecision(state, {WorkflowCommand::Cancel, {}, {}, 1, noon});
        const Json history = toJson(state)["phase_history"];
        QCOMPARE(history.size(), std::size_t(3));
        QCOMPARE(history[1]["phase"], Json("generate"));
        QCOMPARE(history[2]["phase"], Json("cancelled"));
    }

    void namesThePhasesOfAnArtifact()
    {
        const Result<WorkflowState> read = readWorkflowState(*stateDocument("{\"phase\": \"plan\", \"stage\": \"prompt\",\n\"artifacts\": [{\"path\": \"a\", \"phase\": \"complete\"}]}"));
        QVERIFY(!read);
        QCOMPARE(read.error().message, QStringLiteral("Unknown phase `complete` of an artifact. Use plan, generate, review or revise."));
        QCOMPARE(read.error().location.range.start.line, 2);
    }

    void locatesErrorsInStateFiles_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::newRow("phase") << QByteArray("{\n\"phase\": \"ship\",\n\"stage\": \"prompt\"}") << 2;
        QTest::newRow("stage") << QByteArray("{\n\"phase\": \"plan\",\n\"stage\": \"done\"}") << 3;
        QTest::newRow("iteration") << QByteArray("{\"phase\": \"plan\", \"stage\": \"prompt\",\n\n\"current_iteration\": 0}") << 3;
        QTest::newRow("no object") << QByteArray("[]") << 1;
        QTest::newRow("no JSON") << QByteArray("{\n\"phase\"") << 2;
    }

    void locatesErrorsInStateFiles()
    {
        QFETCH(QByteArray, text);
        const Result<WorkflowState> read = readWorkflowState(*stateDocument(text));
        QVERIFY(!read);
        QTEST(read.error().location.range.start.line, "line");
        QCOMPARE(read.error().location.file, QStringLiteral("sessions/order/session.json"));
    }

    void readsReviewRulesFromTheTemplate()
    {
        const ReviewRules own = rules();
        QCOMPARE(own.block, QStringLiteral("REVIEW_META"));
        QCOMPARE(own.fields.size(), 3);
        QVERIFY(!own.fields.at(0).isCount && own.fields.at(1).isCount);
        QCOMPARE(own.location.range.start.line, 5);
        const ReviewRules other = readReviewRules(*readDocument(QStringLiteral("r.md"), "@@@OTHER\nx: 1\n@@@\n@@@CHECK\nverdict: PASS\nowner: me\n@@@\n"));
        QCOMPARE(other.block, QStringLiteral("CHECK"));
        QVERIFY(!other.fields.at(1).isCount);
        QVERIFY(readReviewRules(*readDocument(QStringLiteral("r.md"), "No block\n")).block.isEmpty());
    }

    void readsAReview()
    {
        const QString text = QStringLiteral("| # | Rule ID | Severity | Description | Location |\n|---|---|---|---|---|\n| 1 | A-1 | Major | Bad name | a.java:3 |\n\n")
            + block(QStringLiteral("Verdict: fail\nissues_total: 1\nissues_critical: 0"));
        const Result<ReviewMetadata> review = readReview(text, reviewFile, rules());
        QVERIFY(review.ok());
        QCOMPARE(review->verdict, ReviewVerdict::Fail);
        QCOMPARE(review->count(QStringLiteral("issues_total")), std::optional<qint64>(1));
        QCOMPARE(review->issues.size(), 1);
        QCOMPARE(review->issues.first().rule, QStringLiteral("A-1"));
        QCOMPARE(review->issues.first().location, QStringLiteral("a.java:3"));
        QVERIFY(review->contradictions.isEmpty());
        QCOMPARE(review->text(), QStringLiteral("FAIL: issues_total 1, issues_critical 0"));
    }

    void readsTheVerdictWithoutABlock()
    {
        QCOMPARE(readReview(QStringLiteral("Fine.\n\n**Verdict:** PASS\n"), reviewFile, {})->verdict, ReviewVerdict::Pass);
        QCOMPARE(readReview(QStringLiteral("VERDICT: fail"), reviewFile, {})->verdict, ReviewVerdict::Fail);
        QVERIFY(!readReview(QStringLiteral("**Verdict:** PASS | FAIL"), reviewFile, {})); // the template's placeholder is not a verdict
        QVERIFY(!readReview(QStringLiteral("It passes."), reviewFile, {}));
        QVERIFY(!readReview(QStringLiteral("Verdict: PASS\nVerdict: FAIL"), reviewFile, {}));
    }

    void locatesErrorsInReviews_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("says");
        QTest::newRow("no block") << QStringLiteral("PASS") << 1 << "REVIEW_META";
        QTest::newRow("not closed") << QStringLiteral("x\n@@@REVIEW_META\nverdict: PASS\n") << 2 << "not closed";
        QTest::newRow("missing field") << block(QStringLiteral("verdict: PASS\nissues_total: 0")) << 3 << "issues_critical";
        QTest::newRow("unknown verdict") << block(QStringLiteral("verdict: MAYBE\nissues_total: 0\nissues_critical: 0")) << 4 << "MAYBE";
        QTest::newRow("negative") << block(QStringLiteral("verdict: PASS\nissues_total: -1\nissues_critical: 0")) << 5 << "issues_total";
        QTest::newRow("not a number") << block(QStringLiteral("verdict: PASS\nissues_total: 0\nissues_critical: none")) << 6 << "none";
        QTest::newRow("two verdicts") << block(QStringLiteral("verdict: PASS\nissues_total: 0\nissues_critical: 0"))
                + block(QStringLiteral("verdict: FAIL\nissues_total: 0\nissues_critical: 0")) << 11 << "two different";
    }

    void locatesErrorsInReviews()
    {
        QFETCH(QString, text);
        QFETCH(QString, says);
        const Result<ReviewMetadata> review = readReview(text, reviewFile, rules());
        QVERIFY(!review);
        QTEST(review.error().location.range.start.line, "line");
        QVERIFY2(review.error().message.contains(says), qPrintable(review.error().message));
    }

    void reportsContradictions_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("critical") << block(QStringLiteral("verdict: PASS\nissues_total: 1\nissues_critical: 1"));
        QTest::newRow("no issues") << block(QStringLiteral("verdict: FAIL\nissues_total: 0\nissues_critical: 0"));
        QTest::newRow("prose") << QStringLiteral("**Verdict:** FAIL\n") + block(QStringLiteral("verdict: PASS\nissues_total: 0\nissues_critical: 0"));
    }

    void reportsContradictions()
    {
        QFETCH(QString, text);
        const Result<ReviewMetadata> review = readReview(text, reviewFile, rules());
        QVERIFY(review.ok());
        QCOMPARE(review->contradictions.size(), 1);
    }
};

OUTCROP_TEST(TestWorkflow, NoApplication)

} // namespace tst_workflow

#include "tst_workflow.moc"
