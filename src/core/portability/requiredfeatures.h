// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

#include <QRegularExpression>
#include <QStringList>

namespace outcrop {

/// A feature that a provider must have, and how an agent shows that it needs it.
struct FeatureRule {
    QString name;            ///< as `capabilities.required_features` lists it
    QStringList fields;      ///< paths; a value that is there and not empty shows the feature
    QStringList tools;       ///< names of tools that show it
    QStringList mediaTypes;  ///< beginnings of `contentMediaType` in a tool's or the output's schema
    QRegularExpression body; ///< what shows it in the body; without a pattern, nothing does
};

/// Reads the list `features`; a rule of a name that is there already takes its place.
void readFeatureRules(const DataNode &list, QList<FeatureRule> &rules);

/// PV-007: features that the agent uses and does not declare, at the declaration that lacks them, else at what uses them.
Diagnostics findUndeclaredFeatures(const Agent &agent, const QList<FeatureRule> &rules);

} // namespace outcrop
