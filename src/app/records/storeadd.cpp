// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/storeadd.h"

#include "app/records/recordsmessages.h"
#include "app/records/storekinds.h"
#include "core/interactions/logrecord.h"

#include <QBuffer>
#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

template<typename Record>
concept Redactable = requires(const InteractionPreprocessor &preprocessor, Record &record, RedactionCounts &counts)
{
    preprocessor.redact(record, counts);
};

Error withLine(const Error &error, const QString &file, int line)
{
    const Position place{0, line, 1};
    return {error.code, error.message, {file, {place, place}}};
}

struct LocatedJson {
    Json json;
    int line = 1;
};

/// A record from a file, prepared for comparison with stored records.
template<typename Record>
struct ParsedRecord {
    Record record; ///< redacted, except for interactions
    QString key = {}; ///< key for finding duplicates; empty: always new
    RedactionCounts redactionCounts = {};
};

/// Returns the objects in a JSON document or in JSON Lines. Fails at the first error, because a file is added completely or not at all.
Result<QList<LocatedJson>> readJsonObjects(QByteArray bytes, const QString &file)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    LogEntryReader entries(buffer, file);
    QList<LocatedJson> objects;
    while (auto entry = entries.next()) {
        if (!*entry)
            return entry->error();
        objects.append({std::move((*entry)->json), (*entry)->line});
    }
    return objects;
}

template<typename Record>
void redact(Record &record, const InteractionPreprocessor *preprocessor, RedactionCounts &counts)
{
    if constexpr (Redactable<Record>) {
        if (preprocessor)
            preprocessor->redact(record, counts);
    }
}

/// Returns a fingerprint of the record's content, without its ID.
template<typename Record>
QString contentKey(const Record &record)
{
    return recordFingerprint(recordJson(record));
}

template<typename Record>
ParsedRecord<Record> parsedRecord(Record record, const Json &source, const InteractionPreprocessor *preprocessor)
{
    ParsedRecord<Record> one{std::move(record)};
    redact(one.record, preprocessor, one.redactionCounts);
    if (source.contains("at"))
        one.key = contentKey(one.record);
    return one;
}

/// Sets the interaction's fingerprint to the fingerprint of its line, so that a later import recognizes it. An interaction copied from another store keeps its
/// fingerprint. Fingerprints that isFingerprint() does not recognize are redacted like names, here in the key only. The interaction is redacted later, when the session's
/// earlier questions are known.
ParsedRecord<Interaction> parsedRecord(
    Interaction interaction, const Json &source, const InteractionPreprocessor *preprocessor)
{
    const bool isDated = source.contains("at");
    const bool hasOwn = !interaction.fingerprint.isEmpty();
    if (!hasOwn) {
        Json datedSource = source;
        if (!isDated)
            datedSource["at"] = storedJson(interaction.at);
        interaction.fingerprint = recordFingerprint(std::move(datedSource));
    }
    const bool isMade = isFingerprint(interaction.fingerprint);
    const QString stored =
        preprocessor && !isMade ? preprocessor->redactName(interaction.fingerprint) : interaction.fingerprint;
    return {std::move(interaction), isDated || hasOwn ? stored : QString()};
}

template<typename Record>
Result<QList<ParsedRecord<Record>>> parseRecords(const QList<LocatedJson> &objects, const QString &file,
    const QDateTime &now, const InteractionPreprocessor *preprocessor)
{
    QList<ParsedRecord<Record>> records;
    for (const LocatedJson &object : objects) {
        Result<Record> record = object.json.is_object()
            ? recordFromJson<Record>(object.json, now)
            : Result<Record>(Error{ErrorCode::Invalid, recordsmessages::notObject()});
        if (!record)
            return withLine(record.error(), file, object.line);
        records.append(parsedRecord(std::move(*record), object.json, preprocessor));
    }
    return records;
}

/// The number of stored records per key.
using KeyCounts = QHash<QString, qint64>;

/// Adds the keys of stored records with these times to `known`. They are redacted again for comparison, since a rule may be newer than the record.
template<typename Record>
Status addStoredContents(KeyCounts &known, Records<Record> &stored, const QSet<qint64> &times,
    const InteractionPreprocessor *preprocessor, RecordFilter filter)
{
    constexpr qint64 page = 1000;
    if (times.isEmpty())
        return success();
    const auto [first, last] = std::minmax_element(times.begin(), times.end());
    filter.from = QDateTime::fromMSecsSinceEpoch(*first, Qt::UTC);
    filter.until = QDateTime::fromMSecsSinceEpoch(*last + 1, Qt::UTC);
    filter.limit = page;
    for (;;) {
        const Result<QList<Record>> found = stored.query(filter);
        if (!found)
            return found.error();
        for (Record record : *found) {
            if (!times.contains(record.at.toMSecsSinceEpoch()))
                continue;
            RedactionCounts discardedCounts;
            redact(record, preprocessor, discardedCounts);
            ++known[contentKey(record)];
        }
        if (found->size() < page)
            return success();
        filter.after = found->last().id;
    }
}

template<typename Record>
QSet<qint64> timesOf(const QList<ParsedRecord<Record>> &records)
{
    QSet<qint64> times;
    for (const ParsedRecord<Record> &one : records) {
        if (!one.key.isEmpty())
            times += one.record.at.toMSecsSinceEpoch();
    }
    return times;
}

template<typename Record>
Result<KeyCounts> countStored(Store &, Records<Record> &stored, const QList<ParsedRecord<Record>> &records,
    const InteractionPreprocessor *preprocessor)
{
    KeyCounts known;
    const Status contentStatus = addStoredContents(known, stored, timesOf(records), preprocessor, {});
    return contentStatus ? Result<KeyCounts>(known) : contentStatus.error();
}

/// Returns the number of stored interactions for each key of the records. Turns of this program have no fingerprint, so they are compared by their content.
Result<KeyCounts> countStored(Store &store, Records<Interaction> &storedInteraction, const QList<ParsedRecord<Interaction>> &records,
    const InteractionPreprocessor *)
{
    QStringList fingerprints;
    for (const ParsedRecord<Interaction> &one : records)
        fingerprints += one.key;
    fingerprints.removeAll(QString());
    Result<KeyCounts> known = countStoredFingerprints(store, fingerprints);
    if (!known)
        return known;
    const RecordFilter ownRuns{.where = {{QStringLiteral("fingerprint"), {QString()}}}};
    const Status contentStatus = addStoredContents(*known, storedInteraction, timesOf(records), nullptr, ownRuns);
    return contentStatus ? known : Result<KeyCounts>(contentStatus.error());
}

template<typename Record>
Status prepare(Store &, QList<Record> &, const InteractionPreprocessor *, RedactionCounts &)
{
    return success(); // already redacted when they were read
}

Status prepare(Store &store, QList<Interaction> &interactions, const InteractionPreprocessor *preprocessor, RedactionCounts &counts)
{
    if (!preprocessor)
        return success();
    const Result<QList<Interaction>> preparedInteractions = prepareInteractions(store, interactions, *preprocessor, counts);
    if (!preparedInteractions)
        return preparedInteractions.error();
    interactions = *preparedInteractions;
    return success();
}

template<typename Record>
Status addNewRecords(Store &store, Records<Record> &stored, const QList<ParsedRecord<Record>> &records,
    const InteractionPreprocessor *preprocessor, AddedRecords &addedRecords)
{
    Result<KeyCounts> known = countStored(store, stored, records, preprocessor);
    if (!known)
        return known.error();
    QList<Record> fresh;
    for (const ParsedRecord<Record> &one : records) {
        if (!one.key.isEmpty() && known->value(one.key) > 0) {
            --(*known)[one.key]; // each stored record accounts for one equal record in the file
            ++addedRecords.known;
            continue;
        }
        fresh += one.record;
        for (auto count = one.redactionCounts.begin(); count != one.redactionCounts.end(); ++count)
            addedRecords.redactionCounts[count.key()] += count.value();
    }
    if (const Status prepareStatus = prepare(store, fresh, preprocessor, addedRecords.redactionCounts); !prepareStatus)
        return prepareStatus.error();
    const Result<QList<RecordId>> ids = stored.append(fresh);
    if (!ids)
        return ids.error();
    addedRecords.ids = *ids;
    return success();
}

/// Adds the records. The lookup and the write are in one transaction, because another program may add the same records.
template<typename Record>
Result<AddedRecords> addParsedRecords(Store &store, Records<Record> &stored, const Result<QList<ParsedRecord<Record>>> &records,
    const InteractionPreprocessor *preprocessor)
{
    if (!records)
        return records.error();
    AddedRecords addedRecords;
    const Status doneStatus = store.transaction([&] {
        addedRecords = {};
        return addNewRecords(store, stored, *records, preprocessor, addedRecords);
    });
    return doneStatus ? Result<AddedRecords>(addedRecords) : doneStatus.error();
}

} // namespace

bool isRedacted(const QString &kind)
{
    const auto isKind = [&kind](const char *name) { return kind == QLatin1StringView(name); };
    return !isKind(recordKindName<Experiment>) && !isKind(recordKindName<Measurement>) && !isKind(recordKindName<Decision>);
}

Result<AddedRecords> addRecords(Store &store, const QString &kind, const QByteArray &bytes, const QString &file,
    const QDateTime &now, const InteractionPreprocessor *preprocessor)
{
    const Result<QList<LocatedJson>> objects = readJsonObjects(bytes, file);
    if (!objects)
        return objects.error();
    Result<AddedRecords> addedRecords = unknownKindError(kind);
    forEachKind(store, [&]<typename Record>(const QString &name, Records<Record> &records) {
        if (name == kind)
            addedRecords = addParsedRecords<Record>(store, records, parseRecords<Record>(*objects, file, now, preprocessor), preprocessor);
    });
    return addedRecords;
}

Result<QHash<QString, qint64>> countStoredFingerprints(Store &store, const QStringList &fingerprints)
{
    constexpr qsizetype valuesPerQuery = 500; // databases limit the number of values in a query
    QHash<QString, qint64> stored;
    for (qsizetype from = 0; from < fingerprints.size(); from += valuesPerQuery) {
        const RecordFilter same{.where = {{QStringLiteral("fingerprint"), fingerprints.mid(from, valuesPerQuery)}}};
        const Result<QList<GroupAggregate>> groups =
            store.interactions().aggregate({QStringLiteral("fingerprint"), false, {}}, same);
        if (!groups)
            return groups.error();
        for (const GroupAggregate &group : *groups)
            stored.insert(group.group, group.count);
    }
    return stored;
}

} // namespace outcrop
