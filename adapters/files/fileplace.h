// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/insidefile.h"

#include <optional>

namespace outcrop {

/// Where a file lies or will lie: an open folder, and a name in it that is not a link. What is done by these two happens
/// in that very folder, even if its path changes.
struct FilePlace {
    FileDescriptor folder;
    QByteArray name;
};

enum class MissingFolders {
    AreAnError,
    AreMade,
};

/// The place of `path` below an open folder. Links are followed as long as they stay inside; a path that leaves it, by
/// a link or by its own words, is refused.
Result<FilePlace> findPlace(const FoundFile &root, const QString &path, MissingFolders missing);

/// The same, but a link at the end of the path is the thing itself and not what it leads to.
Result<FilePlace> findEntry(const FoundFile &root, const QString &path, MissingFolders missing);

/// Why a file must not be replaced: a rename would get past rights that writing into it would not.
std::optional<Error> reasonNotToWrite(const FoundFile &file, const QString &path);

/// The error for a file that the system refused to write, with its reason.
Error unwritable(const QString &path, const QString &reason);
Error unwritable(const QString &path, int number);

/// fsync() until it is done or refused; the system's number, 0 for success.
int syncToDisk(const FileDescriptor &file);

} // namespace outcrop
