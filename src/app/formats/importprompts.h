// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/formats/importedprompt.h"
#include "core/documents/workspacechange.h"
#include "core/formats/fileformat.h"
#include "core/formats/importedfiles.h"

namespace outcrop {

/// A file to import.
struct PromptImportJob {
    QString file;         ///< name for messages, detection and the record; `-` for standard input
    QByteArray bytes;
    QString format = {};  ///< empty: detected
};

/// An import that is ready to be written.
struct PreparedPromptImport {
    QString format;
    QString title;       ///< display name of the format
    QList<PromptFile> prompts;
    QStringList names;   ///< for each prompt, the name of its documents
    QList<ImportedPrompt> renderedPrompts = {}; ///< the prompts that can be rendered; all except skills and text that becomes a layer
    WorkspaceChange change;
    Ledger ledger;       ///< entries for the file's values and their locations in the workspace
    Diagnostics diagnostics;
};

/// Reads the bytes of a file that the user named. Errors: NotFound, NotAllowed (a link, pipe or device), TooLarge and
/// Unreadable. Checks the kind and the size before reading.
Result<QByteArray> readImportFile(const QString &path, const QString &shownPath);

/// Converts a file to files of a workspace. Does not run code, open other files or connections, or write files: applyChange() writes the change. Keys
/// and passwords are removed before the prompts are read. Errors: those of readImportText() and addToImport(), and NotFound (unknown format).
Result<PreparedPromptImport> prepareImport(const PromptImportJob &job, const Workspace &workspace);

/// A file without keys and passwords.
struct CleanImportFile {
    FormatInput input;
    QByteArray bytes;        ///< the original bytes if no text was removed
    QList<Location> removed; ///< locations of secrets in the original
};

/// Decodes a file and removes its keys and passwords. Errors: TooLarge, NotAllowed (a pickle), Invalid (not UTF-8, or not searched for secrets).
Result<CleanImportFile> readImportText(const PromptImportJob &job);

/// Adds the prompts of a file to an import. Errors: Invalid, with the location.
Status addToImport(const CleanImportFile &file, const FileFormat &format, const Workspace &workspace, PreparedPromptImport &import);

/// Returns the command that renders the first prompt that can be rendered, or else checks the workspace. Values that the user must add are `…`.
QString commandAfterImport(const PreparedPromptImport &import);

} // namespace outcrop
