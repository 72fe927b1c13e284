// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

#include <QStringList>

#include <optional>

namespace outcrop {

/// The severity of a rule, most severe first.
enum class RuleSeverity { Critical, High, Medium, Low };

/// The method of checking a rule.
enum class RuleValidation { AstCheck, Regex, FormatCheck, SchemaCheck, CoverageCheck, LlmCheck, ManualReview };

QString ruleSeverityName(RuleSeverity severity);
std::optional<RuleSeverity> ruleSeverityFromName(const QString &name);
QString ruleValidationName(RuleValidation validation);

/// One rule in `config/prompt_rules.yaml` (ADR-006, PHASE_1). `data` contains all keys as written, including those of the check
/// (`validation_code`, `validation_pattern`, …) and unknown keys.
struct Rule {
    QString domain;
    QString id;
    QString name;
    QString description;
    RuleSeverity severity = RuleSeverity::Low; ///< Low if missing or unknown; the schema check reports both
    RuleValidation validation = RuleValidation::ManualReview;
    QString positiveExample;
    QString negativeExample;
    QString enforcement;
    DataNode data;
    Location location;
};

/// The rules of a workspace in file order. Rules with findings are kept in the set so that they can be shown and fixed.
struct RuleSet {
    DocumentPtr document; ///< null if the workspace has no rules file
    DataNode data;
    QString version;
    QStringList domains;
    QList<Rule> rules;
    Diagnostics diagnostics;

    /// Returns the first rule with this ID, or null.
    const Rule *find(const QString &id) const;
    /// Returns the rules of these domains, most severe first, then in file order. Each rule occurs once.
    QList<const Rule *> rulesInDomains(const QStringList &names) const;
};

/// Parses a rules file. A null document results in an empty set.
RuleSet readRuleSet(const DocumentPtr &document);

} // namespace outcrop
