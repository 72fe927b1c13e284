// SPDX-License-Identifier: GPL-3.0-or-later
// Operations that the command line and the window share are use cases in src/app. Both call the use case, and neither calls its parts.
#include "tests/support/testregistry.h"

#include "sourcetree.h"

#include <QRegularExpression>
#include <QTest>

using namespace lint;

namespace tst_usecases {

namespace {

struct UseCase {
    const char *task;
    QStringList both;    ///< functions that both src/cli and src/gui call
    QStringList neither; ///< functions that only src/app calls
};

const QList<UseCase> useCases = {
    {"accept a suggestion", {"settleAndFindAcceptableSuggestion", "prepareAcceptance", "acceptPreparedSuggestion", "measuredPromptText", "currentDecider"},
        {"acceptSuggestion", "settleAcceptances", "measurePromptGrowth", "tokenGuardError"}},
    {"reject a suggestion", {"rejectSuggestionById", "currentDecider"}, {"rejectSuggestion"}},
    {"list suggestions", {"settleAndListSuggestions"}, {"settleAcceptances"}},
    {"replay before accepting", {"replayAcceptance"}, {"readHeldOutInteractions", "replayHeldOutInteractions"}},
    {"evolve", {"runEvolution", "sendDueNotices"},
        {"evolve", "sendNotification", "openNotifier", "storeNewSuggestions"}},
    {"budget", {"renderPrompt", "budgetReport"}, {}},
    {"send", {"previewSend", "addKeyState", "sendPrompt"}, {"sendTurn", "writeResponse", "modelChain", "callWithFallback"}},
    {"send a prompt manually", {"readSavedResponse", "receiveResponse", "waitingTurns"}, {"recordResponse"}},
    {"continue a session", {"planResume"}, {"responseRetryPolicyFor", "summaryJob"}},
    {"replay a session", {"planReplay", "replaySession"}, {}},
    {"run a workflow", {"startWorkflow", "openWorkflowWorkspace", "workflowFiles", "writeWorkflowFiles"},
        {"addResponseFindings", "acceptResponse", "prepareNextStep"}},
    {"record a turn", {"writeTurn"}, {"prepareAndStoreTurn"}},
    {"plan an experiment", {"planExperiment", "runError"}, {"judgeRequest", "addToolRequests"}},
    {"run an experiment", {"runExperiment", "storeExperiment"}, {}},
    {"report on an experiment", {"reportOnRecordedRun"}, {}},
    {"adopt an arm", {"planArmAdoption", "planArmAdoptionRevert"}, {}},
    {"export", {"prepareExport", "writeBundle"}, {"exportBundle"}},
    {"index", {"indexWorkspace", "remoteEmbeddingHost"}, {"collectKnowledge", "indexKnowledge", "openEmbedder"}},
    {"search", {"searchKnowledge", "findSkillsForTurn"}, {}},
    {"change files", {"applyChange", "measureChangeEffect", "planNewLayer"}, {"recordUncommittedVersion"}},
    {"show layer churn", {"layerChurn"}, {}},
    {"check rules", {"checkRules", "makeModelCaller"}, {}},
    {"estimate complexity", {"requestModelOpinion", "storeEstimate"}, {}},
    {"switch a template", {"planTemplateModeSwitch", "planTemplateModeRevert"}, {}},
    {"test a key", {"testKey"}, {"keyError"}},
    {"open a folder", {"openWorkspace"}, {}},
    {"show a context", {"readFolderContexts", "contextFolderOf"}, {"readClientContext"}},
    {"create a workspace", {"initWorkspace"}, {}},
    {"adopt a folder", {"proposeAdoption"}, {"planAdoption"}},
    {"import", {"prepareImportFrom", "prepareImport", "commandAfterImport"}, {"addToImport", "readImportText", "prepareFolderImport"}},
    {"attach files", {"attachFiles"}, {}},
    {"compare format costs", {"formatCosts"}, {}},
    {"use a language", {"installCatalogs"}, {"selectBestLanguage"}},
};

/// Returns the code of all sources in these folders, concatenated.
QString codeBelow(const QStringList &folders, const QStringList &patterns)
{
    QString code;
    for (const QString &path : filesBelow(folders, patterns))
        code += codeOf(path, textOf(path)) + u'\n';
    return code;
}

bool callsFunction(const QString &code, const QString &function)
{
    return QRegularExpression(QStringLiteral("\\b%1\\s*\\(").arg(function)).match(code).hasMatch();
}

} // namespace

class TestUseCases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_app = codeBelow({"src/app", "src/core"}, {"*.h"});
        m_cli = codeBelow({"src/cli"}, {"*.h", "*.cpp"});
        m_gui = codeBelow({"src/gui"}, {"*.h", "*.cpp"});
        QVERIFY(!m_app.isEmpty() && !m_cli.isEmpty() && !m_gui.isEmpty());
    }

    void bothInterfacesCallTheSameUseCases_data()
    {
        QTest::addColumn<QStringList>("both");
        QTest::addColumn<QStringList>("neither");
        for (const UseCase &one : useCases)
            QTest::newRow(one.task) << one.both << one.neither;
    }
    void bothInterfacesCallTheSameUseCases()
    {
        QFETCH(const QStringList, both);
        QFETCH(const QStringList, neither);
        QStringList problems;
        for (const QString &function : both + neither) {
            if (!callsFunction(m_app, function))
                problems += function + QStringLiteral("() is no use case: correct this table");
        }
        for (const QString &function : both) {
            if (!callsFunction(m_cli, function))
                problems += QStringLiteral("src/cli does not call %1()").arg(function);
            if (!callsFunction(m_gui, function))
                problems += QStringLiteral("src/gui does not call %1()").arg(function);
        }
        for (const QString &function : neither) {
            if (callsFunction(m_cli, function) || callsFunction(m_gui, function))
                problems += QStringLiteral("%1() is a step of a use case: call that").arg(function);
        }
        QVERIFY2(problems.isEmpty(), qPrintable(formatFindings(problems)));
    }

private:
    QString m_app;
    QString m_cli;
    QString m_gui;
};

OUTCROP_TEST(TestUseCases, NoApplication)

} // namespace tst_usecases

#include "tst_usecases.moc"
