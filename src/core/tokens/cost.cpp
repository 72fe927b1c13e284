// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/cost.h"

#include "core/base/englishnumbers.h"

#include <QtNumeric>

#include <algorithm>

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

/// Returns the value of the fourth significant digit.
qint64 fourDigitUnit(qint64 pico)
{
    qint64 unit = 1;
    while (pico / unit >= 10'000)
        unit *= 10;
    return unit;
}

/// Formats dollars without trailing zeros, but with at least `least` decimals.
QString plainText(qint64 pico, int least)
{
    QString fraction = QStringLiteral("%1").arg(pico % dollar, decimals, 10, QLatin1Char('0'));
    while (fraction.size() > least && fraction.endsWith(u'0'))
        fraction.chop(1);
    const QString whole = numberWithCommas(pico / dollar);
    return fraction.isEmpty() ? whole : whole + u'.' + fraction;
}

QString positiveText(qint64 pico)
{
    const qint64 unit = pico >= dollar ? dollar / 100 : fourDigitUnit(pico);
    if (pico > Cost::maximum().pico() - unit)
        return QStringLiteral("over ") + u'$' + plainText(pico / dollar * dollar, 0);
    return u'$' + plainText(rounded(pico, unit), 2);
}

} // namespace

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

QString toText(Cost cost)
{
    return cost < Cost() ? u'-' + positiveText(-cost.pico()) : positiveText(cost.pico());
}

QString toText(Cost cost, int places)
{
    qint64 unit = 1;
    for (int place = places; place < decimals; ++place)
        unit *= 10;
    const qint64 pico = std::min(qAbs(cost.pico()), Cost::maximum().pico() - unit); // rounding up must not overflow
    return (cost < Cost() ? QStringLiteral("-$") : QStringLiteral("$")) + plainText(rounded(pico, unit), places);
}

int decimalsOf(Cost cost)
{
    return static_cast<int>(toText(cost).section(u'.', 1).size());
}

QString toText(const std::optional<Cost> &cost)
{
    return cost ? toText(*cost) : QStringLiteral("unknown");
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
