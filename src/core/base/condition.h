// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace outcrop {

/// The value of a name in a condition. A comparison with a list holds if it holds for any item: `workload` is [platform/k8s, platform],
/// so a condition on a category also holds for its subcategories. A name without a value has an empty list and is false.
struct ConditionValue {
    QStringList texts;
    std::optional<double> number = std::nullopt;
    bool truth = false;

    static ConditionValue ofText(const QString &text);
    static ConditionValue ofTexts(const QStringList &texts);
    static ConditionValue ofNumber(double number);
    static ConditionValue ofBool(bool truth);
};

/// A literal that a condition compares a name with.
struct ConditionLiteral {
    QString name; ///< the name on the left: `workload`
    QString text; ///< the literal without quotation marks
    qsizetype offset = 0; ///< offset of the first character in the condition, after an opening quotation mark
    bool quoted = false;
};

/// A small expression that decides whether something applies: `workload in (platform, integration) and not phase == planning`.
/// Operators: == != < <= > >= in, not in, and, or, not, and parentheses. A name alone is true if it has a value. Literals on the right
/// may be quoted. No code is executed.
class Condition
{
public:
    using Lookup = std::function<ConditionValue(const QString &name)>;

    /// Creates a condition that always holds.
    Condition() = default;
    /// Parses a condition. On failure, Error::location.range.start.offset is the offset in `text` of the first syntax error.
    static Result<Condition> parse(const QString &text);

    bool holds(const Lookup &lookup) const;
    /// Returns every name in the condition, in order of appearance, with its offset in the text. Callers check them against the known
    /// names.
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
