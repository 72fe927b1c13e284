// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/diff/worddiff.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_wordtext {

class TestWordText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formatsWordDiffs_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("text");
        QTest::newRow("a word") << "x\nSow after the last frost.\n" << "x\nSow before the last frost.\n"
                                << "@@ hunk 1, line 1 @@\nx\nSow [-after-]{+before+} the last frost.\n";
        QTest::newRow("an added line") << "x\n" << "x\ny\n" << "@@ hunk 1, line 1 @@\nx\n{+y+}\n";
        QTest::newRow("a removed line") << "x\ny\n" << "x\n" << "@@ hunk 1, line 1 @@\nx\n[-y-]\n";
        QTest::newRow("no line end") << "Sow peas early in rows" << "Sow beans early in rows" << "@@ hunk 1, line 1 @@\nSow [-peas-]{+beans+} early in rows\n";
        QTest::newRow("nothing") << "x" << "x" << "";
    }

    void formatsWordDiffs()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QString, text);
        QCOMPARE(wordDiffText(diffFile(before, after, QStringLiteral("a.md"))), text);
    }
};

OUTCROP_TEST(TestWordText, NoApplication)

} // namespace tst_wordtext

#include "tst_wordtext.moc"
