// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/existingfile.h"

#include "adapters/files/filestoremessages.h"

#include <QCryptographicHash>

#include <fcntl.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <thread>

namespace outcrop {
namespace {

/// Returns whether any process has the file open for writing. The kernel grants a read lease only if no process has. Returns false if no lease is possible: on
/// a remote file system or one without leases, or for a file of another user. The lease is released immediately.
bool isOpenForWriting(const FileDescriptor &file)
{
    if (isRemote(file))
        return false;                         // leases of remote file systems are unreliable
    ::fcntl(file.number(), F_SETSIG, SIGURG); // ignored by default; the default signal would terminate the process
    if (::fcntl(file.number(), F_SETLEASE, F_RDLCK) != 0)
        return errno == EAGAIN;
    ::fcntl(file.number(), F_SETLEASE, F_UNLCK);
    return false;
}

/// Returns whether the file is still open for writing after the maximum time that a save waits.
bool isOpenForWritingAfterWait(const FileDescriptor &file)
{
    using namespace std::chrono_literals;
    constexpr auto timeout = 1s;
    constexpr auto pause = 2ms;
    for (auto waited = 0ms; isOpenForWriting(file); waited += pause) {
        if (waited >= timeout)
            return true;
        std::this_thread::sleep_for(pause);
    }
    return false;
}

Result<Checksum> checksumOfFile(const FileDescriptor &file)
{
    ::lseek(file.number(), 0, SEEK_SET);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    std::array<char, 64 * 1024> buffer;
    for (;;) {
        const ssize_t readCount = ::read(file.number(), buffer.data(), buffer.size());
        if (readCount == 0)
            return hash.result();
        if (readCount > 0)
            hash.addData({buffer.data(), readCount});
        else if (errno != EINTR)
            return systemError(errno);
    }
}

} // namespace

bool hasChecksum(const FileDescriptor &file, const Checksum &checksum)
{
    const auto now = isOpenForWritingAfterWait(file) ? Checksum() : checksumOfFile(file);
    return now && *now == checksum;
}

Result<std::optional<ExistingFile>> openExistingFile(const FileDescriptor &folder, const QByteArray &name)
{
    auto found = findWithoutLinks(folder, name);
    if (!found && found.error().code == ErrorCode::NotFound)
        return std::optional<ExistingFile>();
    if (!found)
        return found.error();
    if (!found->isRegular())
        return Error{ErrorCode::NotAllowed, filestoremessages::isNotAFile()};
    FileDescriptor readHandle = found->open();
    if (!readHandle.isOpen())
        return systemError(errno);
    const bool isBeingWritten = isOpenForWritingAfterWait(readHandle);
    auto checksum = checksumOfFile(readHandle);
    if (!checksum)
        return checksum.error();
    ::fstat(readHandle.number(), &found->status); // the status that belongs to the bytes just read
    return std::optional(ExistingFile{std::move(*found), std::move(readHandle), std::move(*checksum), isBeingWritten});
}

} // namespace outcrop
