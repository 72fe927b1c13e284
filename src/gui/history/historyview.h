// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/ports/history.h"
#include "models/diff/showndiff.h"

namespace outcrop {

/// What the History dock is asked for.
struct HistoryJob {
    QString folder;
    DocumentPtr document; ///< as it is being edited
    QString version = {}; ///< empty: the latest that has another text
    bool withOrigins = false;
};

/// What it shows of one document.
struct HistoryView {
    QString path;
    QString source; ///< `git`
    Result<QList<FileVersion>> versions = QList<FileVersion>();
    QString version = {}; ///< the one that `diff` begins with; empty for none
    Result<ShownDiff> diff = ShownDiff();
    Result<QList<LineOrigin>> origins = QList<LineOrigin>(); ///< of the document's lines, where they were asked for
};

/// Waits for the disk: for a worker thread.
HistoryView historyView(const HistoryJob &job);

} // namespace outcrop
