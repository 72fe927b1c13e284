// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/capabilities.h"
#include "core/layers/promptbundle.h"
#include "core/layers/promptlibrary.h"
#include "core/templates/inputvalues.h"
#include "core/templates/templatedialect.h"

namespace outcrop {

/// The user's choices for a prompt. nullopt means the default from the profile or manifest; an empty string means none.
struct Selection {
    std::optional<QString> agent;
    std::optional<QString> profile;
    QString phase;
    QString scope;
    QString workload;
    QString request;
    QString requestFile;  ///< file that contains the request, for tracing; empty if the user entered the request
    QStringList attachments; ///< paths of documents in the workspace that are sent with the request
    QString historyFile;  ///< path of a conversation document in the workspace; empty for none
    bool includesLayers = true; ///< false sends none of the workspace's layers, such as for an imported request, which is complete
    bool includesTools = true;
    bool includesOutputSchema = true;
    std::optional<QString> promptType; ///< a type in config/hybrid_prompt_templates.yaml; nullopt means the type of the phase
    GenerationParams params; ///< parameters that override those of the profile
    QList<InputValue> inputs; ///< values for the inputs of templates; the first value with a name is used
    std::optional<TemplateDialect> requestDialect; ///< template language of the request; nullopt means that of its front matter, or none
    bool rendersTemplates = true; ///< false for criteria about the text of a document, which a template's values would change
    bool usesTestValues = false; ///< whether inputs without a value get the first of their test values
    QList<QPair<QString, Json>> promptFields; ///< values for the prompt type's METADATA fields, by dotted name such as `task_id` or `context.files`
};

/// A composed prompt and its findings. Unknown names and an unreadable conversation are errors. A scope that no profile defines and no condition uses is a
/// warning. A workload without a skill is only a note, because the prompt is complete without it.
struct Composition {
    PromptBundle bundle;
    Diagnostics diagnostics;
};

/// Returns the selected profile, or else the manifest's. Null if no profile has that name.
const Profile *selectedProfile(const PromptLibrary &library, const Selection &selection);
/// Returns the selected agent, or else the profile's agent for the phase, or else the manifest's. Null if no agent has that name.
const Agent *selectedAgent(const PromptLibrary &library, const Selection &selection);
/// Returns the selected prompt type, or else the type for the phase from the profile or the templates file. Empty for none.
QString selectedPromptType(const PromptLibrary &library, const Selection &selection);

/// Returns whether a condition holds for a selection and a model. compose() evaluates the conditions of layers the same way.
bool conditionHolds(
    const Condition &condition, const PromptLibrary &library, const Selection &selection, const ProviderCapabilities &capabilities = {});

/// Composes a prompt. It contains the layers whose conditions hold, ordered by tier, the agent in its tier, and the skills of the workload in WEATHER. The profile's
/// parameters for phase and scope are clamped to the limits of the model. The prompt ends with the conversation and the request. Deterministic: the same input results in
/// the same bundle.
Composition compose(const PromptLibrary &library, const Selection &selection, const ProviderCapabilities &capabilities = {});

} // namespace outcrop
