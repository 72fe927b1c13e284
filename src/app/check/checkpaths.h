// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/check/checkfolder.h"

namespace outcrop {

/// What to check.
struct CheckJob {
    QString folder;        ///< absolute; paths are shown relative to it
    QStringList paths = {}; ///< files and folders, absolute, anywhere; none: the workspace of the folder
    QString client = {};   ///< see CheckScope
    bool allowOutside = false;
};

/// One workspace that a job concerns, with the part of it that is checked.
struct CheckTarget {
    OpenedWorkspace opened;
    CheckScope scope;
};

/// The workspaces of a job's paths. The workspace of a path is the nearest folder at or above it with a config.toml, within its repository; else the job's folder
/// for what lies in it; else the repository; else the folder in which the places of its documents begin (above `.claude`, `agents` and the like), of which no more is read than was
/// named. `unreadable` are paths that are not there
/// (`path-missing`) and folders that cannot be read.
struct CheckTargets {
    QList<CheckTarget> targets = {};
    Diagnostics unreadable = {};
};
CheckTargets openTargets(const CheckJob &job);

/// What was found, with every path as it is shown. Where nothing was checked, that is among the unreadable (`check-nothing`).
CheckedFolder checkTargets(const CheckJob &job, const CheckTargets &targets);

} // namespace outcrop
