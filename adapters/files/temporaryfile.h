// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/filelocation.h"

namespace outcrop {

/// A new file in a folder. It gets its name only after its content is complete and on disk. If the process is interrupted before, no file remains or, on a file
/// system without O_TMPFILE, a file that ends in `.part`.
class TemporaryFile
{
public:
    struct Options {
        mode_t mode = 0666;       ///< mode of a file without an original, subject to the umask
        Sync sync = Sync::Now;    ///< with Sync::Later, the caller syncs the file before linkAs()
    };

    /// Writes the bytes. Copies the permissions, owner and extended attributes of `original`, which may be null. `temporary` must be a unique name.
    TemporaryFile(const FileLocation &location, const QByteArray &bytes, const FoundFile *original, const QByteArray &temporary, const Options &options);
    ~TemporaryFile();
    Q_DISABLE_COPY_MOVE(TemporaryFile)

    /// Returns the errno value of the failed operation, or 0.
    int errnoValue() const { return m_errno; }
    /// Gives the complete file this name in the folder. Fails if the name exists. Returns the errno value, or 0 for success.
    int linkAs(const QByteArray &name);
    struct stat status() const;
    /// Returns whether this name in the folder refers to this file.
    bool isNamed(const QByteArray &name) const;
    const FileDescriptor &file() const { return m_file; }

private:
    int open(mode_t mode);
    int write(const QByteArray &bytes);
    int finish(const FoundFile *original, Sync sync);

    const FileDescriptor &m_folder;
    FileDescriptor m_file;
    QByteArray m_temporaryName;
    QByteArray m_partName; ///< temporary name of the incomplete file; empty if it has no name
    int m_errno = 0;
};

} // namespace outcrop
