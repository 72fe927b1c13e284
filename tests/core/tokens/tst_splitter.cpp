// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/splitter.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <array>
#include <random>

using namespace outcrop;
using namespace Qt::StringLiterals;

namespace tst_splitter {

namespace {

template<typename Splitter>
QString piecesOf(const QByteArray &utf8)
{
    const char *end = utf8.data() + utf8.size();
    QStringList pieces;
    const auto add = [&](const char *piece, qsizetype size) { pieces.append(QString::fromUtf8(piece, size)); };
    forEachPiece(Splitter(CharacterClasses::unicode16(), end), utf8.data(), end, add);
    return pieces.join(u'|');
}

/// Returns the pieces of a text, split one by one instead of in blocks.
template<typename Splitter>
QString piecesOneByOne(const QByteArray &utf8)
{
    const char *end = utf8.data() + utf8.size();
    const Splitter splitter(CharacterClasses::unicode16(), end);
    QStringList pieces;
    for (const char *at = utf8.data(); at != end;) {
        const char *next = splitter.pieceEnd(at);
        pieces.append(QString::fromUtf8(at, next - at));
        at = next;
    }
    return pieces.join(u'|');
}

/// Returns a random sequence of a few parts, so that they occur in all combinations. Some parts are repeated until they exceed the block size.
QByteArray randomText(std::mt19937 &random, const QByteArrayList &parts)
{
    QByteArray text;
    while (text.size() < 200) {
        const bool isLong = random() % 32 == 0;
        text += parts[qsizetype(random() % size_t(parts.size()))].repeated(isLong ? int(random() % 80) : 1);
    }
    return text;
}

template<typename Splitter>
QString differenceOf(const QByteArray &text)
{
    const QString inBlocks = piecesOf<Splitter>(text);
    const QString oneByOne = piecesOneByOne<Splitter>(text);
    return inBlocks == oneByOne ? QString() : inBlocks + "\n"_L1 + oneByOne;
}

bool areEqual(const AsciiBlock &a, const AsciiBlock &b)
{
    const auto masks = [](const AsciiBlock &block) {
        return std::array{block.known, block.upperBits, block.lowerBits, block.digits, block.whiteBits, block.spaces, block.newlines, block.apostrophes};
    };
    return masks(a) == masks(b);
}

bool isOneOf(QChar::Category category, std::initializer_list<QChar::Category> categories)
{
    return std::find(categories.begin(), categories.end(), category) != categories.end();
}

CharacterClass qtCharacterClass(char32_t c)
{
    using enum CharacterClass;
    const QChar::Category category = QChar::category(c);
    if (isOneOf(category, {QChar::Letter_Uppercase, QChar::Letter_Titlecase}))
        return Upper;
    if (isOneOf(category, {QChar::Letter_Modifier, QChar::Letter_Other}))
        return Letter;
    if (isOneOf(category, {QChar::Mark_NonSpacing, QChar::Mark_SpacingCombining, QChar::Mark_Enclosing}))
        return Mark;
    if (isOneOf(category, {QChar::Number_DecimalDigit, QChar::Number_Letter, QChar::Number_Other}))
        return Number;
    if (c == U'\n' || c == U'\r')
        return Newline;
    if (isOneOf(category, {QChar::Separator_Space, QChar::Separator_Line, QChar::Separator_Paragraph}) || (c >= 9 && c <= 13) || c == 0x85)
        return Space;
    return category == QChar::Letter_Lowercase ? Lower : Other;
}

} // namespace

class TestSplitter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void splitsTextIntoPieces_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("o200k");
        QTest::addColumn<QString>("cl100k");
        const auto row = [](const char *name, const QString &text, const QString &o200k, const QString &cl100k) { QTest::newRow(name) << text << o200k << cl100k; };

        row("words", u"Hello big world"_s, u"Hello| big| world"_s, u"Hello| big| world"_s);
        row("camel case", u"helloWorld HTTPServer"_s, u"hello|World| HTTPServer"_s, u"helloWorld| HTTPServer"_s);
        row("capitals only", u"ABC DEF"_s, u"ABC| DEF"_s, u"ABC| DEF"_s);
        row("contraction", u"don't we'LL"_s, u"don't| we'LL"_s, u"don|'t| we|'LL"_s);
        row("long s", u"it'\u017f"_s, u"it'\u017f"_s, u"it|'\u017f"_s);
        row("contraction goes on", u"it'sx"_s, u"it's|x"_s, u"it|'s|x"_s);
        row("half a contraction", u"we'r it'l"_s, u"we|'r| it|'l"_s, u"we|'r| it|'l"_s);
        row("apostrophe alone", u"a' 'b"_s, u"a|'| '|b"_s, u"a|'| '|b"_s);
        row("contraction of nothing", u" 's"_s, u" '|s"_s, u" '|s"_s);
        row("caseless before capitals", u"\u6f22AB."_s, u"\u6f22|AB|."_s, u"\u6f22AB|."_s);
        row("caseless before a word", u"\u6f22ABc"_s, u"\u6f22ABc"_s, u"\u6f22ABc"_s);
        row("mark", u"a\u0301b \u0301 \u0301AB"_s, u"a\u0301b| \u0301| \u0301|AB"_s, u"a|\u0301b| \u0301| \u0301|AB"_s);
        row("digits", u"1234567 a1"_s, u"123|456|7| a|1"_s, u"123|456|7| a|1"_s);
        row("digit behind a space", u"a 1"_s, u"a| |1"_s, u"a| |1"_s);
        row("symbols", u"a --> (b)"_s, u"a| -->| (|b|)"_s, u"a| -->| (|b|)"_s);
        row("slash behind a break", u".\n/\nx"_s, u".\n/\n|x"_s, u".\n|/\n|x"_s);
        row("path", u"/usr/lib"_s, u"/usr|/lib"_s, u"/usr|/lib"_s);
        row("spaces before a word", u"a   b"_s, u"a|  | b"_s, u"a|  | b"_s);
        row("spaces at the end", u"a   "_s, u"a|   "_s, u"a|   "_s);
        row("breaks among spaces", u"a \n \n  b"_s, u"a| \n \n| | b"_s, u"a| \n \n| | b"_s);
        row("tab before a word", u"\tb\t\tc"_s, u"\tb|\t|\tc"_s, u"\tb|\t|\tc"_s);
        row("U+0085 is a blank", u"\u0085\u0085a"_s, u"\u0085|\u0085a"_s, u"\u0085|\u0085a"_s);
        row("U+FEFF is none", u" \ufeff "_s, u" \ufeff| "_s, u" \ufeff| "_s);
        row("U+180E is none", u" \u180e "_s, u" \u180e| "_s, u" \u180e| "_s);
        row("no-break spaces", u"\u00a0\u00a0\u00a0a"_s, u"\u00a0\u00a0|\u00a0a"_s, u"\u00a0\u00a0|\u00a0a"_s);
        row("emoji", u"a \U0001f600\U0001f600 b"_s, u"a| \U0001f600\U0001f600| b"_s, u"a| \U0001f600\U0001f600| b"_s);
        row("sixteen letters and more", u" abcdefghijklmnopqrstuvwxyz abcdefghijklmno"_s, u" abcdefghijklmnopqrstuvwxyz| abcdefghijklmno"_s,
            u" abcdefghijklmnopqrstuvwxyz| abcdefghijklmno"_s);
        row("a letter behind ASCII", u"the caf\u00e9 is open now, all day"_s, u"the| caf\u00e9| is| open| now|,| all| day"_s,
            u"the| caf\u00e9| is| open| now|,| all| day"_s);
    }

    void splitsTextIntoPieces()
    {
        QFETCH(QString, text);
        QFETCH(QString, o200k);
        QFETCH(QString, cl100k);
        QCOMPARE(piecesOf<O200kSplitter>(text.toUtf8()), o200k);
        QCOMPARE(piecesOf<Cl100kSplitter>(text.toUtf8()), cl100k);
    }

    void blockwiseSplittingGivesTheSamePieces_data()
    {
        QTest::addColumn<QByteArrayList>("parts");
        QTest::newRow("words and blanks") << QByteArrayList{"a", "B", " ", " ", "\t", "\n", "\r", "the", "Of"};
        QTest::newRow("contractions") << QByteArrayList{"'", "'", "s", "LL", "v", "e", "R", "x", " ", "'\u017f"};
        QTest::newRow("symbols and breaks") << QByteArrayList{"/", ";", "(", "\n", "\n", " ", "a", "1", "'"};
        QTest::newRow("digits") << QByteArrayList{"1", "2", "3", "45", "678", " ", "a", "."};
        QTest::newRow("others between") << QByteArrayList{
            "word", " ", "\n", "caf\u00e9", "\u0301", "\u2028", "\u00a0", "\u6f22", "'s", "A", "\u00c4", "7", "\u0663", "."};
    }

    void blockwiseSplittingGivesTheSamePieces()
    {
        QFETCH(QByteArrayList, parts);
        std::mt19937 random(1);
        for (int i = 0; i < 5000; ++i) {
            const QByteArray text = randomText(random, parts);
            QCOMPARE(differenceOf<O200kSplitter>(text), QString());
            QCOMPARE(differenceOf<Cl100kSplitter>(text), QString());
        }
    }

    void classifiesEveryByteInBlocks()
    {
        QByteArray text(AsciiBlock::size, 'x');
        for (int c = 0; c < 256; ++c) {
            for (int place = 0; place < text.size(); ++place) {
                text[place] = char(c);
                QVERIFY2(areEqual(AsciiBlock::read(text.constData()), AsciiBlock::readPortable(text.constData())), qPrintable(QString::number(c)));
                text[place] = 'x';
            }
        }
    }

    /// Qt may implement another version of Unicode. Characters that Qt does not have are not compared, and fewer than ten characters may differ.
    void classesMatchUnicode()
    {
        const CharacterClasses classes = CharacterClasses::unicode16();
        int differences = 0;
        for (char32_t c = 0; c < 0x110000; ++c) {
            const bool isKnown = QChar::unicodeVersion(c) != QChar::Unicode_Unassigned;
            differences += isKnown && classes.classOf(c) != qtCharacterClass(c);
        }
        QVERIFY2(differences < 10, qPrintable(QString::number(differences)));
    }
};

OUTCROP_TEST(TestSplitter, NoApplication)

} // namespace tst_splitter

#include "tst_splitter.moc"
