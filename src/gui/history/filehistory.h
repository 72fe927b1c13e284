// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/ports/history.h"
#include "models/diff/showndiff.h"

namespace outcrop {

/// The input of readHistory().
struct HistoryRequest {
    QString folder;
    DocumentPtr document; ///< the edited document
    QString version = {}; ///< version ID; if empty, the latest version that differs from the text
    bool needsOrigins = false;
};

/// The history of one document, as readHistory() returns it.
struct DocumentHistory {
    QString path;
    QString source; ///< `git` or the name of the journal
    Result<QList<FileVersion>> versions = QList<FileVersion>();
    QString version = {}; ///< ID of the old version in `diff`; empty for none
    Result<ShownDiff> diff = ShownDiff();
    Result<QList<LineOrigin>> origins = QList<LineOrigin>(); ///< versions that introduced the lines, if requested
};

/// Reads the history of a document from disk. Call on a worker thread.
DocumentHistory readHistory(const HistoryRequest &request);

} // namespace outcrop
