// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/insidefile.h"
#include "adapters/files/savefile.h"

#include <optional>

namespace outcrop {

/// A regular file as it is now.
struct PresentFile {
    FoundFile file;
    FileDescriptor reading;
    Checksum checksum;
    bool beingWritten = false; ///< somebody holds it open for writing, and did not finish for a while

    FileState state() const { return {checksum, modifiedTime(file.status)}; }
};

/// Whether an open file has these bytes, from its beginning, and is not being written.
bool holds(const FileDescriptor &file, const Checksum &checksum);

/// What has this name in a folder, without following a link; nothing where nothing does. Waits a moment for programs
/// writing it, so that no half of a text is taken for the whole.
Result<std::optional<PresentFile>> lookAt(const FileDescriptor &folder, const QByteArray &name);

} // namespace outcrop
