// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/cost.h"

#include "core/tokens/tokensmessages.h"

#include <QtNumeric>

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

constexpr qint64 dollar = 1'000'000'000'000;
constexpr int decimals = 12;

/// Rounds to a multiple of `unit`, half up.
qint64 roundCost(qint64 pico, qint64 unit)
{
    const qint64 rest = pico % unit;
    return pico - rest + (rest >= unit - rest ? unit : 0);
}

/// Returns 10⁻¹² dollars times a power of ten: the value of the last of these decimals.
qint64 unitOf(int places)
{
    qint64 unit = 1;
    for (int place = places; place < decimals; ++place)
        unit *= 10;
    return unit;
}

/// Returns the decimals with the digits of a locale.
QString localDigits(const QString &ascii, const QLocale &locale)
{
    QString text;
    for (const QChar digit : ascii)
        text += locale.toString(digit.digitValue());
    return text;
}

/// Formats dollars without trailing zeros, but with at least `least` decimals.
QString plainText(qint64 pico, int least, const QLocale &wanted = englishLocale())
{
    const QLocale &locale = wanted.language() == QLocale::C ? englishLocale() : wanted; // the C locale has no group separators
    QString fraction = QStringLiteral("%1").arg(pico % dollar, decimals, 10, QLatin1Char('0'));
    while (fraction.size() > least && fraction.endsWith(u'0'))
        fraction.chop(1);
    const QString whole = groupedNumber(pico / dollar, locale);
    return fraction.isEmpty() ? whole : whole + locale.decimalPoint() + localDigits(fraction, locale);
}

/// The texts before and after the number of an amount in dollars.
struct DollarPattern {
    QString before = QStringLiteral("$");
    QString after = {};
};

/// Returns the pattern of a locale: `$1`, `1 $`, or `US$ 1` where the dollar sign is that of another currency, such as in Brazil. In English it is always `$1`.
DollarPattern patternOf(const QLocale &locale)
{
    if (locale.language() == QLocale::English || locale.language() == QLocale::C)
        return {};
    const bool isAmbiguous = locale.currencySymbol().contains(u'$') && locale.currencySymbol(QLocale::CurrencyIsoCode) != QStringLiteral("USD");
    const QString example = locale.toCurrencyString(qlonglong(1), isAmbiguous ? QStringLiteral("US$") : QStringLiteral("$"));
    const QString one = locale.toString(1);
    const qsizetype number = example.indexOf(one);
    return number < 0 ? DollarPattern() : DollarPattern{example.first(number), example.mid(number + one.size())};
}

/// Formats an amount of dollars, which is not negative.
QString dollarText(qint64 pico, int least, const QLocale &locale)
{
    const DollarPattern pattern = patternOf(locale);
    return pattern.before + plainText(pico, least, locale) + pattern.after;
}

/// Returns the absolute value, low enough for rounding up.
qint64 magnitudeOf(Cost cost, qint64 unit)
{
    const qint64 maxPico = Cost::maximum().pico() - unit;
    return cost < Cost::fromPico(-maxPico) ? maxPico : std::min(qAbs(cost.pico()), maxPico);
}

struct Signs {
    QString plusSign;
    QString minus;
};

/// Formats an amount with the sign. An amount that rounds to zero is shown as less than the smallest amount, or more than the largest negative one.
QString signedText(Cost cost, int places, const Signs &signs, const QLocale &locale)
{
    const qint64 unit = unitOf(places);
    const bool isNegative = cost < Cost();
    const qint64 pico = roundCost(magnitudeOf(cost, unit), unit);
    if (pico == 0 && !cost.isZero())
        return (isNegative ? u'>' + signs.minus : QStringLiteral("<")) + dollarText(unit, places, locale);
    return (isNegative ? signs.minus : cost.isZero() ? QString() : signs.plusSign) + dollarText(pico, places, locale);
}

bool isSaturated(Cost cost)
{
    return cost.pico() > Cost::maximum().pico() - unitOf(2);
}

QString saturatedText(Cost cost, const QLocale &locale)
{
    const bool isEnglish = locale.language() == QLocale::English || locale.language() == QLocale::C;
    return (isEnglish ? QStringLiteral("over ") : QStringLiteral(">")) + dollarText(cost.pico() / dollar * dollar, 0, locale);
}

} // namespace

Cost Cost::fromDollars(double dollars)
{
    constexpr double maxPico = 9e6;
    return std::isnan(dollars) ? Cost() : Cost(std::llround(std::clamp(dollars, -maxPico, maxPico) * static_cast<double>(dollar)));
}

Cost &Cost::operator+=(Cost other)
{
    if (qAddOverflow(m_pico, other.m_pico, &m_pico))
        m_pico = maximum().pico();
    return *this;
}

Cost operator*(Cost one, qint64 times)
{
    qint64 product = 0;
    return qMulOverflow(one.m_pico, times, &product) ? Cost::maximum() : Cost(product);
}

std::optional<Cost> operator+(const std::optional<Cost> &left, const std::optional<Cost> &right)
{
    return left && right ? std::optional(*left + *right) : std::nullopt;
}

std::optional<Cost> operator-(const std::optional<Cost> &left, const std::optional<Cost> &right)
{
    return left && right ? std::optional(*left - *right) : std::nullopt;
}

std::optional<Cost> operator*(const std::optional<Cost> &one, qint64 times)
{
    return one ? std::optional(*one * times) : std::nullopt;
}

QString toText(Cost cost, const QLocale &locale)
{
    if (isSaturated(cost))
        return saturatedText(cost, locale);
    return toText(cost, decimalsOf(cost), locale);
}

QString toText(Cost cost, int places, const QLocale &locale)
{
    return signedText(cost, places, {{}, QStringLiteral("-")}, locale);
}

QString toChangeText(Cost change, const QLocale &locale)
{
    if (isSaturated(change))
        return saturatedText(change, locale);
    return signedText(change, decimalsOf(change), {QStringLiteral("+"), QChar(0x2212)}, locale); // a minus sign, as long as the plus
}

int decimalsOf(Cost cost)
{
    constexpr int below = 4;
    const qint64 unit = unitOf(below);
    return roundCost(magnitudeOf(cost, unit), unit) < dollar ? below : 2;
}

QString toText(const std::optional<Cost> &cost, const QLocale &locale)
{
    return cost ? toText(*cost, locale) : tokensmessages::unknownCost();
}

QString decimalText(Cost cost)
{
    QString text = plainText(qAbs(cost.pico()), 0);
    text.remove(u',');
    return cost < Cost() ? u'-' + text : text;
}

Json toJson(const std::optional<Cost> &cost)
{
    return cost ? Json::parse(decimalText(*cost).toStdString()) : Json();
}

} // namespace outcrop
