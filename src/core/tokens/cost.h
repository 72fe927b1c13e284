// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/englishnumbers.h"
#include "core/base/json.h"

#include <QString>

#include <compare>
#include <limits>
#include <optional>

namespace outcrop {

/// An exact amount of US dollars, as an integer multiple of 10⁻¹² dollars, which is fine enough for published prices per token. Saturates at about nine
/// million dollars.
class Cost
{
public:
    constexpr Cost() = default;
    static constexpr Cost fromPico(qint64 pico) { return Cost(pico); }
    /// Returns a measured amount, rounded to 10⁻¹² dollars and limited to nine million dollars; zero if it is not a number.
    static Cost fromDollars(double dollars);
    /// Returns the maximum amount.
    static constexpr Cost maximum() { return Cost(std::numeric_limits<qint64>::max()); }

    constexpr qint64 pico() const { return m_pico; }
    constexpr bool isZero() const { return m_pico == 0; }

    Cost &operator+=(Cost other);
    friend Cost operator+(Cost left, Cost right) { return left += right; }
    friend Cost operator-(Cost left, Cost right) { return left += Cost(-right.m_pico); }
    friend Cost operator*(Cost one, qint64 times);
    friend constexpr auto operator<=>(Cost, Cost) = default;

private:
    explicit constexpr Cost(qint64 pico) : m_pico(pico) { }
    qint64 m_pico = 0;
};

/// Each of these operators returns nullopt if an operand is nullopt.
std::optional<Cost> operator+(const std::optional<Cost> &left, const std::optional<Cost> &right);
std::optional<Cost> operator-(const std::optional<Cost> &left, const std::optional<Cost> &right);
std::optional<Cost> operator*(const std::optional<Cost> &one, qint64 times);

/// Formats an amount for display. All amounts that people read use this format: two decimals from one dollar on, otherwise four, rounded half up: `$12.34`,
/// `$0.0521`. An amount that rounds to zero is `<$0.0001`; an exact zero is `$0.0000`. The window passes QLocale(), the locale of its language, for the
/// digits, the decimal point and the separators; the command line and files use English. The C locale is also English.
QString toText(Cost cost, const QLocale &locale = englishLocale());
/// Formats an amount like toText(), but with this number of decimals (0 to 12), for a column or an axis with equal decimals: `$12.3400`, `$0.0521`.
QString toText(Cost cost, int decimals, const QLocale &locale = englishLocale());
/// Formats a difference like toText(), with its sign: `+$0.0003`, `−$0.0003`. A difference that rounds to zero is `<$0.0001` or `>−$0.0001`.
QString toChangeText(Cost change, const QLocale &locale = englishLocale());
/// Returns the number of decimals of toText(): 2 or 4.
int decimalsOf(Cost cost);
/// Formats an amount for display, or returns `unknown` in the user's language.
QString toText(const std::optional<Cost> &cost, const QLocale &locale = englishLocale());
/// Returns the amount with all digits: `0.0521375`.
QString decimalText(Cost cost);
/// Returns the amount in dollars as an exact number, or null if it is unknown.
Json toJson(const std::optional<Cost> &cost);

} // namespace outcrop
