// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

#include <QMap>
#include <QRegularExpression>

namespace outcrop {

/// An entry of `provider_dependence` in portability-tests.yaml, which documents the members.
struct DependenceRule {
    QString id;
    QRegularExpression pattern;
    QStringList fields = {};
    QString what = {};
    std::optional<QString> replace = std::nullopt;
    QMap<QString, QString> canonicalNames = {};
};

/// Adds the entries of a list. An entry replaces the one with the same id, and a disabled one removes it.
void readDependenceRules(const DataNode &list, QList<DependenceRule> &rules);

/// Returns whether an agent is meant for one client only: its format or folder belongs to a client, or `portability.enabled` is false.
bool isForOneClient(const Agent &agent);

/// Reports text and fields that only one provider or client understands (`provider-dependent`), with a fix for text if the rule has a replacement.
/// The same text is reported once, at its first location; the fix replaces all of its occurrences. Findings are warnings for agents with
/// `portability.enabled: true`, otherwise notes. Agents for one client have no findings.
Diagnostics findProviderDependence(const Agent &agent, const QList<DependenceRule> &rules);

} // namespace outcrop
