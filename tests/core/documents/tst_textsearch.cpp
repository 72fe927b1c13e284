// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/textsearch.h"
#include "core/text/linetable.h"
#include "core/text/textchange.h"
#include "tests/support/growth.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_textsearch {

namespace {

TextSearch parseSearch(const QString &pattern, const SearchOptions &options = {})
{
    const Result<TextSearch> search = TextSearch::parse(pattern, options);
    if (!search)
        qFatal("%s", qPrintable(search.error().message));
    return *search;
}

const SearchOptions regular{.isRegularExpression = true};

/// Returns the matched texts, separated by bars, so that wrong offsets are visible.
QString textsOf(const QString &text, const DocumentMatches &found)
{
    QStringList texts;
    for (const SearchMatch &match : found.matches)
        texts.append(text.mid(match.range.start.offset, match.range.end.offset - match.range.start.offset));
    return texts.join(u'|');
}

QString replaceMatches(const QString &text, const TextSearch &search, const QString &replacement)
{
    QList<TextEdit> edits;
    for (const SearchMatch &match : search.find(text, 100'000, &replacement).matches)
        edits.append({match.range, match.replacement});
    return applyEdits(text, edits);
}

QString rangeText(const std::optional<Range> &range)
{
    return range ? QStringLiteral("%1-%2").arg(range->start.offset).arg(range->end.offset) : QStringLiteral("none");
}

/// Returns about ten megabytes of prose, as UTF-16.
QString longText()
{
    const QString line = QStringLiteral("The layer of line %1 says what the agent may do, and what it must leave alone.\n");
    QString text;
    for (int i = 0; text.size() < 5'000'000; ++i)
        text += line.arg(i);
    return text;
}

Workspace workspaceOf(const QList<QPair<QString, QByteArray>> &files)
{
    QList<SourceFile> sources;
    for (const auto &[path, bytes] : files)
        sources.append({path, bytes});
    return Workspace::fromFiles({QStringLiteral("w")}, sources);
}

Workspace threeDocuments()
{
    return workspaceOf({{QStringLiteral("agents/critic.md"), "---\nname: critic\n---\nBe kind, be kind.\n"},
        {QStringLiteral("layers/soul.md"), "Be kind.\n"}, {QStringLiteral("layers/user.md"), "No such word.\n"},
        {QStringLiteral("layersmore/x.md"), "kind\n"}});
}

QString summary(const QList<DocumentMatches> &all)
{
    QStringList lines;
    for (const DocumentMatches &found : all) {
        lines.append(QStringLiteral("%1:%2%3%4").arg(found.path).arg(found.matches.size())
                         .arg(found.isTruncated ? u"+" : u"", found.problem.isEmpty() ? u"" : u"!"));
    }
    return lines.join(u' ');
}

} // namespace

class TextSearchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsMatches_data();
    void findsMatches();
    void rejectsInvalidPatterns_data();
    void rejectsInvalidPatterns();
    void locatesMatches();
    void returnsTheLineOfAMatch_data();
    void returnsTheLineOfAMatch();
    void sharesLongLines();
    void limitsTheNumberOfMatches();
    void replacesMatches_data();
    void replacesMatches();
    void rejectsInvalidReplacements_data();
    void rejectsInvalidReplacements();
    void findsTheNextMatch_data();
    void findsTheNextMatch();
    void findsThePreviousMatch_data();
    void findsThePreviousMatch();
    void searchesLongTextsBackward();
    void reportsPatternsOverTheMatchLimit_data();
    void reportsPatternsOverTheMatchLimit();
    void handlesUnpairedSurrogates();
    void findsInWorkspace_data();
    void findsInWorkspace();
    void limitsMatchesInTheWorkspace();
    void stopsWhenCanceled();
    void doesNotReplaceInOtherEncodings();
    void doesNotReplaceOutsideTheWorkspace();
    void convertsReplacementsToEdits();
    void searchesInLinearTime_data();
    void searchesInLinearTime();
};

void TextSearchTest::findsMatches_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<bool>("expression");
    QTest::addColumn<bool>("matchCase");
    QTest::addColumn<bool>("words");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");

    QTest::newRow("plain") << "be" << false << false << false << "Be, bee, bit" << "Be|be";
    QTest::newRow("case") << "be" << false << true << false << "Be, bee, bit" << "be";
    QTest::newRow("words") << "be" << false << false << true << "Be, bee, xbe be" << "Be|be";
    QTest::newRow("words of letters") << QStringLiteral("öl") << false << false << true << QStringLiteral("Öl öle föl öl.")
                                      << QStringLiteral("Öl|öl");
    QTest::newRow("words with an underscore") << "be" << false << false << true << "be_x be" << "be";
    QTest::newRow("words that begin with a sign") << "$HOME" << false << false << true << "a$HOME $HOMER $HOME" << "$HOME|$HOME";
    QTest::newRow("plain signs") << "a.*[b" << false << false << false << "aXX[b a.*[b" << "a.*[b";
    QTest::newRow("plain lines") << "a\nb" << false << false << false << "a\nb a b" << "a\nb";
    QTest::newRow("plain quote signs") << "\\E.\\Q" << false << false << true << "\\E.\\Q" << "\\E.\\Q";
    QTest::newRow("expression") << "b.t" << true << false << false << "bit Bat b\nt" << "bit|Bat";
    QTest::newRow("digits of any script") << "\\d+" << true << false << false << QStringLiteral("12 ٣٤") << QStringLiteral("12|٣٤");
    QTest::newRow("line ends") << "^\\w+$" << true << false << false << "one\ntwo\r\nthree\rfour five" << "one|two|three";
    QTest::newRow("over lines") << "(?s)a.b" << true << false << false << "a\nb" << "a\nb";
    QTest::newRow("none empty") << "x*" << true << false << false << "axxbx" << "xx|x";
    QTest::newRow("the shortest match") << "x*?" << true << false << false << "xx" << "x|x";
    QTest::newRow("only empty") << "^|$" << true << false << false << "a\nb" << "";
    QTest::newRow("none overlap") << "aa" << true << false << false << "aaaaa" << "aa|aa";
    QTest::newRow("words of alternatives") << "cat|dog" << true << false << true << "cat dogs dog" << "cat|dog";
    QTest::newRow("words that take a shorter way") << "a+" << true << false << true << "aa aab" << "aa";
    QTest::newRow("words and an open quote") << "\\Qa.b" << true << false << true << "a.b axb a.bc" << "a.b";
    QTest::newRow("words and a comment") << "(?x) cat # meow" << true << false << true << "cat cats" << "cat";
    QTest::newRow("no text") << "a" << false << false << false << "" << "";
    QTest::newRow("pictures") << QStringLiteral("😀") << false << false << false << QStringLiteral("a😀😁😀") << QStringLiteral("😀|😀");
}

void TextSearchTest::findsMatches()
{
    QFETCH(QString, pattern);
    QFETCH(bool, expression);
    QFETCH(bool, matchCase);
    QFETCH(bool, words);
    QFETCH(QString, text);
    const DocumentMatches found = parseSearch(pattern, {expression, matchCase, words}).find(text);
    QTEST(textsOf(text, found), "found");
    QVERIFY(found.problem.isEmpty());
    QVERIFY(!found.isTruncated);
}

void TextSearchTest::rejectsInvalidPatterns_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<bool>("words");
    QTest::addColumn<qsizetype>("offset");

    QTest::newRow("empty") << "" << false << qsizetype(0);
    QTest::newRow("open group") << "ab(c" << false << qsizetype(4);
    QTest::newRow("closed before it was opened") << "a)(b" << true << qsizetype(1);
    QTest::newRow("nothing to repeat") << "ab\ncd**" << false << qsizetype(6);
}

void TextSearchTest::rejectsInvalidPatterns()
{
    QFETCH(QString, pattern);
    QFETCH(bool, words);
    const Result<TextSearch> search = TextSearch::parse(pattern, {.isRegularExpression = true, .matchesWholeWords = words});
    QVERIFY(!search);
    QCOMPARE(search.error().code, ErrorCode::Invalid);
    QVERIFY(!search.error().message.isEmpty());
    QTEST(search.error().location.range.start.offset, "offset");
}

void TextSearchTest::locatesMatches()
{
    const QString text = QStringLiteral("x one\r\ntwo x\rx\n\nx x\r\nx");
    const LineTable lines(text);
    for (const QString &pattern : {QStringLiteral("x"), QStringLiteral("x\\s+"), QStringLiteral("\\n"), QStringLiteral("(?s).*")}) {
        for (const SearchMatch &match : parseSearch(pattern, regular).find(text).matches)
            QCOMPARE(match.range, lines.range(match.range.start.offset, match.range.end.offset));
    }
}

void TextSearchTest::returnsTheLineOfAMatch_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("shown"); ///< text of the match within the line
    const QString dots = QStringLiteral(".").repeated(1000);
    const QString sign = QStringLiteral("…");

    QTest::newRow("alone") << "a needle" << "needle" << "a needle" << "needle";
    QTest::newRow("between") << "x\r\na needle b\r\ny" << "needle" << "a needle b" << "needle";
    QTest::newRow("over lines") << "a\nb needle\nc" << "needle\nc" << "b needle" << "needle";
    QTest::newRow("in the line's end") << "a\r\nb" << "\n" << "a" << "";
    QTest::newRow("long, in the middle") << dots + "needle" + dots << "needle"
                                         << sign + dots.first(80) + "needle" + dots.first(314) + sign << "needle";
    QTest::newRow("long, at the beginning") << "needle" + dots << "needle" << "needle" + dots.first(394) + sign << "needle";
    QTest::newRow("long, at the end") << dots + "needle" << "needle" << sign + dots.first(80) + "needle" << "needle";
    QTest::newRow("longer than the shown text") << dots << "^.+$" << dots.first(400) + sign << dots.first(400);
    const QString faces = QStringLiteral("😀").repeated(300);
    QTest::newRow("pairs") << faces + "_" + faces << "_"
                           << sign + faces.first(80) + "_" + faces.first(320) + sign << "_";
}

void TextSearchTest::returnsTheLineOfAMatch()
{
    QFETCH(QString, text);
    QFETCH(QString, pattern);
    const DocumentMatches found = parseSearch(pattern, regular).find(text);
    QCOMPARE(found.matches.size(), 1);
    const SearchMatch &match = found.matches.first();
    QTEST(match.line, "line");
    QTEST(match.line.mid(match.lineMatchStart, match.lineMatchLength), "shown");
}

void TextSearchTest::sharesLongLines()
{
    const QString text = QStringLiteral("ab ").repeated(100'000);
    const DocumentMatches found = parseSearch(QStringLiteral("ab")).find(text);
    QCOMPARE(found.matches.size(), 100'000);
    QSet<const QChar *> copies;
    for (const SearchMatch &match : found.matches) {
        QCOMPARE(match.line.mid(match.lineMatchStart, match.lineMatchLength), QStringLiteral("ab"));
        copies.insert(match.line.constData());
    }
    QVERIFY2(copies.size() < 2000, qPrintable(QString::number(copies.size())));
}

void TextSearchTest::limitsTheNumberOfMatches()
{
    const TextSearch search = parseSearch(QStringLiteral("a"));
    QVERIFY(search.find(u"aaa", 2).isTruncated);
    QCOMPARE(search.find(u"aaa", 2).matches.size(), 2);
    QVERIFY(!search.find(u"aaa", 3).isTruncated);
    QVERIFY(search.find(u"a", 0).isTruncated);
    QVERIFY(!search.find(u"b", 0).isTruncated);
}

void TextSearchTest::replacesMatches_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<bool>("expression");
    QTest::addColumn<QString>("replacement");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("result");

    QTest::newRow("plain text is literal") << "a" << false << "$1\\n${x}$$" << "a." << "$1\\n${x}$$.";
    QTest::newRow("nothing") << "a" << false << "" << "abac" << "bc";
    QTest::newRow("groups") << "(\\w+) (\\w+)" << true << "$2 \\1" << "one two, three four" << "two one, four three";
    QTest::newRow("the whole") << "\\w+" << true << "<$0>" << "a b" << "<a> <b>";
    QTest::newRow("names") << "(?<first>\\w)(?<rest>\\w*)" << true << "${rest}${first}" << "abc" << "bca";
    QTest::newRow("numbers in braces") << "(a)" << true << "${1}0" << "a" << "a0";
    QTest::newRow("a group that did not match") << "(a)|(b)" << true << "[$1$2]" << "ab" << "[a][b]";
    QTest::newRow("tab and line end") << "," << true << "\\t\\n" << "a,b" << "a\t\nb";
    QTest::newRow("the text's own line end") << "," << true << "\\n" << "x\r\na,b" << "x\r\na\r\nb";
    QTest::newRow("the signs themselves") << "a" << true << "$$1\\\\n" << "a" << "$1\\n";
    QTest::newRow("meaningless characters") << "a" << true << "$ $x \\q ${ ${} \\" << "a" << "$ $x \\q ${ ${} \\";
    QTest::newRow("group in pictures") << QStringLiteral("(😀)x") << true << "$1$1" << QStringLiteral("😁😀x") << QStringLiteral("😁😀😀");
}

void TextSearchTest::replacesMatches()
{
    QFETCH(QString, pattern);
    QFETCH(bool, expression);
    QFETCH(QString, replacement);
    QFETCH(QString, text);
    const TextSearch search = parseSearch(pattern, {.isRegularExpression = expression});
    QVERIFY(search.checkReplacement(replacement));
    QTEST(replaceMatches(text, search, replacement), "result");
}

void TextSearchTest::rejectsInvalidReplacements_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("replacement");
    QTest::addColumn<QString>("named");
    QTest::addColumn<qsizetype>("offset");

    QTest::newRow("number") << "(a)" << "x$2" << "group 2," << qsizetype(1);
    QTest::newRow("backslash") << "(a)" << "\\1\\3\\4" << "group 3," << qsizetype(2);
    QTest::newRow("all digits count") << "(a)" << "$10" << "group 10," << qsizetype(0);
    QTest::newRow("no group at all") << "a" << "$1" << "no groups" << qsizetype(0);
    QTest::newRow("name") << "(?<x>a)" << "${x}${y}" << "group y," << qsizetype(4);
    QTest::newRow("beyond numbers") << "(a)" << "$99999999999999" << "group 99999999999999," << qsizetype(0);
}

void TextSearchTest::rejectsInvalidReplacements()
{
    QFETCH(QString, pattern);
    QFETCH(QString, replacement);
    QFETCH(QString, named);
    const Status status = parseSearch(pattern, regular).checkReplacement(replacement);
    QVERIFY(!status);
    QVERIFY2(status.error().message.contains(named), qPrintable(status.error().message));
    QTEST(status.error().location.range.start.offset, "offset");
}

void TextSearchTest::findsTheNextMatch_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("text");
    QTest::addColumn<qsizetype>("from");
    QTest::addColumn<bool>("wrap");
    QTest::addColumn<QString>("found");

    QTest::newRow("at the place") << "a" << "a a" << qsizetype(0) << true << "0-1";
    QTest::newRow("behind it") << "a" << "a a" << qsizetype(1) << true << "2-3";
    QTest::newRow("round the end") << "a" << "a a " << qsizetype(3) << true << "0-1";
    QTest::newRow("not round the end") << "a" << "a a " << qsizetype(3) << false << "none";
    QTest::newRow("nowhere") << "b" << "a a " << qsizetype(3) << true << "none";
    QTest::newRow("beyond the end") << "a" << "a" << qsizetype(9) << true << "0-1";
    QTest::newRow("before the beginning") << "a" << "a" << qsizetype(-2) << true << "0-1";
    QTest::newRow("inside a character") << "." << QStringLiteral("😀b") << qsizetype(1) << true << "2-3";
    QTest::newRow("the text before counts") << "(?<=a)b" << "ab" << qsizetype(1) << true << "1-2";
    QTest::newRow("not empty") << "^|b" << "ab" << qsizetype(0) << true << "1-2";
}

void TextSearchTest::findsTheNextMatch()
{
    QFETCH(QString, pattern);
    QFETCH(QString, text);
    QFETCH(qsizetype, from);
    QFETCH(bool, wrap);
    QTEST(rangeText(parseSearch(pattern, regular).next(text, from, wrap)), "found");
}

void TextSearchTest::findsThePreviousMatch_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("text");
    QTest::addColumn<qsizetype>("from");
    QTest::addColumn<bool>("wrap");
    QTest::addColumn<QString>("found");

    QTest::newRow("ends at the place") << "a" << "a a" << qsizetype(3) << true << "2-3";
    QTest::newRow("before it") << "a" << "a a" << qsizetype(2) << true << "0-1";
    QTest::newRow("round the beginning") << "a" << "a a" << qsizetype(0) << true << "2-3";
    QTest::newRow("not round the beginning") << "a" << "a a" << qsizetype(0) << false << "none";
    QTest::newRow("nowhere") << "b" << "a a" << qsizetype(1) << true << "none";
    QTest::newRow("across the place") << "ab" << "ab ab" << qsizetype(4) << true << "0-2";
    QTest::newRow("as found from the beginning") << "aa" << "aaaaa" << qsizetype(5) << true << "2-4";
    QTest::newRow("beyond the end") << "a" << "a" << qsizetype(9) << true << "0-1";
    QTest::newRow("lines") << "\n" << "a\nb\n" << qsizetype(3) << true << "1-2";
}

void TextSearchTest::findsThePreviousMatch()
{
    QFETCH(QString, pattern);
    QFETCH(QString, text);
    QFETCH(qsizetype, from);
    QFETCH(bool, wrap);
    QTEST(rangeText(parseSearch(pattern, regular).previous(text, from, wrap)), "found");
    QTEST(rangeText(parseSearch(pattern).previous(text, from, wrap)), "found");
}

/// Plain text is searched backward in chunks; chunk boundaries must not affect the matches.
void TextSearchTest::searchesLongTextsBackward()
{
    const QString lines = QStringLiteral("nothing here\n").repeated(30'000);
    const QString text = QStringLiteral("aaa needle\n") + lines;
    QCOMPARE(rangeText(parseSearch(QStringLiteral("needle")).previous(text, text.size())), QStringLiteral("4-10"));
    QCOMPARE(rangeText(parseSearch(QStringLiteral("aa")).previous(text, text.size())), QStringLiteral("0-2"));
    QCOMPARE(rangeText(parseSearch(QStringLiteral("needle")).previous(QStringLiteral("needle").repeated(50'000), 3)),
        QStringLiteral("299994-300000"));
    const auto place = parseSearch(QStringLiteral("nothing")).previous(text, text.size());
    QCOMPARE(place->start.line, 30'001);
    QCOMPARE(place->start.column, 1);
}

void TextSearchTest::reportsPatternsOverTheMatchLimit_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("text");
    QTest::addColumn<qsizetype>("before"); ///< number of matches found before the error

    const QString bad = QStringLiteral("a").repeated(5000) + u'!';
    QTest::newRow("nested repetitions") << "(a+)+$" << bad << qsizetype(0);
    QTest::newRow("alternatives that overlap") << "(a|aa)+$" << bad << qsizetype(0);
    QTest::newRow("matches before") << "(a+)+$" << "a\na\n" + bad << qsizetype(2);
    QTest::newRow("words") << "(\\w+\\s?)+$" << QStringLiteral("word ").repeated(2000) + u'!' << qsizetype(0);
    QTest::newRow("deep recursion") << "^(\\((?:[^()]|(?1))*\\))$" << QStringLiteral("(").repeated(500'000) << qsizetype(0);
}

void TextSearchTest::reportsPatternsOverTheMatchLimit()
{
    QFETCH(QString, pattern);
    QFETCH(QString, text);
    const TextSearch search = parseSearch(pattern, regular);
    const DocumentMatches found = search.find(text); // PCRE's match limit stops the search
    QVERIFY(!found.problem.isEmpty());
    QTEST(found.matches.size(), "before");
    const QString reach = found.matches.isEmpty() ? QStringLiteral("so the search was stopped.") : QStringLiteral("so only the matches up to line 2 were found.");
    QVERIFY2(found.problem.contains(reach), qPrintable(found.problem));
}

/// Unpaired surrogates must neither hide matches nor cause a crash.
void TextSearchTest::handlesUnpairedSurrogates()
{
    const QString text = QString(QChar(0xD83D)) + QStringLiteral("a😀") + QChar(0xDE00) + u'a' + QChar(0xD83D);
    QCOMPARE(textsOf(text, parseSearch(QStringLiteral("a")).find(text)), QStringLiteral("a|a"));
    const QString same = QStringLiteral("$0");
    for (const SearchMatch &match : parseSearch(QStringLiteral("."), regular).find(text, 100, &same).matches)
        QCOMPARE(match.replacement, text.mid(match.range.start.offset, match.replacement.size()));
    QCOMPARE(rangeText(parseSearch(QStringLiteral("a")).next(text, 2)), QStringLiteral("5-6"));
    QCOMPARE(rangeText(parseSearch(QStringLiteral("a")).previous(text, 5)), QStringLiteral("1-2"));
}

void TextSearchTest::findsInWorkspace_data()
{
    QTest::addColumn<SearchScope>("scope");
    QTest::addColumn<QString>("found");

    QTest::newRow("everywhere") << SearchScope() << "agents/critic.md:2 layers/soul.md:1 layersmore/x.md:1";
    QTest::newRow("kinds") << SearchScope{.kinds = {DocumentKind::Layer}} << "layers/soul.md:1";
    QTest::newRow("folder") << SearchScope{.folder = QStringLiteral("layers")} << "layers/soul.md:1";
    QTest::newRow("folder with its slash") << SearchScope{.folder = QStringLiteral("layers/")} << "layers/soul.md:1";
    QTest::newRow("no such folder") << SearchScope{.folder = QStringLiteral("x")} << "";
}

void TextSearchTest::findsInWorkspace()
{
    QFETCH(SearchScope, scope);
    QTEST(summary(findInWorkspace(threeDocuments(), parseSearch(QStringLiteral("kind")), scope)), "found");
}

void TextSearchTest::limitsMatchesInTheWorkspace()
{
    const auto found = [](qsizetype most) {
        return summary(findInWorkspace(threeDocuments(), parseSearch(QStringLiteral("kind")), {.maximumMatches = most}));
    };
    QCOMPARE(found(1), QStringLiteral("agents/critic.md:1+"));
    QCOMPARE(found(2), QStringLiteral("agents/critic.md:2 layers/soul.md:0+"));
    QCOMPARE(found(4), QStringLiteral("agents/critic.md:2 layers/soul.md:1 layersmore/x.md:1"));
}

void TextSearchTest::stopsWhenCanceled()
{
    int asked = 0;
    const SearchScope scope{.isCanceled = [&asked] { return ++asked > 1; }};
    QCOMPARE(summary(findInWorkspace(threeDocuments(), parseSearch(QStringLiteral("kind")), scope)),
        QStringLiteral("agents/critic.md:2"));
    QCOMPARE(asked, 2);
}

void TextSearchTest::doesNotReplaceInOtherEncodings()
{
    const Workspace workspace = workspaceOf({{QStringLiteral("a.bin"), QByteArray("kind\0\xff", 6)},
        {QStringLiteral("latin.md"), "kind gr\xfc\xdf" "e\n"}, {QStringLiteral("latin2.md"), "gr\xfc\xdf" "e\n"}});
    const TextSearch search = parseSearch(QStringLiteral("kind"));
    const QString replacement = QStringLiteral("good");
    QCOMPARE(summary(findInWorkspace(workspace, search)), QStringLiteral("latin.md:1"));
    QCOMPARE(summary(findInWorkspace(workspace, search, {}, &replacement)), QStringLiteral("latin.md:0!"));
}

void TextSearchTest::doesNotReplaceOutsideTheWorkspace()
{
    const Workspace workspace = workspaceOf({{QStringLiteral("/elsewhere/a.md"), "kind\n"}, {QStringLiteral("layers/b.md"), "kind\n"}});
    const TextSearch search = parseSearch(QStringLiteral("kind"));
    const QString replacement = QStringLiteral("good");
    QCOMPARE(summary(findInWorkspace(workspace, search)), QStringLiteral("/elsewhere/a.md:1 layers/b.md:1"));
    const QList<DocumentMatches> found = findInWorkspace(workspace, search, {}, &replacement);
    QCOMPARE(summary(found), QStringLiteral("/elsewhere/a.md:0! layers/b.md:1"));
    QVERIFY(found.constFirst().problem.contains(QStringLiteral("outside the workspace")));
    QCOMPARE(planReplacements(found).paths(), QStringList{QStringLiteral("layers/b.md")});
}

void TextSearchTest::convertsReplacementsToEdits()
{
    const QString replacement = QStringLiteral("good");
    const Workspace workspace = threeDocuments();
    QList<DocumentMatches> found = findInWorkspace(workspace, parseSearch(QStringLiteral("kind")), {}, &replacement);
    found[0].matches.removeFirst(); // the user has excluded this match
    found[1].matches.clear();
    const WorkspaceChange change = planReplacements(found);
    QCOMPARE(change.paths(), (QStringList{QStringLiteral("agents/critic.md"), QStringLiteral("layersmore/x.md")}));
    const Result<Workspace> changed = withChange(workspace, change);
    QVERIFY(changed);
    QCOMPARE(changed->document(QStringLiteral("agents/critic.md"))->body().toString(), QStringLiteral("Be kind, be good.\n"));
}

void TextSearchTest::searchesInLinearTime_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<bool>("expression");
    QTest::addColumn<bool>("words");

    QTest::newRow("plain, rare") << "line 31999 " << false << false;
    QTest::newRow("plain, everywhere") << "e" << false << false;
    QTest::newRow("whole words") << "agent" << false << true;
    QTest::newRow("expression, rare") << "\\b31\\d99\\b" << true << false;
    QTest::newRow("expression, everywhere") << "\\w+" << true << false;
    QTest::newRow("lines") << "^.*alone\\.$" << true << false;
}

/// Searches ten megabytes in memory. Prints the time, which must be linear.
void TextSearchTest::searchesInLinearTime()
{
    QFETCH(QString, pattern);
    QFETCH(bool, expression);
    QFETCH(bool, words);
    static const QString text = longText();
    const TextSearch search = parseSearch(pattern, {.isRegularExpression = expression, .matchesWholeWords = words});
    DocumentMatches found;
    const double grows = growth(text.size(), [&](qsizetype size) { found = search.find(text.left(size), 1'000'000); });
    const double next = minimumCpuTime([&] { QVERIFY(search.next(text, text.size() / 2)); }, 1);
    const double previous = minimumCpuTime([&] { QVERIFY(search.previous(text, text.size())); }, 1);
    qInfo("%lld matches, %.1f times as long in four times the text; next %.0f ms, previous %.0f ms", static_cast<long long>(found.matches.size()), grows,
        next * 1e3, previous * 1e3);
    QVERIFY(found.problem.isEmpty());
    QVERIFY2(grows < linearGrowth, qPrintable(QString::number(grows)));
}

OUTCROP_TEST(TextSearchTest, NoApplication)

} // namespace tst_textsearch

#include "tst_textsearch.moc"
