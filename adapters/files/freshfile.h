// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/fileplace.h"

namespace outcrop {

/// New bytes to be written into a folder. They are whole and on the disk before they get a name; a program killed
/// earlier leaves nothing, or, where the file system knows no nameless files, a file ending in `.part`.
class FreshFile
{
public:
    /// Writes the bytes into the place's folder. They get the rights, owner and attributes of `like`; where there is
    /// none, `newMode`, from which the user's mask takes. `stray` is a name that nothing else has.
    FreshFile(const FilePlace &place, const QByteArray &bytes, const FoundFile *like, const QByteArray &stray,
        mode_t newMode = 0666);
    ~FreshFile();
    Q_DISABLE_COPY_MOVE(FreshFile)

    /// What went wrong with writing; 0: nothing.
    int number() const { return m_number; }
    /// Gives it its name, unless something has it. The system's number, 0 for success.
    int linkAs(const QByteArray &name);
    struct stat status() const;
    /// Whether this name in the folder still means this file.
    bool isNamed(const QByteArray &name) const;
    const FileDescriptor &file() const { return m_file; }

private:
    int open(mode_t mode);
    int write(const QByteArray &bytes);
    int finish(const FoundFile *like);

    const FileDescriptor &m_folder;
    FileDescriptor m_file;
    QByteArray m_stray;
    QByteArray m_part; ///< its name while it is not whole; empty where it has none
    int m_number = 0;
};

} // namespace outcrop
