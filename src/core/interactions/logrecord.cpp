// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/logrecord.h"

#include "core/base/joinedtext.h"
#include "core/interactions/genaispan.h"
#include "core/interactions/interactionsmessages.h"
#include "core/interactions/unknownfields.h"
#include "core/ports/storedjson.h"

#include <QCryptographicHash>
#include <QRegularExpression>

namespace outcrop {
namespace {

Error at(const LogEntry &entry, const QString &file, const QString &field, const QString &message)
{
    const Position place = locationOfMember(entry, field);
    return {ErrorCode::Invalid, message, {file, {place, place}}};
}

QString tooOldMessage(const QString &subject)
{
    return interactionsmessages::tooOld(subject);
}

/// Returns the name of the start-time field in the entry, or `spanId` if there is none.
QString startField(const LogEntry &entry)
{
    for (const char *name : {"startTimeUnixNano", "start_time_unix_nano", "startTime", "start_time"}) {
        if (entry.text.contains(name))
            return QString::fromLatin1(name);
    }
    return QStringLiteral("spanId");
}

/// Returns `b7ad6b7169203331 (chat)`, only the ID or the name if the other is missing, or a note if both are.
QString nameOf(const Span &span)
{
    if (span.id.isEmpty())
        return span.name.isEmpty() ? interactionsmessages::withoutId() : span.name;
    return span.name.isEmpty() ? span.id : detailedText(span.id, span.name);
}

/// Returns the reason why a span cannot be stored, or nullopt if it can.
std::optional<QString> problemOf(const Span &span)
{
    if (!span.start.isValid())
        return interactionsmessages::spanWithoutStart(nameOf(span));
    return isTooOldToStore(span.start) ? std::optional(tooOldMessage(interactionsmessages::theSpan(nameOf(span)))) : std::nullopt;
}

/// Returns the byte offset of a span's ID, or -1. The member name is checked, because parents and links also contain IDs.
qsizetype byteOfSpan(const QByteArray &lowerCase, const QString &id)
{
    static const QRegularExpression member(QStringLiteral("\"(?:spanid|span_id|id)\"\\s*:\\s*\"(?:0x)?$"));
    constexpr qsizetype longestMember = 40;
    const QByteArray wantedBytes = id.toUtf8() + '"';
    for (qsizetype at = id.isEmpty() ? -1 : lowerCase.indexOf(wantedBytes); at >= 0; at = lowerCase.indexOf(wantedBytes, at + 1)) {
        const qsizetype from = std::max(at - longestMember, qsizetype(0));
        if (const QRegularExpressionMatch match = member.match(QString::fromLatin1(lowerCase.mid(from, at - from))); match.hasMatch())
            return from + match.capturedStart();
    }
    return -1;
}

/// Locates the problems of an export's spans. Only the first ones are located, because the text may be large and no more are shown.
QList<Error> locateProblems(const QList<std::pair<QString, QString>> &problems, const LogEntry &entry, const QString &file)
{
    constexpr qsizetype mostPlaced = 50;
    const QByteArray lowerCase = problems.isEmpty() ? QByteArray() : entry.text.toLower();
    QList<Error> errors;
    for (const auto &[id, message] : problems) {
        const Position place = locationOfByte(entry, errors.size() < mostPlaced ? byteOfSpan(lowerCase, id) : -1);
        errors += Error{ErrorCode::Invalid, message, {file, {place, place}}};
    }
    return errors;
}

QString hashOf(const QByteArray &bytes)
{
    return QStringLiteral("record:") + QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

/// Returns a hash of the content, independent of member order.
QString fingerprintOf(const Json &record)
{
    nlohmann::json sorted = record;
    sorted.erase("requests"); // excluded so that records imported before this field existed keep their fingerprint
    const std::string text = sorted.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    return hashOf(QByteArray::fromRawData(text.data(), qsizetype(text.size())));
}

/// Keeps a member without a matching field in `details`.
void keepInDetails(Interaction &interaction, const std::string &name, const Json &value)
{
    if (!interaction.details.is_object())
        interaction.details = interaction.details.is_null() ? Json::object() : Json{{"details", interaction.details}};
    interaction.details[name] = value;
}

/// Returns the names of the first 12 fields: `id, type, startTime, …`; `none` if there are none.
QString fieldNames(const Json &record)
{
    constexpr qsizetype most = 12;
    QStringList names;
    for (const auto &member : record.items()) {
        if (names.size() == most) {
            names += QStringLiteral("…");
            break;
        }
        names += QString::fromStdString(member.key());
    }
    return names.isEmpty() ? interactionsmessages::noFields() : names.join(listSeparator());
}

/// Returns an error for a record without `at`, with its first fields and the field that probably contains the time.
Error missingTimeError(const LogEntry &entry, const QString &file, ErrorText text)
{
    if (text == ErrorText::None)
        return {ErrorCode::Invalid, QString(), {}};
    QString suggestion;
    for (const auto &member : entry.json.items()) {
        const QString name = QString::fromStdString(member.key());
        if (suggestion.isEmpty() && suggestedField(name) == u"at")
            suggestion = name;
    }
    return at(entry, file, QString(),
        suggestion.isEmpty() ? interactionsmessages::noTime(fieldNames(entry.json)) : interactionsmessages::noTimeNear(suggestion, fieldNames(entry.json)));
}

Error wrongTypeError(const LogEntry &entry, const QString &file, const QString &field)
{
    const bool isTime = field == u"at";
    return at(entry, file, field,
        isTime ? interactionsmessages::badTime() : memberError(recordKindName<Interaction>, field, true).message);
}

Result<LogRecords> readPlainRecord(const LogEntry &entry, const QString &file, ErrorText text)
{
    Interaction interaction;
    const char *problem = nullptr;
    forEachField(interaction, [&](const char *name, auto &field) {
        const auto member = entry.json.find(name);
        if (member != entry.json.end() && !problem && !readStoredValue(*member, field))
            problem = name;
    });
    if (problem)
        return wrongTypeError(entry, file, QString::fromLatin1(problem));
    if (!interaction.at.isValid())
        return missingTimeError(entry, file, text);
    if (isTooOldToStore(interaction.at))
        return at(entry, file, QStringLiteral("at"), tooOldMessage(interactionsmessages::theRecord()));
    LogRecords records;
    for (const auto &member : entry.json.items()) {
        const QString name = QString::fromStdString(member.key());
        if (const std::optional<Error> error = rangeError(recordKindName<Interaction>, name, member.value()))
            return at(entry, file, name, error->message);
        if (!interactionFields().contains(name) && name != u"id") {
            records.unknownFields += name;
            keepInDetails(interaction, member.key(), member.value());
        }
    }
    interaction.fingerprint = recordFingerprint(entry.json);
    records.interactions = {interaction};
    return records;
}

Result<LogRecords> readSpanRecords(const LogEntry &entry, const QString &file)
{
    LogRecords records;
    QList<std::pair<QString, QString>> problems; // IDs and messages
    for (const Span &span : readSpans(entry.json)) {
        if (!isModelCall(span)) {
            ++records.otherSpans[operationOf(span)];
            continue;
        }
        if (const std::optional<QString> problem = problemOf(span)) {
            problems.append({span.id, *problem});
            continue;
        }
        records.interactions += interactionOf(span);
        if (QString &fingerprint = records.interactions.last().fingerprint; fingerprint.isEmpty())
            fingerprint = fingerprintOf(recordJson(records.interactions.last()));
    }
    if (!isSpanExport(entry.json) && !problems.isEmpty())
        return at(entry, file, startField(entry), problems.first().second);
    records.problems = locateProblems(problems, entry, file);
    return records;
}

} // namespace

bool isTooOldToStore(const QDateTime &time)
{
    return time.toUTC().date() < QDate(1970, 1, 5);
}

QString fingerprintOfText(const QString &text)
{
    return hashOf(text.toUtf8());
}

QString recordFingerprint(Json record)
{
    record.erase("id"); // the row number in another store
    record.erase("fingerprint");
    return fingerprintOf(record);
}

bool isFingerprint(const QString &text)
{
    static const QRegularExpression generatedIdPattern(QStringLiteral("\\A(?:record:[0-9a-f]{64}|span:[0-9a-f]+/[0-9a-f]+)\\z"));
    return generatedIdPattern.match(text).hasMatch();
}

Result<LogRecords> readLogRecords(const LogEntry &entry, const QString &file, ErrorText text)
{
    if (!entry.json.is_object())
        return at(entry, file, QString(), interactionsmessages::notObject());
    return isSpanExport(entry.json) || isSpan(entry.json) ? readSpanRecords(entry, file) : readPlainRecord(entry, file, text);
}

} // namespace outcrop
