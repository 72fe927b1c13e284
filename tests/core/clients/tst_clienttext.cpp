// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/clienttext.h"
#include "core/clients/loadtext.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_clienttext {

class TestClientText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// One U+FFFD replaces the longest prefix of a character, as in JavaScript and Rust.
    void decodesLikeClients_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("text");
        const QChar bad(QChar::ReplacementCharacter);
        QTest::newRow("plain") << QByteArray("abc") << QStringLiteral("abc");
        QTest::newRow("mark stays") << QByteArray("\xEF\xBB\xBF" "a") << QString(QChar(0xFEFF)) + u'a';
        QTest::newRow("cut after two of three bytes") << QByteArray("\xE2\x82") << QString(bad);
        QTest::newRow("two stray bytes") << QByteArray("\xFF\xFE") << QString(2, bad);
        QTest::newRow("start, then a letter") << QByteArray("\xC3(") << QString(bad) + u'(';
        QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << QString(3, bad);
        QTest::newRow("zero byte") << QByteArray("a\0b", 3) << QStringLiteral("a") + QChar(0) + u'b';
    }
    void decodesLikeClients()
    {
        QFETCH(QByteArray, bytes);
        QTEST(decodedText(bytes), "text");
    }

    /// Each of these texts is scanned once, not once for each unclosed backtick or comment.
    void scansUnclosedMarkdownOnce_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("runs of different lengths") << QStringLiteral("@a/b `` <!-- ` @c.md\n").repeated(200'000);
        QTest::newRow("comments, one a line") << QStringLiteral("<!-- a\n").repeated(300'000);
        QTest::newRow("long line of comments") << QStringLiteral("<!-- ").repeated(300'000);
        QTest::newRow("backticks and blanks") << QStringLiteral("` \t ").repeated(300'000);
        QTest::newRow("growing runs") << [] {
            QString text;
            for (int i = 1; i < 1500; ++i)
                text += QString(i, u'`') + u' ';
            return text;
        }();
    }
    void scansUnclosedMarkdownOnce()
    {
        QFETCH(QString, text);
        const QList<MarkdownPart> all{MarkdownPart::Fence, MarkdownPart::TildeFence, MarkdownPart::Indented, MarkdownPart::Inline, MarkdownPart::Comment};
        qsizetype end = 0;
        const QList<std::pair<qsizetype, qsizetype>> parts = markdownParts(text, all);
        for (const auto &[from, to] : parts) {
            QVERIFY(from >= end && to > from && to <= text.size());
            end = to;
        }
        QCOMPARE(removeHtmlComments(text), text);
    }

    void findsInlineParts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("parts");
        QTest::newRow("code at the start") << QStringLiteral("`a` b") << QStringLiteral("`a`");
        QTest::newRow("two lengths") << QStringLiteral("a ``b ` c`` `d`") << QStringLiteral("``b ` c``|`d`");
        QTest::newRow("never closed") << QStringLiteral("a ``b ` c") << QString();
        QTest::newRow("an empty line ends it") << QStringLiteral("a `b\n \nc` d") << QString();
        QTest::newRow("over a line end") << QStringLiteral("a `b\nc` d") << QStringLiteral("`b\nc`");
        QTest::newRow("comment at the start") << QStringLiteral("<!-- a --> b <!-- c") << QStringLiteral("<!-- a -->");
        QTest::newRow("code in a comment") << QStringLiteral("<!-- ` --> ` b") << QStringLiteral("<!-- ` -->");
        QTest::newRow("comment in code") << QStringLiteral("`<!--` -->") << QStringLiteral("`<!--`");
    }
    void findsInlineParts()
    {
        QFETCH(QString, text);
        QStringList parts;
        for (const auto &[from, to] : markdownParts(text, {MarkdownPart::Inline, MarkdownPart::Comment}))
            parts += text.mid(from, to - from);
        QTEST(parts.join(u'|'), "parts");
    }

    void readsFrontMatter_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("reading");
        QTest::addColumn<bool>("present");
        QTest::addColumn<bool>("broken");
        QTest::addColumn<QString>("value");
        const auto row = [](const char *name, const QString &text, YamlErrorHandling reading, bool present, bool broken, const QString &value) {
            QTest::newRow(name) << text << int(reading) << present << broken << value;
        };
        const QString colon = QStringLiteral("---\ndescription: use it: when asked\n---\nbody\n");
        row("none", QStringLiteral("# title\n"), YamlErrorHandling::Strict, false, false, {});
        row("never closed", QStringLiteral("---\ndescription: x\nbody\n"), YamlErrorHandling::Repair, false, false, {});
        row("plain", QStringLiteral("---\ndescription: x\n---\nbody\n"), YamlErrorHandling::Strict, true, false, QStringLiteral("x"));
        row("carriage returns", QStringLiteral("---\r\ndescription: x\r\n---\r\nbody\r\n"), YamlErrorHandling::Strict, true, false, QStringLiteral("x"));
        row("colon, strict", colon, YamlErrorHandling::Strict, true, true, {});
        row("colon, repaired", colon, YamlErrorHandling::Repair, true, false, QStringLiteral("use it: when asked"));
        row("colon, strict after the repair", colon, YamlErrorHandling::Strict, true, true, {});
        row("star, repaired", QStringLiteral("---\ndescription: **/*.ts\n---\n"), YamlErrorHandling::Repair, true, false, QStringLiteral("**/*.ts"));
        row("hopeless", QStringLiteral("---\ndescription: [src/**\n  : x: y\n---\n"), YamlErrorHandling::Repair, true, true, {});
        row("hopeless, by lines", QStringLiteral("---\nname: [x\ndescription: \"y\n---\n"), YamlErrorHandling::Lines, true, false, QStringLiteral("\"y"));
        row("a list, by lines", QStringLiteral("---\ndescription: [a, b]\n---\n"), YamlErrorHandling::Lines, true, false, QStringLiteral("[a, b]"));
    }
    void readsFrontMatter()
    {
        QFETCH(QString, text);
        QFETCH(int, reading);
        const ClientFrontMatter matter = readClientFrontMatter(text, YamlErrorHandling(reading));
        QTEST(matter.isPresent, "present");
        QTEST(matter.isBroken, "broken");
        QTEST(matter.isBroken ? QString() : matter.data[u"description"].text(), "value");
    }

    void dropsComments_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("kept");
        QTest::newRow("own line") << QStringLiteral("a\n<!-- x -->\nb\n") << QStringLiteral("a\nb\n");
        QTest::newRow("empty lines behind it") << QStringLiteral("a\n\n<!-- x -->\n\n\nb\n") << QStringLiteral("a\n\nb\n");
        QTest::newRow("inside a line") << QStringLiteral("a <!-- x --> b\n") << QStringLiteral("a <!-- x --> b\n");
        QTest::newRow("several lines") << QStringLiteral("<!--\nx\n-->\nb\n") << QStringLiteral("b\n");
        QTest::newRow("text behind") << QStringLiteral("<!-- x --> b\n") << QStringLiteral(" b\n");
        QTest::newRow("in code") << QStringLiteral("```\n<!-- x -->\n```\n") << QStringLiteral("```\n<!-- x -->\n```\n");
        QTest::newRow("in a list") << QStringLiteral("- a\n  <!-- x -->\n") << QStringLiteral("- a\n  <!-- x -->\n");
        QTest::newRow("never closed") << QStringLiteral("<!-- x\nb\n") << QStringLiteral("<!-- x\nb\n");
    }
    void dropsComments()
    {
        QFETCH(QString, text);
        QTEST(removeHtmlComments(text), "kept");
    }

    void findsMarkdownParts()
    {
        const QString text = QStringLiteral("a `b` c\n```\nd\n```\n~~~\ne\n~~~\n\n    f\n\n<!-- g -->\n");
        const auto of = [&text](MarkdownPart kind) {
            QString found;
            for (const auto &[begin, end] : markdownParts(text, {kind}))
                found += text.mid(begin, end - begin);
            return found;
        };
        QCOMPARE(of(MarkdownPart::Inline), QStringLiteral("`b`"));
        QCOMPARE(of(MarkdownPart::Fence), QStringLiteral("```\nd\n```\n"));
        QCOMPARE(of(MarkdownPart::TildeFence), QStringLiteral("~~~\ne\n~~~\n"));
        QCOMPARE(of(MarkdownPart::Indented), QStringLiteral("    f\n"));
        QCOMPARE(of(MarkdownPart::Comment), QStringLiteral("<!-- g -->"));
    }

    void fillsTemplates()
    {
        QCOMPARE(fillTemplate(QStringLiteral("{a} {b} {"), {{QStringLiteral("a"), QStringLiteral("{b}")}}),
            QStringLiteral("{b} {b} {"));
    }

    void truncatesAtLineEndings()
    {
        const QString text = QStringLiteral("one\ntwo\nthree\n");
        QCOMPARE(truncateAtLineEnd(text, 2, -1).text, QStringLiteral("one\ntwo"));
        QCOMPARE(truncateAtLineEnd(text, 2, -1).cut, 8);
        QCOMPARE(truncateAtLineEnd(text, -1, 9).text, QStringLiteral("one\ntwo"));
        QCOMPARE(truncateAtLineEnd(text, 3, 100).cut, -1);
        QCOMPARE(truncateAtLineEnd(text, -1, 2).cut, 0);
    }
};

OUTCROP_TEST(TestClientText, NoApplication)

} // namespace tst_clienttext

#include "tst_clienttext.moc"
