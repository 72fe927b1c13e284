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

constexpr qint64 largestShown = 64 * 1024 * 1024;

bool knowsNoExchange(int number)
{
    return number == EINVAL || number == ENOSYS || number == EOPNOTSUPP;
}

/// One save of one file. Each step specifies what it does on failure, so that the old content is always kept.
class Saving
{
public:
    Saving(const FileLocation &place, const QString &path, const QByteArray &bytes, const Checksum &expected)
        : m_place(place)
        , m_path(path)
        , m_bytes(bytes)
        , m_checksum(checksumOf(bytes))
        , m_expected(expected)
        , m_temporary(temporaryName(place.name, expected, m_checksum))
        , m_inUse(place.folder)
    {
    }

    Result<SaveOutcome> run();
    /// Creates the file if the name does not exist; otherwise the outcome is a conflict.
    Result<SaveOutcome> runNew();

private:
    Result<SaveOutcome> create();
    Result<SaveOutcome> keep(const ExistingFile &present);
    Result<SaveOutcome> replace(const ExistingFile &old);
    Result<SaveOutcome> exchanged(const TemporaryFile &fresh);
    Result<SaveOutcome> renameOver(const TemporaryFile &fresh);
    Result<SaveOutcome> saved(const TemporaryFile &fresh) const;
    Result<SaveOutcome> conflict() const;

    int rename(const QByteArray &from, const QByteArray &to, unsigned flags) const;
    void giveBack(const TemporaryFile &fresh) const;
    void takeBack(const TemporaryFile &fresh) const;
    void removeOurs(const TemporaryFile &fresh) const;
    void remove(const QByteArray &name) const { ::unlinkat(m_place.folder.number(), name.constData(), 0); }
    Error failed(int number) const { return unwritable(m_path, number); }
    Error failed(Error error) const;
    Error busy() const;

    const FileLocation &m_place;
    const QString &m_path;
    const QByteArray &m_bytes;
    const Checksum m_checksum;
    const Checksum &m_expected;
    const QByteArray m_temporary;
    const SaveLock m_inUse;
};

Result<SaveOutcome> Saving::run()
{
    const auto old = lookAt(m_place.folder, m_place.name);
    if (!old)
        return failed(old.error());
    if (!*old)
        return m_expected.isEmpty() ? create() : conflict();
    if (const auto refusal = writeError((*old)->file, m_path))
        return *refusal;
    if ((*old)->beingWritten)
        return busy();
    if ((*old)->checksum == m_checksum)
        return keep(**old);
    return (*old)->checksum == m_expected ? replace(**old) : conflict();
}

Result<SaveOutcome> Saving::runNew()
{
    const auto old = lookAt(m_place.folder, m_place.name);
    if (!old)
        return failed(old.error());
    return *old ? conflict() : create();
}

Result<SaveOutcome> Saving::create()
{
    TemporaryFile fresh(m_place, m_bytes, nullptr, m_temporary);
    int number = fresh.number() != 0 ? fresh.number() : fresh.linkAs(m_place.name);
    if (number == EEXIST)
        return conflict();
    if (number != 0)
        return failed(number);
    number = syncToDisk(m_place.folder);
    if (number == 0)
        return saved(fresh);
    if (rename(m_place.name, m_temporary, RENAME_NOREPLACE) == 0)
        takeBack(fresh);
    return failed(number);
}

/// Removes a new file that could not be synced, unless another program has replaced it.
void Saving::takeBack(const TemporaryFile &fresh) const
{
    if (fresh.isNamed(m_temporary))
        removeOurs(fresh);
    else
        static_cast<void>(rename(m_temporary, m_place.name, RENAME_NOREPLACE));
}

/// The file already has this content, perhaps from an interrupted save, so only a sync is needed.
Result<SaveOutcome> Saving::keep(const ExistingFile &present)
{
    int number = syncToDisk(present.reading);
    if (number == 0)
        number = syncToDisk(m_place.folder);
    if (number != 0)
        return failed(number);
    return SaveOutcome{true, present.state()};
}

Result<SaveOutcome> Saving::replace(const ExistingFile &old)
{
    TemporaryFile fresh(m_place, m_bytes, &old.file, m_temporary);
    int number = fresh.number() != 0 ? fresh.number() : fresh.linkAs(m_temporary);
    if (number != 0)
        return failed(number);
    number = rename(m_temporary, m_place.name, RENAME_EXCHANGE);
    if (number == 0)
        return exchanged(fresh);
    if (knowsNoExchange(number))
        return renameOver(fresh);
    remove(m_temporary);
    return number == ENOENT ? conflict() : failed(number);
}

/// The old file now has the hidden name. It must be the expected one, and the folder must be synced.
Result<SaveOutcome> Saving::exchanged(const TemporaryFile &fresh)
{
    const auto taken = lookAt(m_place.folder, m_temporary);
    const bool stillWritten = taken && *taken && (*taken)->beingWritten;
    const bool expected = taken && !stillWritten && (!*taken || (*taken)->checksum == m_expected);
    const int number = expected ? syncToDisk(m_place.folder) : 0;
    if (expected && number == 0) {
        remove(m_temporary);
        return saved(fresh);
    }
    giveBack(fresh);
    if (number != 0)
        return failed(number);
    if (!taken)
        return failed(taken.error());
    return stillWritten ? busy() : conflict();
}

/// Exchanges the names back. If the file taken out is not ours, another program wrote it in the meantime: it is the
/// newest, so it is put back, and the older file stays under its hidden name.
void Saving::giveBack(const TemporaryFile &fresh) const
{
    const int number = rename(m_temporary, m_place.name, RENAME_EXCHANGE);
    if (number == ENOENT)
        static_cast<void>(rename(m_temporary, m_place.name, RENAME_NOREPLACE)); // another program has removed our file
    else if (number == 0 && fresh.isNamed(m_temporary))
        removeOurs(fresh);
    else if (number == 0)
        static_cast<void>(rename(m_temporary, m_place.name, RENAME_EXCHANGE));
    syncToDisk(m_place.folder);
}

/// Removes the file we wrote, unless another program has changed its content in the meantime.
void Saving::removeOurs(const TemporaryFile &fresh) const
{
    if (holds(fresh.file(), m_checksum))
        remove(m_temporary);
}

/// For file systems without RENAME_EXCHANGE. A second link keeps the old file until the new one is synced.
Result<SaveOutcome> Saving::renameOver(const TemporaryFile &fresh)
{
    const int folder = m_place.folder.number();
    const QByteArray backup = temporaryName(m_place.name, m_expected, m_checksum);
    const bool kept = ::linkat(folder, m_place.name.constData(), folder, backup.constData(), 0) == 0;
    const auto present = lookAt(m_place.folder, m_place.name);
    const bool expected = present && *present && !(*present)->beingWritten && (*present)->checksum == m_expected;
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
    return renamed ? saved(fresh) : conflict();
}

Result<SaveOutcome> Saving::saved(const TemporaryFile &fresh) const
{
    return SaveOutcome{true, {m_checksum, modifiedTime(fresh.status())}};
}

/// Returns the conflict outcome with the current content.
Result<SaveOutcome> Saving::conflict() const
{
    const auto present = lookAt(m_place.folder, m_place.name);
    if (!present)
        return failed(present.error());
    if (!*present)
        return SaveOutcome{};
    auto theirs = readAll((*present)->file.open(), largestShown);
    if (!theirs)
        return failed(theirs.error());
    const FileState state{checksumOf(*theirs), (*present)->state().modified};
    return SaveOutcome{false, state, std::move(*theirs)};
}

int Saving::rename(const QByteArray &from, const QByteArray &to, unsigned flags) const
{
    const int folder = m_place.folder.number();
    return ::renameat2(folder, from.constData(), folder, to.constData(), flags) == 0 ? 0 : errno;
}

Error Saving::failed(Error error) const
{
    error.location.file = m_path;
    return error;
}

Error Saving::busy() const
{
    return unwritable(m_path, filestoremessages::openElsewhere());
}

Result<FileLocation> placeOf(const QString &folder, const QString &path, MissingFolders missing)
{
    const auto root = findFolder(folder);
    auto place = root ? findLocation(*root, path, missing) : root.error();
    return place ? std::move(place) : at(path, place.error());
}

} // namespace

Result<SaveOutcome> saveFile(
    const QString &folder, const QString &path, const QByteArray &bytes, const Checksum &expected)
{
    const auto missing = expected.isEmpty() ? MissingFolders::AreMade : MissingFolders::AreAnError;
    const auto place = placeOf(folder, path, missing);
    if (!place && place.error().code == ErrorCode::NotFound && !expected.isEmpty() && findFolder(folder))
        return SaveOutcome{}; // the parent folder was removed as well
    return place ? Saving(*place, path, bytes, expected).run() : place.error();
}

Result<SaveOutcome> createFile(const QString &folder, const QString &path, const QByteArray &bytes)
{
    const auto place = placeOf(folder, path, MissingFolders::AreMade);
    return place ? Saving(*place, path, bytes, {}).runNew() : place.error();
}

} // namespace outcrop
