// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/rules/ruleset.h"

#include <QRegularExpression>

#include <optional>

namespace outcrop {

/// The input that a pattern is matched against.
enum class PatternTarget { Text, TestNames, FunctionNames, ClassNames, NameOrText };

/// The check of one rule: the rule's keys, with defaults from resources/rules/checks.yaml.
struct RuleCheck {
    QString treeCheck;            ///< name of the syntax tree check, such as `stub`; empty if there is none
    QString title;                ///< purpose of the check, for display
    QStringList except;           ///< glob patterns of excluded files
    std::optional<QRegularExpression> pattern;
    bool treeReplacesPattern = false; ///< true if the pattern applies only if there is no syntax tree
    PatternTarget target = PatternTarget::Text;
    bool mustMatch = false;       ///< if true, a missing match is a violation; otherwise, each match is a violation
    QStringList files;            ///< glob patterns of the files that the rule applies to; empty means any file
    bool appliesToResponses = true;       ///< true if the rule applies to text without a file name
    std::optional<Json> schema;   ///< JSON Schema that the data must match
    double threshold = 0.8;       ///< minimum line coverage, 0 to 1
    QString question;             ///< `validation_prompt` of the rule
    QString problem;              ///< reason why the rule cannot be checked; empty if it can be

    /// Returns whether the rule applies to a file with this name, or to a response if `file` is empty.
    bool appliesTo(const QString &file) const;
};

RuleCheck readRuleCheck(const Rule &rule);

/// Returns whether a path matches any of these patterns. `*` matches any characters, including `/`. Case-insensitive.
bool matchesAny(const QString &path, const QStringList &patterns);

} // namespace outcrop
