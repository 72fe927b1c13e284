// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/foundfile.h"
#include "adapters/files/savefile.h"

#include <optional>

namespace outcrop {

/// A regular file that exists, with its current checksum.
struct ExistingFile {
    FoundFile file;
    FileDescriptor readHandle;
    Checksum checksum;
    bool isBeingWritten = false; ///< whether another process still had it open for writing after the wait

    FileState state() const { return {checksum, modifiedTime(file.status)}; }
};

/// Returns whether the content of an open file has this checksum and no process is writing to the file. Waits up to a second for such a process.
bool hasChecksum(const FileDescriptor &file, const Checksum &checksum);

/// Returns the file of this name, without following a link, or nullopt if it does not exist. Waits up to a second while another process writes to the file, so
/// that its content is complete. Errors: NotAllowed if it is not a regular file, and the system's errors.
Result<std::optional<ExistingFile>> openExistingFile(const FileDescriptor &folder, const QByteArray &name);

} // namespace outcrop
