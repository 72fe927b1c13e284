// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace outcrop {

/// Returns whether a folder or one above it has a `.git` entry. A fast check that reads no file contents; only GitRepository::open() is
/// reliable.
bool isInsideRepository(const QString &folder);

/// Returns the folder of the nearest `.git` entry, in the folder or above it; empty if there is none.
QString repositoryFolder(const QString &folder);

/// Returns whether the nearest repository belongs to another user of this machine; false if there is none.
bool isOwnedByOtherUser(const QString &folder);

/// Checks that the `.git` folder contains only files and folders, because libgit2 would block on a pipe or device. Examines names and types only.
/// Errors: NotAllowed for other entries, and if there are too many or too deeply nested ones.
Status checkGitFolder(const QString &folder);

} // namespace outcrop
