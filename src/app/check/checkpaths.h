// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/check/checkfolder.h"

namespace outcrop {

/// Paths to check, and their base folder.
struct CheckJob {
    QString folder;         ///< absolute path of the base folder; reported paths are relative to it
    QStringList paths = {}; ///< absolute files and folders, inside or outside `folder`; empty: the workspace of `folder`
    QString client = {};   ///< name of a client, as in CheckScope
    bool allowsOutside = false; ///< whether to read layers that config.toml names outside the workspace
    bool isConfined = false; ///< whether to read only the workspaces of the paths, even if they are in a larger repository
};

/// A workspace of a job, with the part of it to check.
struct CheckTarget {
    OpenedWorkspace opened;
    CheckScope scope;
};

/// The workspaces of a job's paths. The workspace of a path is the nearest folder at or above the path with a config.toml, but not above its repository. If there is
/// none, the job's folder is the workspace, if it contains the path and is not in a folder such as `.claude` or `agents`. Otherwise it is the repository, or else the
/// folder above `.claude`, `agents` and similar folders. If the workspace is the job's folder or a folder above such folders, only the named paths and the portability
/// settings are read. `unreadable` lists missing paths and unreadable folders.
struct CheckTargets {
    QList<CheckTarget> targets = {};
    Diagnostics unreadable = {};
};
CheckTargets openTargets(const CheckJob &job);

/// Checks all targets. Paths in the result are relative to the job's folder. Adds `check-nothing` to an empty `unreadable` if no file was checked.
CheckedFolder checkTargets(const CheckJob &job, const CheckTargets &targets);

} // namespace outcrop
