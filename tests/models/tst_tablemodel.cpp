// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/tablemodel.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace outcrop;

namespace tst_tablemodel {

namespace {

enum class Column { Number, Square };

class SquareModel : public TableModel<int, Column>
{
public:
    SquareModel() : TableModel(Column::Square, nullptr) { }

protected:
    QVariant cell(const int &row, Column column, int role) const override
    {
        if (role != Qt::DisplayRole)
            return {};
        return column == Column::Number ? row : row * row;
    }
    QString header(Column column) const override
    {
        return column == Column::Number ? QStringLiteral("n") : QStringLiteral("n²");
    }
    bool areEqual(const int &left, const int &right) const override { return left == right; }
};

} // namespace

class TestTableModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsItsRows()
    {
        SquareModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(dump(model), QStringLiteral("# n | n²\n"));
        model.setRows({2, 3});
        QCOMPARE(dump(model), QStringLiteral("# n | n²\n2 | 4\n3 | 9\n"));
        QVERIFY(rejectsOutOfRange(model));
    }

    void rejectsIndexesOfOtherModels()
    {
        SquareModel model, other;
        model.setRows({1});
        other.setRows({1});
        QVERIFY(!model.data(other.index(0, 0)).isValid());
        QVERIFY(!model.rowAt(other.index(0, 0)));
        QCOMPARE(*model.rowAt(model.index(0, 1)), 1);
    }

    void updatesOnlyChangedRows_data()
    {
        QTest::addColumn<QList<int>>("before");
        QTest::addColumn<QList<int>>("after");
        QTest::addColumn<int>("changes");
        QTest::addColumn<int>("insertions");
        QTest::addColumn<int>("removals");
        QTest::newRow("same") << QList{1, 2, 3} << QList{1, 2, 3} << 0 << 0 << 0;
        QTest::newRow("one changed") << QList{1, 2, 3} << QList{1, 7, 3} << 1 << 0 << 0;
        QTest::newRow("one inserted") << QList{1, 3} << QList{1, 2, 3} << 0 << 1 << 0;
        QTest::newRow("one removed") << QList{1, 2, 3} << QList{1, 3} << 0 << 0 << 1;
        QTest::newRow("repeated values") << QList{1, 1} << QList{1, 1, 1} << 0 << 1 << 0;
        QTest::newRow("changed and grown") << QList{1, 2} << QList{5, 6, 7} << 1 << 1 << 0;
        QTest::newRow("emptied") << QList{1, 2} << QList<int>{} << 0 << 0 << 1;
    }

    void updatesOnlyChangedRows()
    {
        QFETCH(QList<int>, before);
        QFETCH(QList<int>, after);
        SquareModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows(before);
        const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        const QSignalSpy insertions(&model, &QAbstractItemModel::rowsInserted);
        const QSignalSpy removals(&model, &QAbstractItemModel::rowsRemoved);
        model.setRows(after);
        QCOMPARE(model.rows(), after);
        QTEST(int(changes.size()), "changes");
        QTEST(int(insertions.size()), "insertions");
        QTEST(int(removals.size()), "removals");
    }
};

OUTCROP_TEST(TestTableModel, NoApplication)

} // namespace tst_tablemodel

#include "tst_tablemodel.moc"
