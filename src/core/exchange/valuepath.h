// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace outcrop {

/// A way to values inside JSON, as wire formats write it. Null counts as nothing at all.
///
///     usage.input_tokens        a field of a field
///     choices[0]                an item by its place
///     content[*].text           every item of a list, or every value of an object
///     content[type=text].text   the items whose field has this value; `!=`: has another one, or none; `?=`: has this one, or none
///     parts[functionCall]       the items that have this field
///     .                         the whole
///
/// A test in brackets also goes for a single object: `item[type=function_call].name`.
class ValuePath
{
public:
    struct Step {
        enum class Kind { Field, Index, Every, Has, Is, IsNot, IsOrLacks };

        Kind kind = Kind::Field;
        std::string name;  ///< Field, Has, Is, IsNot, IsOrLacks
        size_t index = 0;  ///< Index
        std::string value; ///< Is, IsNot, IsOrLacks
    };

    static std::optional<ValuePath> parse(const QString &text);

    const QString &text() const { return m_text; }
    const QList<Step> &steps() const { return m_steps; }

    /// Everything the path leads to, in order. What is found lives as long as `root`.
    QList<const Json *> find(const Json &root) const;
    /// The first of it, or null.
    const Json *first(const Json &root) const;

private:
    QString m_text;
    QList<Step> m_steps;
};

/// The steps of a path: split at the dots outside brackets.
QStringList pathSteps(const QString &path);

/// Whether a value says nothing: null, or an empty text.
bool saysNothing(const Json &value);

/// A scalar as text: what is compared, joined and shown. Lists and objects as compact JSON.
QString scalarText(const Json &value);

} // namespace outcrop
