// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Budget dock in the window: its numbers equal those of the command line, follow each keystroke, link to documents, and can be written to files.
#include "core/base/json.h"
#include "gui/budget/budgetpanel.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/editor/tokenmarks.h"
#include "gui/status/tokenmeter.h"
#include "gui/strata/stratapanel.h"
#include "gui/widgets/messagebar.h"
#include "models/base/roles.h"
#include "tests/gui/evolutionworkspace.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProcess>
#include <QSet>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>

using namespace outcrop;

namespace tst_budgetdock {

namespace {

const QString request = QStringLiteral("Review the change. Say what blocks the release.");

/// The window with the sample workspace and the Budget dock, for a provider.
struct BudgetDockFixture {
    OpenWindow window;

    explicit BudgetDockFixture(const QString &provider = QStringLiteral("openai"))
    {
        QVERIFY2(window.openSample(), "the sample opens");
        window.window().show();
        window.pick(QStringLiteral("agent"), QStringLiteral("reviewer"));
        window.pick(QStringLiteral("phase"), QStringLiteral("reviewing"));
        window.pick(QStringLiteral("provider"), provider);
        window.type(request);
        window.trigger(QStringLiteral("showBudget"));
        QVERIFY2(QTest::qWaitFor([this] { return !panel().shownFigure().table.rows.isEmpty() && window.window().isIdle(); }, 20'000), "the budget is shown");
    }
    BudgetPanel &panel() { return *window.find<BudgetPanel>(QStringLiteral("budget")); }
    void show(BudgetPanel::Figure figure, int choice = 0)
    {
        panel().showFigure(figure);
        panel().findChild<QComboBox *>(QStringLiteral("choice"))->setCurrentIndex(choice);
    }
    QString cell(const QString &key, const QString &header)
    {
        const ValueTable &table = panel().shownFigure().table;
        for (const ValueRow &row : table.rows) {
            if (row.key == key)
                return row.cells.value(table.headers.indexOf(header)).exportText;
        }
        return QStringLiteral("no row ") + key;
    }
    /// Returns the output of the command line for the same selection.
    Json commandLineBudget(const QString &provider)
    {
        QProcess cli;
        cli.start(QStringLiteral(OUTCROP_CLI), {QStringLiteral("-C"), window.path(QStringLiteral("sample")), QStringLiteral("budget"), QStringLiteral("--json"),
                                                   QStringLiteral("--provider"), provider, QStringLiteral("--agent"), QStringLiteral("reviewer"),
                                                   QStringLiteral("--phase"), QStringLiteral("reviewing"), QStringLiteral("--request"), request});
        if (!cli.waitForFinished(30'000) || cli.exitCode() != 0)
            qWarning("%s", cli.readAllStandardError().constData());
        return Json::parse(cli.readAllStandardOutput().toStdString(), nullptr, false);
    }
};

QString number(const Json &value)
{
    return value.is_null() ? QString() : QString::number(value.get<qint64>());
}

double dollarsOf(const Json &value)
{
    return value.is_null() ? 0 : value.get<double>();
}

} // namespace

class TestBudgetDock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void matchesTheCommandLine()
    {
        BudgetDockFixture shown;
        for (const QString &provider : {QStringLiteral("openai"), QStringLiteral("anthropic"), QStringLiteral("google")}) {
            const Json expected = shown.commandLineBudget(provider);
            QVERIFY2(expected.is_object(), qPrintable(provider));
            shown.show(BudgetPanel::Figure::Windows);
            const QString key = provider + u'/' + qString(expected.at("model"));
            QCOMPARE(shown.cell(key, QStringLiteral("Tokens")), number(expected.at("tokens").at("tokens")));
            QCOMPARE(shown.cell(key, QStringLiteral("Tokens (lower bound)")), number(expected.at("tokens").at("low")));
            QCOMPARE(shown.cell(key, QStringLiteral("Tokens (upper bound)")), number(expected.at("tokens").at("high")));
            QCOMPARE(shown.cell(key, QStringLiteral("Context window")), number(expected.at("budget").at("window")));
            QCOMPARE(shown.cell(key, QStringLiteral("Reserved for the response")), number(expected.at("budget").at("reserved_for_output")));
            QCOMPARE(shown.cell(key, QStringLiteral("First request ($)")).toDouble(), dollarsOf(expected.at("cost").at("first")));
            shown.panel().findChild<QComboBox *>(QStringLiteral("provider"))->setCurrentText(provider);
            shown.show(BudgetPanel::Figure::Breakdown);
            QCOMPARE(shown.panel().shownFigure().table.rows.size(), qsizetype(expected.at("parts").size()));
            for (const Json &part : expected.at("parts")) {
                const QString id = qString(part.at("id"));
                QCOMPARE(shown.cell(id, QStringLiteral("Tokens")), number(part.at("tokens").at("tokens")));
                if (part.contains("edit"))
                    QCOMPARE(shown.cell(id, QStringLiteral("Tokens rewritten")), number(part.at("edit").at("rewritten_tokens")));
            }
            shown.show(BudgetPanel::Figure::Plan);
            QCOMPARE(shown.panel().shownFigure().table.rows.size(), 10);
            for (const Json &turn : expected.at("session").at("turns")) {
                const QString id = number(turn.at("turn"));
                QCOMPARE(shown.cell(id, QStringLiteral("Cache read")), number(turn.at("cache_read")));
                QCOMPARE(shown.cell(id, QStringLiteral("Cache write")), number(turn.at("cache_write")));
                QCOMPARE(shown.cell(id, QStringLiteral("Uncached input")), number(turn.at("input")));
                QCOMPARE(shown.cell(id, QStringLiteral("Cost with response ($)")).toDouble(), dollarsOf(turn.at("cost")));
            }
        }
    }

    /// The strata, the status bar and the dock show counts of the same request.
    void showsTheSameCountEverywhere()
    {
        BudgetDockFixture shown;
        const Json expected = shown.commandLineBudget(QStringLiteral("openai"));
        const auto *meter = shown.window.find<TokenMeter>(QStringLiteral("statusTokens"));
        QVERIFY(meter->isVisible());
        const QString tokens = QLocale().toString(expected.at("tokens").at("tokens").get<qint64>());
        QVERIFY2(meter->text().contains(tokens), qPrintable(meter->text()));
        auto *strata = shown.window.find<StrataPanel>(QStringLiteral("strata"));
        QVERIFY(QTest::qWaitFor([&] { return strata->findChild<QLabel *>(QStringLiteral("total"))->text().contains(tokens); }));
    }

    void updatesWhileTyping()
    {
        BudgetDockFixture shown;
        const QString key = shown.panel().shownFigure().table.rows.constFirst().key;
        const qint64 before = shown.cell(key, QStringLiteral("Tokens")).toLongLong();
        shown.window.type(request + QStringLiteral(" Then name the five riskiest lines of the change, with reasons."));
        QVERIFY(QTest::qWaitFor([&] { return shown.cell(key, QStringLiteral("Tokens")).toLongLong() > before; }));
    }

    void opensALayerFromTheTable()
    {
        BudgetDockFixture shown;
        shown.show(BudgetPanel::Figure::Breakdown);
        auto *table = shown.panel().findChild<QTableView *>(QStringLiteral("table"));
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            const QModelIndex index = table->model()->index(row, 0);
            const QString path = index.data(PathRole).toString();
            if (!path.startsWith(QLatin1String("layers/")))
                continue;
            Q_EMIT table->activated(index);
            QCOMPARE(shown.window.find<DocumentTabs>(QStringLiteral("documents"))->current()->path(), path);
            return;
        }
        QFAIL("no layer in the table");
    }

    void tabsStayUnderThePointer()
    {
        BudgetDockFixture shown;
        const auto *dock = shown.window.find<QDockWidget>(QStringLiteral("budgetDock"));
        const auto *tabs = shown.panel().findChild<QTabBar *>(QStringLiteral("figures"));
        const auto position = [&] {
            for (int turns = 0; turns < 50; ++turns)
                QCoreApplication::processEvents();
            return QRect(tabs->mapTo(&shown.window.window(), QPoint()), dock->size());
        };
        shown.show(BudgetPanel::Figure::History);
        const QRect before = position();
        for (const BudgetPanel::Figure figure : {BudgetPanel::Figure::Windows, BudgetPanel::Figure::Breakdown, BudgetPanel::Figure::Plan, BudgetPanel::Figure::History}) {
            shown.panel().showFigure(figure);
            QCOMPARE(position(), before);
        }
    }

    void clickingTheMeterOpensTheDock()
    {
        BudgetDockFixture shown;
        auto *dock = shown.window.find<QDockWidget>(QStringLiteral("budgetDock"));
        dock->hide();
        shown.window.find<TokenMeter>(QStringLiteral("statusTokens"))->click();
        QVERIFY(dock->isVisible());
    }

    void exportsEachFormat()
    {
        BudgetDockFixture shown;
        const QList<std::pair<QString, QByteArray>> files = {
            {QStringLiteral("a.png"), "\x89PNG"}, {QStringLiteral("a.svg"), "<?xml"}, {QStringLiteral("a.csv"), "Provider,First request ($),Warm cache ($),Tokens"}};
        const QList<QAction *> actions = shown.panel().findChild<QToolButton *>(QStringLiteral("exportFigure"))->menu()->actions();
        for (int i = 0; i < files.size(); ++i) {
            shown.window.dialogs().nextFile = shown.window.path(files.at(i).first);
            actions.at(i)->trigger();
            QVERIFY(shown.window.wait());
            QFile file(shown.window.path(files.at(i).first));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(file.readAll().startsWith(files.at(i).second), qPrintable(files.at(i).first));
        }
    }

    void recordsTheSizeAtEachSave()
    {
        BudgetDockFixture shown(QStringLiteral("anthropic")); // the default provider, because sizes with different tokenizers are not compared
        auto *documents = shown.window.find<DocumentTabs>(QStringLiteral("documents"));
        QVERIFY(documents->openAt(QStringLiteral("layers/tools.md"), 0));
        shown.show(BudgetPanel::Figure::History);
        QVERIFY(QTest::qWaitFor([&] { return shown.panel().shownFigure().table.rows.size() == 1; }));
        documents->current()->activeEditor()->moveCursor(QTextCursor::End);
        documents->current()->activeEditor()->insertText(QStringLiteral("One more line.\n"), QStringLiteral("Insert"));
        shown.window.trigger(QStringLiteral("save"));
        QVERIFY(QTest::qWaitFor([&] { return shown.panel().shownFigure().table.rows.size() == 2; }));
        const ValueTable &table = shown.panel().shownFigure().table;
        QVERIFY(table.rows.at(1).cells.at(1).exportText.toLongLong() > table.rows.at(0).cells.at(1).exportText.toLongLong());
    }

    /// The history of a layer includes the versions in git.
    void showsSizesOfRecordedVersions()
    {
        BudgetDockFixture shown(QStringLiteral("anthropic"));
        const QString tools = QStringLiteral("layers/tools.md");
        if (!testing::commitLayers(shown.window))
            QSKIP("git is not installed");
        QVERIFY(testing::rewrite(shown.window, tools, QStringLiteral("try once more after a minute"), QStringLiteral("try once more after a minute and a half, and tell the curator about it")));
        QVERIFY(testing::commitLayers(shown.window));
        QVERIFY(shown.window.find<DocumentTabs>(QStringLiteral("documents"))->openAt(tools, 0));
        shown.show(BudgetPanel::Figure::History);
        const auto sizes = [&] {
            QSet<QString> all;
            for (const ValueRow &row : shown.panel().shownFigure().table.rows)
                all += row.cells.at(1).exportText;
            return all;
        };
        QTRY_COMPARE(sizes().size(), 2); // the first size was recorded when the folder was opened
    }

    void marksTokenBoundaries()
    {
        BudgetDockFixture shown;
        QVERIFY(shown.window.pick(QStringLiteral("model"), QStringLiteral("gpt-4.1")));
        auto *documents = shown.window.find<DocumentTabs>(QStringLiteral("documents"));
        QVERIFY(documents->openAt(QStringLiteral("layers/tools.md"), 0));
        QAction *action = shown.window.find<QAction>(QStringLiteral("tokenBoundaries"));
        action->trigger();
        QVERIFY(action->isChecked());
        auto *marks = documents->current()->activeEditor()->findChild<TokenMarks *>();
        QVERIFY(marks);
        const QTextBlock line = documents->current()->activeEditor()->document()->findBlockByNumber(1);
        QVERIFY(!line.text().isEmpty());
        QVERIFY(!marks->spansIn(line).isEmpty());
        QCOMPARE(marks->spansIn(line).constLast().end, line.length() - 1);
        shown.window.pick(QStringLiteral("provider"), QStringLiteral("anthropic"));
        QVERIFY2(marks->spansIn(line).isEmpty(), "estimated boundaries are not shown");
        QVERIFY(action->toolTip().contains(QStringLiteral("tokenizer")));
        shown.window.pick(QStringLiteral("provider"), QStringLiteral("openai"));
        shown.window.pick(QStringLiteral("model"), QStringLiteral("gpt-4.1"));
        QVERIFY(!marks->spansIn(line).isEmpty());
        action->trigger();
        QVERIFY(marks->spansIn(line).isEmpty());
    }

    void showsWhyTokensCannotBeMarked()
    {
        BudgetDockFixture shown(QStringLiteral("anthropic"));
        QAction *action = shown.window.find<QAction>(QStringLiteral("tokenBoundaries"));
        action->trigger();
        QVERIFY(!action->isChecked());
        const QList<MessageBar *> bars = shown.window.window().findChildren<MessageBar *>();
        QVERIFY(std::any_of(bars.begin(), bars.end(), [](const MessageBar *bar) { return bar->isVisible(); }));
    }
};

OUTCROP_TEST(TestBudgetDock, GuiApplication)

} // namespace tst_budgetdock

#include "tst_budgetdock.moc"
