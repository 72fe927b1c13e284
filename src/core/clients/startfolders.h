// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/contextlosses.h"

namespace outcrop {

/// A start folder from which a size limit removes text that the client sends if it is started in another folder.
struct LimitedStart {
    QString folder; ///< absolute path
    ContextLosses losses;

    friend bool operator==(const LimitedStart &, const LimitedStart &) = default;
};

/// The other start folders of a client that its user should know about.
struct StartFolders {
    QList<LimitedStart> limited; ///< sorted by path
    qsizetype unchecked = 0;     ///< folders that may reach a limit, but were not checked because there are too many
    QStringList missingMarkers;  ///< markers of a project, such as .git; empty unless the client ignores instructions in parent folders because no marker exists
};

/// Searches a folder for other start folders than that of `shown`, a result of readClientContext() for the same client, files and query. Evaluates the client
/// only for folders with files that may reach one of its size limits, and for a limited number of them. Thread-safe.
StartFolders startFolders(const ClientDocument &client, const ContextFiles &files, const ContextQuery &query, const QString &folder, const ClientContext &shown);

/// Returns a sentence for users about files in parent folders, which the named clients ignore without these markers.
QString ignoredParentsSentence(const QStringList &missingMarkers, const QStringList &clients);

} // namespace outcrop
