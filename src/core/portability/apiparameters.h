// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace outcrop {

/// The parameter names of provider APIs, which a portable agent must not use as keys (PV-001). Keys are compared case-insensitively and without `_`
/// and `-`: `toolChoice`, `tool-choice` and `tool_choice` are equal.
class ApiParameters
{
public:
    /// A group of parameter names in portability-tests.yaml.
    struct ParameterGroup {
        QString api;         ///< the API that uses the name: "OpenAI"
        QString replacement; ///< portable replacement; empty if adapters or profiles set the value
        QString rename;      ///< portable key that accepts the same value; empty if there is none
    };

    /// Adds the names and exempt paths listed in `data` (the mapping `api_parameters`) and removes the names under `except`.
    void read(const DataNode &data);

    /// Returns the group of the parameter name that a key matches, or null. Names with a dot match only below their parent key: `text.format`.
    const ParameterGroup *find(QStringView key, QStringView parent = {}) const;
    /// Returns whether the path is exempt because its keys are provider-specific by design, such as `extensions`. Keys below it are not checked.
    bool isExempt(const QStringList &path) const { return m_exemptPaths.contains(path); }

private:
    void add(const QString &name, const ParameterGroup &word);

    QHash<QString, ParameterGroup> m_groups; ///< by normalized name
    QSet<QString> m_lastComponents;        ///< last components of names with a dot
    QList<QStringList> m_exemptPaths;
};

/// Finds, for PV-001, names of provider API parameters in the agent's front matter and governance file: keys at any depth, and values that contain an
/// underscore. Ignores names that tools, schemas and the agent's client define.
Diagnostics findApiParameters(const Agent &agent, const ApiParameters &parameters);

} // namespace outcrop
