// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/problems/problemspanel.h"
#include "tests/support/testregistry.h"

#include <QTest>
#include <QTreeView>

#include <climits>

using namespace outcrop;

namespace tst_problemspanel {

namespace {

const QString message = QStringLiteral("The server reads only the first 4,096 tokens of a request by default and drops the rest without an error. Set a larger context window.");
const QString file = QStringLiteral("agents/greenhouse-watch-for-the-northern-beds.md");

Diagnostic finding(const QString &text, const QString &path)
{
    return {Severity::Warning, QStringLiteral("a-code"), text, {path, {{0, 4, 1}, {0, 4, 2}}}};
}

/// Returns the height that the text of a cell needs in its column.
int neededHeight(const QTreeView &list, const QModelIndex &cell)
{
    constexpr int margins = 4;
    const QRect room(0, 0, list.columnWidth(cell.column()) - margins, INT_MAX);
    return list.fontMetrics().boundingRect(room, Qt::TextWordWrap, cell.data().toString()).height();
}

} // namespace

class TestProblemsPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wrapsMessagesAndPaths_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("very narrow") << 360;
        QTest::newRow("narrow") << 540;
        QTest::newRow("wide") << 1200;
    }

    void wrapsMessagesAndPaths()
    {
        QFETCH(int, width);
        ProblemsPanel panel;
        panel.resize(width, 300);
        panel.setDiagnostics({finding(QStringLiteral("Short."), QStringLiteral("a.md")), finding(message, file)});
        panel.show();
        const auto *list = panel.findChild<QTreeView *>(QStringLiteral("list"));
        const QModelIndexList rows = list->model()->match(list->model()->index(0, int(DiagnosticColumn::Message)), Qt::DisplayRole, message);
        QCOMPARE(rows.size(), 1);
        for (const DiagnosticColumn column : {DiagnosticColumn::Message, DiagnosticColumn::File}) {
            const QModelIndex cell = rows.first().siblingAtColumn(int(column));
            QTRY_VERIFY2(list->visualRect(cell).height() >= neededHeight(*list, cell), qPrintable(QString::number(list->visualRect(cell).height())));
        }
        QVERIFY(list->columnWidth(int(DiagnosticColumn::File)) <= panel.width() / 3);
        const QModelIndex other = list->indexAbove(rows.first()).isValid() ? list->indexAbove(rows.first()) : list->indexBelow(rows.first());
        QVERIFY(list->visualRect(other).height() < 2 * list->fontMetrics().height() + 8);
    }
};

OUTCROP_TEST(TestProblemsPanel, GuiApplication)

} // namespace tst_problemspanel

#include "tst_problemspanel.moc"
