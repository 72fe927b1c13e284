// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/readfiles.h"

#include "core/base/parallel.h"

#include <chrono>

namespace outcrop {
namespace {

/// Returns the timestamp, or 0 for a recent one, so that the file is read again next time. Timestamps have a coarse
/// resolution: a file modified just now can change again and keep its timestamp.
qint64 stableTimestamp(qint64 modified)
{
    using namespace std::chrono;
    constexpr nanoseconds tick = 20ms;
    const nanoseconds now = system_clock::now().time_since_epoch();
    return now - nanoseconds(modified) > tick ? modified : 0;
}

SourceFile readFile(const FileSource &source, const FileEntry &entry, const Workspace &previousWorkspace)
{
    SourceFile file{entry.path, {}, stableTimestamp(entry.modified), entry.error};
    if (entry.error)
        return file;
    const DocumentPtr known = previousWorkspace.document(entry.path);
    if (known && known->modified == entry.modified && entry.modified != 0 && known->bytes.size() == entry.size) {
        file.bytes = known->bytes;
        return file;
    }
    auto bytes = source.read(entry.path);
    if (bytes)
        file.bytes = std::move(bytes).value();
    else
        file.error = bytes.error();
    return file;
}

} // namespace

Result<QList<SourceFile>> readFiles(const FileSource &source, const Workspace &previousWorkspace)
{
    const auto entries = source.list();
    if (!entries)
        return entries.error();
    QList<SourceFile> files(entries->size());
    SourceFile *places = files.data(); // detach once, not in every thread
    forEachParallel(entries->size(), [&](qsizetype i) { places[i] = readFile(source, entries->at(i), previousWorkspace); });
    return files;
}

} // namespace outcrop
