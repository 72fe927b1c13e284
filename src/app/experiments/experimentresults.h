// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/appendonlyfile.h"
#include "core/experiments/trialresult.h"

namespace outcrop {

/// The results file of a run, experiments/<name>/results.jsonl. Only one program at a time can open it.
class ExperimentResults
{
public:
    /// Opens the results of an experiment. Errors: those of AppendOnlyFile::open().
    static Result<ExperimentResults> open(const QString &folder, const QString &name);

    /// Moves the recorded run to a new file (results-1.jsonl …).
    Status archive();
    /// Returns the recorded run, or writes the first line of `newRun` and returns it. NotAllowed if the recorded run has a different setup or different cases.
    Result<RunRecord> begin(const RunRecord &newRun);
    Status add(const Json &line, AppendOnlyFile::Sync sync);

private:
    ExperimentResults(const QString &folder, const QString &name, AppendOnlyFile file) : m_folder(folder), m_name(name), m_file(std::move(file)) { }

    Result<RunRecord> resume(const QByteArray &bytes, const RunRecord &newRun);

    QString m_folder;
    QString m_name;
    AppendOnlyFile m_file;
};

} // namespace outcrop
