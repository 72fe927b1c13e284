// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/pickerchoices.h"
#include "gui/live/renderedview.h"
#include "gui/live/workspacecontroller.h"
#include "models/library/documenttree.h"

#include <QMap>

#include <functional>

namespace outcrop {

/// A document's text as it is being written.
struct UnsavedText {
    QString text;
    bool byteOrderMark = false;
};

/// By path. No text: back to what the disk holds.
using PendingTexts = QMap<QString, std::optional<UnsavedText>>;

/// The workspace as it is being edited, with everything that panels show of it. What did not change since the last one is
/// shared with it.
struct LiveView {
    WorkspacePtr workspace;
    std::shared_ptr<const QList<Branch<LibraryItem>>> library;
    std::shared_ptr<const Diagnostics> findings;
    std::shared_ptr<const WorkspaceChoices> choices;
};

/// Everything one run of the LivePipeline reads. Holds copies: safe on any thread.
struct LiveInput {
    InputRevision revision = 0;
    WorkspacePtr disk;
    bool fromDisk = false; ///< starts from `disk`; otherwise from `before`
    PendingTexts texts;
    LiveView before;       ///< shown last
    RenderWish wish;
    RenderedPtr rendered;  ///< shown last

    bool hasRender() const { return !wish.job.provider.isEmpty(); }
};

struct LiveResult {
    InputRevision revision = 0;
    LiveView view;
    std::optional<Result<RenderedView>> render; ///< nothing while it is being worked out, and where no provider is chosen
};

/// The workspace with the pending texts in it. Reads the documents that changed, and no others.
WorkspacePtr parseInto(const LiveInput &input);

/// Only the words below the front matter changed: of that, panels show no more than the renders.
bool onlyBodiesChanged(const LiveInput &input, const OpenedWorkspace &workspace);

/// The library's tree, the findings and the pickers' choices; those of `before` where they are equal.
LiveView viewOf(const WorkspacePtr &workspace, const LiveView &before);

/// One run, from texts to requests. Reports the view before it renders where the tree, the findings or the pickers may have
/// changed: they do not wait for the requests.
LiveResult runLive(const LiveInput &input, const std::function<void(const LiveResult &)> &report);

} // namespace outcrop
