// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workflow/storedworkflow.h"
#include "app/workflow/workflowworkspace.h"
#include "core/templates/inputvalues.h"

namespace outcrop {

/// The choices for a new workflow.
struct WorkflowStart {
    QList<InputValue> inputs;   ///< values of template variables; `-` in a name becomes `_`
    QString scope;              ///< empty: the input `scope`, else the default or the first scope of the profile
    QString conventions;        ///< name of a set; empty: the set with the profile's base package
    QString request;            ///< task text
    QString session;            ///< ID; empty: a new one from the date and the entity or the task
    QMap<QString, QString> providers; ///< by role; roles without an entry use the settings, then config.toml, then manual
    QString approval;           ///< `manual` or `skip`; empty: as in the settings
    int maxIterations = 5;
};

/// A started workflow, or the findings that prevent the start.
struct StartedWorkflow {
    std::optional<StoredWorkflow> workflow;
    Diagnostics diagnostics;
};

/// Starts a workflow: checks the values against the templates of all phases, then writes session.json. prepareNextStep() writes the standards. If `diagnostics` has an
/// error, no file is written. Errors: NotFound for an unknown scope, conventions, provider or role. Invalid without a task and a template of the planning phase.
/// NotAllowed if the session exists or its ID is not valid. Also those of writing.
Result<StartedWorkflow> startWorkflow(const WorkflowWorkspace &workspace, const WorkflowStart &start, const QDateTime &now);

} // namespace outcrop
