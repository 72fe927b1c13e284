// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

#include <QVariant>

namespace outcrop {

/// One line of a picker. An invalid value leaves the choice to the profile and the manifest, an empty text chooses none.
struct Choice {
    QString text;
    QVariant value;
    QString toolTip = {};

    friend bool operator==(const Choice &, const Choice &) = default;
};

using Choices = QList<Choice>;

/// What each picker offers in a workspace, in the user's language.
Choices agentChoices(const PromptLibrary &library);
Choices profileChoices(const PromptLibrary &library);
/// `profile` is the one in force, or null.
Choices phaseChoices(const Profile *profile);
Choices scopeChoices(const Profile *profile);
Choices workloadChoices(const PromptLibrary &library);
/// The types of prompt that the workspace has templates for.
Choices promptTypeChoices(const PromptLibrary &library);
Choices providerChoices(const ProviderCatalog &catalog);
Choices modelChoices(const Adapter *adapter);
Choices formatChoices();

/// What the pickers offer that depend on the workspace alone.
struct WorkspaceChoices {
    Choices agents;
    Choices profiles;
    Choices workloads;
    Choices promptTypes;
    Choices providers;

    friend bool operator==(const WorkspaceChoices &, const WorkspaceChoices &) = default;
};

/// Walks every document: work it out off the event loop.
WorkspaceChoices workspaceChoices(const OpenedWorkspace &opened);

} // namespace outcrop
