// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/linefile.h"
#include "core/experiments/trialresult.h"

namespace outcrop {

/// A run's file, experiments/<name>/results.jsonl: what it holds already, and what is added. One program at a time has it.
class ExperimentResults
{
public:
    /// Errors as LineFile::open().
    static Result<ExperimentResults> open(const QString &folder, const QString &name);

    /// Gives the kept run another name (results-1.jsonl …).
    Status putAside();
    /// The kept run, or the one that begins now. NotAllowed where the kept one is of another document or of other cases.
    Result<RunRecord> begin(const RunRecord &fresh);
    Status add(const Json &line, LineFile::Sync sync);

private:
    ExperimentResults(const QString &folder, const QString &name, LineFile file) : m_folder(folder), m_name(name), m_file(std::move(file)) { }

    Result<RunRecord> goOn(const QByteArray &bytes, const RunRecord &fresh);

    QString m_folder;
    QString m_name;
    LineFile m_file;
};

} // namespace outcrop
