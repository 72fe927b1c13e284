// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/textchange.h"
#include "tests/support/testregistry.h"

#include <QRandomGenerator>
#include <QTest>

using namespace outcrop;

namespace tst_textchange {

namespace {

TextEdit edit(qsizetype start, qsizetype end, const QString &replacement)
{
    TextEdit made;
    made.range.start.offset = start;
    made.range.end.offset = end;
    made.replacement = replacement;
    return made;
}

QString randomText(QRandomGenerator &random, int size)
{
    static const QStringList pieces{QStringLiteral("a"), QStringLiteral("bc"), QStringLiteral("\r\n"),
        QStringLiteral("\n"), QStringLiteral("\r"), QString::fromUtf8("😀"), QString::fromUtf8("é")};
    QString text;
    for (int i = 0; i < size; ++i)
        text += pieces.at(random.bounded(static_cast<int>(pieces.size())));
    return text;
}

} // namespace

class TestTextChange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheSmallestDifference_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<qsizetype>("offset");
        QTest::addColumn<QString>("removed");
        QTest::addColumn<QString>("inserted");
        QTest::newRow("inserted") << "ab" << "axb" << qsizetype(1) << "" << "x";
        QTest::newRow("removed") << "axb" << "ab" << qsizetype(1) << "x" << "";
        QTest::newRow("repeated") << "aaa" << "aaaa" << qsizetype(3) << "" << "a";
        QTest::newRow("all") << "" << "new" << qsizetype(0) << "" << "new";
        QTest::newRow("a line end stays whole") << "a\r\nb" << "a\r\rb" << qsizetype(1) << "\r\n" << "\r\r";
        QTest::newRow("a surrogate pair stays whole") << QString::fromUtf8("😀") << QString::fromUtf8("😁")
                                                      << qsizetype(0) << QString::fromUtf8("😀") << QString::fromUtf8("😁");
    }

    void findsTheSmallestDifference()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(qsizetype, offset);
        QFETCH(QString, removed);
        QFETCH(QString, inserted);
        const TextChanges changes = difference(before, after);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(changes.first().offset, offset);
        QCOMPARE(changes.first().removed, removed);
        QCOMPARE(changes.first().inserted, inserted);
    }

    void inverseRestoresTheText()
    {
        QRandomGenerator random(7);
        for (int round = 0; round < 2000; ++round) {
            const QString before = randomText(random, random.bounded(12));
            const QString after = randomText(random, random.bounded(12));
            const TextChanges changes = difference(before, after);
            QString text = before;
            apply(text, changes);
            QCOMPARE(text, after);
            apply(text, inverseChanges(changes));
            QCOMPARE(text, before);
        }
    }

    void convertsEditsToChanges()
    {
        const QString before = QStringLiteral("one two three");
        const TextChanges changes =
            changesFor(before, {edit(8, 13, QStringLiteral("3")), edit(0, 3, QStringLiteral("first")), edit(4, 7, QStringLiteral("two"))});
        QString text = before;
        apply(text, changes);
        QCOMPARE(text, QStringLiteral("first two 3"));
        QCOMPARE(changes.size(), 2); // edits without effect are omitted
        apply(text, inverseChanges(changes));
        QCOMPARE(text, before);
    }

    void omitsOverlappingEdits()
    {
        const TextChanges changes =
            changesFor(QStringLiteral("abcdef"), {edit(1, 4, QStringLiteral("X")), edit(3, 5, QStringLiteral("Y"))});
        QCOMPARE(changes.size(), 1);
    }

    void mapsOffsets_data()
    {
        QTest::addColumn<qsizetype>("offset");
        QTest::addColumn<qsizetype>("after");
        QTest::addColumn<qsizetype>("before");
        // In each row, the text is "0123456789", and "345" becomes "ab".
        QTest::newRow("in front") << qsizetype(2) << qsizetype(2) << qsizetype(2);
        QTest::newRow("at its start") << qsizetype(3) << qsizetype(5) << qsizetype(3);
        QTest::newRow("inside") << qsizetype(4) << qsizetype(5) << qsizetype(3);
        QTest::newRow("at its end") << qsizetype(6) << qsizetype(5) << qsizetype(5);
        QTest::newRow("behind") << qsizetype(9) << qsizetype(8) << qsizetype(8);
    }

    void mapsOffsets()
    {
        QFETCH(qsizetype, offset);
        QFETCH(qsizetype, after);
        QFETCH(qsizetype, before);
        const TextChanges changes{{3, QStringLiteral("345"), QStringLiteral("ab")}};
        QCOMPARE(mapOffset(changes, offset), after);
        QCOMPARE(mapOffset(changes, offset, Gravity::Before), before);
    }
};

OUTCROP_TEST(TestTextChange, CoreApplication)

} // namespace tst_textchange

#include "tst_textchange.moc"
