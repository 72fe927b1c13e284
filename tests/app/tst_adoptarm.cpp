// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a prompt type can adopt the mode of an experiment's arm, and that the change can be reverted.
#include "app/experiments/adoptarm.h"
#include "tests/support/testregistry.h"
#include "experimentworkspace.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_adoptarm {

namespace {

const QString templates = QStringLiteral("config/hybrid_prompt_templates.yaml");
const QString name = QStringLiteral("forms");

QByteArray templatesYaml(const QByteArray &mode)
{
    return "global:\n  default_mode: unstructured\n  template_modes:\n    validation: " + mode
        + "   # measured\nstructured_templates:\n  validation: {enabled: true}\n";
}

ExperimentWorkspace::Document experimentWith(const QByteArray &arms)
{
    return {"all: {provider: openai, type: validation}\narms: " + arms + "\ndata: ./cases.csv\nmetrics: [tokens]\n"};
}

QString textAfter(const OpenedWorkspace &opened, const Result<WorkspaceChange> &change)
{
    const Result<Workspace> after = withChange(opened.workspace(), *change);
    return after.ok() ? after->document(templates)->text : QString();
}

} // namespace

class TestAdoptArm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void adoptsAndRevertsAMode()
    {
        const ExperimentWorkspace workspace(experimentWith("[{name: new, mode: structured}, {name: old, mode: unstructured}]"));
        workspace.copy().write(templates, templatesYaml("unstructured"));
        const OpenedWorkspace opened = workspace.opened();
        const Result<WorkspaceChange> adopted = planArmAdoption(opened, name, QStringLiteral("new"));
        QVERIFY2(adopted, adopted.ok() ? "" : qPrintable(adopted.error().message));
        const QString text = textAfter(opened, adopted);
        QVERIFY2(text.contains(QLatin1String("validation: structured   # measured")), qPrintable(text));
        workspace.copy().write(templates, text.toUtf8());
        const OpenedWorkspace now = workspace.opened();
        const Result<WorkspaceChange> reverted = planArmAdoptionRevert(now, name, QStringLiteral("new"));
        QVERIFY2(reverted, reverted.ok() ? "" : qPrintable(reverted.error().message));
        QVERIFY(textAfter(now, reverted).contains(QLatin1String("validation: unstructured   # measured")));
    }

    void rejectsInvalidArms_data()
    {
        QTest::addColumn<QString>("arm");
        QTest::addColumn<int>("code");
        QTest::newRow("no such arm") << QStringLiteral("other") << int(ErrorCode::NotFound);
        QTest::newRow("an arm without a mode") << QStringLiteral("plain") << int(ErrorCode::Invalid);
    }

    void rejectsInvalidArms()
    {
        QFETCH(QString, arm);
        const ExperimentWorkspace workspace(experimentWith("[{name: new, mode: structured}, {name: plain}]"));
        workspace.copy().write(templates, templatesYaml("unstructured"));
        const Result<WorkspaceChange> change = planArmAdoption(workspace.opened(), name, arm);
        QVERIFY(!change);
        QTEST(int(change.error().code), "code");
    }
};

OUTCROP_TEST(TestAdoptArm, CoreApplication)

} // namespace tst_adoptarm

#include "tst_adoptarm.moc"
