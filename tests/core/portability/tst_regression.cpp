// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/regression.h"
#include "tests/support/golden.h"
#include "tests/support/sourcecatalog.h"
#include "tests/support/testregistry.h"

#include <QCryptographicHash>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_regression {

namespace {

const QString oldAgent = QStringLiteral("---\nname: old\ndescription: From before.\nidentity: {role: Gardener}\n---\n"
                                        "<agent>\n\nYou water {{plants}}.  \n\n- \"quotes\", <b> & ünïcödé 🌱\n</agent>\n\n");
const QString newAgent = QStringLiteral("---\nname: new\ndescription: Portable.\nidentity: {role: Gardener}\nportability:\n"
                                        "  enabled: true # all of it\n  body_format: markdown\n  reasoning_strategy: explicit_cot\n---\n"
                                        "## Role\n\nYou water plants.\n");

/// A workspace with everything that the regression criteria need.
struct Library {
    Workspace workspace;
    PromptLibrary library = PromptLibrary::read(workspace);
    ProviderCatalog catalog = sourceCatalog().with(workspace);
    BehavioralTests tests = readBehavioralTests();

    explicit Library(const Workspace &files) : workspace(files) { }
    RegressionContext context() const { return {library, catalog, tests}; }
    const Agent &agent() const { return library.agents.first(); }
};

Library libraryOf(const QList<QPair<QString, QString>> &files)
{
    return Library(workspaceOf(files));
}

QString corpus(const QString &folder)
{
    return qEnvironmentVariable("OUTCROP_CORPORA") + u'/' + folder;
}

} // namespace

/// Tests PV-017 and PV-018: agents without a portability section are sent as in the recorded requests.
class TestRegression : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checksBothRegressionCriteria_data();
    void checksBothRegressionCriteria();
    void comparesRecordedRendersByteForByte();
    void detectsTextAddedToTheBody();
    void countsGovernanceAsASection();
    void runsNoChecksWithoutTheProvider();
    void recordsOnlyOldAgents();
    void existingAgentsPass();
    void portableAgentsPass();
};

void TestRegression::checksBothRegressionCriteria_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Outcome>("unchanged");
    QTest::addColumn<Outcome>("optional");
    const QString head = QStringLiteral("---\nname: a\ndescription: x\n");
    QTest::newRow("old") << oldAgent << Outcome::Passed << Outcome::Passed;
    QTest::newRow("old, CRLF") << QString(oldAgent).replace(u'\n', QStringLiteral("\r\n")) << Outcome::Passed << Outcome::Passed;
    QTest::newRow("portable") << newAgent << Outcome::NotApplicable << Outcome::Passed;
    QTest::newRow("not enabled") << head + QStringLiteral("portability: {enabled: false}\n---\nBody.\n") << Outcome::NotApplicable << Outcome::Passed;
    QTest::newRow("section last") << head + QStringLiteral("portability:\n  enabled: true\n---\nBody.\n") << Outcome::NotApplicable << Outcome::Passed;
    QTest::newRow("no body") << head + QStringLiteral("---\n") << Outcome::Passed << Outcome::Passed;
    QTest::newRow("tools and schema")
        << head + QStringLiteral("tools: [{name: t, description: d, parameters: {type: object}}]\noutput: {schema: {type: object}}\n---\nBody.\n")
        << Outcome::Passed << Outcome::Passed;
    QTest::newRow("fields of old agents")
        << head + QStringLiteral("model: sonnet\ncapabilities: {forbidden_actions: [Shout]}\nguardrails: {output_filtering: [no_secrets]}\n---\nBody.\n")
        << Outcome::Passed << Outcome::Passed;
}

void TestRegression::checksBothRegressionCriteria()
{
    QFETCH(QString, text);
    QFETCH(Outcome, unchanged);
    QFETCH(Outcome, optional);
    const Library library = libraryOf({{QStringLiteral("agents/a.md"), text}, {QStringLiteral("layers/soul.md"), QStringLiteral("Be kind.")},
        {QStringLiteral("config.toml"), QStringLiteral("[workspace]\nprofile = \"none-such\"\n")}});
    const CriterionResult first = checkUnchanged(library.agent(), library.context());
    const CriterionResult second = checkSectionOptional(library.agent(), library.context());
    QVERIFY2(first.outcome == unchanged, qPrintable(first.reason));
    QVERIFY2(second.outcome == optional, qPrintable(second.reason));
    QCOMPARE(first.criterion, QStringLiteral("PV-017"));
    QCOMPARE(second.criterion, QStringLiteral("PV-018"));
}

void TestRegression::comparesRecordedRendersByteForByte()
{
    const Library before = libraryOf({{QStringLiteral("agents/a.md"), oldAgent}});
    const QList<SourceFile> files = rendersToRecord(before.library.agents, before.context());
    QCOMPARE(files.size(), 1);
    QCOMPARE(files.first().path, QStringLiteral("portability/recorded/old/anthropic.request.json"));
    QCOMPARE(recordedRenderPath(before.agent(), QStringLiteral("anthropic")), files.first().path);

    const QString recorded = QString::fromUtf8(files.first().bytes);
    const auto outcomeWith = [&recorded](const QString &agent, const QString &was, const QString &is) {
        const Library library = libraryOf({{QStringLiteral("agents/a.md"), agent},
            {QStringLiteral("portability/recorded/old/anthropic.request.json"), QString(recorded).replace(was, is)}});
        return checkUnchanged(library.agent(), library.context());
    };
    QCOMPARE(outcomeWith(oldAgent, QString("§"), QString()).outcome, Outcome::Passed);
    const CriterionResult changed = outcomeWith(QString(oldAgent).replace(QStringLiteral("You water"), QStringLiteral("You drown")), QString("§"), QString());
    QCOMPARE(changed.outcome, Outcome::Failed);
    QCOMPARE(changed.findings.first().location.file, QStringLiteral("agents/a.md"));
    QVERIFY2(changed.reason.contains(QStringLiteral("You drown")), qPrintable(changed.reason));
    QCOMPARE(outcomeWith(oldAgent, QStringLiteral("You water"), QStringLiteral("You  water")).outcome, Outcome::Failed);
    QCOMPARE(outcomeWith(oldAgent, QStringLiteral("\"max_tokens\": "), QStringLiteral("\"max_tokens\": 1")).outcome, Outcome::Failed);
    QCOMPARE(outcomeWith(oldAgent, recorded, QStringLiteral("not JSON")).outcome, Outcome::Failed);
}

/// A wire format that adds text to every system prompt fails old agents even without a recorded request.
void TestRegression::detectsTextAddedToTheBody()
{
    QFile file(QStringLiteral(OUTCROP_SOURCE_DIR "/adapters/providers/wire/anthropic-messages.yaml"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString plain = QString::fromUtf8(file.readAll());
    const QString wordy = QString(plain).replace(QStringLiteral("text: {put: tier.text}"), QStringLiteral("text: {join: [\"Hello. \", {put: tier.text}]}"));
    for (const QString &wire : {plain, wordy}) {
        const Library library = libraryOf({{QStringLiteral("agents/a.md"), oldAgent}, {QStringLiteral("portability/wire/own.yaml"), wire}});
        const Outcome expected = wire == plain ? Outcome::Passed : Outcome::Failed;
        QCOMPARE(checkUnchanged(library.agent(), library.context()).outcome, expected);
        QCOMPARE(checkSectionOptional(library.agent(), library.context()).outcome, expected);
    }
}

void TestRegression::countsGovernanceAsASection()
{
    const Library library = libraryOf({{QStringLiteral("agents/old.md"), oldAgent},
        {QStringLiteral("agents/old.governance.yaml"), QStringLiteral("version: 1.0.0\nportability:\n  enabled: true\n")}});
    QVERIFY(library.agent().isPortable);
    QCOMPARE(checkUnchanged(library.agent(), library.context()).outcome, Outcome::NotApplicable);
    QCOMPARE(checkSectionOptional(library.agent(), library.context()).outcome, Outcome::Passed);
}

void TestRegression::runsNoChecksWithoutTheProvider()
{
    Library library = libraryOf({{QStringLiteral("agents/a.md"), oldAgent}});
    library.tests.regressionProvider = QStringLiteral("nobody");
    QCOMPARE(checkUnchanged(library.agent(), library.context()).outcome, Outcome::NotRun);
    QCOMPARE(checkSectionOptional(library.agent(), library.context()).outcome, Outcome::NotRun);
    QVERIFY(rendersToRecord(library.library.agents, library.context()).isEmpty());
}

void TestRegression::recordsOnlyOldAgents()
{
    const Library library = libraryOf({{QStringLiteral("agents/a.md"), oldAgent}, {QStringLiteral("agents/b.md"), newAgent},
        {QStringLiteral("agents/c.md"), QString(oldAgent).replace(QStringLiteral("name: old"), QStringLiteral("name: ../../etc"))}});
    QStringList paths;
    for (const SourceFile &file : rendersToRecord(library.library.agents, library.context()))
        paths.append(file.path);
    paths.sort();
    QCOMPARE(paths, QStringList({QStringLiteral("portability/recorded/_._.._etc/anthropic.request.json"),
                        QStringLiteral("portability/recorded/old/anthropic.request.json")}));
}

/// For the twelve agents in the corpora without a portability section, both criteria pass. Their requests equal the recorded requests.
void TestRegression::existingAgentsPass()
{
    if (!QDir(corpus(QStringLiteral("jerry/existing"))).exists())
        QSKIP("OUTCROP_CORPORA is not set");
    const Library library(workspaceAt(corpus(QStringLiteral("jerry/existing"))));
    QCOMPARE(library.library.agents.size(), 12);
    Json sums = Json::object();
    for (const Agent &agent : library.library.agents) {
        for (const CriterionResult &result : {checkUnchanged(agent, library.context()), checkSectionOptional(agent, library.context())})
            QVERIFY2(result.outcome == Outcome::Passed, qPrintable(agent.name + u' ' + result.criterion + u' ' + result.reason));
    }
    for (const SourceFile &file : rendersToRecord(library.library.agents, library.context()))
        sums[file.path.toStdString()] = QCryptographicHash::hash(file.bytes, QCryptographicHash::Sha256).toHex().toStdString();
    COMPARE_GOLDEN("portability/existing-renders.json", jsonText(sums));
}

void TestRegression::portableAgentsPass()
{
    if (!QDir(corpus(QStringLiteral("jerry/eng-team"))).exists())
        QSKIP("OUTCROP_CORPORA is not set");
    const Library library(workspaceAt(corpus(QStringLiteral("jerry/eng-team"))));
    QCOMPARE(library.library.agents.size(), 10);
    for (const Agent &agent : library.library.agents) {
        const CriterionResult result = checkSectionOptional(agent, library.context());
        QVERIFY2(result.outcome == Outcome::Passed, qPrintable(agent.name + u' ' + result.reason));
        QCOMPARE(checkUnchanged(agent, library.context()).outcome, Outcome::NotApplicable);
    }
}

OUTCROP_TEST(TestRegression, CoreApplication)

} // namespace tst_regression

#include "tst_regression.moc"
