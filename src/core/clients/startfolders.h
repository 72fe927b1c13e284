// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/contextlosses.h"

namespace outcrop {

/// A start folder where a size limit or a blocked import affects files that are not affected in the shown start folder.
struct LimitedStart {
    QString folder; ///< absolute path
    ContextLosses losses;

    friend bool operator==(const LimitedStart &, const LimitedStart &) = default;
};

/// The other start folders of a client that its user should know about.
struct StartFolders {
    QList<LimitedStart> limitedStarts; ///< sorted by path
    qsizetype uncheckedCount = 0; ///< folders that may lose text, but were not checked because there are too many
    QStringList missingMarkers;  ///< markers of a project, such as .git; empty unless the client ignores instructions in parent folders for lack of a marker
    QStringList otherFiles;      ///< instruction files below the shown start folder that the client loads only if it is started in their folder or below it
    QStringList searchedNames;   ///< names and patterns of the files that the client searches for in a project

    bool isLimitedByTruncation() const;
    bool isLimitedBySkipping() const;
};

/// Searches a folder, including its hidden folders, for other start folders than that of `shown`, a result of readClientContext() for the same client, files
/// and query. Evaluates the client only for a limited number of folders, which contain its files and may reach a size limit or lose an import. Thread-safe;
/// reads `files` on several threads.
StartFolders startFolders(const ClientDocument &client, const ContextFiles &files, const ContextQuery &query, const QString &folder, const ClientContext &shown);

/// Returns the contexts of the start folders in StartFolders::limited where a size limit affects other files, without the files that the client loads during
/// the session. Has the same parameters as startFolders().
QList<ClientContext> limitedContexts(const ClientDocument &client, const ContextFiles &files, const ContextQuery &query, const QString &folder, const ClientContext &shown);

/// Returns a sentence for users about StartFolders::otherFiles; empty if there are none. Paths are relative to `folder`.
QString otherFilesSentence(const StartFolders &starts, const QString &client, const QString &folder);

/// Returns a sentence for users about StartFolders::searchedNames; empty if there are none.
QString searchedNamesSentence(const StartFolders &starts, const QString &client);

/// Returns a sentence for users about files in parent folders, which the named clients ignore without these markers.
QString ignoredParentsSentence(const QStringList &missingMarkers, const QStringList &clients);

} // namespace outcrop
