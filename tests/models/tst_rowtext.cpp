// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/textdirection.h"
#include "models/base/rowtext.h"
#include "tests/support/testregistry.h"

#include <QStandardItemModel>
#include <QStringListModel>
#include <QTest>

using namespace outcrop;

namespace tst_rowtext {

class TestRowText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesEachRowOnce()
    {
        const QStringListModel model({QStringLiteral("one"), QStringLiteral("two\nlines")});
        const QModelIndexList indexes{model.index(1), model.index(0), model.index(1)};
        QCOMPARE(rowsAsText(indexes), QStringLiteral("one\ntwo lines"));
        QCOMPARE(rowsAsText({}), QString());
    }

    /// Rows with the same number below different parents are distinguished.
    void copiesEachRowOfATreeOnce()
    {
        QStandardItemModel tree;
        QModelIndexList indexes;
        for (const QString &name : {QStringLiteral("first"), QStringLiteral("second")}) {
            auto *above = new QStandardItem(name);
            above->appendRow({new QStandardItem(QStringLiteral("below ") + name), new QStandardItem(QStringLiteral("1"))});
            tree.appendRow({above, new QStandardItem});
            indexes << tree.index(0, 0, above->index()) << tree.index(0, 1, above->index());
        }
        QCOMPARE(rowsAsText(indexes).split(u'\n').size(), 2);
        QVERIFY(rowsAsText(indexes).contains(QStringLiteral("below first\t1")));
        QVERIFY(rowsAsText(indexes).contains(QStringLiteral("below second\t1")));
    }

    void copiesAWholeModel()
    {
        QStandardItemModel model;
        model.setHorizontalHeaderLabels({QStringLiteral("Name"), QStringLiteral("Value")});
        auto *above = new QStandardItem(QStringLiteral("above"));
        above->appendRow({new QStandardItem(QStringLiteral("below")), new QStandardItem(QStringLiteral("2"))});
        model.appendRow({above, new QStandardItem(QStringLiteral("1"))});
        model.appendRow({new QStandardItem(QStringLiteral("last")), new QStandardItem(QStringLiteral("3"))});
        QCOMPARE(tableAsText(model), QStringLiteral("Name\tValue\nabove\t1\nbelow\t2\nlast\t3\n"));
    }

    /// Isolates are only for display.
    void copiesNoIsolates()
    {
        QStandardItemModel model;
        model.setHorizontalHeaderLabels({withDirectionIsolates(QStringLiteral("%"))});
        model.appendRow(new QStandardItem(mirroredTranslation(QStringLiteral("%1: %2")).arg(QStringLiteral("a.md"), QStringLiteral("1–3"))));
        QCOMPARE(tableAsText(model), QStringLiteral("%\na.md: 1–3\n"));
        QCOMPARE(rowsAsText({model.index(0, 0)}), QStringLiteral("a.md: 1–3"));
    }

    void formatsJsonCells()
    {
        QCOMPARE(jsonCellText(Json()), QString());
        QCOMPARE(jsonCellText(Json("a  b\n")), QStringLiteral("a b"));
        QCOMPARE(jsonCellText(Json(0.0)), QStringLiteral("0.0"));
        QCOMPARE(jsonCellText(Json({{"a", 1}})), QStringLiteral("{\"a\":1}"));
        QCOMPARE(jsonCellText(Json(std::string(300, 'x'))).size(), 120);
    }
};

OUTCROP_TEST(TestRowText, NoApplication)

} // namespace tst_rowtext

#include "tst_rowtext.moc"
