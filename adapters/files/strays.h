// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/filedescriptor.h"
#include "adapters/files/savefile.h"
#include "core/base/diagnostic.h"

namespace outcrop {

/// A hidden name for the temporary file while `name` is saved. It carries both checksums, so that a
/// later start can prove that nothing is lost when it is removed: `.soul.md.outcrop-<before>-<after>`.
QByteArray strayName(const QByteArray &name, const Checksum &before, const Checksum &after);

/// Removes a stray when its bytes are those of one of the checksums in its name and it is not being written, or when it
/// never became whole. Anything else is somebody's text. False where it stays.
bool removeStray(const FileDescriptor &folder, const QByteArray &name);

/// The same for every stray of a folder, which lies at `path` in the workspace. What stays is reported. Does nothing
/// while somebody saves into the folder.
Diagnostics removeStrays(const FileDescriptor &folder, const QString &path);

/// One Outcrop at a time saves into a folder or cleans it, on one machine. Of three that exchange names, the last to
/// exchange back could restore the wrong text. Where the file system knows no locks on folders, there is no cleaning.
class FolderInUse
{
public:
    explicit FolderInUse(const FileDescriptor &folder);
    ~FolderInUse();
    Q_DISABLE_COPY_MOVE(FolderInUse)

private:
    const FileDescriptor &m_folder;
};

} // namespace outcrop
