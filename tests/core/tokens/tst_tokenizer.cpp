// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/encodingtable.h"
#include "core/tokens/piecemerge.h"
#include "core/tokens/tokenizer.h"
#include "tests/support/testregistry.h"
#include "tests/support/tokenreference.h"
#include "tests/support/tokentexts.h"

#include <QTest>

#include <thread>

using namespace outcrop;
using namespace outcrop::testing;
using namespace Qt::StringLiterals;

namespace tst_tokenizer {

namespace {

Tokenizer tokenizerOf(const QString &name)
{
    return Tokenizer(*Encoding::fromName(name));
}

Tokenizer o200k()
{
    return tokenizerOf(u"o200k_base"_s);
}

/// Returns the number of merge steps for a piece of `size` bytes that repeats `unit`.
qint64 stepsOf(const QByteArray &unit, qsizetype size)
{
    PieceMerge merge(Encoding::fromName(u"o200k_base"_s)->table().ranks);
    const QByteArray piece = unit.repeated(size / unit.size() + 1).first(size);
    merge.count(piece.data(), piece.size());
    return merge.steps();
}

QByteArray randomIdeographs(qsizetype count)
{
    TokenTexts random(5);
    QString text;
    for (qsizetype i = 0; i < count; ++i)
        text += QChar(char16_t(0x4e00 + random.below(0x5200)));
    return text.toUtf8();
}

} // namespace

class TestTokenizer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void encodesKnownIds_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<TokenId>>("o200k");
        QTest::addColumn<QList<TokenId>>("cl100k");
        using Ids = QList<TokenId>;

        QTest::newRow("nothing") << u""_s << Ids{} << Ids{};
        QTest::newRow("words") << u"hello world"_s << Ids{24912, 2375} << Ids{15339, 1917};
        QTest::newRow("contraction") << u"I don't"_s << Ids{40, 4128} << Ids{40, 1541, 956};
        QTest::newRow("Chinese") << u"\u4f60\u597d\uff0c\u4e16\u754c"_s << Ids{177519, 979, 28428} << Ids{57668, 53901, 3922, 3574, 244, 98220};
        QTest::newRow("emoji") << u"\U0001f469\u200d\U0001f680"_s << Ids{28823, 102, 2524, 112927, 222} << Ids{9468, 239, 102, 378, 235, 9468, 248, 222};
        QTest::newRow("special token as text") << u"<|endoftext|>"_s << Ids{27, 91, 419, 1440, 919, 91, 29} << Ids{27, 91, 8862, 728, 428, 91, 29};
    }

    void encodesKnownIds()
    {
        QFETCH(QString, text);
        QFETCH(QList<TokenId>, o200k);
        QFETCH(QList<TokenId>, cl100k);
        Tokenizer newer = tokenizerOf(u"o200k_base"_s);
        Tokenizer older = tokenizerOf(u"cl100k_base"_s);
        QCOMPARE(newer.encode(text), o200k);
        QCOMPARE(older.encode(text), cl100k);
        QCOMPARE(newer.count(text), o200k.size());
        QCOMPARE(older.count(text), cl100k.size());
        QCOMPARE(newer.decode(o200k), text.toUtf8());
    }

    void encodesSpecialTokens()
    {
        Tokenizer tokenizer = tokenizerOf(u"o200k_harmony"_s);
        const QString text = u"<|start|>user<|message|>hello<|end|><|start"_s;
        QList<TokenId> expected = {200006};
        expected += tokenizer.encode(u"user"_s) + QList<TokenId>{200008} + tokenizer.encode(u"hello"_s) + QList<TokenId>{200007};
        expected += tokenizer.encode(u"<|start"_s);
        QCOMPARE(tokenizer.encode(text, SpecialTokens::AsTokens), expected);
        QCOMPARE(tokenizer.count(text, SpecialTokens::AsTokens), expected.size());
        QCOMPARE(tokenizer.decode(expected), text.toUtf8());
        QVERIFY(tokenizer.count(text) > expected.size());
    }

    void replacesInvalidUtf8_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("text");

        QTest::newRow("lone continuation") << QByteArray("a\x80z") << u"a\ufffdz"_s;
        QTest::newRow("three bytes cut short") << QByteArray("a\xe4\xbdz") << u"a\ufffdz"_s;
        QTest::newRow("cut short at the end") << QByteArray("a\xf0\x9f\x98") << u"a\ufffd"_s;
        QTest::newRow("overlong") << QByteArray("\xc0\xaf") << u"\ufffd\ufffd"_s;
        QTest::newRow("overlong, three bytes") << QByteArray("\xe0\x80\xaf") << u"\ufffd\ufffd\ufffd"_s;
        QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80") << u"\ufffd\ufffd\ufffd"_s;
        QTest::newRow("beyond Unicode") << QByteArray("\xf4\x90\x80\x80") << u"\ufffd\ufffd\ufffd\ufffd"_s;
        QTest::newRow("never valid") << QByteArray("\xff\xfe") << u"\ufffd\ufffd"_s;
        QTest::newRow("a lead byte before another") << QByteArray("\xe4\xe4\xbd\xa0") << u"\ufffd\u4f60"_s;
    }

    void replacesInvalidUtf8()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, text);
        Tokenizer tokenizer = o200k();
        QCOMPARE(tokenizer.encode(QByteArrayView(bytes)), tokenizer.encode(text));
        QCOMPARE(tokenizer.count(QByteArrayView(bytes)), tokenizer.count(text));
    }

    void replacesUnpairedSurrogates()
    {
        Tokenizer tokenizer = o200k();
        const QString low = u"a"_s + QChar(0xdc00) + u"z"_s;
        const QString high = u"a"_s + QChar(0xd800);
        QCOMPARE(tokenizer.encode(low), tokenizer.encode(u"a\ufffdz"_s));
        QCOMPARE(tokenizer.encode(high), tokenizer.encode(u"a\ufffd"_s));
    }

    void returnsTokenBoundaries_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<qsizetype>>("ends");
        using Ends = QList<qsizetype>;

        QTest::newRow("nothing") << u""_s << Ends{};
        QTest::newRow("words") << u"hello world"_s << Ends{5, 11};
        QTest::newRow("two bytes") << u"caf\u00e9s"_s << Ends{3, 5};
        QTest::newRow("tokens inside a character") << u"a\U00013000b"_s << Ends{1, 3, 3, 3, 3, 4};
    }

    void returnsTokenBoundaries()
    {
        QFETCH(QString, text);
        QFETCH(QList<qsizetype>, ends);
        QCOMPARE(o200k().boundaries(text), ends);
    }

    void truncatesText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("tokens");
        QTest::addColumn<QString>("kept");

        QTest::newRow("none") << u"hello world"_s << qint64(0) << u""_s;
        QTest::newRow("one") << u"hello world"_s << qint64(1) << u"hello"_s;
        QTest::newRow("all") << u"hello world"_s << qint64(2) << u"hello world"_s;
        QTest::newRow("more") << u"hello world"_s << qint64(9) << u"hello world"_s;
        QTest::newRow("not inside a character") << u"a\U00013000b"_s << qint64(2) << u"a"_s;
    }

    void truncatesText()
    {
        QFETCH(QString, text);
        QFETCH(qint64, tokens);
        QFETCH(QString, kept);
        QCOMPARE(o200k().truncated(text, tokens).toString(), kept);
    }

    void truncatedTextsStayWithinTheLimit()
    {
        Tokenizer tokenizer = o200k();
        TokenTexts texts(3);
        for (int i = 0; i < 2000; ++i) {
            const QString text = texts.nextString();
            const qint64 limit = qint64(texts.below(30));
            const QStringView kept = tokenizer.truncated(text, limit);
            QVERIFY(text.startsWith(kept));
            QVERIFY(tokenizer.count(kept) <= limit);
        }
    }

    /// Compares the tokens of generated texts with those of the reference.
    void matchesTheReferenceTokenizer_data()
    {
        QTest::addColumn<QString>("encoding");
        QTest::newRow("o200k_base") << u"o200k_base"_s;
        QTest::newRow("cl100k_base") << u"cl100k_base"_s;
    }

    void matchesTheReferenceTokenizer()
    {
        QFETCH(QString, encoding);
        const TokenReference reference(*Encoding::fromName(encoding));
        Tokenizer tokenizer = tokenizerOf(encoding);
        TokenTexts texts(11);
        for (int i = 0; i < 4000; ++i) {
            const std::u32string characters = texts.next(i % 100 == 0 ? 300 : 40);
            const QString text = stringOf(characters);
            const QList<TokenId> expected = reference.encode(characters);
            QVERIFY2(tokenizer.encode(text) == expected, qPrintable(text));
            QCOMPARE(tokenizer.count(text), expected.size());
            QCOMPARE(tokenizer.count(QByteArrayView(text.toUtf8())), expected.size());
        }
    }

    /// The number of steps is linear, even for texts for which a direct implementation of the definition is quadratic.
    void encodesLongPiecesInLinearTime_data()
    {
        QTest::addColumn<QByteArray>("unit");
        QTest::newRow("one letter") << QByteArray("a");
        QTest::newRow("spaces") << QByteArray(" ");
        QTest::newRow("two letters") << QByteArray("ab");
        QTest::newRow("a word") << QByteArray("abracadabra");
        QTest::newRow("ideographs") << randomIdeographs(100000);
        QTest::newRow("zeroes") << QByteArray(1, '\0');
    }

    void encodesLongPiecesInLinearTime()
    {
        QFETCH(QByteArray, unit);
        const qint64 once = stepsOf(unit, 250000);
        QVERIFY(once > 0);
        QVERIFY(stepsOf(unit, 1000000) <= 5 * once);
    }

    void tokenizersAreIndependent()
    {
        const QString text = TokenTexts(9).nextString(20000);
        const qint64 expected = o200k().count(text);
        QList<qint64> counts(4);
        qint64 *first = counts.data();
        std::vector<std::thread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([=] { first[i] = o200k().count(text); });
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(counts, QList<qint64>(4, expected));
    }
};

OUTCROP_TEST(TestTokenizer, NoApplication)

} // namespace tst_tokenizer

#include "tst_tokenizer.moc"
