// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/storekinds.h"
#include "app/records/storeupkeep.h"

#include <QDir>
#include <QSaveFile>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qint64 recordsAtOnce = 1000; ///< records in memory at once

/// Writes one kind page by page; a file that could not be finished does not appear.
template<typename Record>
Status exportKind(Records<Record> &records, const QString &path, StoreExport &exported)
{
    QSaveFile file(path);
    bool written = file.open(QIODevice::WriteOnly) && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    for (RecordId after = 0; written;) {
        const Result<QList<Record>> next = records.query({.after = after, .limit = recordsAtOnce});
        if (!next)
            return next.error();
        if (next->isEmpty())
            break;
        for (const Record &record : *next) {
            const std::string line = recordJson(record).dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
            written = written && file.write(line.data(), qint64(line.size())) == qint64(line.size());
        }
        exported.records += next->size();
        after = next->last().id;
    }
    if (!written || !file.commit())
        return Error{ErrorCode::Unwritable, QStringLiteral("%1 cannot be written: %2").arg(path, file.errorString()), {}};
    exported.files += path;
    return success();
}

} // namespace

Status mayExportTo(const QString &folder)
{
    const QStringList names = QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
    const QStringList oldest{QStringLiteral("attempts"), QStringLiteral("estimates"), QStringLiteral("interactions"), QStringLiteral("violations")};
    const bool isEarlier = std::all_of(oldest.begin(), oldest.end(), [&names](const QString &kind) { return names.contains(QString(kind + QStringLiteral(".jsonl"))); });
    if (names.isEmpty() || isEarlier)
        return success();
    return Error{ErrorCode::NotAllowed, QStringLiteral("the folder %1 is not empty (it holds %2), so nothing was written").arg(folder, names.first()), {}};
}

Result<StoreExport> exportStore(const StorePlace &place, KeyRing &keys, const QString &folder)
{
    if (!hasStore(place))
        return Error{ErrorCode::NotFound, QStringLiteral("there is no store yet: nothing was recorded in %1").arg(place.folder), {}};
    if (const Status free = mayExportTo(folder); !free)
        return free.error();
    const Result<OpenedStore> opened = openStore(place, keys);
    if (!opened)
        return opened.error();
    if (!QDir().mkpath(folder))
        return Error{ErrorCode::Unwritable, QStringLiteral("the folder %1 cannot be made").arg(folder), {}};
    StoreExport exported;
    Status done = success();
    eachKind(*opened->store, [&](const QString &kind, auto &records) {
        if (done)
            done = exportKind(records, QDir(folder).filePath(kind + QStringLiteral(".jsonl")), exported);
    });
    return done ? Result<StoreExport>(exported) : Result<StoreExport>(done.error());
}

} // namespace outcrop
