// SPDX-License-Identifier: GPL-3.0-or-later
// Tests changing the files of a workspace from the window: the files on disk, and the preview that the user sees.
#include "gui/documents/windowsession.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/tabmenu.h"
#include "gui/library/librarydelegate.h"
#include "gui/library/librarypanel.h"
#include "gui/library/namedialog.h"
#include "gui/start/application.h"
#include "gui/strata/stratapanel.h"
#include "gui/widgets/messagebar.h"
#include "models/base/roles.h"
#include "models/editing/editsession.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QStandardItemModel>
#include <QStyleOptionViewItem>
#include <QTest>
#include <QTreeView>

#include <algorithm>

using namespace outcrop;

namespace tst_library {

namespace {

QString bytesOf(OpenWindow &test, const QString &path)
{
    QFile file(test.path(QStringLiteral("sample/") + path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool exists(OpenWindow &test, const QString &path)
{
    return QFile::exists(test.path(QStringLiteral("sample/") + path));
}

DocumentTabs *tabs(OpenWindow &test)
{
    return test.find<DocumentTabs>(QStringLiteral("documents"));
}

QAbstractItemView *tree(OpenWindow &test)
{
    return test.find<LibraryPanel>(QStringLiteral("library"))->findChild<QAbstractItemView *>(QStringLiteral("tree"));
}

/// Returns the row of the document with this file name without its extension, or an invalid index.
QModelIndex rowOf(OpenWindow &test, const QString &name)
{
    const QAbstractItemModel *rows = tree(test)->model();
    return rows->match(rows->index(0, 0), Qt::EditRole, name, 1, Qt::MatchExactly | Qt::MatchRecursive).value(0);
}

/// Selects documents in the library and gives the library the focus. The last document becomes current.
void select(OpenWindow &test, const QStringList &names)
{
    tree(test)->setFocus();
    tree(test)->clearSelection();
    for (const QString &name : names)
        tree(test)->selectionModel()->setCurrentIndex(rowOf(test, name), QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

/// Enters a name in the dialog of an action, and waits for its plan. Returns the dialog, or null on failure.
NameDialog *enterName(OpenWindow &test, const QString &action, const QString &name)
{
    test.trigger(action);
    auto *dialog = test.window().findChild<NameDialog *>();
    if (!dialog)
        return nullptr;
    dialog->findChild<QLineEdit *>(QStringLiteral("name"))->setText(name);
    return QTest::qWaitFor([&] { return dialog->isCurrent(); }) ? dialog : nullptr;
}

QPushButton *acceptButton(NameDialog *dialog)
{
    return dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
}

} // namespace

class TestLibrary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }

    /// A narrow row shows the beginning of a name, and the file name of a path.
    void elidesNamesAtTheEnd()
    {
        struct Shown : LibraryDelegate {
            using LibraryDelegate::initStyleOption;
        } delegate;
        QStandardItemModel rows;
        rows.appendRow(new QStandardItem(QStringLiteral("greenhouse-watch-for-the-northern-beds")));
        rows.appendRow(new QStandardItem(QStringLiteral("config/workspace/prompt_rules.yaml")));
        const auto shown = [&](int row, const QString &text) {
            QStyleOptionViewItem option;
            option.rect = QRect(0, 0, option.fontMetrics.horizontalAdvance(text) + 42, 20); // the width includes the icon and gaps
            delegate.initStyleOption(&option, rows.index(row, 0));
            return option.text;
        };
        const QString name = shown(0, QStringLiteral("greenhouse…"));
        QVERIFY2(name.startsWith(QStringLiteral("greenhouse")) && name.endsWith(u'…'), qPrintable(name));
        const QString path = shown(1, QStringLiteral("…prompt_rules.yaml"));
        QVERIFY2(path.startsWith(u'…') && path.endsWith(QStringLiteral("prompt_rules.yaml")), qPrintable(path));

        OpenWindow test;
        QVERIFY(test.openSample());
        const QAbstractItemModel *model = tree(test)->model();
        for (int group = 0; group < model->rowCount(); ++group) {
            const QModelIndex index = model->index(group, 0);
            QVERIFY2(index.data(Qt::ToolTipRole).toString().startsWith(index.data().toString()), qPrintable(index.data().toString()));
        }
    }

    void createsALayer()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        NameDialog *dialog = enterName(test, QStringLiteral("new-layer"), QStringLiteral("late-frost"));
        QVERIFY(dialog && acceptButton(dialog)->isEnabled());
        acceptButton(dialog)->click();
        QVERIFY(test.wait());
        QVERIFY(exists(test, QStringLiteral("layers/late-frost.md")));
        QTRY_COMPARE(tabs(test)->current()->path(), QStringLiteral("layers/late-frost.md"));
    }

    /// A new layer of a tier is a document of the workspace from the beginning, so the editor can complete, check and price its text.
    void createsALayerInATier()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        NameDialog *dialog = enterName(test, QStringLiteral("strataNewLayer"), QStringLiteral("refunds"));
        QVERIFY(dialog && acceptButton(dialog)->isEnabled());
        acceptButton(dialog)->click();
        QVERIFY(test.wait());
        QTRY_COMPARE(tabs(test)->current()->path(), QStringLiteral("layers/refunds.md"));
        QVERIFY(bytesOf(test, QStringLiteral("layers/refunds.md")).contains(QStringLiteral("title: Refunds\n")));
        QVERIFY(!tabs(test)->currentSession()->isUntitled());
    }

    /// The dialog shows the file and the costs before the layer is created, and keeps its size.
    void asksForTheTierAndConditionOfALayer()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        NameDialog *dialog = enterName(test, QStringLiteral("new-layer"), QStringLiteral("F"));
        QVERIFY(dialog && dialog->isVisible());
        const QSize size = dialog->size();
        dialog->findChild<QLineEdit *>(QStringLiteral("name"))->setText(QStringLiteral("Frost warning"));
        auto *tier = dialog->findChild<QComboBox *>(QStringLiteral("tier"));
        tier->setCurrentIndex(tier->findData(int(Tier::Bedrock)));
        QTRY_VERIFY(dialog->isCurrent());
        QCOMPARE(dialog->findChild<QLabel *>(QStringLiteral("outcome"))->text(), QStringLiteral("File: layers/frost-warning.md. This also changes config.toml."));
        const auto *effect = dialog->findChild<QLabel *>(QStringLiteral("effect"));
        QVERIFY2(effect->text().contains(QStringLiteral("The new layer has a one-time cost of $")), qPrintable(effect->text()));
        QVERIFY(!dialog->findChild<QWidget *>(QStringLiteral("changes"))->isVisible());
        dialog->findChild<QLineEdit *>(QStringLiteral("condition"))->setText(QStringLiteral("phase in"));
        QTRY_VERIFY(dialog->isCurrent());
        QVERIFY(!acceptButton(dialog)->isEnabled());
        dialog->findChild<QLineEdit *>(QStringLiteral("condition"))->setText(QStringLiteral("phase in (planning)"));
        QTRY_VERIFY(dialog->isCurrent());
        QVERIFY2(effect->text().contains(QStringLiteral("condition changes")), qPrintable(effect->text()));
        QCOMPARE(dialog->size(), size);
        acceptButton(dialog)->click();
        QVERIFY(test.wait());
        QTRY_COMPARE(tabs(test)->current()->path(), QStringLiteral("layers/frost-warning.md"));
        QVERIFY(bytesOf(test, QStringLiteral("layers/frost-warning.md")).startsWith(QStringLiteral("---\ntier: bedrock\ntitle: Frost warning\nwhen: phase in (planning)\n---\n")));
    }

    void rejectsANameInUse()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        NameDialog *dialog = enterName(test, QStringLiteral("new-layer"), QStringLiteral("soul"));
        QVERIFY(dialog && !acceptButton(dialog)->isEnabled());
        QVERIFY(!dialog->findChild<QLabel *>(QStringLiteral("outcome"))->text().isEmpty());
    }

    void renamingUpdatesReferences()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(tabs(test)->open(QStringLiteral("agents/reviewer.md")));
        NameDialog *dialog = enterName(test, QStringLiteral("renameDocument"), QStringLiteral("critic"));
        QVERIFY(dialog && acceptButton(dialog)->isEnabled());
        QVERIFY(dialog->findChild<QListWidget *>(QStringLiteral("changes"))->count() > 0); // changes are listed before they are made
        acceptButton(dialog)->click();
        QVERIFY(test.wait());
        QVERIFY(!exists(test, QStringLiteral("agents/reviewer.md")));
        QVERIFY(bytesOf(test, QStringLiteral("agents/critic.md")).contains(QStringLiteral("name: critic")));
        QTRY_VERIFY(tabs(test)->paths().contains(QStringLiteral("agents/critic.md")));
        QVERIFY(!tabs(test)->paths().contains(QStringLiteral("agents/reviewer.md")));
    }

    void doesNotRenameAnUnsavedDocument()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(tabs(test)->open(QStringLiteral("layers/soul.md")));
        tabs(test)->currentSession()->setText(QStringLiteral("Another text.\n"), QStringLiteral("Typing"));
        NameDialog *dialog = enterName(test, QStringLiteral("renameDocument"), QStringLiteral("heart"));
        QVERIFY(dialog && acceptButton(dialog)->isEnabled());
        acceptButton(dialog)->click();
        QVERIFY(test.wait());
        QVERIFY(exists(test, QStringLiteral("layers/soul.md")));
        QVERIFY(test.find<MessageBar>(QStringLiteral("filesMessage"))->isVisible());
    }

    void duplicatesADocument()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(tabs(test)->open(QStringLiteral("layers/soul.md")));
        test.trigger(QStringLiteral("duplicateDocument"));
        auto *dialog = test.window().findChild<NameDialog *>();
        QTRY_VERIFY(acceptButton(dialog)->isEnabled()); // the dialog suggests an unused name
        acceptButton(dialog)->click();
        QVERIFY(test.wait());
        QCOMPARE(bytesOf(test, QStringLiteral("layers/soul-2.md")), bytesOf(test, QStringLiteral("layers/soul.md")));
    }

    void usesADocumentAsALayer()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const QString before = bytesOf(test, QStringLiteral("config.toml"));
        QFile file(test.path(QStringLiteral("sample/house-rules.md")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("Clean up.\n") > 0);
        file.close();
        test.trigger(QStringLiteral("reload"));
        QVERIFY(test.wait());
        const auto *action = test.find<QAction>(QStringLiteral("useAsLayer"));
        QVERIFY(tabs(test)->open(QStringLiteral("layers/soul.md")));
        QVERIFY(!action->isEnabled());
        QVERIFY(tabs(test)->open(QStringLiteral("house-rules.md")));
        QVERIFY(action->isEnabled());
        test.trigger(QStringLiteral("useAsLayer"));
        QVERIFY(test.wait());
        QVERIFY(bytesOf(test, QStringLiteral("config.toml")).contains(QStringLiteral("house-rules = { file = \"house-rules.md\"")));
        QVERIFY(!action->isEnabled());
        test.trigger(QStringLiteral("undo"));
        QVERIFY(test.wait());
        QCOMPARE(bytesOf(test, QStringLiteral("config.toml")), before);
    }

    void usesAllSelectedDocumentsAsLayers()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        for (const char *name : {"copied-rules.md", "guest-rules.md", "house-rules.md"}) {
            QFile file(test.path(QStringLiteral("sample/") + QLatin1String(name)));
            const QByteArray text = name[0] == 'h' ? "Clean up.\n" : "Be kind to guests.\n"; // two of the files have the same text
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        }
        test.trigger(QStringLiteral("reload"));
        QVERIFY(test.wait());
        test.trigger(QStringLiteral("viewLibrary"));
        auto *tree = test.find<QTreeView>(QStringLiteral("tree"));
        tree->expandAll();
        tree->setFocus();
        tree->clearSelection();
        for (const char *name : {"copied-rules.md", "guest-rules.md", "house-rules.md"}) {
            const QModelIndexList rows = tree->model()->match(tree->model()->index(0, 0), PathRole, QLatin1String(name), 1, Qt::MatchExactly | Qt::MatchRecursive);
            QCOMPARE(rows.size(), 1);
            tree->selectionModel()->setCurrentIndex(rows.first(), QItemSelectionModel::Select | QItemSelectionModel::Rows);
        }
        QVERIFY(test.find<QAction>(QStringLiteral("useAsLayer"))->isEnabled());
        test.trigger(QStringLiteral("useAsLayer"));
        QVERIFY(test.wait());
        const auto bars = test.window().findChildren<MessageBar *>();
        const auto added = std::find_if(bars.begin(), bars.end(), [](const MessageBar *bar) { return !bar->isHidden() && bar->notice().title.startsWith(QStringLiteral("2 document")); });
        QVERIFY(added != bars.end());
        QVERIFY2((*added)->notice().details.contains(QStringLiteral("guest-rules.md: Same text")), qPrintable((*added)->notice().details));
        const QString written = bytesOf(test, QStringLiteral("config.toml"));
        QVERIFY2(written.contains(QStringLiteral("house-rules = {")) && written.contains(QStringLiteral("copied-rules = {")), qPrintable(written));
    }

    void movesToTheTrashAfterConfirmation()
    {
        OpenWindow test;
        qputenv("XDG_DATA_HOME", test.path(QStringLiteral("state")).toUtf8());
        QVERIFY(test.openSample());
        QVERIFY(tabs(test)->open(QStringLiteral("layers/today.md")));
        test.trigger(QStringLiteral("deleteDocument"));
        QVERIFY(exists(test, QStringLiteral("layers/today.md"))); // the deletion was not confirmed
        test.dialogs().nextConfirmation = true;
        test.trigger(QStringLiteral("deleteDocument"));
        QVERIFY(test.wait());
        QVERIFY(!exists(test, QStringLiteral("layers/today.md")));
        QVERIFY(QFile::exists(test.path(QStringLiteral("state/Trash/files/today.md")))); // the trash folder is created if necessary
        QVERIFY(test.find<MessageBar>(QStringLiteral("filesMessage"))->isVisible());
        QTRY_VERIFY(!tabs(test)->paths().contains(QStringLiteral("layers/today.md")));
    }

    void actsOnTheFocusedRow()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *tree = test.find<QAbstractItemView>(QStringLiteral("tree"));
        const QModelIndex soul = tree->model()
                                     ->match(tree->model()->index(0, 0), Qt::DisplayRole, QStringLiteral("soul"), 1,
                                         Qt::MatchExactly | Qt::MatchRecursive)
                                     .value(0);
        tree->setFocus();
        tree->setCurrentIndex(soul);
        test.trigger(QStringLiteral("copyPath"));
        QVERIFY(QGuiApplication::clipboard()->text().endsWith(QStringLiteral("layers/soul.md")));
        test.trigger(QStringLiteral("renameDocument"));
        QVERIFY(test.window().findChild<NameDialog *>());
    }

    void renamesInTheRow()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        select(test, {QStringLiteral("reviewer")});
        test.trigger(QStringLiteral("editDocumentName"));
        auto *name = tree(test)->findChild<QLineEdit *>();
        QVERIFY(name);
        QCOMPARE(name->text(), QStringLiteral("reviewer"));
        name->setText(QStringLiteral("critic"));
        QTest::keyClick(name, Qt::Key_Return);
        QCoreApplication::processEvents(); // the view uses the name in the next turn of the event loop
        QVERIFY(test.wait());
        QVERIFY(!exists(test, QStringLiteral("agents/reviewer.md")));
        QVERIFY(bytesOf(test, QStringLiteral("agents/critic.md")).contains(QStringLiteral("name: critic")));
    }

    void rejectsANameInUseInTheRow()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        select(test, {QStringLiteral("reviewer")});
        test.trigger(QStringLiteral("editDocumentName"));
        auto *name = tree(test)->findChild<QLineEdit *>();
        QVERIFY(name);
        name->setText(QStringLiteral("worker"));
        QTest::keyClick(name, Qt::Key_Return);
        QCoreApplication::processEvents(); // the view uses the name in the next turn of the event loop
        QVERIFY(test.wait());
        QVERIFY(exists(test, QStringLiteral("agents/reviewer.md")));
        QVERIFY(test.find<MessageBar>(QStringLiteral("filesMessage"))->isVisible());
    }

    /// The command edits the current row, so it is disabled while the menu or the editor shows another document.
    void enablesRenamingOnlyForTheCurrentRow()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const auto *edit = test.find<QAction>(QStringLiteral("editDocumentName"));
        select(test, {QStringLiteral("reviewer")});
        QVERIFY(edit->isEnabled());
        QMenu menu;
        Q_EMIT test.find<StrataPanel>(QStringLiteral("strata"))->documentMenuRequested(&menu, QStringLiteral("layers/today.md"));
        QVERIFY(!edit->isEnabled());
        Q_EMIT menu.aboutToHide();
        QCoreApplication::processEvents();
        QVERIFY(edit->isEnabled());
        auto *rows = test.find<QTreeView>(QStringLiteral("tree"));
        rows->collapse(rowOf(test, QStringLiteral("soul")).parent());
        QVERIFY(tabs(test)->open(QStringLiteral("layers/soul.md")));
        tabs(test)->setFocus();
        QVERIFY(!edit->isEnabled()); // the row of the agent is still current
    }

    void deletesEverySelectedDocument()
    {
        OpenWindow test;
        qputenv("XDG_DATA_HOME", test.path(QStringLiteral("state")).toUtf8());
        QVERIFY(test.openSample());
        select(test, {QStringLiteral("today"), QStringLiteral("season")});
        test.dialogs().nextConfirmation = true;
        test.trigger(QStringLiteral("deleteDocument"));
        QVERIFY(test.wait());
        QTRY_VERIFY(!exists(test, QStringLiteral("layers/today.md")));
        QTRY_VERIFY(!exists(test, QStringLiteral("layers/season.md")));
        QVERIFY(exists(test, QStringLiteral("layers/soul.md")));
    }

    /// A skill is deleted with its folder, so the skill in it is not deleted again.
    void deletesASkillFolderOnce()
    {
        OpenWindow test;
        qputenv("XDG_DATA_HOME", test.path(QStringLiteral("state")).toUtf8());
        QVERIFY(test.openSample());
        const QString nested = test.path(QStringLiteral("sample/skills/germination-test/pods"));
        QVERIFY(QDir().mkpath(nested));
        QVERIFY(QFile::copy(test.path(QStringLiteral("sample/skills/carrier-labels/SKILL.md")), nested + QStringLiteral("/SKILL.md")));
        test.trigger(QStringLiteral("reload"));
        QVERIFY(test.wait());
        select(test, {QStringLiteral("germination-test"), QStringLiteral("pods")});
        QCOMPARE(test.find<LibraryPanel>(QStringLiteral("library"))->selectedPaths().size(), 2);
        test.dialogs().nextConfirmation = true;
        test.trigger(QStringLiteral("deleteDocument"));
        QVERIFY(test.wait());
        QTRY_VERIFY(!exists(test, QStringLiteral("skills/germination-test/SKILL.md")));
        QVERIFY(test.wait());
        QCOMPARE(test.find<MessageBar>(QStringLiteral("filesMessage"))->notice().kind, NoticeKind::Success);
        QCOMPARE(test.dialogs().titles.constLast(), QStringLiteral("Delete “germination-test”?"));
    }

    void droppingALayerProposesAMove()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *strata = test.find<StrataPanel>(QStringLiteral("strata"));
        QVERIFY(!strata->isProposing());
        auto *dock = test.find<QDockWidget>(QStringLiteral("strataDock"));
        dock->hide();
        QAbstractItemModel *rows = tree(test)->model();
        const std::unique_ptr<QMimeData> data(rows->mimeData({rowOf(test, QStringLiteral("today"))}));
        QVERIFY(data);
        rows->dropMimeData(data.get(), Qt::MoveAction, -1, -1, rowOf(test, QStringLiteral("soul")));
        QVERIFY(strata->isProposing());
        QVERIFY(dock->isVisible());
        strata->cancelMove();
        QVERIFY(!rows->mimeData({rowOf(test, QStringLiteral("reviewer"))})); // only layers can be moved
    }

    /// The menu commands apply to the layer under the mouse, not to the current document.
    void stratumMenuActsOnItsLayer()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(tabs(test)->open(QStringLiteral("layers/soul.md")));
        tabs(test)->setFocus();
        QMenu menu;
        Q_EMIT test.find<StrataPanel>(QStringLiteral("strata"))->documentMenuRequested(&menu, QStringLiteral("layers/today.md"));
        QCOMPARE(menu.actions().constLast()->menu()->objectName(), QStringLiteral("menuDocument"));
        test.trigger(QStringLiteral("copyPath"));
        QVERIFY(QGuiApplication::clipboard()->text().endsWith(QStringLiteral("layers/today.md")));
        Q_EMIT menu.aboutToHide();
        QCoreApplication::processEvents();
        test.trigger(QStringLiteral("copyPath"));
        QVERIFY(QGuiApplication::clipboard()->text().endsWith(QStringLiteral("layers/soul.md")));
    }

    void restoresPinnedTabs()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(tabs(test)->open(QStringLiteral("layers/soul.md")) && tabs(test)->open(QStringLiteral("layers/today.md")));
        tabs(test)->setPinned(static_cast<int>(tabs(test)->paths().indexOf(QStringLiteral("layers/today.md"))), true);
        const WorkspaceSession session = sessionOf(*tabs(test));
        const QString folder = test.path(QStringLiteral("sample"));
        test.settings().setSession(folder, session);
        const std::optional<WorkspaceSession> stored = test.settings().session(folder);
        QVERIFY(stored && stored->viewStates.value(QStringLiteral("layers/today.md")).isPinned);
        tabs(test)->setPinned(0, false);
        openSessionDocuments(*stored, *tabs(test));
        QVERIFY(tabs(test)->isPinned(0));
        QCOMPARE(tabs(test)->paths().constFirst(), QStringLiteral("layers/today.md"));
        QVERIFY(!tabs(test)->isPinned(1));
    }

    void pinsAndClosesTabs()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        for (const char *path : {"layers/soul.md", "layers/today.md", "layers/season.md"})
            QVERIFY(tabs(test)->open(QLatin1String(path)));
        const int today = static_cast<int>(tabs(test)->paths().indexOf(QStringLiteral("layers/today.md")));
        const auto choose = [&test](int index, const char *name) {
            const std::unique_ptr<QMenu> menu(tabs(test)->findChild<TabMenu *>()->makeTabMenu(index));
            menu->findChild<QAction *>(QLatin1String(name))->trigger();
        };
        choose(today, "pinTab");
        QCOMPARE(tabs(test)->paths().constFirst(), QStringLiteral("layers/today.md"));
        QVERIFY(tabs(test)->isPinned(0));
        const int soul = static_cast<int>(tabs(test)->paths().indexOf(QStringLiteral("layers/soul.md")));
        choose(soul, "closeOtherTabs");
        QCOMPARE(tabs(test)->paths(), QStringList({QStringLiteral("layers/today.md"), QStringLiteral("layers/soul.md")}));
        choose(1, "copyTabPath");
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("layers/soul.md"));
        choose(0, "pinTab");
        choose(0, "closeTabsToTheRight");
        QCOMPARE(tabs(test)->paths(), QStringList{QStringLiteral("layers/today.md")});
        choose(0, "closeTab");
        QCOMPARE(tabs(test)->count(), 0);
    }

    /// One question covers all unsaved documents that would be closed. Cancel closes none of them.
    void closingSeveralTabsConfirmsOnce()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        for (const char *path : {"layers/soul.md", "layers/today.md", "layers/season.md"}) {
            QVERIFY(tabs(test)->open(QLatin1String(path)));
            tabs(test)->currentSession()->setText(QStringLiteral("Another text.\n"), QStringLiteral("Typing"));
        }
        const auto closeOthers = [&test](int index) {
            const std::unique_ptr<QMenu> menu(tabs(test)->findChild<TabMenu *>()->makeTabMenu(index));
            menu->findChild<QAction *>(QStringLiteral("closeOtherTabs"))->trigger();
        };
        const int soul = static_cast<int>(tabs(test)->paths().indexOf(QStringLiteral("layers/soul.md")));
        const QStringList before = tabs(test)->paths();
        test.dialogs().titles.clear();
        closeOthers(soul);
        QCOMPARE(test.dialogs().titles.size(), 2); // the question contains the title of each document
        QCOMPARE(tabs(test)->paths(), before);
        test.dialogs().nextUnsaved = UnsavedChoice::Save;
        closeOthers(soul);
        QTRY_COMPARE(tabs(test)->paths(), QStringList{QStringLiteral("layers/soul.md")});
        QVERIFY(tabs(test)->currentSession()->isModified()); // the document was not closed, so it was not saved
        QCOMPARE(bytesOf(test, QStringLiteral("layers/today.md")), QStringLiteral("Another text.\n"));
    }

    /// An untitled document that gets no file keeps the other documents open.
    void closesNothingIfSavingIsCanceled()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(tabs(test)->open(QStringLiteral("layers/soul.md")));
        test.trigger(QStringLiteral("newDocument"));
        tabs(test)->currentSession()->setText(QStringLiteral("New.\n"), QStringLiteral("Typing"));
        const int count = tabs(test)->count();
        test.dialogs().nextUnsaved = UnsavedChoice::Save;
        test.trigger(QStringLiteral("closeAllDocuments"));
        QCOMPARE(tabs(test)->count(), count);
        tabs(test)->currentSession()->undoStack().undo();
        QVERIFY(tabs(test)->open(QStringLiteral("layers/soul.md")));
        tabs(test)->currentSession()->setText(QStringLiteral("Another text.\n"), QStringLiteral("Typing"));
        test.trigger(QStringLiteral("save"));
        QVERIFY(test.wait());
        QVERIFY(tabs(test)->paths().contains(QStringLiteral("layers/soul.md")));
    }
};

OUTCROP_TEST(TestLibrary, GuiApplication)

} // namespace tst_library

#include "tst_library.moc"
