// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsonwords.h"

#include "core/responses/jsonunits.h"

#include <charconv>
#include <cmath>

namespace outcrop {
namespace {

struct Literal {
    QLatin1String word;
    QLatin1String meaning;
};

using namespace Qt::StringLiterals;

constexpr QLatin1String jsonLiterals[] = {"true"_L1, "false"_L1, "null"_L1};

constexpr Literal foreignLiterals[] = {
    {"True"_L1, "true"_L1},   {"TRUE"_L1, "true"_L1},       {"False"_L1, "false"_L1}, {"FALSE"_L1, "false"_L1}, {"None"_L1, "null"_L1},
    {"Null"_L1, "null"_L1},   {"NULL"_L1, "null"_L1},       {"nil"_L1, "null"_L1},    {"Nil"_L1, "null"_L1},    {"undefined"_L1, "null"_L1},
    {"none"_L1, "null"_L1},   {"NONE"_L1, "null"_L1},
};

constexpr QLatin1String nonFiniteWords[] = {"NaN"_L1, "nan"_L1, "NAN"_L1, "Infinity"_L1, "infinity"_L1, "INFINITY"_L1, "Inf"_L1, "inf"_L1};

Json meaningOf(QLatin1String word)
{
    return word == "true"_L1 ? Json(true) : word == "false"_L1 ? Json(false) : Json(nullptr);
}

JsonWord repairedWord(RepairRule rule, QLatin1String meaning)
{
    return {meaningOf(meaning), rule, meaning};
}

/// Returns the literal that begins with a truncated word, null for a single sign, or nullopt.
std::optional<JsonWord> completeLiteral(QStringView word)
{
    if (word == u"-" || word == u"+")
        return repairedWord(RepairRule::TruncatedNumber, "null"_L1);
    for (const QLatin1String literal : jsonLiterals) {
        if (literal.startsWith(word))
            return repairedWord(RepairRule::TruncatedLiteral, literal);
    }
    for (const Literal &other : foreignLiterals) {
        if (other.word.startsWith(word))
            return repairedWord(RepairRule::TruncatedLiteral, other.meaning);
    }
    for (const QLatin1String other : nonFiniteWords) {
        if (other.startsWith(word))
            return repairedWord(RepairRule::TruncatedLiteral, "null"_L1);
    }
    return {};
}

} // namespace

std::optional<JsonWord> readJsonLiteral(QStringView word, bool isTruncated)
{
    if (word.isEmpty() || word.size() > 9)
        return {};
    for (const QLatin1String literal : jsonLiterals) {
        if (word == literal)
            return JsonWord{meaningOf(literal)};
    }
    for (const Literal &other : foreignLiterals) {
        if (word == other.word)
            return repairedWord(RepairRule::OtherLiteral, other.meaning);
    }
    const QStringView unsignedWord = word[0] == u'-' || word[0] == u'+' ? word.sliced(1) : word;
    for (const QLatin1String other : nonFiniteWords) {
        if (unsignedWord == other)
            return repairedWord(RepairRule::NotANumber, "null"_L1);
    }
    return isTruncated ? completeLiteral(word) : std::nullopt;
}

bool isStringPrefix(QStringView word)
{
    if (word.isEmpty() || word.size() > 2)
        return false;
    return std::all_of(word.begin(), word.end(), [](QChar c) { return QStringView(u"fFbBuUrR").contains(c); });
}

namespace {

/// The parts of a number: sign, integer digits, decimal point, fraction, exponent. Each part may be missing.
struct NumberParts {
    bool isNegative = false;
    QStringView whole;
    bool hasPoint = false;
    QStringView fraction;
    bool hasExponent = false;
    QStringView exponent; // including its sign
};

QStringView consumeDigits(QStringView &rest)
{
    qsizetype count = 0;
    while (count < rest.size() && isDigit(rest[count].unicode()))
        ++count;
    const QStringView digits = rest.first(count);
    rest = rest.sliced(count);
    return digits;
}

bool consume(QStringView &rest, QStringView units)
{
    if (rest.isEmpty() || !units.contains(rest[0]))
        return false;
    rest = rest.sliced(1);
    return true;
}

/// Splits a number into its parts. Returns nullopt if the word contains other characters or has no digits before the exponent.
std::optional<NumberParts> splitNumber(QStringView word)
{
    NumberParts parts;
    parts.isNegative = consume(word, u"-");
    parts.whole = consumeDigits(word);
    parts.hasPoint = consume(word, u".");
    parts.fraction = parts.hasPoint ? consumeDigits(word) : QStringView();
    if (parts.whole.isEmpty() && parts.fraction.isEmpty())
        return {};
    parts.hasExponent = consume(word, u"eE");
    const QStringView exponent = word;
    if (parts.hasExponent)
        consume(word, u"+-");
    const bool hasDigits = parts.hasExponent && !consumeDigits(word).isEmpty();
    if (!word.isEmpty() || (parts.hasExponent && !hasDigits && exponent.size() > 1))
        return {};
    parts.exponent = exponent;
    return parts;
}

QByteArray latin1(QStringView text)
{
    return text.toLatin1();
}

/// Parses an integer if it fits into 64 bits.
template<typename T>
std::optional<Json> integer(const QByteArray &digits)
{
    T value = 0;
    const auto read = std::from_chars(digits.begin(), digits.end(), value);
    return read.ec == std::errc() && read.ptr == digits.end() ? std::optional(Json(value)) : std::nullopt;
}

/// Returns the power of ten of the first nonzero digit; -1e9 if all digits are zero.
double magnitude(const NumberParts &parts)
{
    const auto isNonZero = [](QChar c) { return c != u'0'; };
    double power = parts.exponent.toDouble();
    const auto first = std::find_if(parts.whole.begin(), parts.whole.end(), isNonZero);
    if (first != parts.whole.end())
        return power + double(parts.whole.end() - first - 1);
    const auto later = std::find_if(parts.fraction.begin(), parts.fraction.end(), isNonZero);
    return later == parts.fraction.end() ? -1e9 : power - double(later - parts.fraction.begin() + 1);
}

qsizetype significantDigits(const NumberParts &parts)
{
    const auto zeros = [](QStringView digits) { return std::find_if(digits.begin(), digits.end(), [](QChar c) { return c != u'0'; }) - digits.begin(); };
    const qsizetype leadingZeros = zeros(parts.whole);
    return leadingZeros < parts.whole.size() ? parts.whole.size() - leadingZeros + parts.fraction.size() : parts.fraction.size() - zeros(parts.fraction);
}

JsonWord floatingNumber(const QByteArray &text, const NumberParts &parts)
{
    double value = 0;
    const auto read = std::from_chars(text.begin(), text.end(), value);
    if (read.ec == std::errc::result_out_of_range && magnitude(parts) > 0)
        return {Json(text.toStdString()), RepairRule::NumberTooLarge, u'"' + QString::fromLatin1(text) + u'"'};
    if (read.ec == std::errc::result_out_of_range)
        value = parts.isNegative ? -0.0 : 0.0;
    const bool isRounded = significantDigits(parts) > 17;
    return isRounded ? JsonWord{Json(value), RepairRule::NumberPrecision, QString::fromStdString(Json(value).dump()), true} : JsonWord{Json(value)};
}

/// Converts a number in valid JSON syntax.
JsonWord convertStrictNumber(const QByteArray &text, const NumberParts &parts)
{
    if (!parts.hasPoint && !parts.hasExponent) {
        const std::optional<Json> wholeJson = parts.isNegative ? integer<qint64>(text) : integer<quint64>(text);
        if (wholeJson)
            return {*wholeJson};
    }
    return floatingNumber(text, parts);
}

bool isStrict(const NumberParts &parts)
{
    const bool hasWhole = parts.whole.size() == 1 || (parts.whole.size() > 1 && parts.whole[0] != u'0');
    return hasWhole && parts.hasPoint == !parts.fraction.isEmpty() && parts.hasExponent == (parts.exponent.size() > 0 && isDigit(parts.exponent.back().unicode()));
}

JsonWord quotedWord(RepairRule rule, QStringView word)
{
    return {jsonString(word), rule, u'"' + word.toString() + u'"'};
}

/// Rewrites a number in JSON syntax.
JsonWord rewriteNumber(RepairRule rule, const NumberParts &parts)
{
    QByteArray text = parts.isNegative ? "-" : "";
    text += parts.whole.isEmpty() ? QByteArray("0") : latin1(parts.whole);
    if (parts.hasPoint)
        text += '.' + (parts.fraction.isEmpty() ? QByteArray("0") : latin1(parts.fraction));
    if (!parts.exponent.isEmpty() && isDigit(parts.exponent.back().unicode()))
        text += 'e' + latin1(parts.exponent);
    JsonWord number = convertStrictNumber(text, *splitNumber(QString::fromLatin1(text)));
    if (number.rule == RepairRule::NumberTooLarge)
        return number;
    return {std::move(number.value), rule, QString::fromLatin1(text)};
}

std::optional<JsonWord> parseOtherBase(QStringView word)
{
    const bool isNegative = word.startsWith(u'-');
    const QStringView digits = word.sliced(isNegative || word.startsWith(u'+') ? 1 : 0);
    const int base = digits.size() < 3 || digits[0] != u'0' ? 0 : digits[1] == u'x' || digits[1] == u'X' ? 16 : digits[1] == u'o' || digits[1] == u'O' ? 8 : digits[1] == u'b' || digits[1] == u'B' ? 2 : 0;
    quint64 value = 0;
    const QByteArray bytes = base == 0 ? QByteArray() : latin1(digits.sliced(2));
    const auto read = std::from_chars(bytes.begin(), bytes.end(), value, base == 0 ? 10 : base);
    if (base == 0 || read.ec != std::errc() || read.ptr != bytes.end() || (isNegative && value > quint64(1) << 62))
        return {};
    const Json number = isNegative ? Json(-qint64(value)) : Json(value);
    return JsonWord{number, RepairRule::OtherBase, QString::fromStdString(number.dump())};
}

/// Removes underscores between digits, and keeps all other underscores.
QString withoutSeparators(QStringView word)
{
    QString digits;
    for (qsizetype i = 0; i < word.size(); ++i) {
        const bool isBetween = i > 0 && i + 1 < word.size() && isDigit(word[i - 1].unicode()) && isDigit(word[i + 1].unicode());
        if (word[i] != u'_' || !isBetween)
            digits += word[i];
    }
    return digits;
}

RepairRule ruleOf(const NumberParts &parts)
{
    if (parts.hasPoint && (parts.whole.isEmpty() || parts.fraction.isEmpty()))
        return RepairRule::BarePoint;
    return RepairRule::TruncatedNumber;
}

std::optional<JsonWord> parseLenientNumber(QStringView word)
{
    if (const auto number = parseOtherBase(word))
        return number;
    if (word.startsWith(u'+') && isDigit(word.size() > 1 ? word[1].unicode() : 0)) {
        const auto parts = splitNumber(word.sliced(1));
        return parts && isStrict(*parts) ? std::optional(rewriteNumber(RepairRule::PlusSign, *parts)) : std::nullopt;
    }
    if (word.endsWith(u'n') || word.endsWith(u'L')) {
        const auto parts = splitNumber(word.chopped(1));
        return parts && isStrict(*parts) && !parts->hasPoint ? std::optional(rewriteNumber(RepairRule::NumberSuffix, *parts)) : std::nullopt;
    }
    if (const QString digits = withoutSeparators(word); digits.size() != word.size()) {
        const auto parts = splitNumber(digits);
        return parts && isStrict(*parts) ? std::optional(rewriteNumber(RepairRule::DigitSeparator, *parts)) : std::nullopt;
    }
    const auto parts = splitNumber(word);
    if (!parts)
        return {};
    return parts->whole.size() > 1 && parts->whole[0] == u'0' ? quotedWord(RepairRule::LeadingZero, word) : rewriteNumber(ruleOf(*parts), *parts);
}

} // namespace

std::optional<JsonWord> readJsonNumber(QStringView word)
{
    const int first = word.isEmpty() ? 0 : word[0].unicode();
    if (!isDigit(first) && first != '-' && first != '+' && first != '.')
        return {};
    const auto parts = splitNumber(word);
    return parts && isStrict(*parts) ? std::optional(convertStrictNumber(latin1(word), *parts))
                                     : parseLenientNumber(word);
}

} // namespace outcrop
