// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QString>

#include <compare>
#include <limits>
#include <optional>

namespace outcrop {

/// An amount of US dollars, exactly: a whole number of 10⁻¹² dollars, of which every published price of a token is a multiple. What would not
/// fit, beyond nine million dollars, stays at the largest amount there is.
class Cost
{
public:
    constexpr Cost() = default;
    static constexpr Cost fromPico(qint64 pico) { return Cost(pico); }
    /// The largest amount there is.
    static constexpr Cost most() { return Cost(std::numeric_limits<qint64>::max()); }

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

/// What is not known makes a sum unknown.
std::optional<Cost> operator+(const std::optional<Cost> &left, const std::optional<Cost> &right);
std::optional<Cost> operator-(const std::optional<Cost> &left, const std::optional<Cost> &right);
std::optional<Cost> operator*(const std::optional<Cost> &one, qint64 times);

/// For people: `$12.34` from a dollar on, below it four digits that count: `$0.05213`, `$0.0000452`. Rounded half up.
QString toText(Cost cost);
/// The same, or `unknown`.
QString toText(const std::optional<Cost> &cost);
/// Every digit: `0.0521375`.
QString decimalText(Cost cost);
/// The amount in dollars as a number with every digit, or null where it is not known.
Json toJson(const std::optional<Cost> &cost);

} // namespace outcrop
