// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/storekinds.h"

namespace outcrop {

QStringList storedKinds()
{
    return {QStringLiteral("interactions"), QStringLiteral("violations"), QStringLiteral("estimates"), QStringLiteral("attempts"),
        QStringLiteral("experiments"), QStringLiteral("measurements"), QStringLiteral("suggestions"), QStringLiteral("decisions")};
}

Error unknownKind(const QString &kind)
{
    return {ErrorCode::Invalid, QStringLiteral("the store keeps no %1, but %2").arg(kind, storedKinds().join(QStringLiteral(", "))), {}};
}

Result<Json> readKind(Store &store, const QString &kind, const RecordFilter &filter)
{
    Result<Json> read = unknownKind(kind);
    eachKind(store, [&](const QString &name, auto &records) {
        if (name != kind)
            return;
        const auto found = records.query(filter);
        read = found ? Result<Json>(Json::array()) : Result<Json>(found.error());
        for (qsizetype i = 0; found && i < found->size(); ++i)
            (*read).push_back(recordJson(found->at(i)));
    });
    return read;
}

} // namespace outcrop
