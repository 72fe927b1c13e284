// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/clientfilecheck.h"
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
    bool byteOrderMark = false;
};

/// Edited texts by path; nullopt restores the text on disk.
using PendingTexts = QMap<QString, std::optional<UnsavedText>>;

/// The workspace as edited, with everything that panels show of it. Unchanged parts are shared with the previous view.
struct LiveState {
    WorkspacePtr workspace;
    std::shared_ptr<const QList<Branch<LibraryItem>>> library;
    std::shared_ptr<const Diagnostics> findings;
    std::shared_ptr<const ClientFileFindings>
        clientFiles; ///< part of the findings, kept to read only changed documents again
    std::shared_ptr<const WorkspaceChoices> choices;
};

/// The input of one run of the LivePipeline. It holds copies, so it can be used on any thread.
struct LiveInput {
    InputRevision revision = 0;
    WorkspacePtr disk;
    bool fromDisk = false; ///< start from `disk` instead of `before`
    PendingTexts texts;
    LiveState before; ///< last view shown
    RenderSelection wish;
    RenderedPtr rendered; ///< last render shown

    bool hasRender() const { return !wish.job.provider.isEmpty(); }
};

struct LiveResult {
    InputRevision revision = 0;
    LiveState view;
    std::optional<Result<RenderedView>> render; ///< nullopt while it is computed, or if no provider is selected
};

/// Returns the workspace with the pending texts. Parses only the documents that changed.
WorkspacePtr parsePending(const LiveInput &input);

/// Returns whether only text below front matter changed, which affects only renders. The text of instruction files counts as more: it has imports.
bool onlyBodiesChanged(const LiveInput &input, const OpenedWorkspace &workspace);

/// Returns the library tree, the findings and the picker choices; reuses those of `before` if they are equal.
LiveState viewOf(const WorkspacePtr &workspace, const LiveState &before);

/// Runs once from texts to requests. Reports the view before it renders, so that the event loop shows view and requests in separate turns.
LiveResult runLive(const LiveInput &input, const std::function<void(const LiveResult &)> &report);

} // namespace outcrop
