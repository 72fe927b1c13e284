// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/contextlayers.h"
#include "core/layers/promptlibrary.h"
#include "core/layers/retrievedpassages.h"

namespace outcrop {

/// The data read from one document and its companion.
template<typename T>
struct DocumentReading {
    DocumentPtr document;
    DocumentPtr companion; ///< condensed form of a layer, governance file or text of an agent, or null
    std::optional<T> value;
    Diagnostics diagnostics;
};

/// The readings of one kind of document, sorted by path. Libraries share unchanged readings and unchanged lists.
template<typename T>
using DocumentReadings = std::shared_ptr<const QList<std::shared_ptr<const DocumentReading<T>>>>;

/// The data that a library was built from, by kind. Only changed documents are read again for the next state of the workspace. Internal to PromptLibrary.
struct LibraryReadings {
    struct Changes;

    DocumentReadings<Layer> layers = nullptr;
    DocumentReadings<Skill> skills = nullptr;
    DocumentReadings<Agent> agents = nullptr;
    DocumentReadings<Profile> profiles = nullptr;
    ContextLayersReader contextReader = {};
    bool isDefaultContext = false;
    std::shared_ptr<const ContextLayers> context = nullptr; ///< null if the layers are the workspace's
    std::shared_ptr<const QList<RetrievedPassage>> retrieved = nullptr; ///< null if no passages were retrieved

    void readChangedDocuments(const Workspace &workspace, const Changes &changes);
    void readContext(const Workspace &workspace, const Changes &changes);
};

} // namespace outcrop
