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
qint64 rounded(qint64 pico, qint64 unit)
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
    const QString whole = locale.toString(pico / dollar);
    return fraction.isEmpty() ? whole : whole + locale.decimalPoint() + localDigits(fraction, locale);
}

/// Returns the absolute value, low enough for rounding up.
qint64 magnitudeOf(Cost cost, qint64 unit)
{
    const qint64 highest = Cost::maximum().pico() - unit;
    return cost < Cost::fromPico(-highest) ? highest : std::min(qAbs(cost.pico()), highest);
}

} // namespace

Cost Cost::fromDollars(double dollars)
{
    constexpr double highest = 9e6;
    return std::isnan(dollars) ? Cost() : Cost(std::llround(std::clamp(dollars, -highest, highest) * static_cast<double>(dollar)));
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
    if (cost.pico() > Cost::maximum().pico() - unitOf(2))
        return QStringLiteral("over $") + plainText(cost.pico() / dollar * dollar, 0, locale);
    return toText(cost, decimalsOf(cost), locale);
}

QString toText(Cost cost, int places, const QLocale &locale)
{
    const qint64 unit = unitOf(places);
    const bool isNegative = cost < Cost();
    const qint64 pico = rounded(magnitudeOf(cost, unit), unit);
    if (pico == 0 && !cost.isZero())
        return (isNegative ? QStringLiteral(">-$") : QStringLiteral("<$")) + plainText(unit, places, locale);
    return (isNegative ? QStringLiteral("-$") : QStringLiteral("$")) + plainText(pico, places, locale);
}

QString toChangeText(Cost change, const QLocale &locale)
{
    QString text = toText(change, locale);
    const bool isAmount = text.startsWith(u'$');
    return isAmount && !change.isZero() ? u'+' + text : text.replace(u'-', QChar(0x2212)); // a minus sign, as long as the plus
}

int decimalsOf(Cost cost)
{
    constexpr int below = 4;
    const qint64 unit = unitOf(below);
    return rounded(magnitudeOf(cost, unit), unit) < dollar ? below : 2;
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
