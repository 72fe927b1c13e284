// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace outcrop {

/// The value of a name in a condition. `==` and `in` are true if any item of `texts` matches. For example, `workload` is [platform/k8s, platform], so a condition on a
/// category is also true for its subcategories. A name without a value has an empty list and is false.
struct ConditionValue {
    QStringList texts;
    std::optional<double> number = std::nullopt;
    bool isTrue = false;

    static ConditionValue fromString(const QString &text);
    static ConditionValue fromStrings(const QStringList &texts);
    static ConditionValue fromNumber(double number);
    static ConditionValue fromBool(bool value);
};

/// A literal that a condition compares a name with.
struct ConditionLiteral {
    QString name; ///< the name on the left: `workload`
    QString text; ///< the literal without quotation marks
    qsizetype offset = 0; ///< offset of the first character in the condition, after an opening quotation mark
    bool isQuoted = false;
};

/// A Boolean expression over named values: `workload in (platform, integration) and not phase == planning`.
/// Operators: == != < <= > >= in, not in, and, or, not, and parentheses. A name alone is true if its value is not empty, 0 or false. Literals on the right
/// may be quoted. Evaluation executes no code.
class Condition
{
public:
    using Lookup = std::function<ConditionValue(const QString &name)>;

    /// Creates a condition that is always true.
    Condition() = default;
    /// Parses a condition. Errors: Invalid; Error::location.range.start.offset is the offset in `text` of the first syntax error.
    static Result<Condition> parse(const QString &text);

    /// Returns whether the condition is true for the values that `lookup` returns.
    bool holds(const Lookup &lookup) const;
    /// Returns every name in the condition, in order of appearance, with its offset in the text. Callers use it to report unknown names.
    QList<QPair<QString, qsizetype>> names() const;
    /// Returns every literal that a name is compared with by ==, !=, in or not in, in order of appearance.
    QList<ConditionLiteral> literals() const;
    const QString &text() const { return m_text; }

    struct Node;

private:
    QString m_text;
    std::shared_ptr<const Node> m_root;
};

} // namespace outcrop
