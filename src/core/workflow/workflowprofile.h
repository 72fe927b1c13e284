// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/workflow/workflowstate.h"

namespace outcrop {

/// A value in a settings file, with its location.
struct WorkflowSetting {
    QString text;
    Location location;
};

/// The profile of a workflow: `profiles/<name>/config.yml`, or `config.yml.example` if there is no other. Without a file, all values are empty.
struct WorkflowProfile {
    QString name;   ///< name of the folder
    QString folder; ///< such as `profiles/jpa_mt`; empty if there is no profile
    DocumentPtr config;
    DataNode data;

    /// Returns the scopes in the order of the file.
    QStringList scopes() const;
    /// Returns the kinds of files that a scope produces, such as entity and repository.
    QStringList artifacts(const QString &scope) const;
    /// Returns the names of a scope's standards, which are a list or in `files`.
    QList<WorkflowSetting> standards(const QString &scope) const;
    /// Returns the prefixes of the rule IDs of a scope; empty means all rules.
    QStringList rulePrefixes(const QString &scope) const;
    /// Returns the folders of the standards, relative to the workspace.
    QStringList standardsFolders() const;
};

/// Creates a profile from its document, which may be null. Appends the findings about its syntax.
WorkflowProfile readWorkflowProfile(const QString &folder, const DocumentPtr &config, Diagnostics &diagnostics);

/// The settings of workflows, from `.aiwf/config.yml` and the profile: providers for roles, timeouts and approvals.
struct WorkflowSettings {
    QString profile; ///< name of the default profile
    QMap<QString, WorkflowSetting> providers;       ///< role to `provider` or `provider/model`
    QMap<QString, double> phaseTimeouts;    ///< seconds, by phase such as `planning`; the empty key applies to all other phases
    QMap<QString, double> providerTimeouts; ///< seconds, by provider
    QMap<QString, bool> approvals;          ///< whether a person approves, by `plan.prompt`, `plan.response` and so on
    Diagnostics diagnostics;

    /// Returns whether a person must approve a stage. By default, responses need approval and prompts do not.
    bool needsApproval(WorkflowPhase phase, WorkflowStage stage) const;
    /// Returns the timeout of a request in seconds: that of the provider, of the phase, or of all phases; nullopt if none is set.
    std::optional<double> timeout(WorkflowPhase phase, const QString &provider) const;
};

/// Reads settings documents. The first document that sets a value is used.
WorkflowSettings readWorkflowSettings(const QList<DocumentPtr> &documents);

/// Returns the timeout of a phase in seconds from `timeout` in a profile. That value is a number, or a mapping from phases to numbers. Returns nullopt if it is missing
/// or invalid.
std::optional<double> profileTimeout(const DataNode &profile, const QString &phase);

} // namespace outcrop
