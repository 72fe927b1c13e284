// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rowtext.h"

#include <QStringListModel>
#include <QTest>

using namespace outcrop;

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

    void writesJsonAsAPersonWould()
    {
        QCOMPARE(jsonCell(Json()), QString());
        QCOMPARE(jsonCell(Json("a  b\n")), QStringLiteral("a b"));
        QCOMPARE(jsonCell(Json(0.0)), QStringLiteral("0.0"));
        QCOMPARE(jsonCell(Json({{"a", 1}})), QStringLiteral("{\"a\":1}"));
        QCOMPARE(jsonCell(Json(std::string(300, 'x'))).size(), 120);
    }
};

QTEST_APPLESS_MAIN(TestRowText)
#include "tst_rowtext.moc"
