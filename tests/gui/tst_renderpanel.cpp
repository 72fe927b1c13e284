// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the real panel with the sample workspace.
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/render/comparedlosses.h"
#include "gui/render/comparepanel.h"
#include "gui/render/renderpanel.h"
#include "gui/render/rendersearch.h"
#include "gui/text/rendertextview.h"
#include "gui/widgets/emptystate.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>

using namespace outcrop;

namespace tst_renderpanel {

namespace {

const QString tools = QStringLiteral("layers/tools.md");

} // namespace

class TestRenderPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_test = std::make_unique<OpenWindow>();
        QVERIFY(m_test->openSample());
        QVERIFY(m_test->pick(QStringLiteral("provider"), QStringLiteral("anthropic")));
        m_test->type(QStringLiteral("Say what blocks the release."));
    }

    void cleanup() { m_test.reset(); }

    void everyTabShowsItsText()
    {
        show("showPrompt");
        QVERIFY(text("promptText").contains(QStringLiteral("Say what blocks the release.")));
        show("showRequest");
        QVERIFY(Json::accept(text("requestText").toStdString()));
        show("showCurl");
        QVERIFY(text("curlText").startsWith(QStringLiteral("#!/bin/sh\ncurl ")));
        QVERIFY(text("curlText").contains(QStringLiteral("\"$ANTHROPIC_API_KEY\"")));
        show("showLosses");
        QVERIFY(m_test->find<QListView>(QStringLiteral("losses"))->isVisible() || m_test->find<QWidget>(QStringLiteral("noLosses"))->isVisible());
        show("showCompare");
        QCOMPARE(compare()->textViews().size(), 3);
    }

    /// No request contains the headings of the readable text, unless the user copies the text.
    void notesThatHeadingsAreNotSent()
    {
        const QString note = QStringLiteral("headings are not sent");
        const auto *facts = m_test->find<QLabel>(QStringLiteral("facts"));
        show("showPrompt");
        QVERIFY(text("promptText").contains(QStringLiteral("# Your task")));
        QVERIFY2(facts->text().contains(note), qPrintable(facts->text()));
        show("showRequest");
        QVERIFY(!text("requestText").contains(QStringLiteral("# Your task")));
        QVERIFY2(!facts->text().contains(note), qPrintable(facts->text()));
        show("showPrompt");
        QVERIFY(m_test->pick(QStringLiteral("provider"), QStringLiteral("manual")));
        QVERIFY(m_test->wait());
        QVERIFY2(!facts->text().contains(note), qPrintable(facts->text()));
    }

    /// The button of the empty page never hides rows.
    void clickingShowKeptPartsTwiceKeepsThemShown()
    {
        show("showLosses");
        const auto *everything = m_test->find<QCheckBox>(QStringLiteral("everything"));
        auto *button = m_test->find<QWidget>(QStringLiteral("noLosses"))->findChild<QPushButton *>();
        for (int times = 0; times < 2; ++times) {
            button->click();
            QVERIFY(everything->isChecked());
        }
    }

    void showsTheSentAndTheOriginalSchema()
    {
        QVERIFY(m_test->pick(QStringLiteral("provider"), QStringLiteral("openai")));
        show("showSchema");
        auto *schemas = m_test->find<QComboBox>(QStringLiteral("schemaChoice"));
        auto *shown = m_test->find<QPlainTextEdit>(QStringLiteral("schemaText"));
        QTRY_COMPARE(schemas->count(), 3); // the three tools of the agent `conductor`
        QVERIFY(shown->toPlainText().contains(QStringLiteral("\"additionalProperties\": false")));
        const QString sent = shown->toPlainText();
        m_test->find<QToolButton>(QStringLiteral("schemaAsWritten"))->setChecked(true);
        QVERIFY(Json::accept(shown->toPlainText().toStdString()));
        QVERIFY(shown->toPlainText() != sent);
        const QString written = shown->toPlainText();
        m_test->find<QToolButton>(QStringLiteral("schemaAsWritten"))->setChecked(false);
        QVERIFY(m_test->pick(QStringLiteral("provider"), QStringLiteral("anthropic"))); // Anthropic accepts tool schemas unchanged
        QTRY_COMPARE(shown->toPlainText(), written);
        QVERIFY(m_test->pick(QStringLiteral("agent"), QString())); // without an agent, the list is empty
        QVERIFY(m_test->wait());
        QTRY_COMPARE(schemas->count(), 0);
    }

    void wrapsTheRequestIntoReadableLines()
    {
        show("showRequest");
        const auto *view = m_test->find<RenderTextView>(QStringLiteral("requestText"));
        QVERIFY(view->blockCount() > view->text().count(u'\n') + 20);
        for (QTextBlock block = view->document()->firstBlock(); block.isValid(); block = block.next())
            QVERIFY(block.length() <= 2001);
    }

    void opensTheSourceOfACharacter()
    {
        for (const char *name : {"promptText", "requestText", "curlText"}) {
            show(name == QByteArray("promptText") ? "showPrompt" : name == QByteArray("requestText") ? "showRequest" : "showCurl");
            auto *view = m_test->find<RenderTextView>(QLatin1String(name));
            const QSignalSpy chosen(panel(), &RenderPanel::sourceChosen);
            const QString line = QStringLiteral("What to reach for");
            view->goTo(view->text().indexOf(line));
            QTest::keyClick(view, Qt::Key_Return);
            QCOMPARE(chosen.size(), 1);
            QCOMPARE(chosen.first().at(0).toString(), tools);
            QCOMPARE(source(tools).mid(chosen.first().at(1).toLongLong(), line.size()), line);
        }
    }

    void showsTheReasonForAddedText()
    {
        show("showRequest");
        auto *view = m_test->find<RenderTextView>(QStringLiteral("requestText"));
        const QSignalSpy chosen(panel(), &RenderPanel::sourceChosen);
        view->goTo(0);
        QTest::keyClick(view, Qt::Key_Return);
        QVERIFY(chosen.isEmpty());
        QVERIFY(origin().contains(QStringLiteral("Added by Outcrop")));
    }

    void findsASourceLocationInEveryText()
    {
        const qsizetype place = source(tools).indexOf(QStringLiteral("What to reach for")) + 3;
        for (const auto &[action, name] : {std::pair("showPrompt", "promptText"), {"showRequest", "requestText"}, {"showCurl", "curlText"}}) {
            show(action);
            panel()->showSource(tools, place);
            const auto *view = m_test->find<RenderTextView>(QLatin1String(name));
            QCOMPARE(view->text().mid(view->cursorOffset() - 3, 17), QStringLiteral("What to reach for"));
            QVERIFY(view->isMarked(view->textCursor().blockNumber()));
            QVERIFY(origin().contains(tools));
        }
        show("showCompare");
        panel()->showSource(tools, place);
        for (const RenderTextView *view : compare()->textViews())
            QVERIFY(view->isMarked(view->shownText()->wrappedText.lineAt(view->text().indexOf(QStringLiteral("What to reach for")))));
    }

    void reportsTextThatIsNotSent()
    {
        show("showPrompt");
        panel()->showSource(tools, 0); // front matter is not sent, but the text after it is
        QVERIFY(origin().contains(QStringLiteral("nearest")));
        panel()->showSource(QStringLiteral("README.md"), 0);
        QVERIFY(origin().contains(QStringLiteral("not part of")));
    }

    void followsTheCursorIfEnabled()
    {
        show("showPrompt");
        auto *documents = m_test->find<DocumentTabs>(QStringLiteral("documents"));
        QVERIFY(documents->openAt(tools, source(tools).indexOf(QStringLiteral("What to reach for"))));
        TextEditor *editor = documents->current()->activeEditor();
        auto *prompt = m_test->find<RenderTextView>(QStringLiteral("promptText"));
        prompt->goTo(0);
        QTest::keyClick(editor, Qt::Key_Down);
        QVERIFY(!QTest::qWaitFor([&] { return prompt->cursorOffset() != 0; }, 150));
        m_test->find<QCheckBox>(QStringLiteral("follow"))->setChecked(true);
        QVERIFY(m_test->find<QAction>(QStringLiteral("followCursor"))->isChecked());
        QTest::keyClick(editor, Qt::Key_Up);
        QTRY_VERIFY(prompt->text().mid(prompt->cursorOffset()).startsWith(QStringLiteral("What to reach for")));
    }

    void showSourceFindsTheCursorPosition()
    {
        show("showRequest");
        auto *documents = m_test->find<DocumentTabs>(QStringLiteral("documents"));
        QVERIFY(documents->openAt(tools, source(tools).indexOf(QStringLiteral("What to reach for"))));
        m_test->trigger(QStringLiteral("showSource"));
        const auto *view = m_test->find<RenderTextView>(QStringLiteral("requestText"));
        QVERIFY(view->text().mid(view->cursorOffset()).startsWith(QStringLiteral("What to reach for")));
    }

    void showsLossesInFullInANarrowPanel()
    {
        QVERIFY(m_test->pick(QStringLiteral("provider"), QStringLiteral("openai")));
        show("showLosses");
        auto *list = m_test->find<QListView>(QStringLiteral("losses"));
        m_test->window().resizeDocks({m_test->find<QDockWidget>(QStringLiteral("renderDock"))}, {700}, Qt::Horizontal);
        QTRY_VERIFY(list->width() > 500);
        QVERIFY(list->visualRect(list->model()->index(0, 0)).isValid());
        m_test->window().resizeDocks({m_test->find<QDockWidget>(QStringLiteral("renderDock"))}, {300}, Qt::Horizontal);
        QTRY_VERIFY(list->width() < 450);
        const auto isWhole = [list](int row) {
            const QModelIndex index = list->model()->index(row, 0);
            return list->visualRect(index).height() >= list->sizeHintForIndex(index).height();
        };
        for (int row = 0; row < list->model()->rowCount(); ++row)
            QTRY_VERIFY2(isWhole(row), qPrintable(QString::number(row)));
    }

    /// The number of losses does not include changed and added parts; the tooltip counts them.
    void countsOnlyLostParts()
    {
        QVERIFY(m_test->pick(QStringLiteral("provider"), QStringLiteral("openai")));
        QVERIFY(m_test->pick(QStringLiteral("phase"), QStringLiteral("planning"))); // the phase has parameters that the provider does not accept
        show("showLosses");
        const QAbstractItemModel *rows = m_test->find<QListView>(QStringLiteral("losses"))->model();
        int lost = 0;
        for (int row = 0; row < rows->rowCount(); ++row) {
            const QString action = rows->index(row, 0).data().toString();
            lost += action == QStringLiteral("Dropped") || action == QStringLiteral("Truncated");
        }
        QVERIFY(lost > 0 && lost < rows->rowCount());
        const auto *number = m_test->find<QToolButton>(QStringLiteral("statusLosses"));
        QVERIFY2(number->text().contains(QStringLiteral("%1 loss").arg(lost)), qPrintable(number->text()));
        QVERIFY2(number->toolTip().contains(QStringLiteral("%1 dropped, ").arg(lost)) && number->toolTip().contains(QStringLiteral(" moved")), qPrintable(number->toolTip()));
        QStringList parts;
        for (int row = 0; row < rows->rowCount(); ++row)
            parts += rows->index(row, 1).data().toString();
        QVERIFY2(parts.contains(QStringLiteral("handoff: parameters")), qPrintable(parts.join(u'\n'))); // the list contains tools by name
    }

    void opensTheSourceOfALoss()
    {
        QVERIFY(m_test->pick(QStringLiteral("agent"), QStringLiteral("reviewer")));
        show("showLosses");
        m_test->find<QCheckBox>(QStringLiteral("everything"))->setChecked(true);
        auto *list = m_test->find<QListView>(QStringLiteral("losses"));
        const QSignalSpy chosen(panel(), &RenderPanel::sourceChosen);
        const QModelIndexList rows = list->model()->match(list->model()->index(0, 1), Qt::DisplayRole, QString(QStringLiteral("sections/") + tools));
        QCOMPARE(rows.size(), 1);
        Q_EMIT list->activated(rows.first());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().at(0).toString(), tools);
        list->setCurrentIndex({});
        panel()->showSource(tools, source(tools).size() - 5);
        QCOMPARE(list->currentIndex().row(), rows.first().row());
    }

    void opensTheLineOfALoss_data()
    {
        QTest::addColumn<QByteArray>("lineEnd");
        QTest::newRow("LF") << QByteArray("\n");
        QTest::newRow("CRLF") << QByteArray("\r\n");
    }

    /// The value of a key can start on the line below it, and text can start below blank lines. In both cases, the row opens its line.
    void opensTheLineOfALoss()
    {
        QFETCH(QByteArray, lineEnd);
        const auto write = [&](const QString &path, QByteArray text) {
            QFile file(m_test->path(QStringLiteral("sample/")) + path);
            return file.open(QIODevice::WriteOnly) && file.write(text.replace("\n", lineEnd)) > 0;
        };
        QVERIFY(write(QStringLiteral("agents/notes.md"),
            "---\nname: notes\ndescription: Takes notes.\nhooks:\n  PreToolUse:\n    - matcher: Bash\n---\n\n# Role\n\nTake notes.\nKeep them short.\n"));
        QVERIFY(write(tools, "---\ntier: bedrock\n---\n\n\nUse the tools.\nSay which.\n"));
        show("reload");
        QVERIFY(m_test->pick(QStringLiteral("agent"), QStringLiteral("notes")));
        show("showLosses");
        m_test->find<QCheckBox>(QStringLiteral("everything"))->setChecked(true);
        QCOMPARE(lineOfLoss(QStringLiteral("sections/") + tools), QStringLiteral("Use the tools."));
        QCOMPARE(lineOfLoss(QStringLiteral("agents/notes.md: hooks")), QStringLiteral("hooks:"));
        QVERIFY2(origin().contains(QStringLiteral("agents/notes.md, line 4")), qPrintable(origin()));
    }

    void comparesSideBySide()
    {
        show("showCompare");
        QAbstractItemModel *numbers = m_test->find<QTableView>(QStringLiteral("compareTable"))->model();
        const QAbstractItemModelTester tester(numbers, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(numbers->rowCount(), 3);
        m_test->find<QComboBox>(QStringLiteral("compareForm"))->setCurrentIndex(1);
        QVERIFY(m_test->wait());
        for (const RenderTextView *view : compare()->textViews())
            QVERIFY(Json::accept(view->text().toStdString()));
        m_test->find<QCheckBox>(QStringLiteral("onlyDifferences"))->setChecked(true);
        QVERIFY(m_test->wait());
        const RenderTextView *first = compare()->textViews().first();
        QVERIFY(first->toPlainText().contains(u'⋯'));
        QVERIFY(first->blockCount() < WrappedText(first->text(), WrappedText::Breaks::Escapes).lines().size());
    }

    /// Corresponding lines are side by side, even below a line that is wrapped in only one column.
    void alignsTheRowsOfComparedTexts()
    {
        m_test->window().resize(1000, 700);
        show("showCompare");
        m_test->find<QComboBox>(QStringLiteral("compareForm"))->setCurrentIndex(1);
        QVERIFY(m_test->wait());
        const QList<RenderTextView *> views = compare()->textViews();
        const auto tops = [](const RenderTextView *view) {
            QList<int> all;
            for (const LineTextView::LineBox &line : view->visibleLines(view->viewport()->rect()))
                all += line.box.top();
            return all.mid(0, 6);
        };
        QTRY_COMPARE(tops(views.first()).size(), 6);
        for (const RenderTextView *view : views) {
            QCOMPARE(view->blockCount(), views.first()->blockCount());
            QTRY_COMPARE(tops(view), tops(views.first()));
        }
        QAbstractItemModel *numbers = m_test->find<QTableView>(QStringLiteral("compareTable"))->model();
        const auto differences = [numbers](int row) { return numbers->index(row, static_cast<int>(CompareColumn::Differences)).data().toString(); };
        QCOMPARE(differences(0), QStringLiteral("–")); // the other providers are compared with the first provider
        QVERIFY(differences(1).toInt() > 0);
        int labeled = 0;
        for (const QComboBox *box : compare()->findChildren<QComboBox *>())
            labeled += box->currentText() == QStringLiteral("Model: default") ? 1 : 0;
        QCOMPARE(labeled, views.size());
    }

    /// An empty list is replaced by a sentence, and Escape still returns to the texts.
    void explainsThatAComparedProviderHasNoLosses()
    {
        ComparedLosses losses;
        losses.resize(400, 300);
        losses.show();
        const auto *list = losses.findChild<QListView *>(QStringLiteral("comparedLosses"));
        const auto *empty = losses.findChild<EmptyState *>(QStringLiteral("comparedLossesEmpty"));
        ComparedRender render;
        render.numbers.provider = QStringLiteral("google");
        LedgerEntry entry;
        entry.part = QStringLiteral("params.top_k");
        render.ledger = {entry};
        losses.showRender(render);
        QVERIFY(empty->isVisible() && !list->isVisible());
        QSignalSpy back(&losses, &ComparedLosses::backRequested);
        QTest::keyClick(losses.focusProxy(), Qt::Key_Escape);
        QCOMPARE(back.size(), 1);
        render.ledger.first().action = LossAction::Dropped;
        losses.showRender(render);
        QVERIFY(list->isVisible() && !empty->isVisible());
        QCOMPARE(list->model()->rowCount(), 1);
    }

    /// A click on the number of losses shows the losses of its provider instead of the texts. The selected provider is unchanged.
    void showsTheLossesOfAComparedProvider()
    {
        auto *selected = m_test->find<QComboBox>(QStringLiteral("provider"));
        const QString before = selected->currentData().toString();
        show("showCompare");
        auto *table = m_test->find<QTableView>(QStringLiteral("compareTable"));
        const QModelIndex losses = table->model()->index(2, static_cast<int>(CompareColumn::Losses));
        const QString provider = losses.siblingAtColumn(0).data().toString();
        QVERIFY(losses.data(Qt::ToolTipRole).toString().contains(u'\n'));
        table->scrollTo(losses);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(losses).center());
        QVERIFY(m_test->wait());
        QCOMPARE(selected->currentData().toString(), before);
        QVERIFY(provider != before);
        QVERIFY(panel()->tab() == RenderPanel::Tab::Compare);
        const auto *list = m_test->find<QListView>(QStringLiteral("comparedLosses"));
        QVERIFY(list->isVisible() && list->model()->rowCount() > 0);
        QVERIFY(table->isVisible());
        const QString summary = m_test->find<QLabel>(QStringLiteral("comparedLossesSummary"))->text();
        QVERIFY2(summary.contains(provider), qPrintable(summary));

        const QModelIndex others = table->model()->index(0, static_cast<int>(CompareColumn::Losses));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(others).center());
        QVERIFY(m_test->find<QLabel>(QStringLiteral("comparedLossesSummary"))->text().contains(others.siblingAtColumn(0).data().toString()));
        m_test->find<QToolButton>(QStringLiteral("backToComparison"))->click();
        QVERIFY(!list->isVisible() && compare()->textViews().first()->isVisible());
        QVERIFY(m_test->find<QLabel>(QStringLiteral("compareKey"))->text().contains(QStringLiteral("≠")));
    }

    void forgetsTheSourceInAnotherFolder()
    {
        show("showPrompt");
        panel()->showSource(tools, source(tools).size() - 5);
        const auto *origin = m_test->find<QLabel>(QStringLiteral("origin"));
        QVERIFY(origin->text().contains(tools));
        const QString other = m_test->path(QStringLiteral("other"));
        QVERIFY(QDir().mkpath(other + QStringLiteral("/layers")));
        QFile file(other + QStringLiteral("/layers/one.md"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("One.\n") > 0);
        file.close();
        QVERIFY(m_test->openFolder(other));
        QVERIFY2(!origin->text().contains(tools), qPrintable(origin->text()));
    }

    void comparesTwoToFiveProviders()
    {
        show("showCompare");
        QMenu *menu = m_test->find<QToolButton>(QStringLiteral("compareProviders"))->menu();
        const auto action = [menu](const QString &provider) {
            for (QAction *one : menu->actions()) {
                if (one->text() == provider)
                    return one;
            }
            return static_cast<QAction *>(nullptr);
        };
        for (const QString &provider : {QStringLiteral("open-source"), QStringLiteral("manual")}) {
            action(provider)->setChecked(true);
            QVERIFY(m_test->wait());
            QCoreApplication::processEvents();
        }
        QCOMPARE(compare()->textViews().size(), 5);
        for (const QString &provider : {QStringLiteral("google"), QStringLiteral("open-source"), QStringLiteral("manual")}) {
            QVERIFY(action(provider)->isEnabled());
            action(provider)->setChecked(false);
            QCoreApplication::processEvents();
        }
        QVERIFY(m_test->wait());
        QCOMPARE(compare()->textViews().size(), 2);
        for (const QAction *one : menu->actions())
            QVERIFY(!one->isChecked() || !one->isEnabled());
    }

    void choosesSeveralProvidersInOneMenu()
    {
        show("showCompare");
        QMenu *menu = m_test->find<QToolButton>(QStringLiteral("compareProviders"))->menu();
        menu->popup(m_test->window().mapToGlobal(QPoint(100, 100)));
        int chosen = 0;
        for (QAction *action : menu->actions()) {
            if (action->isChecked())
                continue;
            clickInMenu(*menu, menu->actionGeometry(action).center());
            QVERIFY(menu->isVisible() && action->isChecked());
            ++chosen;
        }
        QVERIFY(chosen >= 2);
        menu->close();
        QVERIFY(m_test->wait());
        QCOMPARE(compare()->textViews().size(), 3 + chosen);
    }

    void synchronizesScrollingBySource()
    {
        m_test->window().resize(1400, 500);
        show("showCompare");
        const QList<RenderTextView *> views = compare()->textViews();
        const QString line = QStringLiteral("What to reach for");
        const auto lineOf = [&](const RenderTextView *view) {
            return view->shownText()->wrappedText.lineAt(view->text().indexOf(line));
        };
        views.first()->setTopLine(lineOf(views.first()));
        for (const RenderTextView *view : views)
            QCOMPARE(view->topLine(), lineOf(view));
        views.first()->goTo(0); // moving the cursor also scrolls the other views
        for (const RenderTextView *view : views)
            QCOMPARE(view->topLine(), 0);
    }

    void aNewPaneShowsThePassageOfTheOthers()
    {
        m_test->window().resize(1400, 500);
        show("showCompare");
        const auto lineOf = [](const RenderTextView *view) {
            return view->shownText()->wrappedText.lineAt(view->text().indexOf(QStringLiteral("What to reach for")));
        };
        RenderTextView *first = compare()->textViews().first();
        first->setTopLine(lineOf(first));
        const qsizetype before = compare()->textViews().size();
        const QList<QAction *> providers = m_test->find<QToolButton>(QStringLiteral("compareProviders"))->menu()->actions();
        const auto added = std::find_if(providers.begin(), providers.end(), [](const QAction *one) { return one->text() == QStringLiteral("open-source"); });
        QVERIFY(added != providers.end() && !(*added)->isChecked());
        (*added)->setChecked(true);
        QVERIFY(m_test->wait());
        QCOMPARE(compare()->textViews().size(), before + 1);
        for (const RenderTextView *view : compare()->textViews())
            QTRY_COMPARE(view->topLine(), lineOf(view));
    }

    void findsTextAcrossSoftBreaks()
    {
        show("showRequest");
        auto *view = m_test->find<RenderTextView>(QStringLiteral("requestText"));
        const qsizetype over = view->text().indexOf(QStringLiteral("\\n\\n"));
        const QString sought = view->text().mid(over - 4, 10);
        m_test->trigger(QStringLiteral("findInRender"));
        auto *search = m_test->find<RenderSearch>(QStringLiteral("renderSearch"));
        QVERIFY(search->isVisible());
        auto *field = search->findChild<QLineEdit *>();
        field->setText(sought);
        QCOMPARE(view->text().mid(view->cursorOffset(), sought.size()), sought);
        QVERIFY(view->extraSelections().size() > 1);
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!search->isVisible());
        QCOMPARE(view->extraSelections().size(), 1);
    }

    void copiesAndSavesTheWholeTab()
    {
        show("showRequest");
        m_test->trigger(QStringLiteral("copyRender"));
        QCOMPARE(QGuiApplication::clipboard()->text(), text("requestText"));
        m_test->dialogs().nextFile = m_test->path(QStringLiteral("saved.json"));
        m_test->trigger(QStringLiteral("saveRender"));
        QFile saved(m_test->path(QStringLiteral("saved.json")));
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(saved.readAll()), text("requestText"));
    }

    void showsAnErrorInsteadOfTheTabs()
    {
        panel()->showError({ErrorCode::NotFound, QStringLiteral("There is no such provider.")});
        QVERIFY(!m_test->find<QWidget>(QStringLiteral("tabs"))->isVisible());
        QVERIFY(m_test->find<QWidget>(QStringLiteral("trouble"))->isVisible());
        auto *place = m_test->find<QWidget>(QStringLiteral("trouble"))->findChild<QPushButton *>();
        QVERIFY(!place->isVisible()); // the error has no location
        panel()->showError({ErrorCode::Invalid, QStringLiteral("This is not a wire format."), {QStringLiteral("layers/tools.md"), {{40, 3, 5}, {44, 3, 9}}}});
        QVERIFY(place->isVisible());
        QSignalSpy shown(panel(), &RenderPanel::sourceChosen);
        place->click();
        QCOMPARE(shown.size(), 1);
        QCOMPARE(shown.first().at(0).toString(), QStringLiteral("layers/tools.md"));
    }

    void hiddenTabsAreCurrentWhenShown()
    {
        show("showRequest");
        show("showPrompt");
        m_test->type(QStringLiteral("Another task."));
        show("showRequest");
        QVERIFY(text("requestText").contains(QStringLiteral("Another task.")));
        show("showCompare");
        m_test->type(QStringLiteral("A third task."));
        for (const RenderTextView *view : compare()->textViews())
            QVERIFY(view->text().contains(QStringLiteral("A third task.")));
    }

    /// A document without a file has an internal name, which is not shown.
    void aNewDocumentIsNotShownByItsInternalName()
    {
        for (const char *tab : {"showLosses", "showPrompt"}) {
            show(tab);
            panel()->showSource(QStringLiteral("untitled:1"), 0);
            QTRY_VERIFY2(origin().contains(QStringLiteral("document")), qPrintable(origin()));
            QVERIFY2(!origin().contains(QStringLiteral("untitled:")), qPrintable(origin()));
        }
    }

private:
    void show(const char *action)
    {
        m_test->trigger(QLatin1String(action));
        QVERIFY(m_test->wait());
    }

    RenderPanel *panel() { return m_test->find<RenderPanel>(QStringLiteral("render")); }
    ComparePanel *compare() { return m_test->find<ComparePanel>(QStringLiteral("compare")); }
    QString text(const char *name) { return m_test->find<RenderTextView>(QLatin1String(name))->text(); }
    QString origin() { return m_test->find<QLabel>(QStringLiteral("origin"))->toolTip() + m_test->find<QLabel>(QStringLiteral("origin"))->text(); }

    /// Chooses the first loss whose part starts with a text. Returns the line of the cursor in the document that opens.
    QString lineOfLoss(const QString &part)
    {
        auto *list = m_test->find<QListView>(QStringLiteral("losses"));
        const QModelIndexList rows = list->model()->match(list->model()->index(0, 1), Qt::DisplayRole, part, 1, Qt::MatchStartsWith);
        Q_EMIT list->activated(rows.value(0));
        return m_test->find<DocumentTabs>(QStringLiteral("documents"))->current()->activeEditor()->textCursor().block().text();
    }

    QString source(const QString &path)
    {
        QFile file(m_test->path(QStringLiteral("sample/")) + path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    std::unique_ptr<OpenWindow> m_test;
};

OUTCROP_TEST(TestRenderPanel, GuiApplication)

} // namespace tst_renderpanel

#include "tst_renderpanel.moc"
