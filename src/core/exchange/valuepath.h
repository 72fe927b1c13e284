// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace outcrop {

/// A path to values in JSON, in the syntax of wire formats. Null values are treated as missing.
///
///     usage.input_tokens        a field of a field
///     choices[0]                an item by index
///     content[*].text           every item of an array, or every value of an object
///     content[type=text].text   the items whose field has this value; `!=`: a different value or none; `?=`: this value or none
///     parts[functionCall]       the items with this field
///     .                         the root
///
/// A condition in brackets also applies to a single object: `item[type=function_call].name`.
class ValuePath
{
public:
    struct Step {
        enum class Kind { Field, Index, Every, Has, Is, IsNot, IsOrLacks };

        Kind kind = Kind::Field;
        std::string name;  ///< name of the field; unused for Index and Every
        size_t index = 0;  ///< index of the item, for Index
        std::string value; ///< value to compare with, for Is, IsNot and IsOrLacks

        /// Returns whether a value satisfies the condition of a Has, Is, IsNot or IsOrLacks step. A field with a list is compared by its items.
        bool isSatisfiedBy(const Json &item) const;
    };

    static std::optional<ValuePath> parse(const QString &text);

    const QString &text() const { return m_text; }
    const QList<Step> &steps() const { return m_steps; }

    /// Returns all values that match the path, in order. The pointers are valid as long as `root`.
    QList<const Json *> find(const Json &root) const;
    /// Returns the first match, or null.
    const Json *first(const Json &root) const;

private:
    QString m_text;
    QList<Step> m_steps;
};

/// Splits a path at the dots outside brackets.
QStringList pathSteps(const QString &path);

/// Returns whether a value is null or an empty string.
bool isNullOrEmpty(const Json &value);

/// Returns a scalar as text for comparison and display. Arrays and objects become compact JSON, null becomes an empty string.
QString scalarText(const Json &value);

} // namespace outcrop
