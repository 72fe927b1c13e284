// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/exportbundles.h"

namespace outcrop {

/// The request of one agent for one provider in an export of all agents.
struct AgentExportRow {
    QString agent;
    ExportedRequest request;
    QString problem = {}; ///< why there are no files of this request; empty if there are
};

/// The files of all agents, each in `<agent>/<provider>/`, with `manifest.json` at the end. Deterministic.
struct AgentsExport {
    ExportedBundle bundle; ///< `requests` and `unfit` are empty
    QList<AgentExportRow> rows; ///< by agent, then in the order of the providers

    bool hasProblems() const;
};

/// Renders every agent of the workspace for the job's providers. A request that should not be sent has no files unless the job is forced; the other requests are not
/// affected. Errors: those of PreparedExport::bundle. Invalid without agents or for two agents with the same name. NotAllowed if a name is not valid as a folder name.
Result<AgentsExport> exportAgents(const OpenedWorkspace &opened, const ExportJob &job);

/// Returns the differences between the files of an export and a folder, as errors. They are missing, unreadable and different files, and requests of agents and providers
/// that would not be written. Ignores `manifest.json`, which names the version of the program.
Diagnostics exportDrift(const ExportedBundle &bundle, const QString &folder);

} // namespace outcrop
