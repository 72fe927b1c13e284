// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/existingfile.h"
#include "adapters/files/temporaryfile.h"

#include <optional>

namespace outcrop {

/// One save of one file, in steps, so that several files can share a sync. Each step keeps the old content if it fails. The caller holds a SaveLock on the
/// folder during all steps. A step returns the result of the save if it ends the save, otherwise nullopt.
class FileSave
{
public:
    using StepResult = std::optional<Result<SaveOutcome>>;

    FileSave(FileLocation place, FileToSave file);

    const FileDescriptor &folder() const { return m_place.folder; }
    /// Checks the old file and writes the new content to a file without its final name. With Sync::Later, the caller syncs it before exchange().
    /// Ends the save if the old file already has this content, or is not the expected one.
    StepResult prepare(Sync sync = Sync::Now);
    /// Puts the new file in the place of the old one, if there is one. The caller must then sync the folder.
    StepResult exchange();
    /// Removes the old file, or restores it if `syncError`, the errno value of the last sync, is not 0. Returns the result of the save.
    Result<SaveOutcome> finish(int syncError);
    /// Returns the error of a failed operation on this file.
    Error saveError(int number) const { return unwritableError(m_file.path, number); }

private:
    StepResult writeContent(Sync sync);
    Result<SaveOutcome> keepExistingFile(const ExistingFile &present) const;
    StepResult create();
    StepResult checkExchangedFile();
    StepResult replaceByRename();
    Result<SaveOutcome> finishNew(int syncError);
    Result<SaveOutcome> finishRename(int syncError);
    Result<SaveOutcome> savedOutcome() const;
    Result<SaveOutcome> readConflict() const;

    int rename(const QByteArray &from, const QByteArray &to, unsigned flags) const;
    void exchangeBack() const;
    void removeNewFile() const;
    void removeWrittenFile() const;
    void remove(const QByteArray &name) const;
    Error saveError(Error error) const;
    Error busyError() const;

    const FileLocation m_place;
    const FileToSave m_file;
    const Checksum m_checksum;
    const QByteArray m_temporaryName;
    std::optional<ExistingFile> m_oldFile;
    std::optional<TemporaryFile> m_new;
    std::optional<QByteArray> m_backupName; ///< name of the old file, on file systems that cannot exchange names
    bool m_isRenamed = false;           ///< true if the new file was put in place without an exchange
};

} // namespace outcrop
