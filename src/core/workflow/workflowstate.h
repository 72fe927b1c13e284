// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/documents/document.h"

#include <QDateTime>
#include <QMap>

namespace outcrop {

/// The phases of a workflow, in order. After a failed review, the phase is Revise, and the revision is reviewed again.
enum class WorkflowPhase { Plan, Generate, Review, Revise };
/// The stage of a phase: Prompt until the prompt is written and approved, then Response until the response is received and approved.
enum class WorkflowStage { Prompt, Response };
enum class WorkflowStatus { InProgress, Complete, Canceled };

/// Returns `plan`, `generate`, `review`, `revise`, as in session.json and in the settings of a workflow.
QString workflowPhaseName(WorkflowPhase phase);
/// Returns the phase for display.
QString workflowPhaseText(WorkflowPhase phase);
std::optional<WorkflowPhase> workflowPhaseFromName(const QString &name);
/// Returns `prompt` or `response`.
QString workflowStageName(WorkflowStage stage);
/// Returns the stage for display.
QString workflowStageText(WorkflowStage stage);
/// Returns `planning`, `generating`, `reviewing`, `revising`: the name of the phase in sessions, profiles and roles.
QString sessionPhaseOf(WorkflowPhase phase);

/// A file that an approved response contained, stored in the session.
struct WorkflowArtifact {
    QString path; ///< relative to the session: `iteration-1/code/Order.java`
    WorkflowPhase phase = WorkflowPhase::Generate;
    int iteration = 1;
    QString sha256; ///< in hexadecimal
};

/// The state of a workflow: `sessions/<id>/session.json`. Member names are those of the AI workflow engine, so that both programs read the file.
/// Unknown members are preserved.
struct WorkflowState {
    QString id;
    QString profile;
    Json context = Json::object(); ///< values of template variables by name, as given at the start
    WorkflowPhase phase = WorkflowPhase::Plan;
    WorkflowStage stage = WorkflowStage::Prompt;
    WorkflowStatus status = WorkflowStatus::InProgress;
    int iteration = 1;
    QString standardsHash; ///< SHA-256 of standards-bundle.md
    QString planHash;      ///< SHA-256 of plan.md; empty until the plan is approved
    QString reviewHash;    ///< SHA-256 of the last approved review; empty until there is one
    QMap<QString, QString> providers; ///< role to `provider` or `provider/model`
    QList<WorkflowArtifact> artifacts;
    QString feedback;     ///< reason for the last rejection, until a response is approved
    int rejectedTurn = 0; ///< number of the rejected turn in the phase's conversation; 0 if there is none
    int rejections = 0;   ///< rejections in this stage
    QString request;      ///< task text for the templates; may be empty
    QString conventions;  ///< name of the set of conventions; empty if there is none
    QString approval;     ///< `manual` or `skip` for all stages; empty to use the settings
    int maxIterations = 5; ///< after a failed review in this iteration, Approve starts no further revision
    QDateTime creationTime;
    QDateTime updateTime;
    Json data = Json::object(); ///< the document as read, with unknown members

    bool isOpen() const { return status == WorkflowStatus::InProgress; }
    QString folder() const { return QStringLiteral("sessions/") + id; }
    QString statePath() const { return folder() + QStringLiteral("/session.json"); }
    QString standardsPath() const { return folder() + QStringLiteral("/standards-bundle.md"); }
    QString planPath() const { return folder() + QStringLiteral("/plan.md"); }
    /// Returns the folder for an iteration's files: `sessions/<id>/iteration-<n>/code`.
    QString codeFolder(int iterationNumber) const;
};

/// Returns the document, with the phase and status appended to `phase_history` if they changed.
Json toJson(const WorkflowState &state);
/// Reads the document. Errors: Invalid, with the location, for invalid JSON, a document that is not an object, or an unknown phase or stage. An iteration must be from 1
/// to 999,999. The status is derived from the phase.
Result<WorkflowState> readWorkflowState(const Document &document);
/// Returns the ID of the workflow with the session.json at this path; empty for other paths.
QString workflowIdOf(const QString &path);

} // namespace outcrop
