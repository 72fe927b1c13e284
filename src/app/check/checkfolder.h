// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/portability/portabilityreport.h"

namespace outcrop {

/// What is looked at in a workspace, and with whose eyes.
struct CheckScope {
    QStringList paths = {}; ///< files and folders of the workspace, relative to it; none: all of it
    QString client = {};    ///< the name of a client that is taken for the reader of every agent, skill, command and rules file; empty: the client that their location names
    bool portability = true; ///< also PV-001 … PV-018
    bool rules = true;       ///< also the workspace's own rules (config/prompt_rules.yaml)

    bool holds(const QString &path) const;
};

/// What was found in a workspace.
struct CheckedFolder {
    Diagnostics findings = {};   ///< by place, each once
    Diagnostics unreadable = {}; ///< why something was not checked, or only as its author most likely meant it: data that is not what its format says
    QStringList files = {};      ///< what was checked, by path
};

/// Everything that is wrong with the documents in scope: what the Problems panel shows of them (OpenedWorkspace::diagnostics()), what the reader of a file
/// makes of it, references that lead nowhere, failures of PV-001 … PV-018 and violations of the workspace's rules. Asks no provider. Safe on any thread.
CheckedFolder checkFolder(const OpenedWorkspace &opened, const CheckScope &scope);

} // namespace outcrop
