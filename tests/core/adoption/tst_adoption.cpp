// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which files are recognized, the proposed manifest, and that all other bytes of an existing manifest are unchanged.
#include "core/adoption/adoption.h"
#include "core/adoption/adoptionrules.h"
#include "core/documents/bundle/bundleddata.h"
#include "core/documents/formatschema.h"
#include "core/documents/schemacheck.h"
#include "core/layers/layer.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_adoption {

namespace {

QList<QPair<QString, QString>> homeFiles()
{
    return {{"AGENTS.md", "# Agents\n\nUse small commits.\n"}, {"CLAUDE.md", "# Claude\n\nRead the notes.\n"}, {"SYSTEM.md", "# System\n\nImprove it.\n"},
        {"roles/gateway.md", "You triage.\n"}, {"identity.md", "I am Panda.\n"}, {"SOUL.md", "Be kind.\n"}, {"memory/tea.md", "He drinks tea.\n"},
        {"skills/k8s/SKILL.md", "---\nname: k8s\ndescription: The cluster.\n---\nText.\n"}};
}

/// Returns a workspace's layers in the order in which they are sent, with their tier, order and condition, such as `soul granite 3`.
QStringList layerLines(const Workspace &workspace)
{
    QStringList lines;
    for (const Layer &layer : readStack(workspace).layers)
        lines.append(QStringLiteral("%1 %2 %3 %4").arg(layer.name, tierName(layer.tier)).arg(layer.order).arg(layer.when.text()).trimmed());
    return lines;
}

QString reasonFor(const Adoption &adoption, const QString &path)
{
    for (const AdoptionRow &row : adoption.rows) {
        if (row.files.contains(path))
            return row.use + QStringLiteral(": ") + row.reason;
    }
    return {};
}

} // namespace

class TestAdoption : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rulesMatchTheirSchema()
    {
        const QString file = QStringLiteral("adoption/adoptionrules.yaml");
        const Diagnostics found = checkSchema(bundledData(file), formatSchema(QStringLiteral("adoption-rules")), file);
        QVERIFY2(found.isEmpty(), qPrintable(toString(found.value(0))));
        QVERIFY(adoptionRules().size() > 20);
        for (const AdoptionRule &rule : adoptionRules())
            QCOMPARE(rule.isLayer(), rule.use == u"layer");
    }

    void adoptsAHomeFolder()
    {
        const Workspace workspace = workspaceOf(homeFiles());
        const Result<Adoption> adoption = planAdoption(workspace);
        QVERIFY(adoption.ok());
        const Result<Workspace> after = withChange(workspace, adoption->change);
        QVERIFY(after.ok());
        QVERIFY2(after->diagnostics().isEmpty(), qPrintable(toString(after->diagnostics().value(0))));
        QCOMPARE(layerLines(*after),
            (QStringList{"system granite 1", "soul granite 3", "identity sandstone 1", "role-gateway sandstone 2 scope == 'gateway'",
                "agents topsoil 1", "claude topsoil 2 provider == anthropic"}));
        QCOMPARE(reasonFor(*adoption, "skills/k8s/SKILL.md").section(u':', 0, 0), QStringLiteral("skills"));
        QCOMPARE(reasonFor(*adoption, "memory/tea.md").section(u':', 0, 0), QStringLiteral("memory"));
        QCOMPARE(adoption->change.paths(), QStringList{"config.toml"});
    }

    void theTemplatesOfAWorkflowAreNotRequests()
    {
        const Result<Adoption> adoption = planAdoption(workspaceOf({{"AGENTS.md", "Text.\n"}, {"profiles/shop/templates/planning-prompt.md", "Plan {{entity}}.\n"}}));
        QVERIFY(adoption.ok());
        QVERIFY2(reasonFor(*adoption, "profiles/shop/templates/planning-prompt.md").startsWith(QStringLiteral("workflow templates: ")), qPrintable(reasonFor(*adoption, "profiles/shop/templates/planning-prompt.md")));
    }

    void promptsInTheTopFolderAreRequests()
    {
        for (const char *path : {"review-prompt.md", "review_prompt.md", "review.prompt.md", "prompts/review.md", "a/templates/review.md"}) {
            const Result<Adoption> adoption = planAdoption(workspaceOf({{"AGENTS.md", "Text.\n"}, {path, "Review {{entity}}.\n"}}));
            QVERIFY(adoption.ok());
            QVERIFY2(reasonFor(*adoption, path).startsWith(QStringLiteral("prompt templates: ")), path);
        }
    }

    void fileOrderDoesNotChangeTheResult()
    {
        QList<QPair<QString, QString>> files = homeFiles();
        const QString first = planAdoption(workspaceOf(files))->change.newFiles.first().text;
        std::reverse(files.begin(), files.end());
        QCOMPARE(planAdoption(workspaceOf(files))->change.newFiles.first().text, first);
    }

    void claudeFileAloneHasNoCondition()
    {
        const Result<Adoption> adoption = planAdoption(workspaceOf({{"CLAUDE.md", "# Claude\n\nText.\n"}}));
        QCOMPARE(adoption->layers().size(), 1);
        QCOMPARE(adoption->layers().first().when, QString());
    }

    void skipsCopiesImportsAndLinks()
    {
        const QList<QPair<QString, QString>> files{{"AGENTS.md", "Text.\n"}, {"CLAUDE.md", "Read this:\n\n@AGENTS.md\n"}, {"GEMINI.md", "Text.\n"}, {"TOOLS.md", "docs/tools.md\n"}, {"SOUL.md", "\n"}};
        const Result<Adoption> adoption = planAdoption(workspaceOf(files));
        QCOMPARE(adoption->layers().size(), 1);
        QVERIFY(reasonFor(*adoption, "CLAUDE.md").contains(QStringLiteral("an import of AGENTS.md")));
        QVERIFY(reasonFor(*adoption, "GEMINI.md").contains(QStringLiteral("Same text as AGENTS.md")));
        QVERIFY(reasonFor(*adoption, "TOOLS.md").contains(QStringLiteral("docs/tools.md")));
        QVERIFY(reasonFor(*adoption, "SOUL.md").contains(QStringLiteral("empty")));
    }

    void anEmptyFileIsNotALayer()
    {
        const Result<Adoption> plan = planAdoption(workspaceOf({{"AGENTS.md", "\n"}, {"CLAUDE.md", "@AGENTS.md\n"}}));
        QVERIFY(plan);
        QCOMPARE(reasonFor(*plan, QStringLiteral("AGENTS.md")), QStringLiteral("no entry: The file is empty."));
        QCOMPARE(reasonFor(*plan, QStringLiteral("CLAUDE.md")), QStringLiteral("no entry: Contains little more than an import of AGENTS.md, which is empty."));
    }

    void listsImportsThatAreNotLayers()
    {
        const Result<Adoption> adoption = planAdoption(workspaceOf(
            {{"CLAUDE.md", "# Claude\n\nSee @docs/style.md, `@docs/code.md` and me@docs.example.\n\n@docs/tests.md\n"}, {"docs/style.md", "Style.\n"}, {"docs/code.md", "Code.\n"}, {"docs/tests.md", "Tests.\n"}}));
        QVERIFY(adoption.ok());
        const QString reason = reasonFor(*adoption, "CLAUDE.md");
        QVERIFY2(reason.contains(QStringLiteral("docs/style.md, docs/tests.md")), qPrintable(reason));
        QVERIFY(!reason.contains(QStringLiteral("code.md")));
    }

    void layerNamesAreUnique()
    {
        const Result<Adoption> adoption = planAdoption(workspaceOf({{"SOUL.md", "One.\n"}, {"identity/soul.md", "Two.\n"}}));
        QStringList names;
        for (const AdoptedLayer &layer : adoption->layers())
            names.append(layer.name);
        QCOMPARE(names, (QStringList{"soul", "soul-2"}));
    }

    void doesNotAdoptAnAgentAsALayer()
    {
        const Result<Adoption> adoption = planAdoption(workspaceOf({{"roles/coder.md", "---\nname: coder\ndescription: Writes code.\ntools: Read\n---\nText.\n"}}));
        QVERIFY(adoption.ok());
        QVERIFY(adoption->layers().isEmpty());
        QCOMPARE(adoption->rows.first().use, QStringLiteral("agents"));
    }

    void listsPossiblePromptsThatAreNotIncluded()
    {
        const QString path = QStringLiteral("interactive.md");
        const Result<Adoption> adoption = planAdoption(workspaceOf({{"SYSTEM.md", "Improve it.\n"}, {path, "# Role: Interactive\n\nUse small steps.\n"}, {"README.md", "# Home\n"},
            {"CHANGELOG.md", "# Changes\n"}, {"docs/setup.md", "# Setup\n"}, {"app/prompts/review.md", "Review it.\n"}, {"lib/persona-writer.md", "You write.\n"}}));
        QVERIFY(adoption.ok());
        QCOMPARE(adoption->optionalFiles(), (QStringList{"app/prompts/review.md", path, "lib/persona-writer.md"}));
        QCOMPARE(reasonFor(*adoption, path), QStringLiteral("not included: It may be a prompt, but its name does not show a tier. If you include the file, it becomes a layer of TOPSOIL."));
        QCOMPARE(adoption->layers().size(), 1);
        QVERIFY(!adoption->change.newFiles.first().text.contains(path));
    }

    void possiblePromptsAloneChangeNoFile()
    {
        const Result<Adoption> adoption = planAdoption(workspaceOf({{"interactive.md", "Use small steps.\n"}}));
        QVERIFY(adoption.ok());
        QCOMPARE(adoption->optionalFiles(), QStringList{"interactive.md"});
        QVERIFY(adoption->change.isEmpty());
    }

    void includesAndExcludesFiles()
    {
        QList<QPair<QString, QString>> files = homeFiles();
        files += {{"interactive.md", "Use small steps.\n"}, {"docs/style.md", "Be brief.\n"}};
        const Workspace workspace = workspaceOf(files);
        const Result<Adoption> adoption = planAdoption(workspace, {{"interactive.md", "docs/style.md"}, {"AGENTS.md", "SOUL.md"}});
        QVERIFY(adoption.ok());
        const Result<Workspace> after = withChange(workspace, adoption->change);
        QVERIFY(after.ok());
        QCOMPARE(layerLines(*after),
            (QStringList{"system granite 1", "identity sandstone 1", "role-gateway sandstone 2 scope == 'gateway'", "claude topsoil 2", "style topsoil 9", "interactive topsoil 9"}));
        QCOMPARE(adoption->optionalFiles(), (QStringList{"SOUL.md", "AGENTS.md"}));
        QVERIFY(reasonFor(*adoption, "SOUL.md").contains(QStringLiteral("You excluded this file.")));
        QVERIFY(adoption->change.newFiles.first().text.contains(QStringLiteral("# Included manually. Check the tier and order.\nstyle = ")));
    }

    void includesTextFilesAndPatterns()
    {
        const Workspace workspace = workspaceOf({{"SYSTEM.md", "Improve it.\n"}, {"bot/greeting.txt", "Greet: the guest.\n"}, {"bot/farewell.TXT", "Wave.\n"}, {"bot/data.yaml", "a: 1\n"},
            {"top.txt", "Be brief.\n"}, {"prompts/review.txt", "Review it.\n"}});
        QCOMPARE(filesToInclude(workspace, "bot/*"), (QStringList{"bot/farewell.TXT", "bot/greeting.txt"}));
        QCOMPARE(filesToInclude(workspace, "*.txt"), QStringList{"top.txt"});
        QCOMPARE(filesToInclude(workspace, "bot/data.yaml"), QStringList());
        QCOMPARE(planAdoption(workspace)->optionalFiles(), QStringList{"prompts/review.txt"});
        const Result<Adoption> adoption = planAdoption(workspace, {{"bot/g*.txt"}, {}});
        QVERIFY(adoption.ok());
        const Result<Workspace> after = withChange(workspace, adoption->change);
        QVERIFY(after.ok());
        QCOMPARE(layerLines(*after), (QStringList{"system granite 1", "greeting topsoil 9"}));
        QVERIFY2(after->diagnostics().isEmpty(), qPrintable(toString(after->diagnostics().value(0)))); // prose is not parsed as YAML
        QCOMPARE(planAdoption(workspace, {{"gone/*.txt"}, {}}).error().code, ErrorCode::NotFound);
    }

    void rejectsFilesThatCannotBeChosen()
    {
        const Workspace workspace = workspaceOf(homeFiles());
        for (const char *path : {"nowhere.md", "skills/k8s/SKILL.md"})
            QCOMPARE(planAdoption(workspace, {{path}, {}}).error().code, ErrorCode::NotFound);
        for (const char *path : {"nowhere.md", "memory/tea.md"})
            QCOMPARE(planAdoption(workspace, {{}, {path}}).error().code, ErrorCode::NotFound);
    }

    void adoptsOnlyOneFile()
    {
        const Workspace workspace = workspaceOf(homeFiles());
        QVERIFY(canBecomeLayer(workspace, "memory/tea.md"));
        QVERIFY(!canBecomeLayer(workspace, "skills/k8s/SKILL.md"));
        const Result<Adoption> adoption = planAdoption(workspace, {{"memory/tea.md"}, {}, {"memory/tea.md"}});
        QVERIFY(adoption.ok());
        const Result<Workspace> after = withChange(workspace, adoption->change);
        QVERIFY(after.ok());
        QCOMPARE(layerLines(*after), QStringList{"tea topsoil 9"});
        QVERIFY(!canBecomeLayer(*after, "memory/tea.md"));
    }

    void keepsTheRestOfAnExistingManifest()
    {
        const QString before = QStringLiteral("# Mine.\r\n[conductor]\r\nname = 'Panda'   # the lead\r\n\r\n[prompt_layers]\r\nlaw = \"SYSTEM.md\"\r\n\r\n[evolution]\r\nschedule = \"7\"\r\n");
        QList<QPair<QString, QString>> files = homeFiles();
        files.append({"config.toml", before});
        const Workspace workspace = workspaceOf(files);
        const Result<Adoption> adoption = planAdoption(workspace);
        QVERIFY(adoption.ok());
        QVERIFY(adoption->change.newFiles.isEmpty());
        const Result<Workspace> after = withChange(workspace, adoption->change);
        QVERIFY(after.ok());
        QString text = after->document("config.toml")->text;
        QVERIFY(!text.contains(QStringLiteral("system =")));
        QVERIFY(reasonFor(*adoption, "SYSTEM.md").contains(QStringLiteral("already lists")));
        QStringList lines = text.split(QStringLiteral("\r\n"));
        lines.removeIf([](const QString &line) { return line.contains(QStringLiteral("{ file = ")); });
        QCOMPARE(lines.join(QStringLiteral("\r\n")), before);
        QCOMPARE(readStack(*after).layers.size(), 6);
        const Result<Adoption> again = planAdoption(*after);
        QVERIFY(again.ok() && again->change.isEmpty());
    }

    void reportsFoldersThatCannotBeAdopted()
    {
        const Result<Adoption> empty = planAdoption(workspaceOf({{"src/main.md", "Text.\n"}}));
        QCOMPARE(empty.error().code, ErrorCode::NotFound);
        const Result<Adoption> other = planAdoption(workspaceOf({{"AGENTS.md", "Text.\n"}, {"config.toml", "[package]\nname = \"x\"\n"}}));
        QCOMPARE(toString(other.error().location), QStringLiteral("config.toml:1:2"));
        const Result<Adoption> broken = planAdoption(workspaceOf({{"AGENTS.md", "Text.\n"}, {"config.toml", "[workspace\n"}}));
        QCOMPARE(broken.error().location.file, QStringLiteral("config.toml"));
        QVERIFY(broken.error().location.range.start.line > 0);
    }
};

OUTCROP_TEST(TestAdoption, NoApplication)

} // namespace tst_adoption

#include "tst_adoption.moc"
