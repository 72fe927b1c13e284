// SPDX-License-Identifier: GPL-3.0-or-later
// Tests parsing Turtle into statements with their locations.
#include "core/taxonomy/turtle.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"

#include <QRandomGenerator>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_turtle {

namespace {

const QString whole = QStringLiteral("# A comment.\n"
                                     "@prefix s: <http://example.org/s#> .\n"
                                     "@base <http://example.org/> .\n"
                                     "\n"
                                     "<a> a s:Thing ; # one more\n"
                                     "    s:name \"Ö\\\"l\"@en-GB , 'single' , \"\"\"long\n\"text\" here\"\"\"@de ;\n"
                                     "    s:size 12 , true , \"7\"^^s:seeds , <b/c> , s:z.\n"
                                     "s:other s:list ( \"x\" <y> ) ; s:inner [ s:deep \"d\" ] .\n");

QString nodeText(const TurtleNode &node)
{
    return node.value + (node.language.isEmpty() ? QString() : u'@' + node.language) + (node.datatype.isEmpty() ? QString() : QStringLiteral("^^") + node.datatype.section(u'#', 1));
}

QString textAt(const QString &text, const Range &range)
{
    return text.mid(range.start.offset, range.end.offset - range.start.offset);
}

/// Returns the text at the location of each object.
QStringList objectsIn(const QString &text)
{
    QStringList found;
    for (const TurtleStatement &statement : readTurtle(text, QStringLiteral("a.ttl")).statements)
        found.append(textAt(text, statement.objectRange));
    return found;
}

} // namespace

class TestTurtle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryStatement()
    {
        const TurtleDocument document = readTurtle(whole, QStringLiteral("a.ttl"));
        QVERIFY2(document.diagnostics.isEmpty(), qPrintable(findings(document.diagnostics)));
        QStringList objects;
        for (const TurtleStatement &statement : document.statements.mid(0, 9)) {
            QCOMPARE(statement.subject.value, QStringLiteral("http://example.org/a"));
            objects.append(nodeText(statement.object));
        }
        QCOMPARE(objects, (QStringList{QStringLiteral("http://example.org/s#Thing"), QStringLiteral("Ö\"l@en-GB"), QStringLiteral("single"),
            QStringLiteral("long\n\"text\" here@de"), QStringLiteral("12^^integer"), QStringLiteral("true^^boolean"), QStringLiteral("7^^seeds"),
            QStringLiteral("http://example.org/b/c"), QStringLiteral("http://example.org/s#z")}));
        QCOMPARE(document.statements.last().object.value, QStringLiteral("d"));
    }

    void everyObjectHasALocation()
    {
        const QStringList places = objectsIn(whole);
        QCOMPARE(places.mid(0, 9), (QStringList{QStringLiteral("s:Thing"), QStringLiteral("\"Ö\\\"l\"@en-GB"), QStringLiteral("'single'"),
            QStringLiteral("\"\"\"long\n\"text\" here\"\"\"@de"), QStringLiteral("12"), QStringLiteral("true"), QStringLiteral("\"7\"^^s:seeds"), QStringLiteral("<b/c>"), QStringLiteral("s:z")}));
        QVERIFY(places.contains(QStringLiteral("\"d\"")));
    }

    void everySubjectHasALocation()
    {
        const TurtleDocument document = readTurtle(whole, QStringLiteral("a.ttl"));
        QCOMPARE(document.statements.first().subjectRange.start.line, 5);
        QCOMPARE(document.statements.first().subjectRange.start.column, 1);
        QVERIFY(textAt(whole, document.statements.at(8).subjectRange).startsWith(QStringLiteral("<a> a s:Thing")));
        QVERIFY(textAt(whole, document.statements.at(8).subjectRange).endsWith(QStringLiteral("s:z")));
        QVERIFY(textAt(whole, document.statements.at(9).subjectRange).startsWith(QStringLiteral("s:other s:list")));
    }

    void locatesObjectsAfterNonAsciiCharacters()
    {
        const QString text = QStringLiteral("<a> <p> \"😀\" , \"é\" .");
        QCOMPARE(objectsIn(text), (QStringList{QStringLiteral("\"😀\""), QStringLiteral("\"é\"")}));
    }

    void readsTextWithoutALineEnd()
    {
        QCOMPARE(objectsIn(QStringLiteral("<a> <p> <b>.")), QStringList{QStringLiteral("<b>")});
        QCOMPARE(objectsIn(QString()), QStringList());
    }

    void locatesErrors_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("an open text") << QStringLiteral("<a> <p> \"x\n") << QStringLiteral("1:11 turtle-syntax");
        QTest::newRow("no object") << QStringLiteral("<a> <p> .\n") << QStringLiteral("1:10 turtle-syntax");
        QTest::newRow("an undeclared prefix") << QStringLiteral("<a> <p> s:x .\n") << QStringLiteral("1:12 turtle-unknown-prefix");
    }

    void locatesErrors()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(findings(readTurtle(text, QStringLiteral("a.ttl")).diagnostics), expected);
    }

    void keepsStatementsBeforeAnError()
    {
        const TurtleDocument document = readTurtle(QStringLiteral("<a> <p> <b> .\n<c> <p> .\n"), QStringLiteral("a.ttl"));
        QCOMPARE(document.statements.size(), 1);
        QVERIFY(hasErrors(document.diagnostics));
    }

    void shortensNames()
    {
        const TurtleDocument document = readTurtle(whole, QStringLiteral("a.ttl"));
        QCOMPARE(document.shortenUri(QStringLiteral("http://example.org/s#Thing")), QStringLiteral("s:Thing"));
        QCOMPARE(document.shortenUri(QStringLiteral("http://example.org/s#a/b")), QStringLiteral("<s#a/b>"));
        QCOMPARE(document.shortenUri(QStringLiteral("http://example.com/a")), QStringLiteral("<http://example.com/a>"));
    }

    void rejectsHostileTexts()
    {
        const QString many(200'000, u'[');
        for (const QString &text : {many, QString(200'000, u'('), QString(QStringLiteral("<a> <p> [ <p> ").repeated(50'000)), QString(200'000, u'<'), QString(QStringLiteral("<a> <p> ") + many), QString(200'000, u'"')})
            QVERIFY(hasErrors(readTurtle(text, QStringLiteral("a.ttl")).diagnostics));
    }

    void bracketsInTextsDoNotCountAsNesting()
    {
        const QString open = QString(300, u'[');
        const TurtleDocument document = readTurtle(QStringLiteral("<a> <p> \"%1\" , \"\"\"%1\"\"\" , '%1\\'' . # %1\n<b> <p> <x> .").arg(open), QStringLiteral("a.ttl"));
        QVERIFY2(document.diagnostics.isEmpty(), qPrintable(findings(document.diagnostics)));
        QCOMPARE(document.statements.size(), 4);
    }

    void damagedTextsHaveValidRanges()
    {
        QRandomGenerator random(7);
        const QString letters = QStringLiteral("<>\"'[]().;,@^:#\\ \nab\u00e9\U0001F600");
        for (int round = 0; round < 2000; ++round) {
            QString text = whole;
            for (int change = 0; change < 4; ++change)
                text[random.bounded(int(text.size()))] = letters[random.bounded(int(letters.size()))];
            for (const TurtleStatement &statement : readTurtle(text, QStringLiteral("a.ttl")).statements)
                QVERIFY(statement.objectRange.start.offset >= 0 && statement.objectRange.start.offset <= statement.objectRange.end.offset && statement.objectRange.end.offset <= text.size());
        }
    }
};

OUTCROP_TEST(TestTurtle, NoApplication)

} // namespace tst_turtle

#include "tst_turtle.moc"
