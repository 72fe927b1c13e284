// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/experimentresults.h"

#include "app/experiments/experimentfiles.h"

namespace outcrop {
namespace {

QByteArray lineOf(const Json &json)
{
    return QByteArray::fromStdString(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

} // namespace

Result<ExperimentResults> ExperimentResults::open(const QString &folder, const QString &name)
{
    Result<AppendOnlyFile> file = AppendOnlyFile::open(folder, resultsPath(name));
    if (!file)
        return file.error();
    return ExperimentResults(folder, name, std::move(*file));
}

Status ExperimentResults::archive()
{
    return archiveLines(m_folder, resultsPath(m_name), m_file);
}

Result<RunRecord> ExperimentResults::begin(const RunRecord &newRun)
{
    const Result<QByteArray> bytes = m_file.readContent();
    if (!bytes)
        return bytes.error();
    if (bytes->contains('\n'))
        return resume(*bytes, newRun);
    if (const Status cut = m_file.truncate(0); !cut)
        return cut.error();
    const Status written = m_file.append(lineOf(headJson(newRun)), AppendOnlyFile::Sync::Now);
    return written ? Result<RunRecord>(newRun) : written.error();
}

Status ExperimentResults::add(const Json &line, AppendOnlyFile::Sync sync)
{
    return m_file.append(lineOf(line), sync);
}

Result<RunRecord> ExperimentResults::resume(const QByteArray &bytes, const RunRecord &newRun)
{
    const Result<ParsedRun> read = readRun(bytes, resultsPath(m_name));
    if (!read)
        return read.error();
    if (const Status same = checkRecordedVersion(read->record, m_name, newRun.setup, newRun.data); !same)
        return same.error();
    if (read->completeBytes < bytes.size()) {
        if (const Status cut = m_file.truncate(read->completeBytes); !cut)
            return cut.error();
    }
    return read->record;
}

} // namespace outcrop
