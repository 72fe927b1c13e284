// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"

namespace outcrop {

/// The files and the numbers of records that fillSample() added.
struct SampleRecords {
    QStringList files;       ///< new files of the workspace, relative to its folder
    qint64 turns = 0;
    qsizetype suggestions = 0;
    qsizetype trials = 0;    ///< trials of the finished experiment
};

/// Adds the recorded turns, suggestions, a session, a broken agent and a finished experiment to a new copy of the sample. Call it only when the user creates
/// the sample: opening a folder does not write files. Makes no API calls. Repeating it does not add duplicates. Blocks. Errors: those of openWorkspace(),
/// openStore() and runExperiment(); NotFound if the folder is not a copy of the sample.
Result<SampleRecords> fillSample(const QString &folder, KeyRing &keys);

} // namespace outcrop
