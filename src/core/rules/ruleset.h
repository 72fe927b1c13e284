// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

#include <QStringList>

#include <optional>

namespace outcrop {

/// How much a broken rule matters, the gravest first.
enum class RuleSeverity { Critical, High, Medium, Low };

/// How it is found out whether a rule is kept.
enum class RuleValidation { AstCheck, Regex, FormatCheck, SchemaCheck, CoverageCheck, LlmCheck, ManualReview };

QString ruleSeverityName(RuleSeverity severity);
std::optional<RuleSeverity> ruleSeverityNamed(const QString &name);
QString ruleValidationName(RuleValidation validation);

/// One rule of `config/prompt_rules.yaml` (ADR-006, PHASE_1). `data` holds every key as it was written, those of the check
/// (`validation_code`, `validation_pattern`, …) and unknown ones included.
struct Rule {
    QString domain;
    QString id;
    QString name;
    QString description;
    RuleSeverity severity = RuleSeverity::Low; ///< Low where none that is known is written, which is a finding
    RuleValidation validation = RuleValidation::ManualReview;
    QString positiveExample;
    QString negativeExample;
    QString enforcement;
    DataNode data;
    Location location;
};

/// The rules of a workspace in the file's order. A rule with a finding stays in the set, so that it can be shown and repaired.
struct RuleSet {
    DocumentPtr document; ///< null where the workspace has none
    DataNode data;
    QString version;
    QStringList domains;
    QList<Rule> rules;
    Diagnostics diagnostics;

    /// The first rule of this id, or null.
    const Rule *find(const QString &id) const;
    /// The rules of these domains: the gravest first, then in the file's order. Each rule once.
    QList<const Rule *> ofDomains(const QStringList &names) const;
};

/// Reads a rules file; a null document gives an empty set.
RuleSet readRuleSet(const DocumentPtr &document);

} // namespace outcrop
