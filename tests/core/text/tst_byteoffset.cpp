// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/byteoffset.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_byteoffset {

class TestByteOffset : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheCharacterOfAByte_data()
    {
        QTest::addColumn<int>("byte");
        QTest::addColumn<int>("offset");
        QTest::newRow("the first byte") << 0 << 0;
        QTest::newRow("two bytes, the first") << 1 << 1;
        QTest::newRow("two bytes, the second") << 2 << 1;
        QTest::newRow("three bytes, the last") << 5 << 2;
        QTest::newRow("a surrogate pair, the first byte") << 6 << 3;
        QTest::newRow("a surrogate pair, the last byte") << 9 << 3;
        QTest::newRow("after a surrogate pair") << 10 << 5;
        QTest::newRow("after the text") << 11 << 6;
    }

    void findsTheCharacterOfAByte()
    {
        QFETCH(const int, byte);
        const QString text = QStringLiteral("aé€") + QString::fromUcs4(U"\U0001F600") + QStringLiteral("b");
        QCOMPARE(text.toUtf8().size(), 11);
        QTEST(int(offsetOfByte(text, byte)), "offset");
    }
};

OUTCROP_TEST(TestByteOffset, NoApplication)

} // namespace tst_byteoffset

#include "tst_byteoffset.moc"
