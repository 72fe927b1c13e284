// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// Formats an amount for display, rounded half up: `$12.34` from one dollar on, otherwise with four significant digits: `$0.05213`,
/// `$0.0000452`.
QString toText(Cost cost);
/// Formats an amount with this number of decimals (0 to 12), rounded half up, for a column of amounts: `$0.05213`, `$0.00120`.
QString toText(Cost cost, int decimals);
/// Returns the number of decimals of toText().
int decimalsOf(Cost cost);
/// Formats an amount for display, or returns `unknown`.
QString toText(const std::optional<Cost> &cost);
/// Returns the amount with all digits: `0.0521375`.
QString decimalText(Cost cost);
/// Returns the amount in dollars as an exact number, or null if it is unknown.
Json toJson(const std::optional<Cost> &cost);

} // namespace outcrop
