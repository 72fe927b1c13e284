// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <optional>

namespace outcrop {

class Workspace;

/// The evidence that indicates a workload.
struct WorkloadRule {
    QString name;
    QString conceptNotation;      ///< notation of a taxonomy concept, such as `platform/k8s`
    QStringList keywords;     ///< keywords, each of one or more words
    QList<QRegularExpression> patterns;
    double weight = 1;     ///< weight of each keyword or pattern found
    Location location = {};
};

/// A friction signal and its weight. Each signal uses only some of the parameters.
struct FrictionRule {
    QString signal;        ///< one of `correction`, `repeated`, `refused`, `truncated`, `failed`, `retried`, `slow`, `poor`
    double weight = 0;     ///< from 0 to 1
    QList<QRegularExpression> patterns;
    double similarity = 1; ///< minimum similarity of a repeated question, 0 to 1
    int within = 5;        ///< number of earlier questions that are compared
    double seconds = 0;    ///< duration above which a response is slow
    double below = 0;      ///< quality below which the signal is raised, 0 to 100
};

/// A type of sensitive text and the rule that detects it.
struct RedactionRule {
    QString name;
    QRegularExpression pattern; ///< if it has a group `secret`, only that group is redacted
    QStringList starts = {};    ///< every match begins with one of these strings (in any case), and the pattern is tried only there; empty: anywhere
    QStringList near = {};      ///< every match contains one of these strings (in any case), and only the text around them is searched; empty: the whole text
    std::optional<double> entropy = {};     ///< minimum entropy in bits per character; if set, placeholders are exempt
    QList<QRegularExpression> unless = {};  ///< patterns of exceptions among the matches
    bool isCardNumber = false;  ///< true if only digits that pass the Luhn check count
    bool isPersonal = false;    ///< true for personal data, false for credentials
};

/// The rules for classification and redaction: `config/interaction_rules.yaml` merged over the built-in rules
/// (resources/interactions/interactionrules.yaml, which documents each key).
struct InteractionRules {
    QList<WorkloadRule> workloads;
    QList<FrictionRule> friction;
    QList<RedactionRule> redaction;
    QList<QRegularExpression> placeholders; ///< patterns of values that replace a secret: `YOUR_API_KEY`, `${TOKEN}`
    QSet<QString> secretMembers; ///< lower-case names of JSON members whose values are secret
    Diagnostics diagnostics;     ///< findings about the workspace's file: syntax, schema, invalid patterns

    /// Returns a copy with only the redaction rules for personal data, or only those for secrets.
    InteractionRules filterRedaction(bool isPersonal) const;
    /// Returns the rule of a signal, or null if the signal is missing or disabled.
    const FrictionRule *signalRule(const QString &signal) const;
    /// Returns the built-in rules.
    static const InteractionRules &builtIn();
};

/// Merges a workspace's rules over the built-in rules. A null document results in the built-in rules. An invalid rule is reported, and the built-in rule of
/// the same name remains in effect.
InteractionRules readInteractionRules(const DocumentPtr &document);
/// Reads the rules file of a workspace and merges it over the built-in rules.
InteractionRules readInteractionRules(const Workspace &workspace);

} // namespace outcrop
