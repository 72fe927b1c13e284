// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the portability matrix in the window: its content, links, fixes and exports.
#include "gui/documents/documentscontroller.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/portability/portabilitypanel.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemView>
#include <QDir>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>

#include <algorithm>

using namespace outcrop;

namespace tst_portability {

namespace {

const QString agentPath = QStringLiteral("agents/loose.md");

/// This agent contains "step by step" in its body, and does not declare a context window.
const QByteArray looseAgent = "---\nname: loose\ndescription: An agent with two faults.\nportability:\n  enabled: true\n  body_format: markdown\n"
                              "---\n\n## Identity\n\nYou sort seeds.\n\nThink step by step.\n";

/// A workspace with `looseAgent`, and its matrix.
class PortabilityFixture
{
public:
    PortabilityFixture()
    {
        const QString folder = m_window.path(QStringLiteral("library"));
        QDir().mkpath(folder + QStringLiteral("/agents"));
        QFile file(folder + u'/' + agentPath);
        m_isReady = file.open(QIODevice::WriteOnly) && file.write(looseAgent) == looseAgent.size();
        file.close();
        m_isReady = m_isReady && m_window.openFolder(folder);
        m_window.trigger(QStringLiteral("showPortability"));
        m_isReady = m_isReady && m_window.wait();
    }

    bool isReady() const { return m_isReady; }
    OpenWindow &window() { return m_window; }
    QTableView &table() { return *m_window.find<QTableView>(QStringLiteral("matrix")); }

    /// Returns the cell of a criterion in the first row, or an invalid index.
    QModelIndex cell(const QString &criterion)
    {
        const QAbstractItemModel *model = table().model();
        for (int column = 0; column < model->columnCount(); ++column) {
            if (model->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().startsWith(criterion))
                return model->index(0, column);
        }
        return {};
    }

private:
    OpenWindow m_window;
    bool m_isReady = false;
};

} // namespace

class TestPortability : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsEveryStaticCriterion()
    {
        PortabilityFixture matrix;
        QVERIFY(matrix.isReady());
        QCOMPARE(matrix.table().model()->rowCount(), 1);
        QCOMPARE(matrix.table().model()->columnCount(), 11);
        QCOMPARE(matrix.cell(QStringLiteral("PV-004")).data().toString(), QStringLiteral("✓"));
        QVERIFY(matrix.cell(QStringLiteral("PV-005")).data().toString().startsWith(u'✗'));
        QVERIFY(matrix.cell(QStringLiteral("PV-008")).data().toString().startsWith(u'✗'));
    }

    /// In a narrow panel, the names of agents are elided, and every criterion is completely visible.
    void everyCriterionHasRoomInANarrowPanel()
    {
        PortabilityPanel panel;
        PortabilityReport report;
        AgentReport agent;
        agent.agent = QString(60, u'm');
        agent.file = QStringLiteral("agents/m.md");
        for (int number = 1; number <= 10; ++number) {
            const QString id = QStringLiteral("PV-%1").arg(number, 3, 10, QLatin1Char('0'));
            report.criteria += Criterion{id, QStringLiteral("Required features"), QStringLiteral("It has them.")};
            agent.results += CriterionResult{id, Outcome::Passed, {}, {}};
        }
        report.agents = {agent};
        panel.setReport(report);
        panel.resize(1600, 400);
        panel.show();
        auto *matrix = panel.findChild<QTableView *>(QStringLiteral("matrix"));
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QTRY_VERIFY(matrix->horizontalHeader()->length() > 0);
        const int wide = matrix->verticalHeader()->width();
        const int names = 16 * panel.fontMetrics().averageCharWidth();
        panel.resize(panel.width() - matrix->width() + 2 * matrix->frameWidth() + matrix->horizontalHeader()->length() + names, 400);
        QTRY_VERIFY(matrix->verticalHeader()->width() <= names);
        QVERIFY(matrix->verticalHeader()->width() < wide);
        QTRY_COMPARE(matrix->horizontalScrollBar()->maximum(), 0);
        QCOMPARE(matrix->model()->headerData(0, Qt::Vertical, Qt::ToolTipRole).toString(), QStringLiteral("agents/m.md"));
    }

    /// A click selects a failed cell and explains it, and opens no file.
    void explainsAClickedCell()
    {
        PortabilityFixture matrix;
        QVERIFY(matrix.isReady());
        const QModelIndex cell = matrix.cell(QStringLiteral("PV-005"));
        QTest::mouseClick(matrix.table().viewport(), Qt::LeftButton, {}, matrix.table().visualRect(cell).center());
        QCOMPARE(matrix.table().currentIndex(), cell);
        QVERIFY(matrix.table().isVisible());
        QVERIFY(matrix.window().find<QToolButton>(QStringLiteral("fix"))->isEnabled());
        QVERIFY(matrix.window().find<QAbstractItemView>(QStringLiteral("findings"))->model()->rowCount() > 0);
        QVERIFY(matrix.window().find<QLabel>(QStringLiteral("place"))->text().contains(agentPath + QStringLiteral(":13:")));
        QVERIFY(!matrix.window().find<DocumentTabs>(QStringLiteral("documents"))->current());
    }

    /// Failed criteria are among the problems of the workspace, and in the banner of the document.
    void reportsFailedCriteriaAsProblems()
    {
        PortabilityFixture matrix;
        QVERIFY(matrix.isReady());
        const auto problems = matrix.window().find<QAbstractButton>(QStringLiteral("statusProblems"))->accessibleDescription();
        QVERIFY2(problems.startsWith(QStringLiteral("2 error")), qPrintable(problems));
        const QModelIndex cell = matrix.cell(QStringLiteral("PV-005"));
        matrix.table().setCurrentIndex(cell);
        QTest::keyClick(&matrix.table(), Qt::Key_Return);
        QVERIFY(matrix.window().wait());
        const DocumentView *view = matrix.window().find<DocumentTabs>(QStringLiteral("documents"))->current();
        QVERIFY(view);
        const QList<QLabel *> labels = view->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) { return label->isVisible() && label->text().contains(QStringLiteral("minimum_context_window")); }));
    }

    void opensTheLineOfAFinding_data()
    {
        QTest::addColumn<QString>("action");
        for (const char *action : {"double click", "Enter", "link"})
            QTest::newRow(action) << action;
    }

    void opensTheLineOfAFinding()
    {
        QFETCH(QString, action);
        PortabilityFixture matrix;
        QVERIFY(matrix.isReady());
        const QModelIndex cell = matrix.cell(QStringLiteral("PV-005"));
        matrix.table().setCurrentIndex(cell);
        const QPoint center = matrix.table().visualRect(cell).center();
        if (action == u"double click") {
            QTest::mouseClick(matrix.table().viewport(), Qt::LeftButton, {}, center);
            QTest::mouseDClick(matrix.table().viewport(), Qt::LeftButton, {}, center);
        } else if (action == u"Enter") {
            QTest::keyClick(&matrix.table(), Qt::Key_Return);
        } else {
            Q_EMIT matrix.window().find<QLabel>(QStringLiteral("place"))->linkActivated(QStringLiteral("open"));
        }
        const DocumentView *view = matrix.window().find<DocumentTabs>(QStringLiteral("documents"))->current();
        QVERIFY(view);
        QCOMPARE(view->path(), agentPath);
        QVERIFY(view->activeEditor()->textCursor().block().text().contains(QStringLiteral("step by step")));
    }

    void appliesAFixAndFollowsUndo()
    {
        PortabilityFixture matrix;
        QVERIFY(matrix.isReady());
        matrix.table().setCurrentIndex(matrix.cell(QStringLiteral("PV-005")));
        auto *fix = matrix.window().find<QToolButton>(QStringLiteral("fix"));
        QVERIFY(fix->isEnabled());
        QTest::mouseClick(fix, Qt::LeftButton);
        QTRY_COMPARE(matrix.cell(QStringLiteral("PV-005")).data().toString(), QStringLiteral("✓"));
        EditSession *session = matrix.window().window().documents().sessions().find(agentPath);
        QVERIFY(session);
        QVERIFY(!session->text().contains(QStringLiteral("step by step")));
        session->undoStack().undo();
        QTRY_VERIFY(matrix.cell(QStringLiteral("PV-005")).data().toString().startsWith(u'✗'));
        QVERIFY(matrix.window().wait());
    }

    void runsRenderAndResponseChecksOnRequest()
    {
        PortabilityFixture matrix;
        QVERIFY(matrix.isReady());
        QTest::mouseClick(matrix.window().find<QToolButton>(QStringLiteral("rendersToo")), Qt::LeftButton);
        QVERIFY(matrix.window().wait());
        QCOMPARE(matrix.table().model()->columnCount(), 19);
        QCOMPARE(matrix.cell(QStringLiteral("PV-018")).data().toString(), QStringLiteral("✓"));
    }

    /// Switches the mode of a template in the window, and reverts the mode.
    void switchesATemplateModeAndRevertsIt()
    {
        OpenWindow window;
        QVERIFY(window.openSample());
        window.trigger(QStringLiteral("showTemplates"));
        auto *modes = window.find<QAbstractItemView>(QStringLiteral("templateModes"));
        QVERIFY(modes->model()->rowCount() >= 5);
        const auto mode = [modes] { return modes->currentIndex().siblingAtColumn(1).data().toString(); };
        const QString before = mode();
        const QString button = before.startsWith(QLatin1String("structured")) ? QStringLiteral("makeUnstructured") : QStringLiteral("makeStructured");
        QTest::mouseClick(window.find<QPushButton>(button), Qt::LeftButton);
        QTRY_VERIFY(mode() != before);
        QVERIFY(window.window().documents().hasUnsaved());
        QTest::mouseClick(window.find<QPushButton>(QStringLiteral("revertMode")), Qt::LeftButton);
        QTRY_COMPARE(mode(), before);
        QVERIFY(window.wait());
    }

    void writesReports_data()
    {
        QTest::addColumn<int>("entry");
        QTest::addColumn<QByteArray>("holds");
        QTest::newRow("text") << 0 << QByteArray("agents/loose.md:13:");
        QTest::newRow("json") << 1 << QByteArray("\"PV-005\"");
        QTest::newRow("sarif") << 2 << QByteArray("\"2.1.0\"");
        QTest::newRow("junit") << 3 << QByteArray("<testsuite");
    }

    void writesReports()
    {
        QFETCH(int, entry);
        QFETCH(QByteArray, holds);
        PortabilityFixture matrix;
        QVERIFY(matrix.isReady());
        const QString path = matrix.window().path(QStringLiteral("report"));
        matrix.window().dialogs().nextFile = path;
        matrix.window().find<QToolButton>(QStringLiteral("saveReport"))->menu()->actions().at(entry)->trigger();
        QVERIFY(matrix.window().wait());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray written = file.readAll();
        QVERIFY2(written.contains(holds), written.left(400).constData());
    }
};

OUTCROP_TEST(TestPortability, GuiApplication)

} // namespace tst_portability

#include "tst_portability.moc"
