// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

#include <QVariant>

namespace outcrop {

/// An entry of a picker. An invalid value selects the default of the profile or manifest or, for prompt types, the type of the phase. An empty string selects
/// none; for models, it selects the default.
struct Choice {
    QString text;
    QVariant value;
    QString toolTip = {};

    friend bool operator==(const Choice &, const Choice &) = default;
};

using Choices = QList<Choice>;

/// Return the translated choices of each picker in a workspace.
Choices agentChoices(const PromptLibrary &library);
Choices profileChoices(const PromptLibrary &library);
/// Returns “None” and the phases of the selected profile, which may be null.
Choices phaseChoices(const Profile *profile);
Choices scopeChoices(const Profile *profile);
/// Returns “None” and the workloads of skills and specialists, with their labels and definitions from the taxonomy.
Choices workloadChoices(const OpenedWorkspace &opened);
/// Returns the prompt types that have a template in the workspace, after “By phase” and “None”; only “None” if there are no templates.
Choices promptTypeChoices(const PromptLibrary &library);
Choices providerChoices(const ProviderCatalog &catalog);
Choices modelChoices(const Adapter *adapter);
Choices formatChoices();
/// Returns “None” and the files in `conversations/`, which imports create.
Choices conversationChoices(const PromptLibrary &library);
/// Returns the choices for Selection::includesLayers. The value of the second choice is `none`.
Choices layerChoices();

/// The choices that depend only on the workspace.
struct WorkspaceChoices {
    Choices agents;
    Choices profiles;
    Choices workloads;
    Choices promptTypes;
    Choices providers;
    Choices conversations;

    friend bool operator==(const WorkspaceChoices &, const WorkspaceChoices &) = default;
};

/// Returns the choices of all pickers. Slow in a large workspace: call on a worker thread.
WorkspaceChoices workspaceChoices(const OpenedWorkspace &opened);

} // namespace outcrop
