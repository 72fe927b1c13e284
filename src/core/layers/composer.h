// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/capabilities.h"
#include "core/layers/promptbundle.h"
#include "core/layers/promptlibrary.h"

namespace outcrop {

/// What the user picked. Nothing picked leaves it to the profile and the manifest; an empty text picks none.
struct Selection {
    std::optional<QString> agent;
    std::optional<QString> profile;
    QString phase;
    QString scope;
    QString workload;
    QString request;
    QString requestFile;  ///< for tracing, where the request came from a file of the workspace
    QString historyFile;  ///< a conversation document of the workspace; empty for none
    bool withTools = true;
    bool withOutputSchema = true;
    std::optional<QString> promptType; ///< a type of config/hybrid_prompt_templates.yaml; nothing leaves it to the phase
    GenerationParams params; ///< over those of the profile, for one prompt
    QList<QPair<QString, Json>> promptFields; ///< values for the type's METADATA by dotted name, such as `task_id` or `context.files`
};

/// A composed prompt and its errors: a name that does not exist, a conversation that cannot be read. A
/// workload that no skill serves is a note: the prompt is whole without one.
struct Composition {
    PromptBundle bundle;
    Diagnostics diagnostics;
};

/// The profile that a selection means: the one picked, else the manifest's. Null where there is none of that name.
const Profile *selectedProfile(const PromptLibrary &library, const Selection &selection);
/// The agent that a selection means: the one picked, else the profile's for the phase, else the manifest's. Null where there is none of that name.
const Agent *selectedAgent(const PromptLibrary &library, const Selection &selection);
/// The type of prompt that a selection means: the one picked, else the one of its phase, as the profile says or the templates file. Empty for none.
QString selectedPromptType(const PromptLibrary &library, const Selection &selection);

/// Whether a condition holds for a selection and a model, as compose() asks it of every layer.
bool conditionHolds(
    const Condition &condition, const PromptLibrary &library, const Selection &selection, const ProviderCapabilities &capabilities = {});

/// Puts a prompt together: the layers whose conditions hold, tier by tier; the agent in its tier; the workload's skills in WEATHER; the profile's
/// parameters for phase and scope, lowered to what the model can do; the conversation; the request. The same input gives the same bundle.
Composition compose(const PromptLibrary &library, const Selection &selection, const ProviderCapabilities &capabilities = {});

} // namespace outcrop
