// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Rules dock in the window: rules with their examples, checks of a document and of a response, the rules in a prompt, and reports.
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/response/responsepanel.h"
#include "gui/rules/rulespanel.h"
#include "tests/gui/openwindow.h"
#include "tests/gui/responsestates.h"
#include "tests/support/testregistry.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QSplitter>
#include <QTableView>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>

using namespace outcrop;

namespace tst_rulesdock {

namespace {

const QByteArray rulesText = R"(version: "1.0"
rules:
  prose:
    - id: PROSE_001
      name: NO_TODO
      description: Nothing is left for later.
      validation_type: regex
      validation_pattern: "TODO"
      severity: high
      examples:
        positive: "All of it is said."
        negative: "TODO"
      enforcement: Say it or leave it out.
    - id: PROSE_002
      name: WRONG_EXAMPLE
      description: Its own example is wrong.
      validation_type: regex
      validation_pattern: "cat"
      severity: low
      examples:
        positive: "A cat."
        negative: "A cat."
  judgement:
    - id: TONE_001
      name: KIND
      description: Nobody is blamed.
      validation_type: llm_check
      validation_prompt: Is anybody blamed?
      severity: medium
)";

bool write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// A workspace with rules and a layer that violates one of them, and the dock.
class RulesDockFixture
{
public:
    RulesDockFixture()
    {
        const QString folder = m_window.path(QStringLiteral("garden"));
        m_isReady = write(folder + QStringLiteral("/config/prompt_rules.yaml"), rulesText)
            && write(folder + QStringLiteral("/layers/beds.md"), "---\ntier: granite\n---\n# Beds\n\nWater them.\nTODO: when?\n");
        m_isReady = m_isReady && m_window.openFolder(folder);
        m_window.find<DocumentTabs>(QStringLiteral("documents"))->open(QStringLiteral("layers/beds.md"));
        m_window.trigger(QStringLiteral("showRules"));
        m_isReady = m_isReady && m_window.wait();
    }

    bool isReady() const { return m_isReady; }
    OpenWindow &window() { return m_window; }
    QTreeView &tree() { return *m_window.find<QTreeView>(QStringLiteral("rulesTree")); }
    QTreeView &findings() { return *m_window.find<QTreeView>(QStringLiteral("ruleFindings")); }
    QString summary() { return m_window.find<QLabel>(QStringLiteral("rulesSummary"))->toolTip(); }

    bool press(const char *button)
    {
        auto *tool = m_window.find<QToolButton>(QString::fromLatin1(button));
        if (!tool->isEnabled())
            return false;
        QTest::mouseClick(tool, Qt::LeftButton);
        return true;
    }

    /// Returns the text of a cell of the first rule whose name has this prefix, or an error message.
    QString cell(const QString &rule, int column)
    {
        const QAbstractItemModel *model = tree().model();
        for (int domain = 0; domain < model->rowCount(); ++domain) {
            const QModelIndex parent = model->index(domain, 0);
            for (int row = 0; row < model->rowCount(parent); ++row) {
                if (model->index(row, 0, parent).data().toString().startsWith(rule))
                    return model->index(row, column, parent).data().toString();
            }
        }
        return QStringLiteral("no row ") + rule;
    }

private:
    OpenWindow m_window;
    bool m_isReady = false;
};

} // namespace

class TestRulesDock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A narrow table keeps the names and hides other columns.
    void namesStayReadable()
    {
        RulesDockFixture dock;
        QVERIFY(dock.isReady());
        QTreeView &tree = dock.tree();
        dock.window().window().resize(2600, 1000);
        QTRY_VERIFY(!tree.isColumnHidden(int(RuleColumn::Check)));
        dock.window().window().resize(1024, 700);
        QTRY_VERIFY(tree.isColumnHidden(int(RuleColumn::Check)));
        QVERIFY(!tree.isColumnHidden(int(RuleColumn::Name)));
        QVERIFY(tree.columnWidth(int(RuleColumn::Name)) >= std::min(tree.viewport()->width(), 20 * tree.fontMetrics().averageCharWidth()));
    }

    /// The visible columns depend only on the width, so they do not flicker during a resize.
    void columnsDependOnlyOnTheWidth()
    {
        RulesDockFixture dock;
        QVERIFY(dock.isReady());
        QTreeView &tree = dock.tree();
        const auto hiddenAt = [&tree](int width) {
            tree.resize(width, tree.height());
            QList<bool> hidden;
            for (int column = 0; column < tree.model()->columnCount(); ++column)
                hidden += tree.isColumnHidden(column);
            return hidden;
        };
        for (int width = 900; width > 150; width -= 2) {
            const QList<bool> hidden = hiddenAt(width);
            hiddenAt(width + 2);
            hiddenAt(width + 1);
            QCOMPARE(hiddenAt(width), hidden);
        }
    }

    /// Other columns are hidden before a name is elided, because the detail beside the table shows them.
    void namesAreNotElidedBesideOtherColumns()
    {
        OpenWindow window;
        QVERIFY(window.openSample());
        window.window().resize(1366, 768);
        window.trigger(QStringLiteral("showRules"));
        QVERIFY(window.wait());
        auto *tree = window.find<QTreeView>(QStringLiteral("rulesTree"));
        const QAbstractItemView *rules = tree; // its size hints are public
        auto *splitter = window.find<QSplitter>(QStringLiteral("rulesPage"));
        const int room = splitter->width();
        bool hasHidden = false;
        for (int width = room * 3 / 4; width > room / 3; width -= 40) {
            splitter->setSizes({width, room - width});
            const int whole = std::min(rules->sizeHintForColumn(int(RuleColumn::Name)), tree->viewport()->width() * 7 / 10);
            QTRY_VERIFY2(tree->columnWidth(int(RuleColumn::Name)) >= whole, qPrintable(QStringLiteral("%1 of %2 at %3").arg(tree->columnWidth(0)).arg(whole).arg(width)));
            hasHidden |= tree->isColumnHidden(int(RuleColumn::Examples));
        }
        QVERIFY(hasHidden);
    }

    void showsRulesAndTheirExamples()
    {
        RulesDockFixture dock;
        QVERIFY(dock.isReady());
        QCOMPARE(dock.tree().model()->rowCount(), 2);
        QCOMPARE(dock.cell(QStringLiteral("PROSE_001"), 3), QStringLiteral("as expected"));
        QCOMPARE(dock.cell(QStringLiteral("PROSE_002"), 3), QStringLiteral("1 of 2 failed"));
        QVERIFY(dock.window().find<QTextBrowser>(QStringLiteral("ruleDetail"))->toPlainText().contains(QStringLiteral("Say it or leave it out.")));
    }

    void checksADocumentWhileTyping()
    {
        RulesDockFixture dock;
        QVERIFY(dock.isReady());
        QVERIFY(dock.press("checkDocument"));
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.findings().model()->rowCount(), 1);
        QVERIFY2(dock.summary().startsWith(QStringLiteral("layers/beds.md: 1 rule")), qPrintable(dock.summary()));
        QCOMPARE(dock.cell(QStringLiteral("TONE_001"), 4), QStringLiteral("not run"));
        const QModelIndex finding = dock.findings().model()->index(0, 0);
        Q_EMIT dock.findings().clicked(finding);
        const DocumentView *view = dock.window().find<DocumentTabs>(QStringLiteral("documents"))->current();
        QCOMPARE(view->activeEditor()->textCursor().block().text(), QStringLiteral("TODO: when?"));
        QTextCursor cursor = view->activeEditor()->textCursor();
        cursor.movePosition(QTextCursor::End);
        view->activeEditor()->setTextCursor(cursor);
        QTest::keyClicks(view->activeEditor(), QStringLiteral("TODO "));
        QTRY_COMPARE(dock.findings().model()->rowCount(), 2);
        QVERIFY(dock.window().wait());
    }

    void filtersRules()
    {
        RulesDockFixture dock;
        QVERIFY(dock.isReady());
        dock.window().find<QLineEdit>(QStringLiteral("rulesFilter"))->setText(QStringLiteral("blamed"));
        QCOMPARE(dock.tree().model()->rowCount(), 1);
        dock.window().find<QLineEdit>(QStringLiteral("rulesFilter"))->clear();
        QVERIFY(dock.press("onlyTrouble"));
        QCOMPARE(dock.tree().model()->rowCount(), 1);
        QCOMPARE(dock.cell(QStringLiteral("PROSE_002"), 3), QStringLiteral("1 of 2 failed"));
        dock.window().find<QLineEdit>(QStringLiteral("rulesFilter"))->setText(QStringLiteral("zeppelin"));
        QVERIFY(dock.window().find<QWidget>(QStringLiteral("rulesEmpty"))->isVisible());
    }

    void checksAResponse()
    {
        RulesDockFixture dock;
        QVERIFY(dock.isReady());
        QVERIFY(dock.press("checkAnswer"));
        QVERIFY2(dock.summary().contains(QStringLiteral("No response to check")), qPrintable(dock.summary()));
        ShownResponse answer = testing::sampleResponse();
        answer.parsed.text = QStringLiteral("Here it is.\n\nTODO\n");
        dock.window().find<ResponsePanel>(QStringLiteral("response"))->setResponse(answer);
        QVERIFY(dock.press("checkAnswer"));
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.findings().model()->rowCount(), 1);
        QVERIFY2(dock.summary().startsWith(QStringLiteral("The response: 1 rule")), qPrintable(dock.summary()));
        Q_EMIT dock.findings().clicked(dock.findings().model()->index(0, 0));
        QVERIFY(dock.window().find<ResponsePanel>(QStringLiteral("response"))->isVisible());
    }

    void stopsAModelCheck()
    {
        RulesDockFixture dock;
        QVERIFY(dock.isReady());
        dock.window().pick(QStringLiteral("provider"), QStringLiteral("openai"));
        dock.window().fakes().provider().hold();
        QVERIFY(dock.press("askModel"));
        QVERIFY(dock.press("checkDocument"));
        QTRY_COMPARE(dock.window().fakes().provider().calls(), 1);
        QVERIFY(dock.press("stopCheck"));
        QVERIFY(dock.window().wait());
        QVERIFY2(dock.summary().contains(QStringLiteral("stopped")), qPrintable(dock.summary()));
    }

    void showsInjectedTokens()
    {
        OpenWindow window;
        QVERIFY(window.openSample());
        window.pick(QStringLiteral("provider"), QStringLiteral("openai"));
        window.trigger(QStringLiteral("showRules"));
        QVERIFY(window.wait());
        auto *types = window.find<QComboBox>(QStringLiteral("promptTypes"));
        types->setCurrentText(QStringLiteral("validation"));
        const QAbstractItemModel *table = window.find<QTableView>(QStringLiteral("injectionTable"))->model();
        QVERIFY(table->rowCount() > 1);
        const QString tokens = table->index(table->rowCount() - 1, 5).data().toString();
        QVERIFY2(tokens.contains(QRegularExpression(QStringLiteral("[1-9]"))), qPrintable(tokens));
    }

    void writesReports_data()
    {
        QTest::addColumn<int>("entry");
        QTest::addColumn<QByteArray>("holds");
        QTest::newRow("text") << 0 << QByteArray("layers/beds.md:7:");
        QTest::newRow("json") << 1 << QByteArray("\"PROSE_001\"");
        QTest::newRow("sarif") << 2 << QByteArray("\"2.1.0\"");
        QTest::newRow("junit") << 3 << QByteArray("<testsuite");
    }

    void writesReports()
    {
        QFETCH(int, entry);
        QFETCH(QByteArray, holds);
        RulesDockFixture dock;
        QVERIFY(dock.isReady());
        QVERIFY(dock.press("checkDocument"));
        QVERIFY(dock.window().wait());
        const QString path = dock.window().path(QStringLiteral("report"));
        dock.window().dialogs().nextFile = path;
        dock.window().find<QToolButton>(QStringLiteral("saveRuleReport"))->menu()->actions().at(entry)->trigger();
        QVERIFY(dock.window().wait());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray written = file.readAll();
        QVERIFY2(written.contains(holds), written.left(400).constData());
    }
};

OUTCROP_TEST(TestRulesDock, GuiApplication)

} // namespace tst_rulesdock

#include "tst_rulesdock.moc"
