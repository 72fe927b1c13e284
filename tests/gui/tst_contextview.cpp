// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the layout of the Context dock and the text that explains losses: rows that stay in place, visible names, notes, and the text of listed files.
#include "gui/context/contextpanel.h"
#include "gui/context/contextpathdelegate.h"
#include "gui/context/contextsummary.h"
#include "gui/look/theme.h"
#include "gui/start/application.h"
#include "gui/widgets/pathdelegate.h"
#include "tests/gui/contextdock.h"
#include "tests/support/markedtexts.h"
#include "tests/support/testregistry.h"

#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QSet>
#include <QStyle>
#include <QTreeView>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_contextview {

namespace {

using Dock = ContextDock;
const auto write = &ContextDock::write;

} // namespace

class TestContextView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }

    /// The lists of the previous start folder are disabled only if the read takes long, so that the lists do not flash.
    void showsThatAnotherStartFolderIsBeingRead()
    {
        FolderContexts contexts{QStringLiteral("/w"), QStringLiteral("/w"), {ContextReport()}, {}};
        contexts.clients[0].context.client = QStringLiteral("codex");
        contexts.clients[0].context.title = QStringLiteral("Codex");
        contexts.clients[0].starts.limitedStarts.append(LimitedStart{QStringLiteral("/w/api"), {1, 5, 0, 0, 0}});
        ContextPanel panel;
        panel.setContexts(contexts);
        auto *start = panel.findChild<QComboBox *>(QStringLiteral("contextStart"));
        const auto *clients = panel.findChild<QTreeView *>(QStringLiteral("contextClients"));
        start->setCurrentIndex(start->findText(QStringLiteral("api")));
        panel.showReading();
        QVERIFY(clients->isEnabled());
        QTRY_VERIFY(!clients->isEnabled());
        QCOMPARE(panel.findChild<QLabel *>(QStringLiteral("contextSummary"))->text(), QStringLiteral("Reading api…"));
        contexts.start = QStringLiteral("/w/api");
        panel.setContexts(contexts);
        QVERIFY(clients->isEnabled());
        QVERIFY(panel.findChild<QLabel *>(QStringLiteral("contextSummary"))->text().startsWith(QStringLiteral("Codex: ")));
    }

    /// The kinds of files and the notes are in the client documents, in English.
    void explainsFilesInTheUsersLanguage()
    {
        const MarkedTexts marked;
        ContextText text;
        text.title = QStringLiteral("project instructions");
        QVERIFY2(contextFacts(text, false).contains(QStringLiteral("⟦project instructions⟧")), qPrintable(contextFacts(text, false)));
        ContextReport client;
        client.context.notes = {QStringLiteral("A note.")};
        QCOMPARE(contextNotes(FolderContexts(), client, false), QStringList{QStringLiteral("⟦A note.⟧")});
    }

    /// The view warns only about a model that the user selected. The client's default model may be missing from the catalog.
    void anUnknownPriceOfTheDefaultModelIsNotAWarning()
    {
        ContextReport client;
        client.model = QStringLiteral("gpt-5.2-codex");
        client.tokensAtStart = TokenCount::exact(5, QStringLiteral("x"));
        QCOMPARE(contextPriceText(client), QStringLiteral("Select a model to see the price"));
        client.hasPromptModel = true;
        QCOMPARE(contextPriceText(client), QStringLiteral("The price of gpt-5.2-codex is unknown; select another model"));
        client.hasPromptModel = false;
        client.hasChosenModel = true;
        QCOMPARE(contextPriceText(client), QStringLiteral("The price of gpt-5.2-codex is unknown; select another model"));
    }

    /// The rows of the clients stay in place if a warning appears, or if a client finds more files.
    void clientRowsKeepTheirPositions()
    {
        const auto client = [](const QString &name) {
            ContextReport one;
            one.context.client = one.context.title = name;
            return one;
        };
        FolderContexts contexts{QStringLiteral("/w"), QStringLiteral("/w"), {client(QStringLiteral("a")), client(QStringLiteral("b")), client(QStringLiteral("c"))}, {}};
        ContextPanel panel;
        panel.resize(1000, 500);
        panel.show();
        panel.setContexts(contexts);
        const auto *clients = panel.findChild<QTreeView *>(QStringLiteral("contextClients"));
        const auto rows = [clients] {
            QStringList all;
            for (int row = 0; row < clients->model()->rowCount(); ++row) {
                const QModelIndex index = clients->model()->index(row, 0);
                all += QStringLiteral("%1 %2 %3").arg(index.data().toString()).arg(clients->visualRect(index).y()).arg(clients->visualRect(index).height());
            }
            return all;
        };
        QCoreApplication::processEvents();
        const QStringList before = rows();
        QCOMPARE(before.size(), 3);
        ContextText cut;
        cut.file = cut.realFile = QStringLiteral("/w/AGENTS.md");
        cut.state = ContextState::Truncated;
        cut.fileBytes = 20;
        cut.truncationOffset = 10;
        for (const int index : {0, 2}) {
            contexts.clients[index].context.texts = {cut};
            contexts.clients[index].tokenCounts = {TokenCount::exact(5, QStringLiteral("x"))};
        }
        panel.setContexts(contexts);
        QCoreApplication::processEvents();
        QCOMPARE(rows(), before);
        QVERIFY(clients->model()->index(0, int(ContextClientColumn::Truncated)).data().toString().startsWith(QStringLiteral("1 · ")));
    }

    /// The end of a path is kept, because it distinguishes similar paths.
    void elidesTheMiddleOfPaths()
    {
        const QString path = QStringLiteral(".agents/skills/maintenance-of-the-agent-setup/SKILL.md");
        const QFontMetrics font(QApplication::font());
        const int whole = font.horizontalAdvance(path);
        QCOMPARE(elidedPath(path, font, whole), path);
        const QString shorter = elidedPath(path, font, whole * 2 / 3);
        QVERIFY2(shorter.startsWith(QStringLiteral(".agents/…")) && shorter.endsWith(QStringLiteral("-setup/SKILL.md")), qPrintable(shorter));
        QVERIFY(font.horizontalAdvance(shorter) <= whole * 2 / 3);
        const QString name = elidedPath(path, font, font.horizontalAdvance(QStringLiteral("…p/SKILL.md")) + 2);
        QVERIFY2(name.startsWith(u'…') && name.endsWith(QStringLiteral("/SKILL.md")), qPrintable(name));
        QVERIFY(elidedPath(path, font, whole * 2 / 5, 2).size() > elidedPath(path, font, whole * 2 / 5).size());
        QCOMPARE(elidedPath({}, font, 10), QString());
    }

    /// The mark of a file that is loaded twice is in view in a narrow panel.
    void allColumnsOfTheClientsAreInView_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("narrow") << 1000;
        QTest::newRow("wide") << 1400;
    }
    void allColumnsOfTheClientsAreInView()
    {
        QFETCH(int, width);
        FolderContexts contexts{QStringLiteral("/w"), QStringLiteral("/w"), {}, {}};
        for (const char *name : {"GitHub Copilot coding agent", "Claude Code"}) {
            ContextReport one;
            one.context.client = one.context.title = QLatin1StringView(name);
            ContextText cut;
            cut.file = cut.realFile = QStringLiteral("/w/AGENTS.md");
            cut.state = ContextState::Truncated;
            cut.fileBytes = 4'000'000;
            cut.truncationOffset = 10;
            one.context.texts = {cut};
            one.tokenCounts = {TokenCount::exact(5, QStringLiteral("x"))};
            one.starts.limitedStarts.append(LimitedStart{QStringLiteral("/w/api"), {0, 0, 1, 0, 0}});
            contexts.clients.append(one);
        }
        ContextPanel panel;
        panel.resize(width, 500);
        panel.show();
        panel.setContexts(contexts);
        const auto *clients = panel.findChild<QTreeView *>(QStringLiteral("contextClients"));
        QTRY_VERIFY2(clients->header()->length() <= clients->viewport()->width(), qPrintable(QString::number(clients->header()->length())));
        const QAbstractItemView *cells = clients;
        const QModelIndex truncated = clients->model()->index(0, int(ContextClientColumn::Truncated));
        QTRY_VERIFY(clients->columnWidth(truncated.column()) >= cells->sizeHintForIndex(truncated).width());
    }

    /// In windows of all sizes, numbers are not elided. A path has at most two lines, and similar paths can be distinguished.
    void namesAndNumbersAreCompletelyVisible_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(1024, 700);
        QTest::newRow("wide") << QSize(1440, 900);
    }
    void namesAndNumbersAreCompletelyVisible()
    {
        QFETCH(QSize, size);
        Dock dock(QByteArray("Use pnpm for every package of this repository.\n").repeated(600));
        for (const char *name : {"maintenance-of-the-agent-setup", "maintenance-of-the-price-lists"})
            write(dock.path(QStringLiteral(".agents/skills/%1/SKILL.md").arg(QLatin1StringView(name))), QByteArray("---\nname: ") + name + "\ndescription: Use it.\n---\nText.\n");
        dock.window().window().resize(size);
        dock.window().trigger(QStringLiteral("viewContext"));
        dock.window().trigger(QStringLiteral("reload"));
        QVERIFY(dock.isReady() && dock.window().wait() && dock.choose(QStringLiteral("Codex")));
        for (int turn = 0; turn < 20; ++turn)
            QCoreApplication::processEvents();
        const QTreeView &files = dock.files();
        const QAbstractItemModel &model = *files.model();
        const QFontMetrics font = files.fontMetrics();
        const int margins = 2 * (files.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &files) + 1);
        QSet<QString> skills;
        for (int group = 0; group < model.rowCount(); ++group) {
            const QModelIndex heading = model.index(group, 0);
            for (int row = 0; row < model.rowCount(heading); ++row) {
                const QString tokens = model.index(row, int(ContextColumn::Tokens), heading).data().toString();
                QVERIFY2(files.columnWidth(int(ContextColumn::Tokens)) >= font.horizontalAdvance(tokens) + 4, qPrintable(tokens));
                const QModelIndex file = model.index(row, 0, heading);
                const QRect cell = files.visualRect(file);
                const QString path = elidedPath(file.data().toString(), font, cell.width() - margins, ContextPathDelegate::maxLines);
                const QRect wrapped = font.boundingRect(QRect(0, 0, cell.width() - margins, 10'000), Qt::TextWordWrap, path);
                QVERIFY2(wrapped.width() <= cell.width() && cell.height() + 2 >= wrapped.height(), qPrintable(path));
                QVERIFY2(wrapped.height() <= ContextPathDelegate::maxLines * font.lineSpacing(), qPrintable(path));
                QVERIFY(file.data(Qt::ToolTipRole).toString().startsWith(file.data().toString()));
                if (path.endsWith(QStringLiteral("/SKILL.md")))
                    skills.insert(path);
            }
        }
        QCOMPARE(skills.size(), 2);
    }

    /// The window shows the notes of a client that the command line prints.
    void showsTheNotesOfAClient()
    {
        Dock dock;
        QVERIFY(dock.isReady() && dock.choose(QStringLiteral("Antigravity")));
        const auto *hint = dock.window().find<QLabel>(QStringLiteral("contextStartHint"));
        QVERIFY2(hint->isVisible() && hint->text().contains(QStringLiteral("Files that .agents/rules.json adds are not listed here.")), qPrintable(hint->text()));
        QVERIFY(dock.choose(QStringLiteral("Codex")));
        QVERIFY2(hint->text().contains(QStringLiteral("loaded only if Codex is started in the folder of the file: packages/api/AGENTS.md")), qPrintable(hint->text()));
        QVERIFY(dock.choose(QStringLiteral("Gemini CLI")));
        QVERIFY(!hint->isVisible());
    }

    /// An import that is not loaded counts as skipped. It is selected first, and its text is gray.
    void aLostImportIsSkipped()
    {
        Dock dock;
        write(dock.path(QStringLiteral("CLAUDE.md")), "@AGENTS.md\n");
        write(dock.path(QStringLiteral("packages/api/CLAUDE.md")), "Be brief.\n");
        dock.window().trigger(QStringLiteral("reload"));
        QVERIFY(dock.isReady() && dock.window().wait() && dock.choose(QStringLiteral("Claude Code")));
        const auto skipped = [&dock] { return dock.clients().currentIndex().siblingAtColumn(int(ContextClientColumn::Skipped)).data().toString(); };
        QCOMPARE(skipped(), QStringLiteral("in other folders"));
        dock.start().setCurrentIndex(dock.start().findText(QStringLiteral("packages/api")));
        QVERIFY(dock.window().wait());
        QCOMPARE(skipped(), QStringLiteral("1"));
        QCOMPARE(dock.files().currentIndex().siblingAtColumn(0).data().toString(), QStringLiteral("AGENTS.md"));
        QTextCursor cursor(dock.window().find<QPlainTextEdit>(QStringLiteral("contextText"))->document());
        cursor.movePosition(QTextCursor::NextCharacter);
        QCOMPARE(cursor.charFormat().foreground().color(), color(ColorRole::Muted, dock.files().palette()));
    }

    /// For a listed file, the entry that is sent precedes the file.
    void showsTheSentEntryOfAListedFile()
    {
        Dock dock;
        write(dock.path(QStringLiteral(".agents/skills/restock/SKILL.md")), "---\nname: restock\ndescription: Plans a restock.\n---\nRead the list first.\n");
        dock.window().trigger(QStringLiteral("reload"));
        QVERIFY(dock.isReady() && dock.window().wait() && dock.choose(QStringLiteral("Qwen Code")));
        const QModelIndexList skill = dock.files().model()->match(dock.files().model()->index(0, 0), Qt::DisplayRole, QStringLiteral(".agents/skills/restock/SKILL.md"), 1, Qt::MatchExactly | Qt::MatchRecursive);
        QVERIFY(!skill.isEmpty());
        dock.files().setCurrentIndex(skill.first());
        QVERIFY(dock.window().wait());
        const qsizetype mark = dock.text().indexOf(QStringLiteral("Only the text above is sent"));
        QVERIFY2(mark > 0 && dock.text().first(mark).contains(QStringLiteral("Plans a restock. (project)")), qPrintable(dock.text()));
        QVERIFY(dock.text().sliced(mark).contains(QStringLiteral("Read the list first.")));
        QTextCursor cursor(dock.window().find<QPlainTextEdit>(QStringLiteral("contextText"))->document());
        cursor.movePosition(QTextCursor::End);
        QCOMPARE(cursor.charFormat().foreground().color(), color(ColorRole::Muted, dock.files().palette()));
    }

    /// A link shows the start folders that do not fit.
    void allStartFoldersCanBeShown()
    {
        Dock dock(QByteArray("Use pnpm.\n").repeated(2000));
        for (int i = 10; i < 22; ++i)
            write(dock.path(QStringLiteral("d%1/AGENTS.md").arg(i)), QByteArray("Use yarn.\n").repeated(2000));
        dock.window().trigger(QStringLiteral("reload"));
        QVERIFY(dock.isReady() && dock.window().wait() && dock.choose(QStringLiteral("Codex")));
        auto *hint = dock.window().find<QLabel>(QStringLiteral("contextStartHint"));
        QVERIFY2(hint->text().contains(QStringLiteral(">and 4 more</a>")) && !hint->text().contains(QStringLiteral(">d21</a>")), qPrintable(hint->text()));
        const auto isMarked = [&dock](const QString &folder) { return dock.start().itemData(dock.start().findText(folder), Qt::FontRole).value<QFont>().bold(); };
        QVERIFY(isMarked(QStringLiteral("d21")) && !isMarked(QStringLiteral("packages/api")));
        Q_EMIT hint->linkActivated(QStringLiteral("all"));
        QVERIFY2(hint->text().contains(QStringLiteral(">d21</a>")), qPrintable(hint->text()));
        Q_EMIT hint->linkActivated(QStringLiteral("11"));
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.start().currentText(), QStringLiteral("d21"));
    }

    /// A click beside the rows does not deselect the file that the panel shows.
    void aClickBesideTheRowsKeepsTheSelection()
    {
        Dock dock;
        QVERIFY(dock.isReady() && dock.choose(QStringLiteral("Codex")));
        dock.files().clearSelection();
        QVERIFY(dock.files().selectionModel()->hasSelection());
    }
};

OUTCROP_TEST(TestContextView, GuiApplication)

} // namespace tst_contextview

#include "tst_contextview.moc"
