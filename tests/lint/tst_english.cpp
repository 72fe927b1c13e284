// SPDX-License-Identifier: GPL-3.0-or-later
// Comments, messages and handbook pages use plain English: they contain none of the phrases below, and no sentence of the interface, the README or the
// handbook is too long.
#include "tests/support/testregistry.h"

#include "sourcetree.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace lint;

namespace {

struct Phrase {
    const char *pattern; ///< regular expression in which a space also matches line ends and comment markers
    const char *instead;
};

constexpr Phrase phrases[] = {
    {R"(\bst(?:ands?|ood|anding)\b(?! for\b|-?in\b|-alone\b))", "is, was, unchanged, its location"},
    {R"(\bthere (?:\w+ )?(?:is|are|was|were|be) no\b(*SKIP)(*FAIL)|\b(?:is|are|was|were|be) no\b(?!-| (?:longer|more|less|fewer|different|better|worse)\b))", "is not a"},
    {R"(\banew\b)", "again"},
    {R"(\bmend(?:s|ed|ing)?\b)", "fix, repair"},
    {R"(\breckon(?:s|ed|ing)?\b)", "compute, estimate"},
    {R"(\bnobody\b)", "the actor, or the passive"},
    {R"(\bwho(?:m|so)?ever\b)", "the actor, anyone who"},
    {R"(\bwhatever\b)", "any, regardless of"},
    {R"(\bat once\b)", "immediately, at the same time"},
    {R"(\b(?:brings?|brought|carry|carried|carries|came|comes?|given|put) by hand\b)", "manually"},
    {R"(\b(?:say|says|said|saying) so\b)", "reports, shows"},
    {R"(\b(?:say|says|said) that\b)", "reports, shows, states"},
    {R"(\b(?:is|are|was|were|be|been|being) told\b(?! to\b))", "is reported, is shown"},
    {R"(\btells\b(?! \w+(?: \w+)? (?:to|not to)\b))", "shows, returns, reports"},
    {R"(\bsake\b)", "the reason, or nothing"},
    {R"(\bon (?:the|its|their) way\b)", "in transit, or nothing"},
    {R"(\bmeanwhile\b)", "in the meantime, or nothing"},
    {R"(\bof (?:its|their|your|our|his|her|my) own\b)", "separate, or nothing"},
    {R"(\bso many\b)", "the number"},
    {R"(\bas (?:it|they) (?:was|were) (?:found|meant)\b)", "original, intended"},
    {R"(\b(?:lead|leads|led) (?:the tables|(?:\w+ )?to (?:another )?version)\b)", "migrate"},
    {R"(\bways? of putting\b)", "variants"},
    {R"(\bkinds? of work\b)", "workload"},
    {R"(\b(?:brings?|bringing|brought) (?:\w+ )?back\b)", "restore"},
};

constexpr qsizetype longestSentence = 35;

/// Returns the pattern with each space matching anything that separates words in a comment: spaces, line ends, `///` and `#`.
QRegularExpression expressionOf(const Phrase &phrase)
{
    QString pattern = QString::fromLatin1(phrase.pattern);
    pattern.replace(u' ', QStringLiteral("(?:\\s+(?:(?:///?<?|\\*|#+)\\s*)?)"));
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption);
}

const QList<QRegularExpression> &expressions()
{
    static const QList<QRegularExpression> list = [] {
        QList<QRegularExpression> made;
        for (const Phrase &phrase : phrases)
            made.append(expressionOf(phrase));
        return made;
    }();
    return list;
}

bool isCpp(const QString &path)
{
    return path.endsWith(QLatin1String(".h")) || path.endsWith(QLatin1String(".cpp"));
}

/// Returns the text without code; line numbers are unchanged. In C++, keeps comments and, outside of tests, string literals. In tests, keeps only the
/// names of rows, because other literals are data. In Markdown, keeps everything outside code blocks. In forms, keeps everything; in other files,
/// keeps `#` comments.
QString proseOf(const QString &path, const QString &text)
{
    static const QRegularExpression cpp(
        QStringLiteral(R"re(R"(?<d>[^()\s]*)\(.*?\)\k<d>"|//[^\n]*|/\*.*?\*/|"(\\.|[^"\\\n])*"|(?<![0-9])'(\\.|[^'\\\n])+')re"),
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression hash(QStringLiteral("(?:^|(?<=\\s))#[^\\n]*"), QRegularExpression::MultilineOption);
    static const QRegularExpression fence(QStringLiteral("^```.*?^```"), QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression rowName(QStringLiteral("(?:newRow|addRow)\\((?:qPrintable\\()?(?:QStringLiteral\\()?\\s*$"));
    const auto blank = [&text](QString &prose, qsizetype begin, qsizetype end, bool keep) {
        for (qsizetype i = begin; i < end; ++i) {
            if (text.at(i) != u'\n')
                prose[i] = keep ? text.at(i) : QChar(u' ');
        }
    };
    if (path.endsWith(QLatin1String(".ui")))
        return text;
    QString prose = text;
    if (path.endsWith(QLatin1String(".md"))) {
        for (const QRegularExpressionMatch &match : fence.globalMatch(text))
            blank(prose, match.capturedStart(), match.capturedEnd(), false);
        return prose;
    }
    blank(prose, 0, text.size(), false);
    const bool isTest = path.startsWith(QLatin1String("tests/"));
    for (const QRegularExpressionMatch &match : (isCpp(path) ? cpp : hash).globalMatch(text)) {
        const QString found = match.captured();
        const bool isComment = !isCpp(path) || found.startsWith(u'/');
        const bool isName = isTest && rowName.match(text.sliced(qMax<qsizetype>(0, match.capturedStart() - 60), qMin<qsizetype>(60, match.capturedStart()))).hasMatch();
        if (isComment || (!found.startsWith(u'\'') && (!isTest || isName)))
            blank(prose, match.capturedStart(), match.capturedEnd(), true);
    }
    return prose;
}

QStringList phrasesIn(const QString &path, const QString &text)
{
    QStringList found;
    const QString prose = proseOf(path, text);
    for (qsizetype i = 0; i < expressions().size(); ++i) {
        for (const QRegularExpressionMatch &match : expressions().at(i).globalMatch(prose))
            found += QStringLiteral("%1:%2: “%3”; write: %4").arg(path).arg(lineAt(prose, match.capturedStart())).arg(match.captured().simplified(), QLatin1String(phrases[i].instead));
    }
    return found;
}

/// Returns interface sentences that are too long: in tr(), message tables, forms, and string literals of the command line.
QStringList longSentencesIn(const QString &path, const QString &text)
{
    static const QRegularExpression translated(QStringLiteral("(?:\\btr\\(|\\bQT_TRANSLATE_N?_?NOOP3?\\(\\s*\"[^\"]*\",)\\s*((?:\"(?:[^\"\\\\\\n]|\\\\.)*\"\\s*)+)"));
    static const QRegularExpression literal(QStringLiteral("((?:\"(?:[^\"\\\\\\n]|\\\\.)*\"\\s*)+)"));
    static const QRegularExpression form(QStringLiteral("<string>([^<]*)</string>"));
    static const QRegularExpression quoted(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
    static const QRegularExpression end(QStringLiteral("[.!?…:](?:\\s|$)|\\\\n|\\n\\n"));
    const bool isForm = path.endsWith(QLatin1String(".ui"));
    const bool isCommandLine = path.startsWith(QLatin1String("src/cli/"));
    QStringList found;
    for (const QRegularExpressionMatch &match : (isForm ? form : isCommandLine ? literal : translated).globalMatch(text)) {
        QString words = match.captured(1);
        if (!isForm) {
            QString joined;
            for (const QRegularExpressionMatch &part : quoted.globalMatch(words))
                joined += part.captured(1);
            words = joined;
        }
        for (const QString &sentence : words.split(end)) {
            if (sentence.simplified().count(u' ') >= longestSentence)
                found += QStringLiteral("%1:%2: %3").arg(path).arg(lineAt(text, match.capturedStart())).arg(sentence.simplified());
        }
    }
    return found;
}

bool isHandbook(const QString &path)
{
    return path == QLatin1String("README.md") || path.startsWith(QLatin1String("resources/handbook/"));
}

/// Returns sentences that are too long in the paragraphs, list items and table cells of a page in Markdown.
QStringList longProseIn(const QString &path, const QString &text)
{
    static const QRegularExpression between(QStringLiteral("\\n\\s*\\n|\\n\\s*(?:- |\\d+\\. )|\\|"));
    static const QRegularExpression target(QStringLiteral("\\]\\([^)]*\\)"));
    static const QRegularExpression end(QStringLiteral("[.!?:](?:\\s|$)"));
    const QString prose = u'\n' + proseOf(path, text);
    QStringList found;
    for (QString part : prose.split(between)) {
        for (const QString &sentence : part.replace(target, QStringLiteral("]")).split(end)) {
            if (sentence.simplified().count(u' ') >= longestSentence)
                found += QStringLiteral("%1: %2").arg(path, sentence.simplified());
        }
    }
    return found;
}

QStringList everything()
{
    QStringList paths = filesBelow({"src", "adapters", "models", "tests"}, {"*.h", "*.cpp"});
    paths += filesBelow({"src", "adapters", "models", "tests", "resources", "packaging"}, {"CMakeLists.txt", "*.cmake", "*.sh", "*.yaml", "*.yml", "*.toml"});
    paths += filesBelow({"forms"}, {"*.ui"});
    paths += filesBelow({"resources/handbook"}, {"*.md"});
    paths += QStringList{"CMakeLists.txt", "README.md", "CONTRIBUTING.md", "CHANGELOG.md"};
    paths.removeIf([](const QString &path) {
        return path.startsWith(QLatin1String("tests/data/")) || path.startsWith(QLatin1String("tests/golden/")) || path.startsWith(QLatin1String("resources/sample/"));
    });
    paths.removeDuplicates();
    return paths;
}

/// Returns the folders and files in english.txt.
QStringList exceptions()
{
    QStringList paths;
    for (const QString &line : textOf(QStringLiteral("tests/lint/english.txt")).split(u'\n', Qt::SkipEmptyParts)) {
        if (!line.startsWith(u'#'))
            paths += line.section(QStringLiteral(": "), 0, 0);
    }
    return paths;
}

} // namespace

class TestEnglish : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsBannedPhrases_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("in a comment") << QStringLiteral("// The key stands in the file.\n");
        QTest::newRow("in a literal") << QStringLiteral("f(\"This is no folder.\");\n");
        QTest::newRow("in a raw literal") << QStringLiteral("f(R\"(It is computed anew.)\");\n");
        QTest::newRow("in capitals") << QStringLiteral("/// Nobody writes it.\n");
        QTest::newRow("over two lines of a comment") << QStringLiteral("/// On a thread of its\n    /// own.\n");
        QTest::newRow("behind code") << QStringLiteral("int a; ///< whoever asked\n");
        for (const char *text : {"as it stood", "these are no layers", "it mends the file", "reckons", "whatever it is", "it stops at once", "brought by hand", "it says so",
                                 "says that", "it is told", "the line tells how", "for speed's sake", "lost on the way", "so many files", "as it was meant",
                                 "leads the tables", "a way of putting it", "a kind of work", "brings it back"})
            QTest::newRow(text) << QStringLiteral("// ") + QLatin1String(text) + u'\n';
    }

    void findsBannedPhrases()
    {
        QFETCH(QString, text);
        const QStringList found = phrasesIn(QStringLiteral("src/a.cpp"), text);
        QVERIFY2(found.size() == 1 && found.first().startsWith(QLatin1String("src/a.cpp:1: ")), qPrintable(text + formatFindings(found)));
    }

    void acceptsPlainSentences_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("text");
        for (const char *text : {"`*` stands for any name", "if there is no file", "There\n// are no files", "it is no longer used", "a stand-in for the server", "whether the program\n// understands it",
                                 "told to stop", "tells the model to wait", "of its owner", "amended", "one at a time", "updated by hand"})
            QTest::newRow(text) << QStringLiteral("src/a.cpp") << QStringLiteral("// ") + QLatin1String(text) + u'\n';
        QTest::newRow("names in code") << QStringLiteral("src/a.cpp") << QStringLiteral("bool anew = nobody(whatever);\n");
        QTest::newRow("data of a test") << QStringLiteral("tests/a.cpp") << QStringLiteral("parse(\"whatever\");\n");
        QTest::newRow("code in Markdown") << QStringLiteral("a.md") << QStringLiteral("```\nwhatever\n```\n");
        QTest::newRow("a value in YAML") << QStringLiteral("a.yaml") << QStringLiteral("a: whatever # any\n");
    }

    void acceptsPlainSentences()
    {
        QFETCH(QString, path);
        QFETCH(QString, text);
        const QStringList found = phrasesIn(path, text);
        QVERIFY2(found.isEmpty(), qPrintable(formatFindings(found)));
    }

    void checksRowNamesMarkdownAndYaml()
    {
        QCOMPARE(phrasesIn(QStringLiteral("tests/a.cpp"), QStringLiteral("QTest::newRow(\"what is no file\") << \"anew\";")).size(), 1);
        QCOMPARE(phrasesIn(QStringLiteral("a.md"), QStringLiteral("One.\nIt stands here.\n")), QStringList{QStringLiteral("a.md:2: “stands”; write: is, was, unchanged, its location")});
        QCOMPARE(phrasesIn(QStringLiteral("a.yaml"), QStringLiteral("# whatever\na: b\n")).size(), 1);
    }

    void findsLongSentences()
    {
        const QString words = QStringLiteral("word ").repeated(longestSentence);
        const auto found = [](const QString &path, const QString &text) { return longSentencesIn(path, text).size(); };
        QCOMPARE(found(QStringLiteral("src/gui/a.cpp"), QStringLiteral("tr(\"%1end.\")").arg(words)), 1);
        QCOMPARE(found(QStringLiteral("src/gui/a.cpp"), QStringLiteral("tr(\"%1\"\n   \"end.\")").arg(words)), 1);
        QCOMPARE(found(QStringLiteral("src/gui/a.cpp"), QStringLiteral("tr(\"%1. End.\")").arg(words.trimmed())), 0);
        QCOMPARE(found(QStringLiteral("src/gui/a.cpp"), QStringLiteral("query(\"%1end\")").arg(words)), 0);
        QCOMPARE(found(QStringLiteral("src/core/amessages.h"), QStringLiteral("QT_TRANSLATE_NOOP(\"core\", \"%1end\")").arg(words)), 1);
        QCOMPARE(found(QStringLiteral("src/cli/a.cpp"), QStringLiteral("add(\"%1end\")").arg(words)), 1);
        QCOMPARE(found(QStringLiteral("forms/a.ui"), QStringLiteral("<string>%1end</string>").arg(words)), 1);
    }

    void findsLongSentencesOfPages()
    {
        const QString words = QStringLiteral("word ").repeated(longestSentence);
        const auto found = [](const QString &text) { return longProseIn(QStringLiteral("resources/handbook/a.md"), text).size(); };
        QCOMPARE(found(words + QStringLiteral("end.\n")), 1);
        QCOMPARE(found(QStringLiteral("| a | %1end |\n").arg(words)), 1);
        QCOMPARE(found(QStringLiteral("%1\nend.\n").arg(words.trimmed())), 1);
        QCOMPARE(found(QStringLiteral("- %1end\n").arg(words)), 1);
        QCOMPARE(found(QStringLiteral("- %1\n- end\n").arg(words.trimmed())), 0);
        QCOMPARE(found(QStringLiteral("%1: end.\n").arg(words.trimmed())), 0);
        QCOMPARE(found(QStringLiteral("%1\n\nend\n").arg(words.trimmed())), 0);
        QCOMPARE(found(QStringLiteral("```\n%1end\n```\n").arg(words)), 0);
    }

    void everyTextUsesPlainEnglish()
    {
        const QStringList allowed = exceptions();
        QVERIFY(allowed.size() < 20);
        const QStringList paths = everything();
        QVERIFY(paths.size() > 2000);
        QStringList found;
        QSet<QString> used;
        for (const QString &path : paths) {
            const QString text = textOf(path);
            const QStringList here = phrasesIn(path, text) + (isHandbook(path) ? longProseIn(path, text) : longSentencesIn(path, text));
            const auto exception = std::find_if(allowed.begin(), allowed.end(), [&path](const QString &one) { return path == one || path.startsWith(one + u'/'); });
            if (exception == allowed.end())
                found += here;
            else if (!here.isEmpty())
                used.insert(*exception);
        }
        QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("Write these plainly, or list the file with a reason in tests/lint/english.txt:") + formatFindings(found)));
        QStringList unused = allowed;
        unused.removeIf([&used](const QString &one) { return used.contains(one); });
        QVERIFY2(unused.isEmpty(), qPrintable(QStringLiteral("No longer needed in tests/lint/english.txt:") + formatFindings(unused)));
    }
};

OUTCROP_TEST(TestEnglish, NoApplication)
#include "tst_english.moc"
