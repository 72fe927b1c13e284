// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/documentname.h"
#include "core/documents/newdocument.h"
#include "core/experiments/metric.h"
#include "core/layers/composer.h"
#include "core/render/catalog.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QRegularExpression>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_newdocument {

namespace {

QString pathOf(const Result<WorkspaceChange> &change)
{
    return change ? change->newFiles.first().path : toString(change.error());
}

} // namespace

class NewDocumentTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTemplateGivesAValidDocument_data();
    void everyTemplateGivesAValidDocument();
    void theExperimentTemplateListsEveryMetric();
    void derivesPathsFromNames_data();
    void derivesPathsFromNames();
    void rejectsInvalidTemplatesAndNames_data();
    void rejectsInvalidTemplatesAndNames();
    void roundTripsUnusualNames_data();
    void roundTripsUnusualNames();
    void addsALayerToTheManifest();
    void writesATitleAndACondition();
    void rejectsInvalidConditions();
    void checksNames_data();
    void checksNames();
    void derivesRenamedPaths_data();
    void derivesRenamedPaths();
    void suggestsNames_data();
    void suggestsNames();
};

void NewDocumentTest::everyTemplateGivesAValidDocument_data()
{
    QTest::addColumn<QString>("id");
    for (const DocumentTemplate &kind : documentTemplates())
        QTest::newRow(qPrintable(kind.id)) << kind.id;
}

/// A new document has the requested type and no findings.
void NewDocumentTest::everyTemplateGivesAValidDocument()
{
    QFETCH(QString, id);
    const DocumentTemplate *kind = documentTemplate(id);
    QVERIFY(!kind->title.isEmpty() && kind->description.endsWith(u'.'));
    const Workspace before = workspaceOf({{QStringLiteral("agents/frost.md"), QStringLiteral("Text")}});
    const QString name =
        kind->kind == DocumentKind::Governance ? QStringLiteral("frost") : QStringLiteral("late-frost");
    const Result<WorkspaceChange> change = planNewDocument(before, id, name);
    QVERIFY2(change, qPrintable(pathOf(change)));
    const Result<Workspace> after = withChange(before, *change);
    QVERIFY(after);
    const DocumentPtr made = after->document(change->newFiles.first().path);
    QVERIFY(made && !made->text.isEmpty() && made->text.endsWith(u'\n'));
    QCOMPARE(toString(made->kind), toString(kind->kind));
    const Diagnostics found = after->diagnostics() + PromptLibrary::read(*after).diagnostics
        + ProviderCatalog::read({}, *after).diagnostics();
    QCOMPARE(findings(found), QString());
}

void NewDocumentTest::theExperimentTemplateListsEveryMetric()
{
    const Result<WorkspaceChange> change = planNewDocument(workspaceOf({{QStringLiteral("agents/frost.md"), QStringLiteral("Text")}}), QStringLiteral("experiment"), QStringLiteral("ab"));
    QVERIFY(change);
    const QStringList words = change->newFiles.first().text.split(QRegularExpression(QStringLiteral("[^a-z_]+")));
    for (const MetricInfo &metric : metricInfos())
        QVERIFY2(words.contains(metric.name), qPrintable(metric.name));
}

void NewDocumentTest::derivesPathsFromNames_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("path");
    QTest::newRow("layer") << "layer"
                           << "rain"
                           << "layers/rain.md";
    QTest::newRow("layer with a title") << "layer"
                                        << "Frost warning  at Night"
                                        << "layers/frost-warning-at-night.md";
    QTest::newRow("agent with a title") << "agent"
                                        << "Frost Scout"
                                        << "agents/frost-scout.md";
    QTest::newRow("short form of a layer with spaces") << "condensed-layer"
                                                       << "Late Frost"
                                                       << "layers/condensed/Late Frost.md";
    QTest::newRow("tier") << "layer-weather"
                          << "rain"
                          << "layers/rain.md";
    QTest::newRow("short form") << "condensed-layer"
                                << "rain"
                                << "layers/condensed/rain.md";
    QTest::newRow("skill") << "skill"
                           << "rain"
                           << "skills/rain/SKILL.md";
    QTest::newRow("agent") << "agent"
                           << "rain"
                           << "agents/rain.md";
    QTest::newRow("governance") << "governance"
                                << "rain"
                                << "agents/rain.governance.yaml";
    QTest::newRow("profile") << "profile"
                             << "rain"
                             << "profiles/rain/config.yml";
    QTest::newRow("adapter") << "adapter"
                             << "rain"
                             << "portability/providers/rain.yaml";
    QTest::newRow("wire format") << "wire-format"
                                 << "rain"
                                 << "portability/wire/rain.yaml";
    QTest::newRow("rules") << "prompt-rules"
                           << ""
                           << "config/prompt_rules.yaml";
    QTest::newRow("taxonomy") << "taxonomy"
                              << ""
                              << "taxonomy.ttl";
    QTest::newRow("experiment") << "experiment"
                                << "rain"
                                << "experiments/rain.yaml";
    QTest::newRow("task") << "task"
                          << "rain"
                          << "tasks/rain.yaml";
    QTest::newRow("text") << "text"
                          << "Notes on rain"
                          << "Notes on rain.md";
}

void NewDocumentTest::derivesPathsFromNames()
{
    QFETCH(QString, id);
    QFETCH(QString, name);
    QFETCH(QString, path);
    QCOMPARE(pathOf(planNewDocument({}, id, name)), path);
}

void NewDocumentTest::rejectsInvalidTemplatesAndNames_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("code");
    QTest::newRow("no template") << "layr"
                                 << "a" << int(ErrorCode::NotFound);
    QTest::newRow("taken") << "layer"
                           << "soul" << int(ErrorCode::NotAllowed);
    QTest::newRow("taken by its letters") << "layer"
                                          << "SOUL" << int(ErrorCode::NotAllowed);
    QTest::newRow("no name") << "layer"
                             << "" << int(ErrorCode::Invalid);
    QTest::newRow("out of the folder") << "layer"
                                       << "../soul" << int(ErrorCode::Invalid);
    QTest::newRow("no skill's name") << "skill"
                                     << "My Skill" << int(ErrorCode::Invalid);
}

void NewDocumentTest::rejectsInvalidTemplatesAndNames()
{
    QFETCH(QString, id);
    QFETCH(QString, name);
    QFETCH(int, code);
    const Workspace workspace = workspaceOf({{QStringLiteral("layers/soul.md"), QStringLiteral("Text")}});
    const Result<WorkspaceChange> change = planNewDocument(workspace, id, name);
    QVERIFY(!change);
    QCOMPARE(int(change.error().code), code);
}

void NewDocumentTest::roundTripsUnusualNames_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"yes", "1.0", "it's", "{title}", "\u00e4\u4e2d", "a # b", "@at", "null"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

void NewDocumentTest::roundTripsUnusualNames()
{
    QFETCH(QString, name);
    const Result<WorkspaceChange> change = planNewDocument({}, QStringLiteral("agent"), name);
    QVERIFY2(change, qPrintable(pathOf(change)));
    const Result<Workspace> after = withChange({}, *change);
    QCOMPARE(after->documents().first()->frontMatter.data[u"name"].text(), fileNameFor(DocumentKind::Agent, name));
    QVERIFY(after->documents().first()->frontMatter.data[u"name"].isString());
    QCOMPARE(findings(after->diagnostics()), QString());
}

void NewDocumentTest::addsALayerToTheManifest()
{
    const Workspace workspace = workspaceOf(
        {{QStringLiteral("config.toml"), QStringLiteral("# ours\n[prompt_layers]\nsoul = \"layers/soul.md\" # one\n")},
            {QStringLiteral("layers/soul.md"), QStringLiteral("Text")}});
    const Result<WorkspaceChange> change =
        planNewDocument(workspace, QStringLiteral("layer-granite"), QStringLiteral("late-frost"));
    QVERIFY(change);
    const Result<Workspace> after = withChange(workspace, *change);
    QVERIFY(after);
    QCOMPARE(after->document(QStringLiteral("config.toml"))->text,
        QStringLiteral(
            "# ours\n[prompt_layers]\nsoul = \"layers/soul.md\" # one\nlate-frost = \"layers/late-frost.md\"\n"));
    QCOMPARE(after->promptLayers().size(), 2);
}

void NewDocumentTest::writesATitleAndACondition()
{
    const Workspace workspace = workspaceOf({{QStringLiteral("config.toml"), QStringLiteral("[prompt_layers]\nsoul = \"layers/soul.md\"\n")}, {QStringLiteral("layers/soul.md"), QStringLiteral("Text")}});
    const Result<WorkspaceChange> change =
        planNewDocument(workspace, QStringLiteral("layer-bedrock"), QStringLiteral("Frost warning"), QStringLiteral("phase in (planning)"));
    QVERIFY2(change, qPrintable(pathOf(change)));
    QCOMPARE(change->newFiles.first().path, QStringLiteral("layers/frost-warning.md"));
    QVERIFY2(change->newFiles.first().text.startsWith(QStringLiteral("---\ntier: bedrock\ntitle: Frost warning\nwhen: phase in (planning)\n---\n\n# Frost warning\n")),
        qPrintable(change->newFiles.first().text));
    const Result<Workspace> after = withChange(workspace, *change);
    QVERIFY(after);
    QVERIFY(after->document(QStringLiteral("config.toml"))->text.endsWith(QStringLiteral("frost-warning = \"layers/frost-warning.md\"\n")));
    QCOMPARE(findings(PromptLibrary::read(*after).diagnostics), QString());
}

void NewDocumentTest::rejectsInvalidConditions()
{
    const Result<WorkspaceChange> broken = planNewDocument({}, QStringLiteral("layer"), QStringLiteral("rain"), QStringLiteral("phase in"));
    QVERIFY(!broken);
    QCOMPARE(int(broken.error().code), int(ErrorCode::Invalid));
    QVERIFY2(broken.error().message.startsWith(QStringLiteral("The condition is not valid: ")), qPrintable(broken.error().message));
    const Result<WorkspaceChange> skill = planNewDocument({}, QStringLiteral("skill"), QStringLiteral("rain"), QStringLiteral("phase == planning"));
    QVERIFY(!skill);
    QCOMPARE(int(skill.error().code), int(ErrorCode::Invalid));
}

void NewDocumentTest::checksNames_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("allowed");
    const auto row = [](DocumentKind kind, const QString &name, bool allowed) {
        QTest::addRow("%s %s", qPrintable(toString(kind)), qPrintable(name)) << int(kind) << name << allowed;
    };
    for (const char *name : {"a", "deploy-release", "k8s", "a1-b2"})
        row(DocumentKind::Skill, QString::fromUtf8(name), true);
    for (const char *name : {"", "A", "-a", "a-", "a--b", "a_b", "a b", "\u00e4"})
        row(DocumentKind::Skill, QString::fromUtf8(name), false);
    row(DocumentKind::Skill, QString(65, u'a'), false);
    for (const char *name : {"a", "Late Frost", "a.b", "\u00e4\u4e2d", "it's"})
        row(DocumentKind::Layer, QString::fromUtf8(name), true);
    for (const char *name :
        {"", " ", ".a", "a.", " a", "a ", "a/b", "a\\b", "..", "a:b", "a\nb", "README", "con", "NUL.txt", "a?"})
        row(DocumentKind::Layer, QString::fromUtf8(name), false);
    row(DocumentKind::Layer, QString(200, u'a'), false);
}

void NewDocumentTest::checksNames()
{
    QFETCH(int, kind);
    QFETCH(QString, name);
    QFETCH(bool, allowed);
    const Status status = checkName(DocumentKind(kind), name);
    QCOMPARE(status.ok(), allowed);
    if (!allowed)
        QVERIFY(status.error().message.endsWith(u'.'));
}

void NewDocumentTest::derivesRenamedPaths_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("renamed");
    QTest::newRow("layer") << "layers/a.md"
                           << "layers/new.md";
    QTest::newRow("skill") << "skills/a/SKILL.md"
                           << "skills/new/SKILL.md";
    QTest::newRow("skill at the top") << "a/SKILL.md"
                                      << "new/SKILL.md";
    QTest::newRow("profile") << "profiles/a/config.yml"
                             << "profiles/new/config.yml";
    QTest::newRow("governance") << "agents/a.governance.yaml"
                                << "agents/new.governance.yaml";
    QTest::newRow("at the top") << "a.md"
                                << "new.md";
    QTest::newRow("no ending") << "x/a"
                               << "x/new";
}

void NewDocumentTest::derivesRenamedPaths()
{
    QFETCH(QString, path);
    QFETCH(QString, renamed);
    QCOMPARE(renamedPath(path, QStringLiteral("new")), renamed);
}

void NewDocumentTest::suggestsNames_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("suggested");
    QTest::newRow("skill") << int(DocumentKind::Skill) << "My Skill!"
                           << "my-skill";
    QTest::newRow("accents") << int(DocumentKind::Skill) << "  Caf\u00e9 menu "
                             << "cafe-menu";
    QTest::newRow("layer") << int(DocumentKind::Layer) << " late/frost "
                           << "late-frost";
    QTest::newRow("nothing left") << int(DocumentKind::Skill) << "!!!"
                                  << "";
}

void NewDocumentTest::suggestsNames()
{
    QFETCH(int, kind);
    QFETCH(QString, typed);
    QFETCH(QString, suggested);
    QCOMPARE(suggestedName(DocumentKind(kind), typed), suggested);
}

OUTCROP_TEST(NewDocumentTest, NoApplication)

} // namespace tst_newdocument

#include "tst_newdocument.moc"
