// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/valuepath.h"

#include <variant>

namespace outcrop {

/// A place in a document that is being put together. Missing parents are created.
///
///     choices[0].message.content     fields and items
///     content[{index}].text          an item whose number is in what was taken, or else in the event
///     parts[]                        a new item at the end
///     .                              the whole
class TargetPath
{
public:
    /// A place once its numbers are known.
    using Key = std::variant<std::string, size_t>;
    using Place = QList<Key>;

    static std::optional<TargetPath> parse(const QString &text);

    /// Nothing where a number is missing or beyond any sense. `whole` says how long a list is that grows.
    std::optional<Place> resolve(const Json &taken, const Json &event, const Json &whole) const;

    /// The value at a place, made where it is missing. Null where another kind of value is in the way, or a list would grow by more than `longestGap`.
    static Json *at(Json &whole, const Place &place);

    /// How many items of a list may be missing in front of a new one: enough for items that arrive out of order, too few to fill the memory.
    static constexpr size_t longestGap = 64;

private:
    struct Step {
        enum class Kind { Field, Index, Asked, New };

        Kind kind = Kind::Field;
        std::string name;
        size_t index = 0;
        std::optional<ValuePath> asked;
    };

    static std::optional<Step> selector(const QString &text);
    std::optional<size_t> number(const Step &step, const Json &taken, const Json &event) const;

    QList<Step> m_steps;
};

} // namespace outcrop
