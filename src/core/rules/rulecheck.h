// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/rules/ruleset.h"

#include <QRegularExpression>

#include <optional>

namespace outcrop {

/// What a pattern is held against.
enum class PatternTarget { Text, TestNames, FunctionNames, ClassNames, NameOrText };

/// How one rule is checked: its own words, and what `:/rules/checks.yaml` adds where they leave something open.
struct RuleCheck {
    QString treeCheck;            ///< the check on syntax trees, such as `stub`; empty where there is none
    QString title;                ///< what it looks for, in words
    QStringList except;           ///< files it passes over
    std::optional<QRegularExpression> pattern;
    bool treeReplacesPattern = false; ///< the pattern counts only where there is no syntax tree
    PatternTarget target = PatternTarget::Text;
    bool mustMatch = false;       ///< what does not fit is a violation; otherwise what fits is one
    QStringList files;            ///< names of the files it is meant for; empty: any
    bool forAnswers = true;       ///< whether it is meant for a text without a name
    std::optional<Json> schema;   ///< the JSON Schema of the form that data must have
    double threshold = 0.8;       ///< the share of lines that tests must run
    QString question;             ///< what a model is asked
    QString why;                  ///< why something was added to the rule's own words
    QString problem;              ///< why it cannot be checked at all, or empty

    /// Whether the rule is meant for a file of this name, or for an answer, which has none.
    bool isFor(const QString &file) const;
};

RuleCheck checkOf(const Rule &rule);

/// Whether a path fits one of these patterns: `*` stands for any characters, those of folders included.
bool fitsAny(const QString &path, const QStringList &patterns);

} // namespace outcrop
