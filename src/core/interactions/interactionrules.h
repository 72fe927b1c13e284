// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <optional>

namespace outcrop {

class Workspace;

/// The words that indicate a workload.
struct WorkloadRule {
    QString name;
    QString concept_;      ///< the notation of a concept of the taxonomy: `platform/k8s`
    QStringList words;     ///< each may be several words in a row
    QList<QRegularExpression> patterns;
    double weight = 1;     ///< of each word or pattern found
    Location location = {};
};

/// A sign of trouble, and how much it counts. Numbers that a signal does not use stay as they are.
struct FrictionRule {
    QString signal;        ///< `correction`, `repeated`, `refused`, `truncated`, `failed`, `retried`, `slow`, `poor`
    double weight = 0;     ///< 0 to 1
    QList<QRegularExpression> patterns;
    double similarity = 1; ///< 0 to 1
    int within = 5;
    double seconds = 0;
    double below = 0;      ///< quality, 0 to 100
};

/// A kind of text that must not be kept.
struct RedactionRule {
    QString name;
    QRegularExpression pattern; ///< its group `secret`, where it has one, is what goes
    QStringList starts = {};    ///< every match begins with one of these, in any case: the pattern is tried only there; empty: anywhere
    QStringList near = {};      ///< every match holds one of these, in any case: only what is near them is searched; empty: the whole text
    std::optional<double> entropy = {};     ///< bits a character that a secret has at least; with it, placeholders are none
    QList<QRegularExpression> unless = {};  ///< texts that are none, though the pattern finds them
    bool isCardNumber = false;  ///< only digits that pass Luhn's check
    bool isPersonal = false;    ///< about a person, and no secret that opens anything
};

/// How interactions are classified and cleaned: `config/interaction_rules.yaml` over the rules of the program
/// (resources/interactions/interactionrules.yaml, whose comments say what each key means).
struct InteractionRules {
    QList<WorkloadRule> workloads;
    QList<FrictionRule> friction;
    QList<RedactionRule> redaction;
    QList<QRegularExpression> placeholders; ///< texts in place of a secret: `YOUR_API_KEY`, `${TOKEN}`
    QSet<QString> secretMembers; ///< names of JSON members, in small letters
    Diagnostics diagnostics;     ///< of the workspace's file: its syntax, its schema, patterns that are none

    /// With the redaction rules about a person's data alone, or with those about secrets alone.
    InteractionRules withRedactionOf(bool personal) const;
    /// Null where this signal is not looked for.
    const FrictionRule *signalRule(const QString &signal) const;
    /// The program's own.
    static const InteractionRules &builtIn();
    /// The rules of one file alone; patterns that are none are in `diagnostics`.
    static InteractionRules fromYaml(const QString &yaml, const QString &file);
};

/// Reads a workspace's rules over the program's; a null document gives the program's. A rule that cannot be used is a finding, and the program's own of
/// that name holds.
InteractionRules readInteractionRules(const DocumentPtr &document);
/// The same for the file in which a workspace writes its rules.
InteractionRules readInteractionRules(const Workspace &workspace);

} // namespace outcrop
