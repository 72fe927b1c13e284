// SPDX-License-Identifier: GPL-3.0-or-later
// The save procedure: the new content is written to an unnamed file in the same folder and synced. It gets a hidden name,
// and the two names are exchanged atomically. Now no program can open the old file by its usual name. If the old file is
// not the expected one, the names are exchanged back. Otherwise the folder is synced and the old file is removed.
#include "adapters/files/savefile.h"

#include "adapters/files/existingfile.h"
#include "adapters/files/filestoremessages.h"
#include "adapters/files/temporaryfile.h"
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

/// One save of one file. Each step specifies what it does on failure, so that the old content is always kept.
class FileSave
{
public:
    FileSave(const FileLocation &place, const QString &path, const QByteArray &bytes, const Checksum &expected)
        : m_place(place)
        , m_path(path)
        , m_bytes(bytes)
        , m_checksum(checksumOf(bytes))
        , m_expected(expected)
        , m_temporary(temporaryName(place.name, expected, m_checksum))
        , m_lock(place.folder)
    {
    }

    Result<SaveOutcome> run();
    /// Creates the file if the name does not exist; otherwise the outcome is a conflict.
    Result<SaveOutcome> createNew();

private:
    Result<SaveOutcome> create();
    Result<SaveOutcome> keepExisting(const ExistingFile &present);
    Result<SaveOutcome> replace(const ExistingFile &old);
    Result<SaveOutcome> finishExchange(const TemporaryFile &newFile);
    Result<SaveOutcome> replaceByRename(const TemporaryFile &newFile);
    Result<SaveOutcome> saved(const TemporaryFile &newFile) const;
    Result<SaveOutcome> conflict() const;

    int rename(const QByteArray &from, const QByteArray &to, unsigned flags) const;
    void exchangeBack(const TemporaryFile &newFile) const;
    void removeNewFile(const TemporaryFile &newFile) const;
    void removeWrittenFile(const TemporaryFile &newFile) const;
    void remove(const QByteArray &name) const { ::unlinkat(m_place.folder.number(), name.constData(), 0); }
    Error failed(int number) const { return unwritableError(m_path, number); }
    Error failed(Error error) const;
    Error busyError() const;

    const FileLocation &m_place;
    const QString &m_path;
    const QByteArray &m_bytes;
    const Checksum m_checksum;
    const Checksum &m_expected;
    const QByteArray m_temporary;
    const SaveLock m_lock;
};

Result<SaveOutcome> FileSave::run()
{
    const auto old = openExisting(m_place.folder, m_place.name);
    if (!old)
        return failed(old.error());
    if (!*old)
        return m_expected.isEmpty() ? create() : conflict();
    if (const auto refusal = writeError((*old)->file, m_path))
        return *refusal;
    if ((*old)->isBeingWritten)
        return busyError();
    if ((*old)->checksum == m_checksum)
        return keepExisting(**old);
    return (*old)->checksum == m_expected ? replace(**old) : conflict();
}

Result<SaveOutcome> FileSave::createNew()
{
    const auto old = openExisting(m_place.folder, m_place.name);
    if (!old)
        return failed(old.error());
    return *old ? conflict() : create();
}

Result<SaveOutcome> FileSave::create()
{
    TemporaryFile newFile(m_place, m_bytes, nullptr, m_temporary);
    int number = newFile.errnoValue() != 0 ? newFile.errnoValue() : newFile.linkAs(m_place.name);
    if (number == EEXIST)
        return conflict();
    if (number != 0)
        return failed(number);
    number = syncToDisk(m_place.folder);
    if (number == 0)
        return saved(newFile);
    if (rename(m_place.name, m_temporary, RENAME_NOREPLACE) == 0)
        removeNewFile(newFile);
    return failed(number);
}

/// Removes a new file that could not be synced, unless another program has replaced it.
void FileSave::removeNewFile(const TemporaryFile &newFile) const
{
    if (newFile.isNamed(m_temporary))
        removeWrittenFile(newFile);
    else
        static_cast<void>(rename(m_temporary, m_place.name, RENAME_NOREPLACE));
}

/// Completes the save of a file that already has this content, perhaps from an interrupted save: only a sync is needed.
Result<SaveOutcome> FileSave::keepExisting(const ExistingFile &present)
{
    int number = syncToDisk(present.reading);
    if (number == 0)
        number = syncToDisk(m_place.folder);
    if (number != 0)
        return failed(number);
    return SaveOutcome{true, present.state()};
}

Result<SaveOutcome> FileSave::replace(const ExistingFile &old)
{
    TemporaryFile newFile(m_place, m_bytes, &old.file, m_temporary);
    int number = newFile.errnoValue() != 0 ? newFile.errnoValue() : newFile.linkAs(m_temporary);
    if (number != 0)
        return failed(number);
    number = rename(m_temporary, m_place.name, RENAME_EXCHANGE);
    if (number == 0)
        return finishExchange(newFile);
    if (isExchangeUnsupported(number))
        return replaceByRename(newFile);
    remove(m_temporary);
    return number == ENOENT ? conflict() : failed(number);
}

/// Completes the save after the names were exchanged: checks that the old file, now under the hidden name, is the expected one, and syncs the folder.
Result<SaveOutcome> FileSave::finishExchange(const TemporaryFile &newFile)
{
    const auto taken = openExisting(m_place.folder, m_temporary);
    const bool stillWritten = taken && *taken && (*taken)->isBeingWritten;
    const bool expected = taken && !stillWritten && (!*taken || (*taken)->checksum == m_expected);
    const int number = expected ? syncToDisk(m_place.folder) : 0;
    if (expected && number == 0) {
        remove(m_temporary);
        return saved(newFile);
    }
    exchangeBack(newFile);
    if (number != 0)
        return failed(number);
    if (!taken)
        return failed(taken.error());
    return stillWritten ? busyError() : conflict();
}

/// Exchanges the names back. If the exchanged file is not the one that was saved, another program has replaced it: it is the
/// newest, so it is put back, and the older file stays under its hidden name.
void FileSave::exchangeBack(const TemporaryFile &newFile) const
{
    const int number = rename(m_temporary, m_place.name, RENAME_EXCHANGE);
    if (number == ENOENT)
        static_cast<void>(
            rename(m_temporary, m_place.name, RENAME_NOREPLACE)); // another program has removed the saved file
    else if (number == 0 && newFile.isNamed(m_temporary))
        removeWrittenFile(newFile);
    else if (number == 0)
        static_cast<void>(rename(m_temporary, m_place.name, RENAME_EXCHANGE));
    syncToDisk(m_place.folder);
}

/// Removes the file written by this save, unless another program has changed its content.
void FileSave::removeWrittenFile(const TemporaryFile &newFile) const
{
    if (hasChecksum(newFile.file(), m_checksum))
        remove(m_temporary);
}

/// Replaces the file on file systems without RENAME_EXCHANGE. A second link keeps the old file until the new one is synced.
Result<SaveOutcome> FileSave::replaceByRename(const TemporaryFile &newFile)
{
    const int folder = m_place.folder.number();
    const QByteArray backup = temporaryName(m_place.name, m_expected, m_checksum);
    const bool kept = ::linkat(folder, m_place.name.constData(), folder, backup.constData(), 0) == 0;
    const auto present = openExisting(m_place.folder, m_place.name);
    const bool expected = present && *present && !(*present)->isBeingWritten && (*present)->checksum == m_expected;
    int number = expected ? rename(m_temporary, m_place.name, 0) : 0;
    const bool renamed = expected && number == 0;
    if (renamed)
        number = syncToDisk(m_place.folder);
    if (renamed && number != 0 && kept)
        static_cast<void>(rename(backup, m_place.name, 0));
    else if (kept)
        remove(backup);
    if (!renamed)
        remove(m_temporary);
    if (number != 0)
        return failed(number);
    return renamed ? saved(newFile) : conflict();
}

Result<SaveOutcome> FileSave::saved(const TemporaryFile &newFile) const
{
    return SaveOutcome{true, {m_checksum, modifiedTime(newFile.status())}};
}

/// Returns the conflict outcome with the current content.
Result<SaveOutcome> FileSave::conflict() const
{
    const auto present = openExisting(m_place.folder, m_place.name);
    if (!present)
        return failed(present.error());
    if (!*present)
        return SaveOutcome{};
    auto theirs = readAll((*present)->file.open(), maxConflictSize);
    if (!theirs)
        return failed(theirs.error());
    const FileState state{checksumOf(*theirs), (*present)->state().modified};
    return SaveOutcome{false, state, std::move(*theirs)};
}

int FileSave::rename(const QByteArray &from, const QByteArray &to, unsigned flags) const
{
    const int folder = m_place.folder.number();
    return ::renameat2(folder, from.constData(), folder, to.constData(), flags) == 0 ? 0 : errno;
}

Error FileSave::failed(Error error) const
{
    error.location.file = m_path;
    return error;
}

Error FileSave::busyError() const
{
    return unwritableError(m_path, filestoremessages::openInOtherProgram());
}

Result<FileLocation> locationOf(const QString &folder, const QString &path, MissingFolders missing)
{
    const auto root = findFolder(folder);
    auto place = root ? findLocation(*root, path, missing) : root.error();
    return place ? std::move(place) : withPath(path, place.error());
}

} // namespace

Result<SaveOutcome> saveFile(
    const QString &folder, const QString &path, const QByteArray &bytes, const Checksum &expected)
{
    const auto missing = expected.isEmpty() ? MissingFolders::Create : MissingFolders::Reject;
    const auto place = locationOf(folder, path, missing);
    if (!place && place.error().code == ErrorCode::NotFound && !expected.isEmpty() && findFolder(folder))
        return SaveOutcome{}; // the parent folder was removed as well
    return place ? FileSave(*place, path, bytes, expected).run() : place.error();
}

Result<SaveOutcome> createFile(const QString &folder, const QString &path, const QByteArray &bytes)
{
    const auto place = locationOf(folder, path, MissingFolders::Create);
    return place ? FileSave(*place, path, bytes, {}).createNew() : place.error();
}

} // namespace outcrop
