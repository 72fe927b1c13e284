// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Complexity dock in the window. It estimates the request or a task document while it is edited, links to thresholds, copies, and calls a model
// only after confirmation.
#include "app/records/recordwriter.h"
#include "gui/complexity/complexitypanel.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QGuiApplication>
#include <QLabel>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace outcrop;

namespace tst_complexity {

namespace {

const QString taskPath = QStringLiteral("tasks/waiting-list.yaml");

/// The window with the sample workspace and the dock.
class ComplexityDockFixture
{
public:
    ComplexityDockFixture() : m_isReady(m_window.openSample())
    {
        m_window.window().show();
        m_window.pick(QStringLiteral("provider"), QStringLiteral("openai"));
        m_window.trigger(QStringLiteral("showComplexity"));
        m_isReady = m_isReady && m_window.wait();
    }

    bool isReady() const { return m_isReady; }
    OpenWindow &window() { return m_window; }
    QTreeView &tree() { return *m_window.find<QTreeView>(QStringLiteral("estimateTree")); }
    QComboBox &tasks() { return *m_window.find<QComboBox>(QStringLiteral("estimatedTask")); }
    QToolButton &button(const char *name) { return *m_window.find<QToolButton>(QLatin1StringView(name)); }
    QString label(const char *name) { return m_window.find<QLabel>(QLatin1StringView(name))->text(); }
    bool openTask()
    {
        return m_window.find<DocumentTabs>(QStringLiteral("documents"))->open(taskPath) && m_window.wait() && isEstimated();
    }
    /// Returns a row by its text, at any level, or an invalid index.
    QModelIndex row(const QString &part)
    {
        const QAbstractItemModel &model = *tree().model();
        return model.match(model.index(0, 0), Qt::DisplayRole, part, 1, Qt::MatchExactly | Qt::MatchRecursive).value(0);
    }
    bool isEstimated()
    {
        return QTest::qWaitFor([this] { return tree().model()->rowCount() > 0 && m_window.window().isIdle(); }, 20'000);
    }

private:
    OpenWindow m_window;
    bool m_isReady;
};

} // namespace

class TestComplexity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void estimatesTheRequest()
    {
        ComplexityDockFixture shown;
        QVERIFY(shown.isReady());
        QVERIFY(!shown.button("copySuggestions").isEnabled());
        shown.window().type(QStringLiteral("Rename the lots in shop/lots.py and shop/web/lot_page.py."));
        QVERIFY(shown.isEstimated());
        QVERIFY(shown.row(QStringLiteral("Confidence")).isValid());
        QVERIFY(shown.button("copySuggestions").isEnabled());
    }

    void selectsTheOpenedTask()
    {
        ComplexityDockFixture shown;
        QVERIFY(shown.isReady() && shown.openTask());
        QCOMPARE(shown.tasks().currentData().toString(), taskPath);
        QVERIFY(shown.row(QStringLiteral("Suggested subtasks")).isValid());
        QVERIFY(shown.row(QStringLiteral("The letter")).isValid());
    }

    void updatesWhileTyping()
    {
        ComplexityDockFixture shown;
        QVERIFY(shown.isReady() && shown.openTask());
        CodeView *code = shown.window().find<DocumentTabs>(QStringLiteral("documents"))->current()->activeEditor();
        code->moveCursor(QTextCursor::End);
        code->insertPlainText(QStringLiteral("  - {id: photo, title: Photographs, description: d, lines: 12}\n"));
        QVERIFY(QTest::qWaitFor([&] { return shown.row(QStringLiteral("Photographs")).isValid(); }, 20'000));
    }

    void clickingAStepOpensItsThreshold()
    {
        ComplexityDockFixture shown;
        QVERIFY(shown.isReady() && shown.openTask());
        const QModelIndex step = shown.row(QStringLiteral("task type: feature_implementation"));
        QVERIFY(step.isValid());
        shown.tree().scrollTo(step);
        QTest::mouseClick(shown.tree().viewport(), Qt::LeftButton, {}, shown.tree().visualRect(step).center());
        QCOMPARE(shown.window().find<DocumentTabs>(QStringLiteral("documents"))->current()->path(), QStringLiteral("config/complexity_thresholds.yaml"));
    }

    void copiesSuggestions()
    {
        ComplexityDockFixture shown;
        QVERIFY(shown.isReady() && shown.openTask());
        shown.button("copySuggestions").click();
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.startsWith(QStringLiteral("## About the size of this task")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("`A waiting list for sold-out seed`")));
    }

    void confirmsASavedEstimate_data()
    {
        QTest::addColumn<bool>("canBeWritten");
        QTest::newRow("written") << true;
        QTest::newRow("failed") << false;
    }

    /// The note appears when the record is written. It does not appear if the write fails.
    void confirmsASavedEstimate()
    {
        QFETCH(bool, canBeWritten);
        OpenWindow test;
        QVERIFY(test.openSample());
        test.window().close();
        if (!canBeWritten)
            QVERIFY(QDir().mkpath(test.path(QStringLiteral("sample/.outcrop/outcrop.db")))); // a folder in place of the database makes the write fail
        SendServices services = test.fakes().services();
        services.records = std::make_shared<RecordWriter>(*services.keys);
        {
            MainWindow window(test.settings(), test.dialogs(), services, builtInPanels());
            window.show();
            window.openFolder(test.path(QStringLiteral("sample")));
            QTRY_VERIFY(window.isIdle());
            window.findChild<QAction *>(QStringLiteral("showComplexity"))->trigger();
            QVERIFY(window.findChild<DocumentTabs *>(QStringLiteral("documents"))->open(taskPath));
            auto *save = window.findChild<QToolButton *>(QStringLiteral("keepEstimate"));
            QTRY_VERIFY(window.isIdle() && save->isEnabled());
            save->click();
            services.records->flush();
            const auto *note = window.findChild<QLabel *>(QStringLiteral("estimateNote"));
            QCoreApplication::processEvents();
            QCOMPARE(!note->isHidden(), canBeWritten);
        }
    }

    void callsAModelAfterConfirmation()
    {
        ComplexityDockFixture shown;
        QVERIFY(shown.isReady() && shown.openTask());
        StagedProvider &provider = shown.window().fakes().provider();
        provider.pieces = {QStringLiteral("{'score': 80, 'confidence': 0.9, 'reasons': ['Two members may click at once.'], 'subtasks': []}").replace(u'\'', u'"')};
        shown.button("askOpinion").click();
        QCOMPARE(provider.calls(), 0);
        shown.window().dialogs().nextConfirmation = true;
        shown.button("askOpinion").click();
        QVERIFY(QTest::qWaitFor([&] { return shown.row(QStringLiteral("Two members may click at once.")).isValid(); }, 20'000));
        QCOMPARE(provider.calls(), 1);
        QVERIFY(shown.window().find<QLabel>(QStringLiteral("estimateNote"))->isHidden());
    }

    void reportsAResponseInAnotherFormat()
    {
        ComplexityDockFixture shown;
        QVERIFY(shown.isReady() && shown.openTask());
        shown.window().fakes().provider().pieces = {QStringLiteral("It is big.")};
        shown.window().dialogs().nextConfirmation = true;
        shown.button("askOpinion").click();
        QVERIFY(QTest::qWaitFor([&] { return !shown.window().find<QLabel>(QStringLiteral("estimateNote"))->isHidden(); }, 20'000));
        QVERIFY(!shown.row(QStringLiteral("Model’s estimate")).isValid());
        QVERIFY(shown.button("askOpinion").isEnabled());
    }
};

OUTCROP_TEST(TestComplexity, GuiApplication)

} // namespace tst_complexity

#include "tst_complexity.moc"
