// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/filedescriptor.h"
#include "adapters/files/savefile.h"
#include "core/base/diagnostic.h"

namespace outcrop {

/// Returns a hidden name for the temporary file while `name` is saved: `.soul.md.outcrop-<before>-<after>-<random>`. It
/// contains both checksums, so that a later run can verify that removing the file loses no text.
QByteArray temporaryName(const QByteArray &name, const Checksum &before, const Checksum &after);

/// Removes a temporary file if its content matches a checksum in its name and no process is writing it, or if it is incomplete (`.part`). Any other content may
/// be text of the user. Returns false if the file remains.
bool removeTemporaryFile(const FileDescriptor &folder, const QByteArray &name);

/// Removes all temporary files of a folder by the rules of removeTemporaryFile(). `path` is the folder's path in the workspace.
/// Returns a finding for each file that remains. Does nothing while another process saves into the folder.
Diagnostics removeTemporaryFiles(const FileDescriptor &folder, const QString &path);

/// Holds an exclusive lock on a folder, so that only one process saves into it or cleans it. With three processes
/// exchanging names, the last one to exchange back could restore the wrong content. Continues without the lock after
/// ten seconds, or if the file system does not support locks.
class SaveLock
{
public:
    explicit SaveLock(const FileDescriptor &folder);
    ~SaveLock();
    Q_DISABLE_COPY_MOVE(SaveLock)

private:
    const FileDescriptor &m_folder;
};

} // namespace outcrop
