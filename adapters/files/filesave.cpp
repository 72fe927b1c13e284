// SPDX-License-Identifier: GPL-3.0-or-later
// The save procedure: the new content is written to an unnamed file in the same folder and synced. It gets a hidden name, and the two names are exchanged atomically.
// After the exchange, no program can open the old file by its usual name. If the old file is not the expected one, the names are exchanged back. Otherwise the folder is
// synced and the old file is removed.
#include "adapters/files/filesave.h"

#include "adapters/files/filestoremessages.h"
#include "adapters/files/temporaryfiles.h"

#include <cerrno>
#include <cstdio>

namespace outcrop {
namespace {

constexpr qint64 maxConflictSize = 64 * 1024 * 1024;

bool isExchangeUnsupported(int number)
{
    return number == EINVAL || number == ENOSYS || number == EOPNOTSUPP;
}

} // namespace

FileSave::FileSave(FileLocation place, FileToSave file)
    : m_place(std::move(place))
    , m_file(std::move(file))
    , m_checksum(checksumOf(m_file.bytes))
    , m_temporaryName(temporaryName(m_place.name, m_file.expected, m_checksum))
{
}

FileSave::StepResult FileSave::prepare(Sync sync)
{
    auto old = openExistingFile(m_place.folder, m_place.name);
    if (!old)
        return saveError(old.error());
    if (!*old)
        return m_file.expected.isEmpty() ? writeContent(sync) : readConflict();
    if (m_file.isExclusive)
        return readConflict();
    m_oldFile = std::move(*old);
    if (const auto refusal = writeError(m_oldFile->file, m_file.path))
        return *refusal;
    if (m_oldFile->isBeingWritten)
        return busyError();
    if (m_oldFile->checksum == m_checksum)
        return keepExistingFile(*m_oldFile);
    return m_oldFile->checksum == m_file.expected ? writeContent(sync) : readConflict();
}

FileSave::StepResult FileSave::writeContent(Sync sync)
{
    m_new.emplace(m_place, m_file.bytes, m_oldFile ? &m_oldFile->file : nullptr, m_temporaryName, TemporaryFile::Options{0666, sync});
    return m_new->errnoValue() == 0 ? StepResult() : saveError(m_new->errnoValue());
}

/// Completes the save of a file that already has the new content, for example from an interrupted save. Syncs the file and its folder.
Result<SaveOutcome> FileSave::keepExistingFile(const ExistingFile &present) const
{
    int number = syncToDisk(present.readHandle);
    if (number == 0)
        number = syncToDisk(m_place.folder);
    if (number != 0)
        return saveError(number);
    return SaveOutcome{true, present.state()};
}

FileSave::StepResult FileSave::exchange()
{
    if (!m_oldFile)
        return create();
    int number = m_new->linkAs(m_temporaryName);
    if (number != 0)
        return saveError(number);
    number = rename(m_temporaryName, m_place.name, RENAME_EXCHANGE);
    if (number == 0)
        return checkExchangedFile();
    if (isExchangeUnsupported(number))
        return replaceByRename();
    remove(m_temporaryName);
    return number == ENOENT ? readConflict() : saveError(number);
}

FileSave::StepResult FileSave::create()
{
    const int number = m_new->linkAs(m_place.name);
    if (number == EEXIST)
        return readConflict();
    return number == 0 ? StepResult() : saveError(number);
}

/// Checks after the exchange that the old file, now under the hidden name, is the expected one or was removed. If not, exchanges the names back.
FileSave::StepResult FileSave::checkExchangedFile()
{
    const auto taken = openExistingFile(m_place.folder, m_temporaryName);
    const bool isStillWritten = taken && *taken && (*taken)->isBeingWritten;
    if (taken && !isStillWritten && (!*taken || (*taken)->checksum == m_file.expected))
        return {};
    exchangeBack();
    if (!taken)
        return saveError(taken.error());
    return isStillWritten ? busyError() : readConflict();
}

/// Replaces the file on file systems without RENAME_EXCHANGE. A second link keeps the old file until the new one is synced.
FileSave::StepResult FileSave::replaceByRename()
{
    const int folder = m_place.folder.number();
    const QByteArray backup = temporaryName(m_place.name, m_file.expected, m_checksum);
    if (::linkat(folder, m_place.name.constData(), folder, backup.constData(), 0) == 0)
        m_backupName = backup;
    const auto present = openExistingFile(m_place.folder, m_place.name);
    const bool isExpected = present && *present && !(*present)->isBeingWritten && (*present)->checksum == m_file.expected;
    const int number = isExpected ? rename(m_temporaryName, m_place.name, 0) : 0;
    m_isRenamed = isExpected && number == 0;
    if (m_isRenamed)
        return {};
    if (m_backupName)
        remove(*m_backupName);
    remove(m_temporaryName);
    return number == 0 ? readConflict() : saveError(number);
}

Result<SaveOutcome> FileSave::finish(int syncError)
{
    if (!m_oldFile)
        return finishNew(syncError);
    if (m_isRenamed)
        return finishRename(syncError);
    if (syncError == 0) {
        remove(m_temporaryName);
        return savedOutcome();
    }
    exchangeBack();
    return saveError(syncError);
}

Result<SaveOutcome> FileSave::finishNew(int syncError)
{
    if (syncError == 0)
        return savedOutcome();
    if (rename(m_place.name, m_temporaryName, RENAME_NOREPLACE) == 0)
        removeNewFile();
    return saveError(syncError);
}

Result<SaveOutcome> FileSave::finishRename(int syncError)
{
    if (syncError != 0 && m_backupName)
        static_cast<void>(rename(*m_backupName, m_place.name, 0));
    else if (m_backupName)
        remove(*m_backupName);
    return syncError == 0 ? savedOutcome() : saveError(syncError);
}

/// Removes a new file that could not be synced, unless another program has replaced it.
void FileSave::removeNewFile() const
{
    if (m_new->isNamed(m_temporaryName))
        removeWrittenFile();
    else
        static_cast<void>(rename(m_temporaryName, m_place.name, RENAME_NOREPLACE));
}

/// Exchanges the names back. The hidden name must then belong to the file that this save wrote. If not, another program has replaced that file with a newer one: the
/// names are exchanged again, and the older file keeps its hidden name.
void FileSave::exchangeBack() const
{
    const int number = rename(m_temporaryName, m_place.name, RENAME_EXCHANGE);
    if (number == ENOENT)
        static_cast<void>(rename(m_temporaryName, m_place.name, RENAME_NOREPLACE)); // another program has removed the new file
    else if (number == 0 && m_new->isNamed(m_temporaryName))
        removeWrittenFile();
    else if (number == 0)
        static_cast<void>(rename(m_temporaryName, m_place.name, RENAME_EXCHANGE));
    syncToDisk(m_place.folder);
}

/// Removes the file written by this save, unless another program has changed its content.
void FileSave::removeWrittenFile() const
{
    if (hasChecksum(m_new->file(), m_checksum))
        remove(m_temporaryName);
}

Result<SaveOutcome> FileSave::savedOutcome() const
{
    return SaveOutcome{true, {m_checksum, modifiedTime(m_new->status())}};
}

/// Returns the conflict outcome with the current content, which is empty if the file does not exist.
Result<SaveOutcome> FileSave::readConflict() const
{
    const auto present = openExistingFile(m_place.folder, m_place.name);
    if (!present)
        return saveError(present.error());
    if (!*present)
        return SaveOutcome{};
    auto theirs = readAll((*present)->file.open(), maxConflictSize);
    if (!theirs)
        return saveError(theirs.error());
    const FileState state{checksumOf(*theirs), (*present)->state().modified};
    return SaveOutcome{false, state, std::move(*theirs)};
}

int FileSave::rename(const QByteArray &from, const QByteArray &to, unsigned flags) const
{
    const int folder = m_place.folder.number();
    return ::renameat2(folder, from.constData(), folder, to.constData(), flags) == 0 ? 0 : errno;
}

void FileSave::remove(const QByteArray &name) const
{
    ::unlinkat(m_place.folder.number(), name.constData(), 0);
}

Error FileSave::saveError(Error error) const
{
    error.location.file = m_file.path;
    return error;
}

Error FileSave::busyError() const
{
    return unwritableError(m_file.path, filestoremessages::openInOtherProgram());
}

} // namespace outcrop
