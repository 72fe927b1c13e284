// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/workflow/conventions.h"
#include "core/workflow/workflowstate.h"

namespace outcrop {

/// A file whose text a prompt includes, with the path used in the templates, such as `iteration-1/planning-response.md`.
struct PromptAttachment {
    QString path;
    QString text;
};

/// The parts of a phase's prompt.
struct WorkflowPromptParts {
    DocumentPtr phaseTemplate;
    TemplateValues values;
    QList<PromptAttachment> attachments;
    QString request;              ///< added after the template if the template does not print it
    DocumentPtr conventions = {}; ///< conventions.json if no set is selected, for the error about a missing value; null otherwise
};

/// The rendered prompt of a phase.
struct WorkflowPrompt {
    QString text;
    Diagnostics diagnostics; ///< findings about the template, and errors for required variables without a value
};

/// Renders a phase's template, in Handlebars unless its front matter specifies another dialect. Adds the request if the template does not print it, and the
/// attachments as code blocks, except standards-bundle.md if the template prints `standards`. Deterministic.
WorkflowPrompt renderWorkflowPrompt(const Workspace &workspace, const WorkflowPromptParts &parts);

/// Returns the file name of a phase's template: `planning-prompt.md`, `generation-prompt.md`, `review-prompt.md`, `revision-prompt.md`.
QString phaseTemplateName(WorkflowPhase phase);

/// Returns the built-in template of a phase, for profiles without templates.
DocumentPtr builtInPhaseTemplate(WorkflowPhase phase);

} // namespace outcrop
