// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

#include <QRegularExpression>
#include <QStringList>

namespace outcrop {

/// A feature of providers, and the evidence in an agent that it needs the feature.
struct FeatureRule {
    QString name;            ///< name as in `capabilities.required_features`
    QStringList fields;      ///< paths of fields; a non-empty value indicates the feature
    QStringList tools;       ///< names of tools that indicate the feature
    QStringList mediaTypes;  ///< prefixes of `contentMediaType` in tool or output schemas
    QRegularExpression body; ///< pattern that indicates the feature in the body; ignored if empty
};

/// Reads the list `features`. A rule replaces an existing rule with the same name.
void readFeatureRules(const DataNode &list, QList<FeatureRule> &rules);

/// Finds, for PV-007, features that the agent uses but does not declare. Each finding is located at the declaration if there is one,
/// otherwise at the use.
Diagnostics findUndeclaredFeatures(const Agent &agent, const QList<FeatureRule> &rules);

} // namespace outcrop
