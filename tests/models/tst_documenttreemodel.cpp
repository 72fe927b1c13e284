// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/roles.h"
#include "models/library/documenttreemodel.h"
#include "models/library/documenttreeproxy.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace outcrop;

namespace tst_documenttreemodel {

namespace {

PromptLibrary someLibrary()
{
    return PromptLibrary::read(Workspace::fromFiles({QStringLiteral("some")},
        {
            {QStringLiteral("config.toml"), "[workspace]\nname = \"Some\"\n"},
            {QStringLiteral("layers/soul.md"), "Be kind.\n"},
            {QStringLiteral("layers/atlas.md"), "---\ntier: weather\n---\nRain.\n"},
            {QStringLiteral("layers/condensed/soul.md"), "Kind.\n"},
            {QStringLiteral("agents/reader.md"), "---\nname: reader\ndescription: Reads.\n---\nRead.\n"},
            {QStringLiteral("skills/k8s/SKILL.md"), "---\nname: k8s\ndescription: Clusters.\n---\nLook.\n"},
            {QStringLiteral("sessions/one/iteration-1/planning-prompt.md"), "Plan.\n"},
        }));
}

Diagnostics someDiagnostics()
{
    const Location place{QStringLiteral("agents/reader.md"), {}};
    return {{Severity::Warning, QStringLiteral("w"), QStringLiteral("Odd"), place},
        {Severity::Error, QStringLiteral("e"), QStringLiteral("Bad"), place}};
}

} // namespace

class TestDocumentTreeModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsDocumentsByGroup()
    {
        DocumentTreeModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTree(documentTree(someLibrary(), someDiagnostics()));
        QCOMPARE(dump(model),
            QStringLiteral("# Name | Documents | Problems\n"
                           "Layers | 3 |\n"
                           "  soul |  |\n"
                           "  atlas |  |\n"
                           "  soul (condensed) |  |\n"
                           "Agents | 1 | 2\n"
                           "  reader |  | 2\n"
                           "Skills | 1 |\n"
                           "  k8s |  |\n"
                           "Configuration | 1 |\n"
                           "  config.toml |  |\n"
                           "Sessions | 1 |\n"
                           "  one/iteration-1/planning-prompt.md |  |\n"));
        QVERIFY(rejectsOutOfRange(model));
    }

    void groupsCodingAgentFiles()
    {
        const PromptLibrary library = PromptLibrary::read(Workspace::fromFiles({QStringLiteral("some")},
            {{QStringLiteral("CLAUDE.md"), "Be kind.\n"}, {QStringLiteral(".cursor/rules/a.mdc"), "Rule.\n"}, {QStringLiteral(".claude/commands/fix.md"), "Fix.\n"},
                {QStringLiteral(".claude/skills/k8s/SKILL.md"), "---\nname: k8s\ndescription: Clusters.\n---\nLook.\n"}, {QStringLiteral("README.md"), "Read.\n"}}));
        DocumentTreeModel model;
        model.setTree(documentTree(library, {}));
        QCOMPARE(dump(model),
            QStringLiteral("# Name | Documents | Problems\n"
                           "Instructions | 2 |\n"
                           "  .cursor/rules/a.mdc |  |\n"
                           "  CLAUDE.md |  |\n"
                           "Skills | 1 |\n"
                           "  k8s |  |\n"
                           "Commands | 1 |\n"
                           "  .claude/commands/fix.md |  |\n"
                           "Other files | 1 |\n"
                           "  README.md |  |\n"));
        QVERIFY(model.indexOfPath(QStringLiteral(".cursor/rules/a.mdc")).data(Qt::ToolTipRole).toString().contains(QStringLiteral("Cursor instructions")));
    }

    void providesTiersProblemsAndPaths()
    {
        DocumentTreeModel model;
        model.setTree(documentTree(someLibrary(), someDiagnostics()));
        const QModelIndex soul = model.indexOfPath(QStringLiteral("layers/soul.md"));
        QCOMPARE(soul.data(TierRole).toInt(), int(Tier::Granite));
        QCOMPARE(soul.data(PathRole).toString(), QStringLiteral("layers/soul.md"));
        QVERIFY(!model.indexOfPath(QStringLiteral("layers/condensed/soul.md")).data(TierRole).isValid());
        const QModelIndex reader = model.indexOfPath(QStringLiteral("agents/reader.md"));
        QCOMPARE(reader.siblingAtColumn(2).data(SeverityRole).toInt(), int(Severity::Error));
        QVERIFY(!soul.siblingAtColumn(2).data(SeverityRole).isValid());
        QVERIFY(!model.indexOfPath(QStringLiteral("nowhere.md")).isValid());
    }

    void followsAChangedWorkspace()
    {
        const PromptLibrary library = someLibrary();
        DocumentTreeModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTree(documentTree(library, {}));
        const QPersistentModelIndex reader = model.indexOfPath(QStringLiteral("agents/reader.md"));
        const Workspace grown =
            library.workspace.withDocument(QStringLiteral("agents/author.md"), "---\nname: author\n---\nWrite.\n");
        model.setTree(documentTree(PromptLibrary::read(grown), {}));
        QVERIFY(reader.isValid());
        QCOMPARE(reader.row(), 1);
        model.setTree({});
        QCOMPARE(model.rowCount(), 0);
    }

    void marksUnsavedAndUnsentDocuments()
    {
        DocumentTreeModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTree(documentTree(someLibrary(), {}));
        const QModelIndex soul = model.indexOfPath(QStringLiteral("layers/soul.md"));
        const QModelIndex atlas = model.indexOfPath(QStringLiteral("layers/atlas.md"));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setUnsaved({QStringLiteral("layers/soul.md"), QStringLiteral("untitled:1")});
        model.setNotSentReasons({{QStringLiteral("layers/atlas.md"), QStringLiteral("Not sent: rain is false")}});
        QCOMPARE(changed.size(), 2);
        QVERIFY(soul.data(UnsavedRole).toBool() && !atlas.data(UnsavedRole).toBool());
        QCOMPARE(atlas.data(NotSentRole).toString(), QStringLiteral("Not sent: rain is false"));
        QCOMPARE(soul.data(Qt::AccessibleTextRole).toString(), QStringLiteral("soul, unsaved"));
        QVERIFY(atlas.data(Qt::ToolTipRole).toString().endsWith(QStringLiteral("\nNot sent: rain is false")));
        model.setUnsaved({});
        model.setNotSentReasons({});
        QVERIFY(!soul.data(UnsavedRole).toBool() && atlas.data(NotSentRole).toString().isEmpty());
    }

    void filtersByWords()
    {
        DocumentTreeModel model;
        DocumentTreeProxy proxy;
        const QAbstractItemModelTester tester(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
        proxy.setSourceModel(&model);
        model.setTree(documentTree(someLibrary(), {}));
        const QString head = QStringLiteral("# Name | Documents | Problems\n");
        proxy.setFilterText(QStringLiteral("SOUL"));
        QCOMPARE(dump(proxy), head + QStringLiteral("Layers | 2 |\n  soul |  |\n  soul (condensed) |  |\n"));
        QCOMPARE(proxy.matchCount(), 2);
        proxy.setFilterText(QStringLiteral("condensed soul"));
        QCOMPARE(dump(proxy), head + QStringLiteral("Layers | 1 |\n  soul (condensed) |  |\n"));
        proxy.setFilterText(QStringLiteral("agents"));
        QCOMPARE(dump(proxy), head + QStringLiteral("Agents | 1 |\n  reader |  |\n"));
        proxy.setFilterText(QStringLiteral("nothing like it"));
        QCOMPARE(dump(proxy), head);
        proxy.setFilterText({});
        QCOMPARE(dump(proxy), dump(model));
    }
};

OUTCROP_TEST(TestDocumentTreeModel, NoApplication)

} // namespace tst_documenttreemodel

#include "tst_documenttreemodel.moc"
