// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/switchtemplatemode.h"
#include "core/rules/promptconfiguration.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_switchtemplatemode {

namespace {

const QString file = QStringLiteral("config/hybrid_prompt_templates.yaml");

const QString text = QStringLiteral(R"(# Which types are structured.
global:
  default_mode: "unstructured"   # what is not named

  template_modes:
    validation: "structured"     # since spring
    planning: unstructured

# What METADATA holds.
structured_templates:
  validation: {enabled: true}
  planning: {enabled: false}
  decision: {enabled: false}
)");

Workspace originalWorkspace(const QString &yaml = text)
{
    return workspaceOf({{file, yaml}});
}

QString textOf(const Workspace &workspace)
{
    return workspace.document(file)->text;
}

Workspace withAppliedChange(const Workspace &workspace, const Result<WorkspaceChange> &change)
{
    return change.ok() ? *withChange(workspace, *change) : Workspace();
}

Workspace switched(const Workspace &workspace, const QString &type, PromptMode mode)
{
    return withAppliedChange(workspace, planTemplateModeSwitch(workspace, type, mode));
}

Workspace reverted(const Workspace &workspace, const QString &type)
{
    return withAppliedChange(workspace, planTemplateModeRevert(workspace, type));
}

bool isStructured(const Workspace &workspace, const QString &type)
{
    return PromptConfiguration::read(workspace).templates->find(type)->isStructured;
}

} // namespace

class SwitchingModes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesOnlyTheModeAndItsRevertEntry()
    {
        const Workspace after = switched(originalWorkspace(), "validation", PromptMode::Unstructured);
        QString expected = text;
        expected.replace(QStringLiteral("validation: \"structured\"     # since spring\n    planning: unstructured\n"),
                         QStringLiteral("validation: \"unstructured\"     # since spring\n    planning: unstructured\n"
                                        "  template_modes_before:\n    validation: structured\n"));
        QCOMPARE(textOf(after), expected);
    }

    void revertRestoresTheBytes_data()
    {
        QTest::addColumn<QString>("yaml");
        QTest::addColumn<QString>("type");
        for (const char *type : {"validation", "planning", "decision"}) {
            QTest::addRow("%s", type) << text << type;
            QTest::addRow("%s with Windows line endings", type) << QString(text).replace(u'\n', QStringLiteral("\r\n")) << type;
        }
        const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
        if (corpora.isEmpty())
            return;
        const QString real = workspaceAt(corpora + QStringLiteral("/obra")).document(QStringLiteral("hybrid_prompt_templates.yaml"))->text;
        for (const char *type : {"task_execution", "validation", "error_analysis", "decision", "planning"})
            QTest::addRow("%s of the orchestrator", type) << real << type;
    }

    void revertRestoresTheBytes()
    {
        QFETCH(QString, yaml);
        QFETCH(QString, type);
        const Workspace start = originalWorkspace(yaml);
        const bool wasStructured = isStructured(start, type);
        const Workspace there = switched(start, type, wasStructured ? PromptMode::Unstructured : PromptMode::Structured);
        QCOMPARE(isStructured(there, type), !wasStructured);
        QVERIFY(textOf(there) != yaml);
        QCOMPARE(textOf(reverted(there, type)), yaml);
    }

    void revertsEachTypeSeparately()
    {
        const Workspace both = switched(switched(originalWorkspace(), "validation", PromptMode::Unstructured), "decision", PromptMode::Structured);
        QVERIFY(!isStructured(both, "validation") && isStructured(both, "decision"));
        QCOMPARE(textOf(reverted(reverted(both, "validation"), "decision")), text);
        QCOMPARE(textOf(reverted(reverted(both, "decision"), "validation")), text);
    }

    void revertsOnlyTheLastSwitch()
    {
        const Workspace twice = switched(switched(originalWorkspace(), "planning", PromptMode::Structured), "planning", PromptMode::Unstructured);
        QVERIFY(isStructured(reverted(twice, "planning"), "planning"));
        QVERIFY(!planTemplateModeRevert(reverted(twice, "planning"), QStringLiteral("planning")).ok());
    }

    /// The repository has the unstructured templates and a guide, but no file that sets the modes.
    void createsAMissingFile()
    {
        const Workspace start = workspaceOf({{QStringLiteral("config/prompt_templates.yaml"), QStringLiteral("validation: |\n  Check {{ code }}.\n")},
            {QStringLiteral("config/hybrid_prompt_templates/validation_template.md"),
                QStringLiteral("# Validation\n\n## Format\n\n```\n<METADATA>\n{\"prompt_type\": \"validation\", \"validation_scope\": \"security\"}\n</METADATA>\n\n<INSTRUCTION>\n**Your Task**:\n1. Check it\n</INSTRUCTION>\n```\n")}});
        QVERIFY(!start.document(file));
        const Workspace structured = switched(start, "validation", PromptMode::Structured);
        QCOMPARE(textOf(structured), QStringLiteral("global:\n  default_mode: unstructured\n  template_modes:\n    validation: structured\n  template_modes_before:\n    validation: default\n"));
        const auto metadata = [](const Workspace &workspace) { return PromptConfiguration::read(workspace).templates->find(QStringLiteral("validation"))->data[u"metadata_schema"].toJson(); };
        QVERIFY(isStructured(structured, "validation"));
        QVERIFY(!metadata(start).empty());
        QCOMPARE(metadata(structured).dump(), metadata(start).dump()); // the guide still describes METADATA
        const Workspace after = reverted(structured, "validation");
        QCOMPARE(textOf(after), QStringLiteral("global:\n  default_mode: unstructured\n"));
        QVERIFY(PromptConfiguration::read(after).diagnostics.isEmpty());
        QVERIFY(!planTemplateModeSwitch(start, QStringLiteral("poetry"), PromptMode::Structured).ok());
    }

    void sameModeChangesNothing()
    {
        const Result<WorkspaceChange> change = planTemplateModeSwitch(originalWorkspace(), QStringLiteral("planning"), PromptMode::Unstructured);
        QVERIFY(change.ok() && change->isEmpty());
    }

    void rejectsInvalidReverts_data()
    {
        QTest::addColumn<QString>("yaml");
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("message");
        QTest::newRow("an unknown type") << text << "poetry" << "There is no template `poetry`. Available: validation, planning, decision.";
        QTest::newRow("a broken file") << "global: [\n" << "planning" << "";
        QTest::newRow("no switch on record") << text << "planning"
                                             << "No mode switch is recorded for `planning`, so its mode cannot be reverted. Set the mode instead.";
    }

    void rejectsInvalidReverts()
    {
        QFETCH(QString, yaml);
        QFETCH(QString, type);
        QFETCH(QString, message);
        const Result<WorkspaceChange> change = planTemplateModeRevert(originalWorkspace(yaml), type);
        QVERIFY(!change.ok());
        QCOMPARE(change.error().location.file, file);
        if (!message.isEmpty())
            QCOMPARE(change.error().message, message);
        QVERIFY(!planTemplateModeSwitch(workspaceOf({}), type, PromptMode::Structured).ok());
    }
};

OUTCROP_TEST(SwitchingModes, NoApplication)

} // namespace tst_switchtemplatemode

#include "tst_switchtemplatemode.moc"
