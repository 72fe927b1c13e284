// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the real window by the names of its widgets.
#include "gui/editor/codeview.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/start/application.h"
#include "gui/text/rendertextview.h"
#include "gui/widgets/messagebar.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>

using namespace outcrop;

namespace tst_mainwindow {

namespace {

/// Renders the same job with the core, without the window.
Result<RenderResult> renderDirectly(const QString &folder, const RenderJob &job)
{
    const Result<OpenedWorkspace> opened = openWorkspace(folder);
    return opened ? renderPrompt(*opened, job) : Result<RenderResult>(opened.error());
}

QString textOf(OpenWindow &test, const QString &name)
{
    return test.find<RenderTextView>(name)->text();
}

int visibleRows(const QAbstractItemModel *model, const QModelIndex &parent = {})
{
    int rows = 0;
    for (int row = 0; row < model->rowCount(parent); ++row)
        rows += 1 + visibleRows(model, model->index(row, 0, parent));
    return rows;
}

QModelIndex findRow(const QAbstractItemModel *model, const QString &text)
{
    return model->match(model->index(0, 0), Qt::DisplayRole, text, 1, Qt::MatchExactly | Qt::MatchRecursive).value(0);
}

/// Creates an empty folder and prepares it as the answer to the next folder dialog.
QString prepareBundlesFolder(OpenWindow &test)
{
    const QString folder = test.path(QStringLiteral("bundles"));
    QDir().mkpath(folder);
    test.dialogs().nextFolder = folder;
    return folder;
}

void typeIntoSoul(OpenWindow &test)
{
    auto *documents = test.find<DocumentTabs>(QStringLiteral("documents"));
    QVERIFY(documents->open(QStringLiteral("layers/soul.md")));
    QTest::keyClick(documents->current()->activeEditor(), Qt::Key_End, Qt::ControlModifier);
    QTest::keyClicks(documents->current()->activeEditor(), QStringLiteral("Typed just now."));
}

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }

    /// Qt warns about misuse. Warnings of the offscreen platform about unsupported features are ignored.
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }

    void startsWithTheWelcomePage()
    {
        OpenWindow test;
        const auto *pages = test.find<QWidget>(QStringLiteral("center"))
                                ->findChild<QStackedWidget *>(QStringLiteral("pages"));
        QCOMPARE(pages->currentWidget()->objectName(), QStringLiteral("welcome"));
        QVERIFY(!test.find<QDockWidget>(QStringLiteral("renderDock"))->isVisible());
        QVERIFY(!test.find<QAction>(QStringLiteral("exportBundles"))->isEnabled());
    }

    /// While a folder is being read, the window does not show the pages and panels of an empty window.
    void showsThatAFolderIsOpening()
    {
        OpenWindow test;
        const auto *pages = test.find<QWidget>(QStringLiteral("center"))->findChild<QStackedWidget *>(QStringLiteral("pages"));
        QVERIFY(QDir().mkpath(test.path(QStringLiteral("notes"))));
        test.window().openFolder(test.path(QStringLiteral("notes")));
        QCOMPARE(pages->currentWidget()->objectName(), QStringLiteral("opening"));
        QVERIFY(!test.find<QDockWidget>(QStringLiteral("libraryDock"))->isVisible());
        QVERIFY(test.wait());
        QCOMPARE(pages->currentWidget()->objectName(), QStringLiteral("noDocument"));
        QVERIFY(test.find<QDockWidget>(QStringLiteral("libraryDock"))->isVisible());
        test.trigger(QStringLiteral("closeWorkspace"));
        QVERIFY(test.wait());
        test.window().openFolder(test.path(QStringLiteral("missing")));
        QVERIFY(test.wait());
        QCOMPARE(pages->currentWidget()->objectName(), QStringLiteral("welcome"));
    }

    void openingCanBeCanceled()
    {
        OpenWindow test;
        const auto *pages = test.find<QWidget>(QStringLiteral("center"))->findChild<QStackedWidget *>(QStringLiteral("pages"));
        QVERIFY(QDir().mkpath(test.path(QStringLiteral("notes"))));
        test.window().openFolder(test.path(QStringLiteral("notes")));
        auto *page = test.find<QWidget>(QStringLiteral("opening"));
        QCOMPARE(pages->currentWidget(), page);
        auto *cancel = page->findChild<QPushButton *>();
        QVERIFY(cancel && cancel->isVisible());
        QCOMPARE(cancel->text(), QStringLiteral("Cancel"));
        cancel->click();
        QCOMPARE(pages->currentWidget()->objectName(), QStringLiteral("welcome"));
        QVERIFY(test.wait());
        QCOMPARE(pages->currentWidget()->objectName(), QStringLiteral("welcome"));
        QVERIFY(test.settings().recentFolders().isEmpty());
        test.window().openFolder(test.path(QStringLiteral("notes")));
        QVERIFY(test.wait());
        QCOMPARE(pages->currentWidget()->objectName(), QStringLiteral("noDocument"));
    }

    /// The documents of the open workspace are closed before the documents of the new workspace are shown.
    void cancelingBeforeTheNewWorkspaceIsShownReturnsToTheOpenOne()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *documents = test.find<DocumentTabs>(QStringLiteral("documents"));
        QVERIFY(documents->open(QStringLiteral("layers/soul.md")));
        const QStringList paths = documents->paths();
        const QString title = test.window().windowTitle();
        const auto *pages = test.find<QWidget>(QStringLiteral("center"))->findChild<QStackedWidget *>(QStringLiteral("pages"));
        const auto *page = test.find<QWidget>(QStringLiteral("opening"));
        int canceled = 0;
        const QMetaObject::Connection cancel = connect(pages, &QStackedWidget::currentChanged, page, [&] {
            if (pages->currentWidget() != page || canceled++ > 0)
                return;
            // queued, so that the click arrives before the first result
            QMetaObject::invokeMethod(page->findChild<QPushButton *>(), &QPushButton::click, Qt::QueuedConnection);
        });
        QVERIFY(QDir().mkpath(test.path(QStringLiteral("notes"))));
        test.window().openFolder(test.path(QStringLiteral("notes")));
        QVERIFY(test.wait());
        QVERIFY(disconnect(cancel));
        QVERIFY(canceled > 0);
        QCOMPARE(test.window().windowTitle(), title);
        QCOMPARE(documents->paths(), paths);
        QCOMPARE(test.settings().recentFolders(), QStringList{test.path(QStringLiteral("sample"))});
    }

    void opensADroppedFolder()
    {
        OpenWindow test;
        const auto *pages = test.find<QWidget>(QStringLiteral("center"))->findChild<QStackedWidget *>(QStringLiteral("pages"));
        QVERIFY(QDir().mkpath(test.path(QStringLiteral("notes"))));
        QCOMPARE(pages->currentWidget()->objectName(), QStringLiteral("welcome"));
        QMimeData dropped;
        dropped.setUrls({QUrl::fromLocalFile(test.path(QStringLiteral("notes")))});
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&test.window(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&test.window(), &drop);
        QVERIFY(test.wait());
        QCOMPARE(pages->currentWidget()->objectName(), QStringLiteral("noDocument"));
    }

    void opensTheSample()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(test.window().windowTitle().startsWith(QStringLiteral("Fieldnote Seeds")));
        QVERIFY(test.find<QDockWidget>(QStringLiteral("libraryDock"))->isVisible());
        QVERIFY(visibleRows(test.find<QAbstractItemView>(QStringLiteral("tree"))->model()) > 20);
        QCOMPARE(test.settings().recentFolders().size(), 1);
        QCOMPARE(
            test.find<DocumentTabs>(QStringLiteral("documents"))->paths(), QStringList(QStringLiteral("README.md")));
    }

    void rendersTheTourAndFollowsItsLinks()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *documents = test.find<DocumentTabs>(QStringLiteral("documents"));
        QVERIFY(documents->current()->isPreviewVisible());
        Q_EMIT documents->linkChosen(QStringLiteral("README.md"), QStringLiteral("command:showBudget"));
        QVERIFY(test.wait());
        QVERIFY(test.find<QDockWidget>(QStringLiteral("budgetDock"))->isVisible());
        const QStringList before = documents->paths();
        Q_EMIT documents->linkChosen(QStringLiteral("README.md"), QStringLiteral("command:closeWorkspace"));
        QVERIFY(test.wait());
        QCOMPARE(documents->paths(), before); // links can only show panels
        Q_EMIT documents->linkChosen(QStringLiteral("README.md"), QStringLiteral("layers/soul.md"));
        QVERIFY(test.wait());
        QVERIFY(documents->paths().contains(QStringLiteral("layers/soul.md")));
    }

    void createsTheSampleInASubfolder()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(test.openSample());
        QVERIFY(QDir(test.path(QStringLiteral("sample/outcrop-sample/layers"))).exists());
    }

    /// One confirmation creates the sample in a new folder. After a failure, the button of the message repeats this action.
    void proposesANewFolderForTheSample()
    {
        OpenWindow test;
        test.settings().setLastFolder(QStringLiteral("sample"), test.path({}));
        test.trigger(QStringLiteral("createSample"));
        QCOMPARE(test.dialogs().proposedFolder, test.path(QStringLiteral("Outcrop Sample")));
        QFile blocking(test.path(QStringLiteral("file")));
        QVERIFY(blocking.open(QIODevice::WriteOnly));
        test.dialogs().nextFolder = test.path(QStringLiteral("file/sample"));
        test.trigger(QStringLiteral("createSample"));
        QVERIFY(test.wait());
        const QList<QPushButton *> buttons = test.window().findChildren<QPushButton *>();
        const auto again = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton *button) { return button->text() == QStringLiteral("Choose another folder…"); });
        QVERIFY(again != buttons.end());
        test.dialogs().nextFolder = test.path(QStringLiteral("Outcrop Sample"));
        (*again)->click();
        QVERIFY(test.wait());
        QCOMPARE(test.dialogs().titles.constLast(), QStringLiteral("Create the Sample Workspace"));
        QVERIFY(QDir(test.path(QStringLiteral("Outcrop Sample/layers"))).exists());
        test.trigger(QStringLiteral("createSample"));
        QCOMPARE(test.dialogs().proposedFolder, test.path(QStringLiteral("Outcrop Sample 2")));
    }

    void rendersTheSameAsTheCore()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(test.pick(QStringLiteral("agent"), QStringLiteral("reviewer")));
        QVERIFY(test.pick(QStringLiteral("provider"), QStringLiteral("openai")));
        test.type(QStringLiteral("Review the change."));

        RenderJob job;
        job.selection.agent = QStringLiteral("reviewer");
        job.selection.phase = test.find<QComboBox>(QStringLiteral("phase"))->currentData().toString();
        job.selection.request = QStringLiteral("Review the change.");
        job.provider = QStringLiteral("openai");
        const Result<RenderResult> expected = renderDirectly(test.path(QStringLiteral("sample")), job);
        QVERIFY(expected.ok());
        QCOMPARE(textOf(test, QStringLiteral("promptText")), expected->request.display.text());
        test.trigger(QStringLiteral("showRequest")); // hidden views are updated when they are shown
        QCOMPARE(textOf(test, QStringLiteral("requestText")), expected->request.bodyText().text());
        QCOMPARE(test.find<QListView>(QStringLiteral("losses"))->model()->rowCount(),
            int(changes(expected->request.ledger).size()));
        test.find<QAbstractButton>(QStringLiteral("everything"))->click();
        QCOMPARE(
            test.find<QListView>(QStringLiteral("losses"))->model()->rowCount(), int(groupEntries(expected->request.ledger).size()));
    }

    void marksAStaleRender()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *state = test.find<QLabel>(QStringLiteral("state"));
        QVERIFY(!state->isVisible());
        test.find<QPlainTextEdit>(QStringLiteral("request"))->setPlainText(QStringLiteral("Something new"));
        QVERIFY(state->isVisible());
        QVERIFY(test.wait());
        QVERIFY(!state->isVisible());
        QVERIFY(textOf(test, QStringLiteral("promptText")).contains(QStringLiteral("Something new")));
    }

    void opensADocumentFromTheLibraryAndThePrompt()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *tree = test.find<QAbstractItemView>(QStringLiteral("tree"));
        const QModelIndex soul = findRow(tree->model(), QStringLiteral("soul"));
        QVERIFY(soul.isValid());
        Q_EMIT tree->activated(soul);
        QCOMPARE(
            test.find<DocumentTabs>(QStringLiteral("documents"))->current()->path(), QStringLiteral("layers/soul.md"));

        auto *prompt = test.find<RenderTextView>(QStringLiteral("promptText"));
        const QString line = QStringLiteral("What to reach for");
        prompt->goTo(prompt->text().indexOf(line));
        QTest::keyClick(prompt, Qt::Key_Return);
        auto *documents = test.find<DocumentTabs>(QStringLiteral("documents"));
        QCOMPARE(documents->current()->path(), QStringLiteral("layers/tools.md"));
        QVERIFY(documents->current()->activeEditor()->textCursor().block().text().startsWith(line));
    }

    void filtersTheLibrary()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const QAbstractItemModel *model = test.find<QAbstractItemView>(QStringLiteral("tree"))->model();
        test.find<QLineEdit>(QStringLiteral("filter"));
        auto *filter = test.window()
                           .findChild<QWidget *>(QStringLiteral("library"))
                           ->findChild<QLineEdit *>(QStringLiteral("filter"));
        QTest::keyClicks(filter, QStringLiteral("germination"));
        QVERIFY(findRow(model, QStringLiteral("germination-analyst")).isValid());
        QVERIFY(!findRow(model, QStringLiteral("soul")).isValid());
        filter->setText(QStringLiteral("no such document"));
        QCOMPARE(model->rowCount(), 0);
        filter->clear();
        QVERIFY(findRow(model, QStringLiteral("soul")).isValid());
    }

    void exportsBundles()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.type(QStringLiteral("Review the change.")); // a prompt without a request is not exported
        const QString folder = prepareBundlesFolder(test);
        typeIntoSoul(test);
        test.trigger(QStringLiteral("exportBundles")); // the pipeline has not read the typed text yet
        QVERIFY(test.wait());
        QVERIFY(QFile::exists(folder + QStringLiteral("/manifest.json")));
        QFile prompt(folder + QStringLiteral("/anthropic/prompt.md"));
        QVERIFY(prompt.open(QIODevice::ReadOnly));
        QVERIFY(prompt.readAll().contains("Typed just now."));
        QVERIFY(test.find<MessageBar>(QStringLiteral("exportedMessage"))->isVisible());
    }

    void exportsOnceIfTriggeredTwice()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.type(QStringLiteral("Review the change."));
        prepareBundlesFolder(test);
        typeIntoSoul(test);
        test.trigger(QStringLiteral("exportBundles"));
        test.trigger(QStringLiteral("exportBundles"));
        QVERIFY(test.wait());
        QCOMPARE(test.dialogs().titles.count(QStringLiteral("Choose a Folder for the Bundles")), 1);
    }

    /// An empty request is a warning, as in Problems, and is reported before the user chooses a folder.
    void reportsAnEmptyRequestBeforeTheFolderIsChosen()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const QString folder = prepareBundlesFolder(test);
        const qsizetype asked = test.dialogs().titles.size();
        test.trigger(QStringLiteral("exportBundles"));
        QVERIFY(test.wait());
        QCOMPARE(test.dialogs().titles.size(), asked);
        auto *message = test.find<MessageBar>(QStringLiteral("exportMessage"));
        QVERIFY(message->isVisible());
        QCOMPARE(message->notice().kind, NoticeKind::Warning);
        QVERIFY2(message->notice().details.contains(QStringLiteral("The request is empty.")), qPrintable(message->notice().details));
        message->findChild<QPushButton *>()->click(); // the button exports the prompt despite the warning
        QVERIFY(test.wait());
        QVERIFY(QFile::exists(folder + QStringLiteral("/manifest.json")));
    }

    void replacesAnotherAgentsExportOnlyAfterConfirmation()
    {
        const QString question = QStringLiteral("Replace the Earlier Export");
        OpenWindow test;
        QVERIFY(test.openSample());
        test.type(QStringLiteral("Review the change."));
        const QString folder = prepareBundlesFolder(test);
        test.trigger(QStringLiteral("exportBundles"));
        QVERIFY(test.wait());
        prepareBundlesFolder(test);
        test.trigger(QStringLiteral("exportBundles")); // the export is of the same agent
        QVERIFY(test.wait());
        QVERIFY(!test.dialogs().titles.contains(question));
        QFile manifest(folder + QStringLiteral("/manifest.json"));
        QVERIFY(manifest.open(QIODevice::ReadOnly));
        const QByteArray before = manifest.readAll();
        manifest.close();
        QVERIFY(test.pick(QStringLiteral("agent"), QStringLiteral("reviewer")));
        prepareBundlesFolder(test);
        test.trigger(QStringLiteral("exportBundles"));
        QVERIFY(test.wait());
        QVERIFY(test.dialogs().titles.contains(question));
        QVERIFY(manifest.open(QIODevice::ReadOnly));
        QCOMPARE(manifest.readAll(), before);
    }

    void exportIntoANonEmptyFolderRequiresConfirmation()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.type(QStringLiteral("Review the change."));
        const QString folder = test.path(QStringLiteral("sample"));
        test.dialogs().nextFolder = folder;
        test.trigger(QStringLiteral("exportBundles"));
        QVERIFY(test.wait());
        QCOMPARE(test.dialogs().titles.size(), 3);
        QVERIFY(!QFile::exists(folder + QStringLiteral("/manifest.json")));
    }

    void showsProblemsAndOpensTheirLocation()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QFile broken(test.path(QStringLiteral("sample/layers/broken.md")));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("---\ntitle: one\ntier: basalt\n---\nText.\n");
        broken.close();
        test.trigger(QStringLiteral("reload"));
        QVERIFY(test.wait());
        auto *list = test.find<QAbstractItemView>(QStringLiteral("list"));
        const QModelIndexList rows =
            list->model()->match(list->model()->index(0, 2), Qt::DisplayRole, QStringLiteral("layers/broken.md"));
        QVERIFY(!rows.isEmpty());
        Q_EMIT list->clicked(rows.first());
        auto *documents = test.find<DocumentTabs>(QStringLiteral("documents"));
        QCOMPARE(documents->current()->path(), QStringLiteral("layers/broken.md"));
        QCOMPARE(documents->current()->activeEditor()->cursorPosition().line, 2);
        QVERIFY(documents->current()->findChild<MessageBar *>()->isVisible());
    }

    void reportsWhyAFolderDoesNotOpen()
    {
        OpenWindow test;
        QVERIFY(test.openFolder(test.path(QStringLiteral("nowhere"))));
        auto *bar = test.find<MessageBar>(QStringLiteral("openMessage"));
        QVERIFY(bar->isVisible());
        QVERIFY(bar->notice().title.contains(QStringLiteral("nowhere")));
        QVERIFY(!bar->notice().details.isEmpty());
    }

    void opensAnEmptyFolder()
    {
        OpenWindow test;
        QDir().mkpath(test.path(QStringLiteral("empty")));
        QVERIFY(test.openFolder(test.path(QStringLiteral("empty"))));
        QVERIFY(test.find<QDockWidget>(QStringLiteral("libraryDock"))->isVisible());
        test.type(QStringLiteral("Only this."));
        QVERIFY(textOf(test, QStringLiteral("promptText")).contains(QStringLiteral("Only this.")));
    }

    void restoresOpenDocuments()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *documents = test.find<DocumentTabs>(QStringLiteral("documents"));
        QVERIFY(documents->open(QStringLiteral("layers/soul.md")));
        QVERIFY(documents->open(QStringLiteral("agents/reviewer.md")));
        test.trigger(QStringLiteral("closeWorkspace"));
        QCOMPARE(documents->count(), 0);
        QVERIFY(test.openFolder(test.path(QStringLiteral("sample"))));
        const QStringList opened{
            QStringLiteral("README.md"), QStringLiteral("layers/soul.md"), QStringLiteral("agents/reviewer.md")};
        QCOMPARE(documents->paths(), opened);
    }

    void restoresPanels()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY2(!test.find<QDockWidget>(QStringLiteral("problemsDock"))->isVisible(), "the panel is hidden while there are no problems");
        test.find<QDockWidget>(QStringLiteral("problemsDock"))->show();
        test.find<QDockWidget>(QStringLiteral("strataDock"))->hide();
        test.window().resize(1200, 700);
        test.window().close();

        MainWindow next(test.settings(), test.dialogs(), test.fakes().services(), builtInPanels());
        next.show();
        QCOMPARE(next.size(), QSize(1200, 700));
        next.openFolder(test.path(QStringLiteral("sample")));
        QTRY_VERIFY(next.findChild<QDockWidget *>(QStringLiteral("libraryDock"))->isVisible());
        QVERIFY(next.findChild<QDockWidget *>(QStringLiteral("problemsDock"))->isVisible());
        QVERIFY(!next.findChild<QDockWidget *>(QStringLiteral("strataDock"))->isVisible());
        QTRY_VERIFY(next.isIdle());
    }

    void navigatesBackAndForward()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *documents = test.find<DocumentTabs>(QStringLiteral("documents"));
        const auto offset = [documents] { return documents->current()->activeEditor()->cursorOffset(); };
        QVERIFY(documents->openAt(QStringLiteral("layers/soul.md"), 2000));
        QVERIFY(documents->openAt(QStringLiteral("layers/user.md"), 100));
        QVERIFY(documents->openAt(QStringLiteral("layers/user.md"), 130)); // a short move is not a jump
        test.trigger(QStringLiteral("goBack"));
        QCOMPARE(documents->current()->path(), QStringLiteral("layers/soul.md"));
        QCOMPARE(offset(), 2000);
        test.trigger(QStringLiteral("goForward"));
        QCOMPARE(documents->current()->path(), QStringLiteral("layers/user.md"));
        QCOMPARE(offset(), 130);
        QVERIFY(!test.find<QAction>(QStringLiteral("goForward"))->isEnabled());
        test.trigger(QStringLiteral("closeWorkspace"));
        QVERIFY(!test.find<QAction>(QStringLiteral("goBack"))->isEnabled());
    }

    void followsTheTheme()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.trigger(QStringLiteral("themeDark"));
        QTRY_VERIFY(isDark(test.window().palette()));
        test.trigger(QStringLiteral("themeLight"));
        QTRY_VERIFY(!isDark(test.window().palette()));
        test.trigger(QStringLiteral("themeSystem"));
    }

    void everyControlHasANameForScreenReaders()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QStringList nameless;
        const QList<QWidget *> all = test.window().findChildren<QWidget *>();
        for (const QWidget *widget : all) {
            const bool isControl = qobject_cast<const QComboBox *>(widget)
                || qobject_cast<const QAbstractItemView *>(widget) || qobject_cast<const QLineEdit *>(widget)
                || qobject_cast<const QPlainTextEdit *>(widget);
            const bool isOurs = !widget->objectName().isEmpty() && !widget->objectName().startsWith(QStringLiteral("qt_"));
            if (isControl && isOurs && widget->accessibleName().isEmpty())
                nameless += widget->objectName();
        }
        QCOMPARE(nameless.join(QStringLiteral(", ")), QString());
    }

    void mnemonicsAreUnique()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QStringList keys;
        const QList<QAction *> menus = test.window().menuBar()->actions();
        for (const QAction *menu : menus)
            keys += QKeySequence::mnemonic(menu->text()).toString();
        const QList<QLabel *> labels = test.window().findChildren<QLabel *>();
        for (const QLabel *label : labels) {
            if (label->isVisible() && label->buddy())
                keys += QKeySequence::mnemonic(label->text()).toString();
        }
        QVERIFY(keys.size() >= 6);
        QCOMPARE(QSet<QString>(keys.begin(), keys.end()).size(), keys.size());
    }

    /// Alt and a letter open a menu, regardless of the visible panels.
    void panelsHaveNoMnemonics()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QStringList texts;
        const QList<QDockWidget *> docks = test.window().findChildren<QDockWidget *>();
        for (const QDockWidget *dock : docks) {
            for (const QAbstractButton *button : dock->findChildren<QAbstractButton *>())
                texts += button->text();
            for (const QLabel *label : dock->findChildren<QLabel *>())
                texts += label->buddy() ? label->text() : QString();
            for (const QTabBar *bar : dock->findChildren<QTabBar *>()) {
                for (int tab = 0; tab < bar->count(); ++tab)
                    texts += bar->tabText(tab);
            }
        }
        QVERIFY(texts.size() > 100);
        texts.removeIf([](const QString &text) { return QKeySequence::mnemonic(text).isEmpty(); });
        QCOMPARE(texts.join(u'|'), QString());
    }

    void panelTabsAreNotElided()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        for (const char *action : {"showBudget", "showRules", "showRatify", "showSearch", "showTaxonomy"})
            test.trigger(QLatin1String(action));
        QTRY_VERIFY(!test.window().findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly).isEmpty());
        const QList<QTabBar *> bars = test.window().findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly);
        for (const QTabBar *bar : bars) {
            QTRY_COMPARE(bar->elideMode(), Qt::ElideNone);
            QVERIFY(bar->usesScrollButtons());
        }
    }

    void resettingTheLayoutTabifiesProblems()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.trigger(QStringLiteral("showBudget"));
        test.trigger(QStringLiteral("resetLayout"));
        auto *problems = test.find<QDockWidget>(QStringLiteral("problemsDock"));
        QVERIFY(!problems->isVisible());
        auto *budget = test.find<QDockWidget>(QStringLiteral("budgetDock"));
        problems->show();
        budget->show(); // newer versions of Qt list only visible tabs
        QTRY_VERIFY(test.window().tabifiedDockWidgets(problems).contains(budget));
    }

    /// With any of these docks, the window fits on a screen of 1,366 by 768 pixels, excluding the bars of the desktop.
    void everyPanelFitsASmallLaptop_data()
    {
        QTest::addColumn<QString>("dock");
        for (const char *name : {"problems", "portability", "budget", "complexity", "response", "conversation", "rules", "experiments", "quality",
                 "evolution", "ratify", "search", "history", "taxonomy", "workflow"})
            QTest::newRow(name) << QLatin1String(name) + QStringLiteral("Dock");
    }

    void everyPanelFitsASmallLaptop()
    {
        QFETCH(QString, dock);
        OpenWindow test;
        QVERIFY(test.openSample());
        test.find<QDockWidget>(dock)->show();
        test.wait();
        for (int turns = 0; turns < 20; ++turns)
            QCoreApplication::processEvents();
        const QSize least = test.window().minimumSizeHint().expandedTo(test.window().layout()->minimumSize());
        const QString sizes = QStringLiteral("%1 x %2").arg(least.width()).arg(least.height());
        QVERIFY2(least.height() <= 700 && least.width() <= 1366, qPrintable(sizes));
    }

    void keyboardReachesEveryPanel()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.find<QDockWidget>(QStringLiteral("problemsDock"))->show();
        QSet<QString> reached;
        for (int i = 0; i < 8; ++i) {
            test.trigger(QStringLiteral("nextPanel"));
            for (const QWidget *widget = test.window().focusWidget(); widget; widget = widget->parentWidget())
                reached.insert(widget->objectName());
        }
        for (const char *panel : {"libraryDock", "renderDock", "problemsDock", "pickers"})
            QVERIFY2(reached.contains(QLatin1String(panel)), panel);
    }
};

OUTCROP_TEST(TestMainWindow, GuiApplication)

} // namespace tst_mainwindow

#include "tst_mainwindow.moc"
