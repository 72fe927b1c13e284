// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/valuepath.h"

#include <variant>

namespace outcrop {

/// A path to a location in a document under construction. Missing parents are created.
///
///     choices[0].message.content     fields and items
///     content[{index}].text          an item whose index is a field of the extracted value or, if missing there, of the event
///     parts[]                        a new item at the end
///     .                              the root
class TargetPath
{
public:
    /// A location with resolved indexes.
    using Key = std::variant<std::string, size_t>;
    using KeyPath = QList<Key>;

    static std::optional<TargetPath> parse(const QString &text);

    /// Returns nullopt if an index is missing or too large. `whole` provides the length of arrays for new items.
    std::optional<KeyPath> resolve(const Json &extractedJson, const Json &event, const Json &wholeJson) const;

    /// Returns the value at a location and creates it if it is missing. Returns null if the path leads through a scalar, or an array would get
    /// more than `maximumGap` missing items before the new one.
    static Json *at(Json &wholeJson, const KeyPath &keyPath);

    /// Limits the missing items before a new one: enough for items that arrive out of order, but too few to exhaust the memory.
    static constexpr size_t maximumGap = 64;

private:
    struct Step {
        enum class Kind { Field, Index, FromEvent, New };

        Kind kind = Kind::Field;
        std::string name;
        size_t index = 0;
        std::optional<ValuePath> indexPath;
    };

    static std::optional<Step> parseSelector(const QString &text);
    std::optional<size_t> resolveIndex(const Step &step, const Json &extractedJson, const Json &event) const;

    QList<Step> m_steps;
};

} // namespace outcrop
