// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/tokenizerfilesteps.h"

#include "core/tokens/tokenizerfilesplit.h"
#include "core/tokens/tokensmessages.h"

#include <QStringList>

#include <array>
#include <optional>

namespace outcrop {
namespace {

/// The split pattern of GPT-2, the default of ByteLevel.
const char *const gpt2Split = R"('s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+)";

QStringList splitEachPiece(const QStringList &pieces, const std::function<QStringList(const QString &)> &cut)
{
    QStringList all;
    for (const QString &piece : pieces)
        all += cut(piece);
    return all;
}

QStringList toStrings(const QList<QStringView> &views)
{
    QStringList strings;
    for (const QStringView view : views)
        strings.append(view.toString());
    return strings;
}

/// Combines the steps of a sequence. Nested sequences are rejected: no known tokenizer uses them, and deep nesting would overflow the stack.
template<typename Value>
Result<Step<Value>> readSequence(const QString &name, const TokenizerJson &parts, Result<Step<Value>> (*readStep)(const TokenizerJson &))
{
    QList<Step<Value>> steps;
    for (const TokenizerJson &part : parts) {
        if (textOf(part, "type") == u"Sequence")
            return unsupportedError(name, tokensmessages::sequenceInSequence());
        const Result<Step<Value>> step = readStep(part);
        if (!step)
            return step.error();
        steps.append(*step);
    }
    return Step<Value>([steps](Value value) {
        for (const Step<Value> &step : steps)
            value = step(value);
        return value;
    });
}

// Functions that read normalizers.

std::optional<QString::NormalizationForm> unicodeForm(const QString &name)
{
    if (name == u"NFC")
        return QString::NormalizationForm_C;
    if (name == u"NFD")
        return QString::NormalizationForm_D;
    if (name == u"NFKC")
        return QString::NormalizationForm_KC;
    if (name == u"NFKD")
        return QString::NormalizationForm_KD;
    return std::nullopt;
}

Result<TextStep> readReplace(const TokenizerJson &part)
{
    const QString before = textOf(memberOf(part, "pattern"), "String");
    const QString after = textOf(part, "content");
    if (before.isEmpty())
        return unsupportedError(QStringLiteral("normalizer.pattern"), tokensmessages::regularExpression());
    return TextStep([before, after](const QString &text) { return QString(text).replace(before, after); });
}

// Functions that read pre-tokenizers, which split the text before merging.

/// Converts bytes to the printable characters that represent them in a byte-level vocabulary.
QString byteAlphabet(const QString &text)
{
    static const std::array<char16_t, 256> letters = [] {
        std::array<char16_t, 256> all = {};
        char16_t next = 256;
        for (int byte = 0; byte < 256; ++byte) {
            const bool isPrintable = (byte >= 0x21 && byte <= 0x7E) || (byte >= 0xA1 && byte <= 0xAC) || byte >= 0xAE;
            all[static_cast<size_t>(byte)] = isPrintable ? static_cast<char16_t>(byte) : next++;
        }
        return all;
    }();
    QString written;
    for (const char byte : text.toUtf8())
        written += QChar(letters[static_cast<unsigned char>(byte)]);
    return written;
}

Result<SplitStep> readByteLevel(const TokenizerJson &part)
{
    const bool addsSpace = boolOf(part, "add_prefix_space", true);
    const bool splitsText = boolOf(part, "use_regex", true);
    const Result<TextSplitter> split = TextSplitter::fromPattern(QString::fromLatin1(gpt2Split));
    if (!split)
        return split.error();
    return SplitStep([addsSpace, splitsText, split = *split](const QStringList &pieces) {
        return splitEachPiece(pieces, [&](const QString &piece) {
            const QString text = addsSpace && !piece.startsWith(u' ') ? u' ' + piece : piece;
            QStringList parts = splitsText ? toStrings(split.pieces(text)) : QStringList{text};
            for (QString &cut : parts)
                cut = byteAlphabet(cut);
            return parts;
        });
    });
}

Result<TextSplitter> readPattern(const TokenizerJson &pattern)
{
    const QString expression = textOf(pattern, "Regex");
    return expression.isEmpty() ? Result<TextSplitter>(TextSplitter::fromText(textOf(pattern, "String"))) : TextSplitter::fromPattern(expression);
}

Result<SplitStep> readSplit(const TokenizerJson &part)
{
    const Result<TextSplitter> split = readPattern(memberOf(part, "pattern"));
    if (!split)
        return split.error();
    const QString behavior = textOf(part, "behavior");
    const bool ends = behavior == u"MergedWithPrevious";
    if ((behavior != u"Isolated" && !ends) || (ends && boolOf(part, "invert", false)))
        return unsupportedError(QStringLiteral("pre_tokenizer.behavior"), behavior);
    return SplitStep([split = *split, ends](const QStringList &pieces) {
        return splitEachPiece(pieces, [&](const QString &piece) { return toStrings(ends ? split.piecesEndingWith(piece) : split.pieces(piece)); });
    });
}

Result<SplitStep> readDigits(const TokenizerJson &part)
{
    const Result<TextSplitter> split =
        TextSplitter::fromPattern(boolOf(part, "individual_digits", false) ? QStringLiteral("\\p{N}") : QStringLiteral("\\p{N}+"));
    if (!split)
        return split.error();
    return SplitStep([split = *split](const QStringList &pieces) {
        return splitEachPiece(pieces, [&](const QString &piece) { return toStrings(split.pieces(piece)); });
    });
}

/// Splits before each mark.
QStringList splitBefore(const QString &text, QChar mark)
{
    QStringList pieces;
    qsizetype start = 0;
    for (qsizetype at = text.indexOf(mark, 1); at >= 0; at = text.indexOf(mark, at + 1)) {
        pieces.append(text.mid(start, at - start));
        start = at;
    }
    pieces.append(text.mid(start));
    return pieces;
}

Result<SplitStep> readMetaspace(const TokenizerJson &part)
{
    const QString mark = textOf(part, "replacement");
    if (mark.size() != 1)
        return unsupportedError(QStringLiteral("pre_tokenizer.replacement"), mark);
    const QString olderScheme = boolOf(part, "add_prefix_space", true) ? QStringLiteral("always") : QStringLiteral("never");
    const QString scheme = part.contains("prepend_scheme") ? textOf(part, "prepend_scheme") : olderScheme;
    const bool splitsText = boolOf(part, "split", true);
    return SplitStep([mark, scheme, splitsText](const QStringList &pieces) {
        bool isFirst = true;
        return splitEachPiece(pieces, [&](QString piece) {
            piece.replace(u' ', mark);
            const bool isWanted = scheme == u"always" || (scheme == u"first" && isFirst);
            isFirst = false;
            if (isWanted && !piece.startsWith(mark))
                piece.prepend(mark);
            return splitsText ? splitBefore(piece, mark[0]) : QStringList{piece};
        });
    });
}

} // namespace

QString textOf(const TokenizerJson &object, const char *key)
{
    const TokenizerJson &value = memberOf(object, key);
    return value.is_string() ? QString::fromStdString(value.get_ref<const std::string &>()) : QString();
}

bool boolOf(const TokenizerJson &object, const char *key, bool otherwise)
{
    const TokenizerJson &value = memberOf(object, key);
    return value.is_boolean() ? value.get<bool>() : otherwise;
}

const TokenizerJson &memberOf(const TokenizerJson &object, const char *key)
{
    static const TokenizerJson nullJson;
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() ? *found : nullJson;
}

Error unsupportedError(const QString &part, const QString &value)
{
    return {ErrorCode::Invalid, tokensmessages::unsupportedValue(part, value.isEmpty() ? tokensmessages::emptyValue() : value), {}};
}

Result<TextStep> readNormalizer(const TokenizerJson &part)
{
    if (part.is_null())
        return TextStep([](const QString &text) { return text; });
    const QString type = textOf(part, "type");
    if (const std::optional<QString::NormalizationForm> form = unicodeForm(type))
        return TextStep([form](const QString &text) { return text.normalized(*form); });
    if (type == u"Sequence")
        return readSequence(QStringLiteral("normalizer"), memberOf(part, "normalizers"), readNormalizer);
    if (type == u"Replace")
        return readReplace(part);
    if (type == u"Lowercase")
        return TextStep([](const QString &text) { return text.toLower(); });
    if (type == u"Prepend") {
        const QString prefix = textOf(part, "prepend");
        return TextStep([prefix](const QString &text) -> QString { return text.isEmpty() ? text : prefix + text; });
    }
    return unsupportedError(QStringLiteral("normalizer.type"), type);
}

Result<SplitStep> readPreTokenizer(const TokenizerJson &part)
{
    if (part.is_null())
        return SplitStep([](const QStringList &pieces) { return pieces; });
    const QString type = textOf(part, "type");
    if (type == u"Sequence")
        return readSequence(QStringLiteral("pre_tokenizer"), memberOf(part, "pretokenizers"), readPreTokenizer);
    if (type == u"ByteLevel")
        return readByteLevel(part);
    if (type == u"Split")
        return readSplit(part);
    if (type == u"Digits")
        return readDigits(part);
    if (type == u"Metaspace")
        return readMetaspace(part);
    return unsupportedError(QStringLiteral("pre_tokenizer.type"), type);
}

} // namespace outcrop
