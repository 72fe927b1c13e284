// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/check/livefindings.h"
#include "gui/live/pickerchoices.h"
#include "gui/live/rendersnapshot.h"
#include "gui/live/workspacecontroller.h"
#include "models/library/documenttree.h"

#include <QMap>

#include <functional>

namespace outcrop {

/// The edited text of a document.
struct UnsavedText {
    QString text;
    bool hasByteOrderMark = false;
};

/// Edited texts by path; nullopt restores the text on disk.
using PendingTexts = QMap<QString, std::optional<UnsavedText>>;

/// The workspace with unsaved edits, and the data that panels show. Unchanged parts are shared with the previous state.
struct LiveState {
    WorkspacePtr workspace;
    std::shared_ptr<const QList<Branch<LibraryItem>>> library;
    std::shared_ptr<const Diagnostics> findings;
    std::shared_ptr<const LiveFindings> check; ///< the source of `findings`, so that only changed documents are checked again
    std::shared_ptr<const WorkspaceChoices> choices;
};

/// The input of one run of the LivePipeline. Contains copies, so that any thread can use it.
struct LiveInput {
    InputRevision revision = 0;
    WorkspacePtr disk;
    bool startsFromDisk = false; ///< whether to start from `disk` instead of `before`
    PendingTexts texts;
    LiveState before; ///< last displayed state
    RenderSelection selection;
    RenderedPtr renderedPrompt; ///< last displayed render

    bool hasRender() const { return !selection.job.provider.isEmpty(); }
};

/// The result of one run of the LivePipeline.
struct LiveResult {
    InputRevision revision = 0;
    LiveState state;
    std::optional<Result<RenderSnapshot>> render; ///< nullopt while it is computed, or if no provider is selected
};

/// Returns the workspace with the pending texts. Parses only documents that changed.
WorkspacePtr parsePendingDocuments(const LiveInput &input);

/// Returns whether only text below front matter has changed. Such a change affects only renders and the findings of a full check. Returns false for
/// instruction files of coding agents, because their text can contain imports.
bool haveOnlyBodiesChanged(const LiveInput &input, const OpenedWorkspace &workspace);

/// Returns the state of a workspace: library tree, findings and picker choices. Reuses the parts of `before` that are equal. Findings that need renders or
/// rules come from the last checkedState().
LiveState liveStateOf(const WorkspacePtr &workspace, const LiveState &before);

/// Returns the state with all findings of `check`. After `stop`, the findings are incomplete: discard the state.
LiveState checkedState(const LiveState &before, const std::stop_token &stop = {});

/// Computes the state and the render for one input. Reports the state before the render, so that the event loop shows state and requests in separate turns.
LiveResult runLive(const LiveInput &input, const std::function<void(const LiveResult &)> &report);

} // namespace outcrop
