// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Context dock: the files that each coding agent loads from a folder, and their truncation.
#include "gui/context/contextcontroller.h"
#include "gui/context/truncationmarks.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/look/theme.h"
#include "gui/start/application.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/linklabel.h"
#include "gui/widgets/messagearea.h"
#include "tests/gui/contextdock.h"
#include "tests/support/testregistry.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <cstdlib>
#include <functional>

using namespace outcrop;

namespace tst_contextdock {

namespace {

using Dock = ContextDock;
const auto write = &ContextDock::write;

} // namespace

class TestContextDock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }

    void showsTheFilesOfEachClient()
    {
        Dock dock;
        QVERIFY(dock.isReady());
        QVERIFY(dock.clients().model()->rowCount() >= 16);
        QVERIFY(dock.choose(QStringLiteral("Codex")));
        QCOMPARE(dock.rows().value(0), QStringLiteral("Loaded at the start, in this order: AGENTS.md"));
        QVERIFY2(dock.label("contextSummary").startsWith(QStringLiteral("Codex: 1 file, ")), qPrintable(dock.label("contextSummary")));
        QCOMPARE(dock.text(), QStringLiteral("Use pnpm.\n"));
        QVERIFY(dock.choose(QStringLiteral("Gemini CLI")));
        QVERIFY(!dock.rows().contains(QStringLiteral("Loaded at the start, in this order: AGENTS.md")));
    }

    /// The first client shown is one that loads a file, and the summary reports whether a file is truncated.
    void showsTheFirstClientWithFiles()
    {
        Dock dock;
        QVERIFY(dock.isReady());
        QCOMPARE(dock.clients().currentIndex().siblingAtColumn(0).data().toString(), QStringLiteral("Claude Code"));
        QVERIFY2(dock.label("contextSummary").contains(QStringLiteral("no truncated files")), qPrintable(dock.label("contextSummary")));
        QVERIFY(dock.choose(QStringLiteral("Aider"))); // Aider loads no files in this folder
        QVERIFY2(dock.label("contextSummary").startsWith(QStringLiteral("Aider: 0 files")) && !dock.label("contextSummary").contains(QStringLiteral("truncated")), qPrintable(dock.label("contextSummary")));
        Dock cut(QByteArray("Use pnpm.\n").repeated(4000));
        QVERIFY(cut.isReady() && cut.choose(QStringLiteral("Codex")));
        QVERIFY2(cut.label("contextSummary").contains(QStringLiteral("1 file truncated")), qPrintable(cut.label("contextSummary")));
    }

    /// A click on the message of a folder without layers shows the view.
    void clickingTheMessageOpensThePanel()
    {
        OpenWindow window;
        const QString folder = window.path(QStringLiteral("repository"));
        write(folder + QStringLiteral("/CLAUDE.md"), "Use pnpm.\n");
        QVERIFY(window.openFolder(folder));
        auto *messages = window.find<MessageArea>(QStringLiteral("messages"));
        const QList<QPushButton *> buttons = messages->findChildren<QPushButton *>();
        const auto button = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton *each) { return each->text() == QStringLiteral("Show context"); });
        QVERIFY(button != buttons.end());
        (*button)->click();
        QTRY_VERIFY(window.find<QDockWidget>(QStringLiteral("contextDock"))->isVisible());
        QVERIFY(window.wait());
        QCOMPARE(window.find<QTreeView>(QStringLiteral("contextFiles"))->currentIndex().siblingAtColumn(0).data().toString(), QStringLiteral("CLAUDE.md"));
    }

    /// A skipped file is gray without the mark of a truncated file, and it is counted separately.
    void aSkippedFileIsNotTruncated()
    {
        Dock dock(QByteArray("Use pnpm.\n").repeated(4000));
        QVERIFY(dock.isReady() && dock.choose(QStringLiteral("Codex")));
        dock.start().setCurrentIndex(dock.start().findText(QStringLiteral("packages/api")));
        QVERIFY(dock.window().wait());
        const QModelIndex client = dock.clients().currentIndex();
        QVERIFY(client.siblingAtColumn(int(ContextClientColumn::Truncated)).data().toString().startsWith(QStringLiteral("1 · ")));
        QCOMPARE(client.siblingAtColumn(int(ContextClientColumn::Skipped)).data().toString(), QStringLiteral("1"));
        QVERIFY2(dock.label("contextSummary").contains(QStringLiteral("1 file skipped")), qPrintable(dock.label("contextSummary")));
        const QModelIndexList skipped = dock.files().model()->match(dock.files().model()->index(0, 0), Qt::DisplayRole, QStringLiteral("packages/api/AGENTS.md"), 1, Qt::MatchExactly | Qt::MatchRecursive);
        QVERIFY(!skipped.isEmpty());
        dock.files().setCurrentIndex(skipped.first());
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.text(), QStringLiteral("One route per file.\n"));
        QTextCursor cursor(dock.window().find<QPlainTextEdit>(QStringLiteral("contextText"))->document());
        cursor.movePosition(QTextCursor::NextCharacter);
        QCOMPARE(cursor.charFormat().foreground().color(), color(ColorRole::Muted, dock.files().palette()));
        QVERIFY2(dock.label("contextFileFacts").startsWith(QStringLiteral("Project instructions, skipped. Known from recorded requests")), qPrintable(dock.label("contextFileFacts")));
        QCOMPARE(dock.label("contextFileReason"), QStringLiteral("Earlier files use up the size limit."));
    }

    /// If a client truncates files only from another start folder, the list mentions it, and a link selects the folder.
    void otherStartFoldersAreOneClickAway()
    {
        Dock dock(QByteArray("Use pnpm.\n").repeated(2000));
        write(dock.path(QStringLiteral("packages/api/AGENTS.md")), QByteArray("Use yarn.\n").repeated(2000));
        dock.window().trigger(QStringLiteral("reload"));
        QVERIFY(dock.isReady() && dock.window().wait() && dock.choose(QStringLiteral("Codex")));
        QCOMPARE(dock.clients().currentIndex().siblingAtColumn(int(ContextClientColumn::Truncated)).data().toString(), QStringLiteral("in other folders"));
        auto *hint = dock.window().find<QLabel>(QStringLiteral("contextStartHint"));
        QVERIFY(hint->isVisible());
        QVERIFY2(hint->text().contains(QStringLiteral(">packages/api</a> (1 file truncated, 7.06 KiB not sent)")), qPrintable(hint->text()));
        Q_EMIT hint->linkActivated(QStringLiteral("0"));
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.start().currentText(), QStringLiteral("packages/api"));
        QVERIFY2(dock.label("contextSummary").contains(QStringLiteral("1 file truncated, 7.06 KiB not sent")), qPrintable(dock.label("contextSummary")));
        QVERIFY(!hint->isVisible());
    }

    void withoutARepositoryThePanelExplainsParentFolders()
    {
        Dock dock;
        QVERIFY(dock.isReady() && dock.choose(QStringLiteral("Codex")));
        const auto *hint = dock.window().find<QLabel>(QStringLiteral("contextStartHint"));
        QVERIFY2(!hint->text().contains(QStringLiteral("there is no .git")), qPrintable(hint->text()));
        QVERIFY(QDir(dock.path(QStringLiteral(".git"))).removeRecursively());
        dock.window().trigger(QStringLiteral("reload"));
        dock.start().setCurrentIndex(dock.start().findText(QStringLiteral("packages/api")));
        QVERIFY(dock.window().wait());
        QVERIFY2(hint->isVisible() && hint->text().contains(QStringLiteral("because there is no .git")), qPrintable(hint->text()));
        QVERIFY(dock.choose(QStringLiteral("Claude Code")));
        QVERIFY2(!hint->text().contains(QStringLiteral("there is no .git")), qPrintable(hint->text()));
    }

    /// The price is that of the prompt's model if the client uses the same provider, otherwise of the client's default model.
    void usesThePricesOfThePromptsModel()
    {
        Dock dock;
        write(dock.path(QStringLiteral("CLAUDE.md")), "Be brief.\n");
        dock.window().trigger(QStringLiteral("reload"));
        QVERIFY(dock.isReady() && dock.window().wait() && dock.choose(QStringLiteral("Claude Code")));
        QVERIFY(dock.window().pick(QStringLiteral("provider"), QStringLiteral("anthropic")) && dock.window().pick(QStringLiteral("model"), QStringLiteral("claude-opus-5-5")));
        QVERIFY(dock.window().wait());
        const QString price = dock.label("contextPrice");
        QVERIFY2(price.contains(QStringLiteral(" for each request with claude-opus-5-5, the model of the prompt")), qPrintable(price));
        QVERIFY(dock.window().pick(QStringLiteral("provider"), QStringLiteral("openai")) && dock.window().wait());
        QVERIFY2(dock.label("contextPrice").contains(QStringLiteral(", the default model")), qPrintable(dock.label("contextPrice")));
    }

    /// The price of a client whose default model is not in the catalog is shown for a model that the user selects.
    void showsThePriceOfTheSelectedModel()
    {
        Dock dock;
        QVERIFY(dock.isReady() && dock.choose(QStringLiteral("Codex")));
        QVERIFY2(dock.label("contextPrice").startsWith(QStringLiteral("Select a model to see the price")), qPrintable(dock.label("contextPrice")));
        auto *model = dock.window().find<QComboBox>(QStringLiteral("contextModel"));
        QCOMPARE(model->currentText(), QStringLiteral("Default model"));
        QVERIFY(model->minimumContentsLength() >= model->currentText().size());
        model->setCurrentIndex(model->findText(QStringLiteral("gpt-6-sol")));
        QVERIFY(dock.window().wait());
        QVERIFY2(dock.label("contextPrice").contains(QStringLiteral(" request with gpt-6-sol")), qPrintable(dock.label("contextPrice")));
        QVERIFY2(!dock.label("contextPrice").contains(QStringLiteral("default model")), qPrintable(dock.label("contextPrice")));
        dock.window().trigger(QStringLiteral("reload"));
        QVERIFY(dock.window().wait());
        QCOMPARE(model->currentText(), QStringLiteral("gpt-6-sol"));
    }

    /// A client can be started in a folder without instruction files.
    void everyFolderCanBeTheStartFolder()
    {
        Dock dock;
        QDir().mkpath(dock.path(QStringLiteral("packages/api/src/deep")));
        QVERIFY(dock.isReady() && dock.choose(QStringLiteral("Codex")));
        QVERIFY(dock.start().findText(QStringLiteral("packages/api/src/deep")) < 0);
        auto *button = dock.window().find<QToolButton>(QStringLiteral("contextChooseStart"));
        dock.window().dialogs().nextFolder = dock.path(QStringLiteral("packages/api/src/deep"));
        button->click();
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.start().currentText(), QStringLiteral("packages/api/src/deep"));
        QVERIFY(dock.rows().contains(QStringLiteral("Loaded at the start, in this order: packages/api/AGENTS.md")));
        dock.window().dialogs().nextFolder = QDir::rootPath();
        button->click();
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.start().currentText(), QStringLiteral("packages/api/src/deep"));
    }

    /// A workspace whose prompt consists of layers has no files of coding agents.
    void explainsAWorkspaceWithoutFiles()
    {
        OpenWindow window;
        QVERIFY(window.openSample());
        window.window().show();
        window.trigger(QStringLiteral("showContext"));
        QVERIFY(window.wait());
        auto *empty = window.find<EmptyState>(QStringLiteral("contextNone"));
        QVERIFY(empty->isVisible() && empty->actionButton()->isVisibleTo(empty));
        QCOMPARE(empty->actionButton()->text(), QStringLiteral("Show layers"));
        empty->actionButton()->click();
        QTRY_VERIFY(window.find<QDockWidget>(QStringLiteral("strataDock"))->isVisible());
    }

    /// The prompt of a repository uses the files of one client; the user can choose another.
    void usesTheFilesOfAClientInEdit()
    {
        Dock dock;
        write(dock.path(QStringLiteral("CLAUDE.md")), "Be brief.\n");
        dock.window().trigger(QStringLiteral("reload"));
        QVERIFY(dock.isReady() && dock.window().wait() && dock.choose(QStringLiteral("Claude Code")));
        auto *use = dock.window().find<QToolButton>(QStringLiteral("contextUse"));
        QVERIFY(use->isVisible());
        QCOMPARE(use->text(), QStringLiteral("Used in Edit"));
        QVERIFY(!use->isEnabled());
        QVERIFY(dock.choose(QStringLiteral("Codex")));
        QVERIFY(use->isEnabled());
        use->click();
        QVERIFY(dock.window().wait());
        dock.window().trigger(QStringLiteral("viewContext"));
        QTRY_VERIFY(!use->isEnabled());
        QCOMPARE(use->text(), QStringLiteral("Used in Edit"));
        dock.window().trigger(QStringLiteral("reload")); // a reload keeps the choice
        QVERIFY(dock.window().wait() && dock.choose(QStringLiteral("Claude Code")));
        QVERIFY(use->isEnabled());
    }

    /// The Edit view uses the files that the client loads from the workspace folder, not from the selected start folder.
    void anotherStartFolderIsNotUsedInEdit()
    {
        Dock dock;
        QVERIFY(dock.isReady() && dock.choose(QStringLiteral("Claude Code")));
        const auto *use = dock.window().find<QToolButton>(QStringLiteral("contextUse"));
        const auto *hint = dock.window().find<QLabel>(QStringLiteral("contextStartHint"));
        const QString sentence = QStringLiteral("The Edit view uses only the files that Claude Code loads from the workspace folder");
        QCOMPARE(use->text(), QStringLiteral("Used in Edit"));
        QVERIFY2(!hint->text().contains(sentence), qPrintable(hint->text()));
        dock.start().setCurrentIndex(dock.start().findText(QStringLiteral("packages/api")));
        QVERIFY(dock.window().wait());
        QCOMPARE(use->text(), QStringLiteral("Use in Edit"));
        QVERIFY(!use->isEnabled() && use->toolTip().contains(QStringLiteral("Claude Code loads from the workspace folder")));
        QVERIFY2(hint->isVisible() && hint->text().contains(sentence), qPrintable(hint->text()));
        QVERIFY(dock.choose(QStringLiteral("Codex")));
        QVERIFY(use->isVisible() && !use->isEnabled() && !hint->text().contains(QStringLiteral("The Edit view uses")));
        dock.start().setCurrentIndex(0);
        QVERIFY(dock.window().wait());
        QVERIFY(use->isEnabled());
        QVERIFY(dock.choose(QStringLiteral("Claude Code")));
        QCOMPARE(use->text(), QStringLiteral("Used in Edit"));
    }

    /// Notes about other start folders neither make the lists smaller nor move them.
    void showingTheNoteDoesNotMoveTheLists()
    {
        Dock dock(QByteArray("Use pnpm.\n").repeated(2000));
        write(dock.path(QStringLiteral("packages/api/AGENTS.md")), QByteArray("Use yarn.\n").repeated(2000));
        dock.window().window().resize(1024, 700);
        dock.window().trigger(QStringLiteral("viewContext"));
        dock.window().trigger(QStringLiteral("reload"));
        QVERIFY(dock.isReady() && dock.window().wait() && dock.choose(QStringLiteral("Gemini CLI")));
        const auto *hint = dock.window().find<QLabel>(QStringLiteral("contextStartHint"));
        QVERIFY(!hint->isVisible());
        for (int turn = 0; turn < 20; ++turn)
            QCoreApplication::processEvents();
        const int top = dock.clients().mapTo(&dock.window().window(), QPoint()).y();
        QVERIFY(dock.choose(QStringLiteral("Codex")));
        QTRY_VERIFY(hint->isVisible());
        QTRY_VERIFY2(hint->height() > 0 && hint->height() <= 4 * hint->fontMetrics().lineSpacing(), qPrintable(QString::number(hint->height())));
        QCOMPARE(dock.clients().mapTo(&dock.window().window(), QPoint()).y(), top);
    }

    /// In a small window, the numbers and the choice of another client are completely visible.
    void smallWindowShowsWholeNumbers()
    {
        Dock dock;
        QVERIFY(dock.isReady());
        dock.window().window().resize(1024, 700);
        dock.window().trigger(QStringLiteral("viewContext"));
        const QHeaderView &columns = *dock.clients().header();
        const int tokens = int(ContextClientColumn::Tokens);
        QTRY_VERIFY(columns.sectionViewportPosition(tokens) + columns.sectionSize(tokens) <= dock.clients().viewport()->width());
        const auto *other = dock.window().find<QComboBox>(QStringLiteral("contextOther"));
        QTRY_VERIFY(other->width() >= other->sizeHint().width());
    }

    void doesNotCompareAClientWithItself()
    {
        Dock dock;
        QVERIFY(dock.isReady() && dock.choose(QStringLiteral("Codex")));
        const auto *other = dock.window().find<QComboBox>(QStringLiteral("contextOther"));
        QCOMPARE(other->findText(QStringLiteral("Codex")), -1);
        QCOMPARE(other->count(), dock.clients().model()->rowCount()); // a heading is listed instead of the selected client, so the counts are equal
        QVERIFY(dock.choose(QStringLiteral("Claude Code")));
        QVERIFY(other->findText(QStringLiteral("Codex")) > 0);
        QCOMPARE(other->findText(QStringLiteral("Claude Code")), -1);
    }

    /// A new theme changes the colors of the shown file, its reason and the links.
    void followsANewTheme()
    {
        Dock dock(QByteArray("Use pnpm for every package of this repository.\n").repeated(1000));
        dock.window().trigger(QStringLiteral("themeDark"));
        QVERIFY(dock.isReady() && dock.choose(QStringLiteral("Codex")));
        dock.window().trigger(QStringLiteral("themeHighContrastLight"));
        QTRY_VERIFY(isHighContrast(dock.files().palette()));
        const QPalette palette = dock.files().palette();
        auto *text = dock.window().find<QPlainTextEdit>(QStringLiteral("contextText"));
        QTextCursor cursor(text->document());
        cursor.movePosition(QTextCursor::End);
        QCOMPARE(cursor.charFormat().foreground().color(), color(ColorRole::Muted, palette));
        cursor.setPosition(int(text->toPlainText().indexOf(QStringLiteral("Truncated here"))) + 1);
        QCOMPARE(cursor.charFormat().foreground().color(), color(ColorRole::Warning, palette));
        const auto *reason = dock.window().find<QLabel>(QStringLiteral("contextFileReason"));
        QCOMPARE(reason->palette().color(QPalette::WindowText), color(ColorRole::Warning, palette));
        QCOMPARE(reason->palette().color(QPalette::Window), palette.color(QPalette::Window));
        dock.window().trigger(QStringLiteral("themeSystem"));
    }

    void linksFollowANewTheme()
    {
        applyTheme(ThemeChoice::Dark);
        LinkLabel label;
        label.setTextFormat(Qt::RichText);
        label.setText(QStringLiteral("<a href=\"0\">packages/api</a>"));
        label.show();
        applyTheme(ThemeChoice::HighContrastLight);
        QTRY_COMPARE(label.palette().color(QPalette::Link), highContrastLightPalette().color(QPalette::Link));
        const QImage image = label.grab().toImage();
        const auto distanceTo = [&image](const QColor &wanted) {
            int nearest = 1000; // difference of the nearest pixel
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    const QColor pixel = image.pixelColor(x, y);
                    nearest = std::min(nearest, std::abs(pixel.red() - wanted.red()) + std::abs(pixel.green() - wanted.green()) + std::abs(pixel.blue() - wanted.blue()));
                }
            }
            return nearest;
        };
        const int newColor = distanceTo(highContrastLightPalette().color(QPalette::Link));
        const int oldColor = distanceTo(darkPalette().color(QPalette::Link));
        applyTheme(ThemeChoice::System);
        QVERIFY2(newColor < oldColor, qPrintable(QStringLiteral("%1, %2").arg(newColor).arg(oldColor)));
    }

    /// In high contrast, rows are high enough for the outline of the focus.
    void rowsHaveRoomForTheFocusInHighContrast()
    {
        Dock dock;
        QVERIFY(dock.isReady() && dock.choose(QStringLiteral("Codex")));
        dock.window().trigger(QStringLiteral("themeLight"));
        const auto height = [&dock] { return dock.clients().visualRect(dock.clients().model()->index(0, 0)).height(); };
        QCoreApplication::processEvents();
        const int normal = height();
        dock.window().trigger(QStringLiteral("themeHighContrastLight"));
        QTRY_COMPARE(height(), normal + 4);
        dock.window().trigger(QStringLiteral("themeLight"));
        QTRY_COMPARE(height(), normal);
        dock.window().trigger(QStringLiteral("themeSystem"));
    }

    /// The message that leads to the view is hidden while the view is shown, regardless of how it was opened.
    void theMessageIsHiddenInTheView()
    {
        OpenWindow window;
        const QString folder = window.path(QStringLiteral("repository"));
        write(folder + QStringLiteral("/CLAUDE.md"), "Use pnpm.\n");
        QVERIFY(window.openFolder(folder));
        const auto *message = window.find<QWidget>(QStringLiteral("contextMessage"));
        QVERIFY(!message->isHidden());
        window.trigger(QStringLiteral("viewContext"));
        QTRY_VERIFY(message->isHidden());
    }

    /// The truncated file is shown first, even if a file before it is sent in full.
    void selectsTheTruncatedFile()
    {
        Dock dock;
        write(dock.path(QStringLiteral("packages/api/AGENTS.md")), QByteArray("One route per file.\n").repeated(2000));
        QVERIFY(dock.isReady() && dock.choose(QStringLiteral("Codex")));
        dock.start().setCurrentIndex(dock.start().findText(QStringLiteral("packages/api")));
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.files().currentIndex().siblingAtColumn(0).data().toString(), QStringLiteral("packages/api/AGENTS.md"));
        QVERIFY(dock.text().contains(QStringLiteral("Truncated here")));
    }

    /// The list contains the clients that load files first.
    void listsClientsWithFilesFirst()
    {
        Dock dock;
        QVERIFY(dock.isReady());
        const QAbstractItemModel &model = *dock.clients().model();
        QList<bool> loads;
        for (int row = 0; row < model.rowCount(); ++row)
            loads += model.index(row, int(ContextClientColumn::Files)).data().toString() != QStringLiteral("0");
        QVERIFY(loads.contains(true) && loads.contains(false));
        QVERIFY(std::is_sorted(loads.begin(), loads.end(), std::greater<>()));
    }

    void longMessageLeavesRoomForTheFiles()
    {
        Dock dock;
        QVERIFY(dock.isReady());
        dock.window().window().resize(1024, 700);
        dock.window().trigger(QStringLiteral("viewContext"));
        auto *messages = dock.window().find<MessageArea>(QStringLiteral("messages"));
        messages->show(QStringLiteral("test"), {NoticeKind::Error, QStringLiteral("Cannot read a file"), QStringLiteral("The file has changed since it was read. ").repeated(5)});
        QTRY_VERIFY(messages->isVisible());
        QTRY_VERIFY2(messages->height() <= 175, qPrintable(QString::number(messages->height())));
        QTRY_VERIFY(dock.window().find<QDockWidget>(QStringLiteral("contextDock"))->height() >= 350);
    }

    /// In a wide panel, all columns of the clients and the names of the files are visible.
    void widePanelShowsWholeNames()
    {
        Dock dock;
        write(dock.path(QStringLiteral(".agents/skills/a-skill-with-a-long-name/SKILL.md")), "---\nname: a-skill-with-a-long-name\ndescription: Use it.\n---\nText.\n");
        QVERIFY(dock.window().openFolder(dock.folder()));
        dock.window().window().resize(1440, 900);
        dock.window().trigger(QStringLiteral("viewContext"));
        QVERIFY(dock.choose(QStringLiteral("Codex")));
        for (int turn = 0; turn < 20; ++turn)
            QCoreApplication::processEvents();
        QVERIFY2(dock.clients().header()->length() <= dock.clients().viewport()->width(), qPrintable(QString::number(dock.clients().viewport()->width())));
        QVERIFY(dock.files().columnWidth(0) >= dock.files().fontMetrics().horizontalAdvance(QStringLiteral(".agents/skills/a-skill-with-a-long-name/SKILL.md")));
    }

    void showsTheFilesOfTheStartFolder()
    {
        Dock dock;
        QVERIFY(dock.isReady() && dock.choose(QStringLiteral("Codex")));
        const int inner = dock.start().findText(QStringLiteral("packages/api"));
        QVERIFY(inner > 0);
        dock.start().setCurrentIndex(inner);
        QVERIFY(dock.window().wait());
        QVERIFY2(dock.rows().contains(QStringLiteral("Loaded at the start, in this order: packages/api/AGENTS.md")), qPrintable(dock.rows().join(u'\n')));
        QCOMPARE(dock.start().currentText(), QStringLiteral("packages/api"));
    }

    void includesFilesLoadedForTheCurrentDocument()
    {
        Dock dock;
        write(dock.path(QStringLiteral("CLAUDE.md")), "Be brief.\n");
        write(dock.path(QStringLiteral("packages/api/CLAUDE.md")), "One route per file.\n");
        QVERIFY(dock.isReady() && dock.choose(QStringLiteral("Claude Code")));
        QVERIFY(dock.window().find<DocumentTabs>(QStringLiteral("documents"))->open(QStringLiteral("packages/api/notes.md")));
        dock.window().find<QCheckBox>(QStringLiteral("contextTouch"))->setChecked(true);
        QVERIFY(dock.window().wait());
        QVERIFY2(dock.rows().contains(QStringLiteral("Loaded after the client reads packages/api/notes.md: packages/api/CLAUDE.md")), qPrintable(dock.rows().join(u'\n')));
        QVERIFY2(dock.label("contextSummary").startsWith(QStringLiteral("Claude Code: 1 file, ")), qPrintable(dock.label("contextSummary")));
        QVERIFY2(dock.label("contextSummary").contains(QStringLiteral(" more tokens after the client reads packages/api/notes.md")), qPrintable(dock.label("contextSummary")));
    }

    void marksTheTruncatedText()
    {
        Dock dock(QByteArray("Use pnpm for every package of this repository.\n").repeated(1000));
        QVERIFY(dock.isReady() && dock.choose(QStringLiteral("Codex")));
        QVERIFY2(dock.label("contextSummary").contains(QStringLiteral("1 file truncated")), qPrintable(dock.label("contextSummary")));
        auto *text = dock.window().find<QPlainTextEdit>(QStringLiteral("contextText"));
        const qsizetype mark = text->toPlainText().indexOf(QStringLiteral("\n― Truncated here"));
        QCOMPARE(mark, 32'768);
        QTextCursor cursor(text->document());
        cursor.setPosition(int(mark));
        QVERIFY(cursor.charFormat().foreground().style() == Qt::NoBrush);
        cursor.movePosition(QTextCursor::End);
        QCOMPARE(cursor.charFormat().foreground().color(), color(ColorRole::Muted, text->palette()));
        dock.window().find<QToolButton>(QStringLiteral("openContextFile"))->click();
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.window().find<DocumentTabs>(QStringLiteral("documents"))->currentSession()->path(), QStringLiteral("AGENTS.md"));
    }

    void includesUnsavedText()
    {
        Dock dock;
        QVERIFY(dock.isReady() && dock.choose(QStringLiteral("Codex")));
        const QString before = dock.label("contextSummary");
        auto *documents = dock.window().find<DocumentTabs>(QStringLiteral("documents"));
        QVERIFY(documents->open(QStringLiteral("AGENTS.md")) && dock.window().wait());
        QTest::keyClicks(documents->current()->activeEditor(), QStringLiteral("Use npm."));
        QVERIFY(dock.window().wait());
        QVERIFY2(dock.text().startsWith(QStringLiteral("Use npm.")), qPrintable(dock.text()));
        QVERIFY2(dock.label("contextFileFacts").endsWith(QStringLiteral("Includes unsaved changes.")), qPrintable(dock.label("contextFileFacts")));
        QVERIFY(dock.label("contextSummary") != before);
        const QString typed = dock.label("contextSummary");
        dock.window().trigger(QStringLiteral("save"));
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.label("contextSummary"), typed);
        QVERIFY(!dock.label("contextFileFacts").contains(QStringLiteral("unsaved")));
        QVERIFY2(dock.text().startsWith(QStringLiteral("Use npm.")), qPrintable(dock.text()));
    }

    void editorMarksTruncatedText()
    {
        Dock dock(QByteArray("Use pnpm for every package of this repository.\n").repeated(690));
        QVERIFY(dock.isReady() && dock.choose(QStringLiteral("Codex")));
        auto *documents = dock.window().find<DocumentTabs>(QStringLiteral("documents"));
        QVERIFY(documents->open(QStringLiteral("AGENTS.md")) && dock.window().wait());
        TextEditor *code = documents->current()->activeEditor();
        QVERIFY(!code->findChild<TruncationMarks *>());
        code->insertText(QString(400, u'x'), QStringLiteral("Typing")); // with the existing 32,430 bytes, more than 32,768
        QVERIFY(dock.window().wait());
        const auto *marks = code->findChild<TruncationMarks *>();
        QVERIFY(marks);
        QCOMPARE(marks->start(), 32'768);
        code->insertText(QStringLiteral("é"), QStringLiteral("Typing")); // the mark moves before the context is read again
        QCOMPARE(marks->start(), 32'767);
        QVERIFY(dock.choose(QStringLiteral("Claude Code")));
        QCOMPARE(marks->start(), -1);
        QVERIFY(dock.choose(QStringLiteral("Codex")));
        QCOMPARE(marks->start(), 32'767);
        dock.window().find<QDockWidget>(QStringLiteral("contextDock"))->hide();
        QCOMPARE(marks->start(), -1);
    }

    void comparesTwoClients()
    {
        Dock dock;
        write(dock.path(QStringLiteral("CLAUDE.md")), "Be brief.\n");
        QVERIFY(dock.isReady() && dock.choose(QStringLiteral("Codex")));
        dock.window().trigger(QStringLiteral("reload"));
        auto *other = dock.window().find<QComboBox>(QStringLiteral("contextOther"));
        other->setCurrentIndex(other->findText(QStringLiteral("Claude Code")));
        QVERIFY(dock.window().wait());
        auto *pairs = dock.window().find<QTreeView>(QStringLiteral("contextPairs"));
        QVERIFY(pairs->isVisible() && !dock.files().isVisible());
        const QWidget *details = dock.window().find<QWidget>(QStringLiteral("contextDetails"));
        QVERIFY(!details->isVisible());
        const QAbstractItemModel &model = *pairs->model();
        QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), QStringLiteral("Codex"));
        const auto cell = [&model](const QString &file, int column) {
            return model.match(model.index(0, 0), Qt::DisplayRole, file, 1, Qt::MatchExactly).value(0).siblingAtColumn(column).data().toString();
        };
        QCOMPARE(cell(QStringLiteral("AGENTS.md"), 1), QStringLiteral("1. loaded"));
        QCOMPARE(cell(QStringLiteral("AGENTS.md"), 3), QStringLiteral("not loaded"));
        QCOMPARE(cell(QStringLiteral("CLAUDE.md"), 3), QStringLiteral("1. loaded"));
        other->setCurrentIndex(0);
        QVERIFY(!pairs->isVisible() && dock.files().isVisible() && details->isVisible());
    }

    void opensTheOverridingFile()
    {
        Dock dock;
        write(dock.path(QStringLiteral("AGENTS.override.md")), "Use yarn.\n");
        dock.window().trigger(QStringLiteral("reload"));
        QVERIFY(dock.isReady() && dock.window().wait() && dock.choose(QStringLiteral("Codex")));
        const QModelIndexList hidden = dock.files().model()->match(dock.files().model()->index(0, 0), Qt::DisplayRole, QStringLiteral("AGENTS.md"), 1, Qt::MatchExactly | Qt::MatchRecursive);
        QVERIFY(!hidden.isEmpty());
        dock.files().setCurrentIndex(hidden.first());
        auto *by = dock.window().find<QToolButton>(QStringLiteral("contextBy"));
        QVERIFY(by->isVisible());
        by->click();
        QCOMPARE(dock.files().currentIndex().siblingAtColumn(0).data().toString(), QStringLiteral("AGENTS.override.md"));
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.text(), QStringLiteral("Use yarn.\n"));
    }

    void showsAnEmptyStateWithoutFiles()
    {
        OpenWindow test;
        QVERIFY(QDir().mkpath(test.path(QStringLiteral("bare"))) && test.openFolder(test.path(QStringLiteral("bare"))));
        test.window().show();
        test.trigger(QStringLiteral("showContext"));
        QVERIFY(test.wait());
        QVERIFY(test.find<QWidget>(QStringLiteral("contextNone"))->isVisible());
    }
};

OUTCROP_TEST(TestContextDock, GuiApplication)

} // namespace tst_contextdock

#include "tst_contextdock.moc"
