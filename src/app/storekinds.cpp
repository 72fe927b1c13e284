// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storekinds.h"

#include "core/interactions/logrecord.h"

namespace outcrop {
namespace {

Error unknownKind(const QString &kind)
{
    return {ErrorCode::Invalid, QStringLiteral("the store keeps no %1, but %2").arg(kind, storedKinds().join(QStringLiteral(", "))), {}};
}

Error at(const Error &error, const QString &file, int line)
{
    const Position place{0, line, 1};
    return {error.code, error.message, {file, {place, place}}};
}

struct PlacedJson {
    Json json;
    int line = 1;
};

Json parsed(const QByteArray &bytes)
{
    return Json::parse(bytes.begin(), bytes.end(), nullptr, false);
}

/// One document where it is one; else a line each.
Result<QList<PlacedJson>> objectsIn(const QByteArray &bytes, const QString &file)
{
    QList<PlacedJson> objects;
    if (const Json whole = parsed(bytes); !whole.is_discarded()) {
        for (const Json &object : whole.is_array() ? whole : Json::array({whole}))
            objects.append({object, 1});
        return objects;
    }
    int number = 0;
    for (const QByteArray &line : bytes.split('\n')) {
        ++number;
        if (line.trimmed().isEmpty())
            continue;
        Json object = parsed(line);
        if (object.is_discarded())
            return at({ErrorCode::Invalid, QStringLiteral("this is no JSON")}, file, number);
        objects.append({std::move(object), number});
    }
    return objects;
}

template<typename Record>
void addFingerprint(Record &, const Json &)
{
}

/// A later import of the same line knows it again. What was copied from another store keeps its own.
void addFingerprint(Interaction &interaction, const Json &said)
{
    if (!interaction.fingerprint.isEmpty())
        return;
    Json dated = said;
    if (!dated.contains("at"))
        dated["at"] = storedJson(interaction.at);
    interaction.fingerprint = recordFingerprint(std::move(dated));
}

Status change(QList<Interaction> &records, const BeforeKept &before)
{
    return before.interactions ? before.interactions(records) : success();
}

Status change(QList<Violation> &records, const BeforeKept &before)
{
    return before.violations ? before.violations(records) : success();
}

template<typename Record>
Status change(QList<Record> &, const BeforeKept &)
{
    return success();
}

template<typename Record>
Result<QList<Record>> recordsIn(const QList<PlacedJson> &objects, const QString &file, const QDateTime &now)
{
    QList<Record> records;
    for (const PlacedJson &object : objects) {
        Result<Record> record = object.json.is_object()
            ? recordFromJson<Record>(object.json, now)
            : Result<Record>(Error{ErrorCode::Invalid, QStringLiteral("a record is a JSON object")});
        if (!record)
            return at(record.error(), file, object.line);
        addFingerprint(*record, object.json);
        records.append(*record);
    }
    return records;
}

template<typename Record>
Result<QList<RecordId>> addTo(Records<Record> &kept, const QList<PlacedJson> &objects, const QString &file, const QDateTime &now,
    const BeforeKept &before)
{
    Result<QList<Record>> records = recordsIn<Record>(objects, file, now);
    if (!records)
        return records.error();
    const Status changed = change(*records, before);
    return changed ? kept.append(*records) : Result<QList<RecordId>>(changed.error());
}

} // namespace

QStringList storedKinds()
{
    return {QStringLiteral("interactions"), QStringLiteral("violations"), QStringLiteral("estimates"), QStringLiteral("attempts"),
        QStringLiteral("experiments"), QStringLiteral("measurements"), QStringLiteral("suggestions"), QStringLiteral("decisions")};
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

Result<QList<RecordId>> addToKind(Store &store, const QString &kind, const QByteArray &bytes, const QString &file, const QDateTime &now,
    const BeforeKept &before)
{
    const Result<QList<PlacedJson>> objects = objectsIn(bytes, file);
    if (!objects)
        return objects.error();
    Result<QList<RecordId>> ids = unknownKind(kind);
    eachKind(store, [&](const QString &name, auto &records) {
        if (name == kind)
            ids = addTo(records, *objects, file, now, before);
    });
    return ids;
}

} // namespace outcrop
