// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace outcrop {

/// What a name in a condition stands for. A list means "any of these": `workload` is [platform/k8s, platform], so that a condition on a
/// category holds for its subcategories. An empty list is "nothing chosen", and false.
struct ConditionValue {
    QStringList texts;
    std::optional<double> number = std::nullopt;
    bool truth = false;

    static ConditionValue ofText(const QString &text);
    static ConditionValue ofTexts(const QStringList &texts);
    static ConditionValue ofNumber(double number);
    static ConditionValue ofBool(bool truth);
};

/// A word that a condition compares a name with.
struct ConditionWord {
    QString name; ///< what it is compared with: `workload`
    QString text; ///< without quotation marks
    qsizetype offset = 0; ///< of its first character, behind the quotation mark where it has one
    bool quoted = false;
};

/// A small expression that decides whether something applies: `workload in (platform, integration) and not phase == planning`.
/// Operators: == != < <= > >= in, not in, and, or, not, and parentheses. A name alone asks whether it stands for anything.
/// Words on the right may be quoted; nothing is ever executed.
class Condition
{
public:
    using Lookup = std::function<ConditionValue(const QString &name)>;

    /// A condition that always holds.
    Condition() = default;
    /// Fails with the offset inside `text` (as Error::location.range.start.offset) where it stops making sense.
    static Result<Condition> parse(const QString &text);

    bool holds(const Lookup &lookup) const;
    /// Every name asked for, in order of appearance, with its offset in the text: for checking them against what exists.
    QList<QPair<QString, qsizetype>> names() const;
    /// Every word that a name is compared with by == != in or not in, in order of appearance.
    QList<ConditionWord> words() const;
    const QString &text() const { return m_text; }

    struct Node;

private:
    QString m_text;
    std::shared_ptr<const Node> m_root;
};

} // namespace outcrop
