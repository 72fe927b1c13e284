// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/turncache.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_turncache {

class TurnCaches : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void locatesTheFirstDifference_data();
    void locatesTheFirstDifference();
    void equalPromptsHaveNoDifference();
    void mapsBytesToFiles();
};

void TurnCaches::locatesTheFirstDifference_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<qint64>("byte");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("lineBefore");
    QTest::addColumn<QString>("lineAfter");
    QTest::newRow("a word") << "one\ntwo\nthree" << "one\ntwe\nthree" << qint64(6) << 2 << 3 << "two" << "twe";
    QTest::newRow("bytes, not characters") << QStringLiteral("ä\nb") << QStringLiteral("ä\nc") << qint64(3) << 2 << 1 << "b" << "c";
    QTest::newRow("at the start") << "a" << "b" << qint64(0) << 1 << 1 << "a" << "b";
    QTest::newRow("appended text") << "a\n" << "a\nb\n" << qint64(2) << 2 << 1 << "" << "b";
    QTest::newRow("removed text") << "a\nb" << "a" << qint64(1) << 1 << 2 << "a" << "a";
    QTest::newRow("surrogate pairs stay whole") << QString::fromUcs4(U"\U0001F331") << QString::fromUcs4(U"\U0001F332") << qint64(0) << 1 << 1
                                                << QString::fromUcs4(U"\U0001F331") << QString::fromUcs4(U"\U0001F332");
}

void TurnCaches::locatesTheFirstDifference()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    const std::optional<PromptDifference> difference = firstDifference(before, after);
    QVERIFY(difference);
    QTEST(difference->byte, "byte");
    QTEST(difference->line, "line");
    QTEST(difference->column, "column");
    QTEST(difference->before, "lineBefore");
    QTEST(difference->after, "lineAfter");
}

void TurnCaches::equalPromptsHaveNoDifference()
{
    QVERIFY(!firstDifference(QStringLiteral("a\nb"), QStringLiteral("a\nb")));
    QVERIFY(!firstDifference(QString(), QString()));
}

void TurnCaches::mapsBytesToFiles()
{
    const TurnCache cache{1024, QStringLiteral("5m"), {}, {{0, QStringLiteral("layers/soul.md")}, {40, QStringLiteral("layers/rules.md")}, {90, {}}}};
    QCOMPARE(cache.fileAt(0), QStringLiteral("layers/soul.md"));
    QCOMPARE(cache.fileAt(39), QStringLiteral("layers/soul.md"));
    QCOMPARE(cache.fileAt(40), QStringLiteral("layers/rules.md"));
    QCOMPARE(cache.fileAt(1000), QString());
    QCOMPARE(TurnCache().fileAt(5), QString());
}

OUTCROP_TEST(TurnCaches, NoApplication)

} // namespace tst_turncache

#include "tst_turncache.moc"
