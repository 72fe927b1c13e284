// SPDX-License-Identifier: GPL-3.0-or-later
// Texts for people are joined with the functions in core/base/joinedtext.h or with messages, so that each language has its own punctuation between items,
// sentences, labels and numbers, and its own quotation marks.
#include "tests/support/testregistry.h"

#include "sourcetree.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace lint;

namespace tst_joins {

namespace {

/// Punctuation between texts in a source.
struct Join {
    QString literal;
    int line = 0;
};

/// Matches comments, includes and characters, and then all other literals, with their content.
const QRegularExpression &literals()
{
    static const QRegularExpression pattern(QStringLiteral("//[^\\n]*|#include[^\\n]*|(?<![0-9])'(?:\\\\.|[^'\\\\\\n])+'|R\"\\(.*?\\)\"|\"(?<text>(?:\\\\.|[^\"\\\\\\n])*)\""),
        QRegularExpression::DotMatchesEverythingOption);
    return pattern;
}

/// Returns whether the code before a literal marks it for translation, searches for it, or makes a pattern of it.
bool isOtherUse(const QString &before)
{
    static const QRegularExpression use(QStringLiteral("\\b(?:tr|translate|QT_TRANSLATE_\\w+|split|startsWith|endsWith|contains|section|indexOf|lastIndexOf|replace|remove)"
                                                       "\\((?:\"[^\"]*\",\\s*)?(?:QStringLiteral\\(|QLatin1String(?:View)?\\(|u)?$|\\bQRegularExpression.*$"));
    return use.match(before).hasMatch();
}

/// Returns whether a literal has only placeholders and punctuation for people. Such punctuation is a separator with a space, a parenthesis after a space,
/// quotation marks, or a unit after a number.
bool isJoin(const QString &literal, const QString &before)
{
    static const QRegularExpression shape(QStringLiteral("^(?:%L?\\d+|[ ,;:.()“”„«»]|\\\\\")*$"));
    static const QRegularExpression joins(QStringLiteral("[,;:.] | \\(|[“”„«»]|\\\\\"%"));
    static const QRegularExpression unit(QStringLiteral("^(?:%L?\\d+)? (?:%|s|ms|B|kB|MB|tokens|bytes)$|^%L?\\d+%$"));
    static const QRegularExpression appended(QStringLiteral("\\+ (?:QStringLiteral\\()?$"));
    return (shape.match(literal).hasMatch() && joins.match(literal).hasMatch()) || unit.match(literal).hasMatch()
        || (literal == u"%" && appended.match(before).hasMatch());
}

/// Returns the lines that join messages or sentences with a space.
QList<Join> spacesIn(const QString &path, const QString &source)
{
    static const QRegularExpression space(QStringLiteral("(?:\\+|\\+=) u' '|u' ' \\+|\\bjoin\\(u' '\\)"));
    static const QRegularExpression texts(QStringLiteral("\\btr\\(|(?:messages|output)::|\\b(?:sentences|reasons|warnings|notes|texts)\\b[^;]*\\.join\\("));
    static const QRegularExpression statementEnd(QStringLiteral("[;{}]\\s*$"));
    QList<Join> found;
    const QStringList sourceLines = source.split(u'\n');
    const QStringList codeLines = codeOf(path, source).split(u'\n'); // code without literals, because they may contain such words
    for (qsizetype i = 0; i < sourceLines.size(); ++i) {
        const QString line = sourceLines.at(i).section(QStringLiteral("// "), 0, 0);
        QString code = codeLines.at(i);
        if (!statementEnd.match(code).hasMatch())
            code += codeLines.value(i + 1);
        if (space.match(line).hasMatch() && texts.match(code).hasMatch())
            found.append({QStringLiteral(" "), static_cast<int>(i) + 1});
    }
    return found;
}

QList<Join> joinsIn(const QString &path, const QString &source)
{
    QList<Join> found = spacesIn(path, source);
    for (const QRegularExpressionMatch &match : literals().globalMatch(source)) {
        const qsizetype lineStart = source.lastIndexOf(u'\n', match.capturedStart()) + 1;
        const QString before = source.sliced(lineStart, match.capturedStart() - lineStart);
        if (match.hasCaptured(QStringLiteral("text")) && !isOtherUse(before) && isJoin(match.captured(QStringLiteral("text")), before))
            found.append({match.captured(QStringLiteral("text")), lineAt(source, match.capturedStart())});
    }
    return found;
}

/// Returns the sources of the window and the command line, and the files of the lower layers that use messages, without the tables.
QStringList sources()
{
    static const QRegularExpression usesMessages(QStringLiteral("#include \"[^\"]*messages\\.h\"|\\bQ_DECLARE_TR_FUNCTIONS\\b"));
    QStringList paths = filesBelow({"src/gui", "models", "src/cli"}, {"*.h", "*.cpp"});
    for (const QString &path : filesBelow({"src/core", "src/app"}, {"*.h", "*.cpp"})) {
        if (usesMessages.match(textOf(path)).hasMatch())
            paths += path;
    }
    paths.removeIf([](const QString &path) { return path.endsWith(QLatin1String("messages.h")) || path.endsWith(QLatin1String("output.h")); });
    return paths;
}

/// Returns the files and literals in joins.txt: `src/gui/a.cpp`, or `src/gui/a.cpp "literal"`.
QSet<QString> exceptions()
{
    static const QRegularExpression line(QStringLiteral("^(?<exception>[^#\\s][^\\s:]*(?: \".*?\")?): "));
    QSet<QString> found;
    for (const QString &one : textOf(QStringLiteral("tests/lint/joins.txt")).split(u'\n', Qt::SkipEmptyParts)) {
        if (const QRegularExpressionMatch match = line.match(one); match.hasMatch())
            found.insert(match.captured(QStringLiteral("exception")));
    }
    return found;
}

} // namespace

class TestJoins : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsJoins_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<int>("count");
        const auto row = [](const char *name, const char *source, int count) { QTest::newRow(name) << QString::fromUtf8(source) << count; };
        row("lists", "names.join(QStringLiteral(\", \")) + parts.join(QStringLiteral(\"; \"));", 2);
        row("labels", "a + QStringLiteral(\": \") + b; QStringLiteral(\"%1: %2\").arg(a, b);", 2);
        row("details", "QStringLiteral(\" (%1)\"); QStringLiteral(\"%1 (%2, %3)\"); a + QStringLiteral(\" (\") + b;", 3);
        row("quotation marks", "QStringLiteral(\"“%1”\"); QStringLiteral(\"\\\"%1\\\"\"); words.join(QStringLiteral(\"”, “\"));", 3);
        row("units", "QStringLiteral(\"%1%\").arg(share); text + QStringLiteral(\"%\"); QStringLiteral(\"%1 s\"); QStringLiteral(\" kB\");", 4);
        row("sentences", "x = tr(\"A.\") + u' ' + b;\ny = sentences.join(u' ');\nz += u' '\n    + basemessages::c();", 3);
        row("messages", "tr(\"%1: %2\"); translate(\"List\", \"%1, %2\"); QT_TRANSLATE_NOOP(\"core/base\", \"%1 (%2)\");", 0);
        row("formats", "QStringLiteral(\"%1:%2\"); path + u':' + line; QStringLiteral(\"key: \"); QStringLiteral(\",\"); QStringLiteral(\"%1 %2\");", 0);
        row("searches", "text.split(QStringLiteral(\", \")); line.contains(QLatin1String(\": \")); QRegularExpression a(QStringLiteral(\" (\"));", 0);
        row("words", "const QString text = title + u' ' + path; url.join(u' '); // a + \": \" and sentences.join(u' ')", 0);
        row("joined", "names.join(listSeparator()); labeledText(a, b); unit != u\"%\";", 0);
    }
    void findsJoins()
    {
        QFETCH(const QString, source);
        QFETCH(const int, count);
        QCOMPARE(joinsIn(QStringLiteral("a.cpp"), source).size(), count);
    }

    void textsAreJoinedByLanguage()
    {
        const QSet<QString> allowed = exceptions();
        QSet<QString> used;
        QStringList found;
        const QStringList paths = sources();
        QVERIFY(paths.size() > 800);
        for (const QString &path : paths) {
            for (const Join &join : joinsIn(path, textOf(path))) {
                const QString exact = QStringLiteral("%1 \"%2\"").arg(path, join.literal);
                if (allowed.contains(exact))
                    used.insert(exact);
                else if (allowed.contains(path))
                    used.insert(path);
                else
                    found += QStringLiteral("%1:%2: \"%3\"").arg(path).arg(join.line).arg(join.literal);
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("Join these texts with core/base/joinedtext.h, or write a message for the whole text:") + formatFindings(found)));
        const QSet<QString> unused = allowed - used;
        QVERIFY2(unused.isEmpty(), qPrintable(QStringLiteral("No longer needed in tests/lint/joins.txt:") + formatFindings(unused.values())));
    }
};

OUTCROP_TEST(TestJoins, NoApplication)

} // namespace tst_joins

#include "tst_joins.moc"
