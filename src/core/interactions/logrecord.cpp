// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/logrecord.h"

#include "core/interactions/genaispan.h"
#include "core/ports/storedjson.h"

#include <QCryptographicHash>

namespace outcrop {
namespace {

Error at(const LogEntry &entry, const QString &file, const QString &field, const QString &message)
{
    const Position place{0, entry.line, columnOfMember(entry.text, field)};
    return {ErrorCode::Invalid, message, {file, {place, place}}};
}

/// Stores count weeks from the first Monday of 1970 on and refuse what was before.
bool isBeforeTheWeeks(const QDateTime &time)
{
    return time.toUTC().date() < QDate(1970, 1, 5);
}

QString beforeTheWeeks(const QString &what)
{
    return QStringLiteral("%1 was before 1970-01-05: nothing that old can be kept").arg(what);
}

/// The first of the spellings that stands in the line.
QString startField(const LogEntry &entry)
{
    for (const char *name : {"startTimeUnixNano", "start_time_unix_nano", "startTime", "start_time"}) {
        if (entry.text.contains(name))
            return QString::fromLatin1(name);
    }
    return {};
}

/// The same for the same content, whatever the order of its names.
QString fingerprintOf(const Json &record)
{
    const nlohmann::json sorted = record;
    const std::string text = sorted.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    const QByteArray bytes = QByteArray::fromRawData(text.data(), qsizetype(text.size()));
    return QStringLiteral("record:") + QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

/// Puts what no field takes into the details, whatever those are.
void keepInDetails(Interaction &interaction, const std::string &name, const Json &value)
{
    if (!interaction.details.is_object())
        interaction.details = interaction.details.is_null() ? Json::object() : Json{{"details", interaction.details}};
    interaction.details[name] = value;
}

Result<LogRecords> readPlain(const LogEntry &entry, const QString &file)
{
    Interaction interaction;
    QStringList known{QStringLiteral("id"), QStringLiteral("fingerprint")};
    QString wrong;
    eachField(interaction, [&](const char *name, auto &field) {
        known += QString::fromLatin1(name);
        const auto member = entry.json.find(name);
        if (member != entry.json.end() && wrong.isEmpty() && !readStored(*member, field))
            wrong = QString::fromLatin1(name);
    });
    if (!wrong.isEmpty())
        return at(entry, file, wrong, unknownMember(storedAs<Interaction>, wrong, true).message);
    if (!interaction.at.isValid())
        return at(entry, file, QStringLiteral("at"), QStringLiteral("a record says when it was: \"at\": \"2026-11-21T18:30:00Z\""));
    if (isBeforeTheWeeks(interaction.at))
        return at(entry, file, QStringLiteral("at"), beforeTheWeeks(QStringLiteral("the record")));
    LogRecords records;
    for (const auto &member : entry.json.items()) {
        if (const QString name = QString::fromStdString(member.key()); !known.contains(name)) {
            records.unknownFields += name;
            keepInDetails(interaction, member.key(), member.value());
        }
    }
    Json said = entry.json;
    said.erase("id"); // another store's number
    said.erase("fingerprint");
    interaction.fingerprint = fingerprintOf(said);
    records.interactions = {interaction};
    return records;
}

Result<LogRecords> readSpanRecords(const LogEntry &entry, const QString &file)
{
    const Result<QList<Span>> spans = readSpans(entry.json);
    if (!spans)
        return at(entry, file, QStringLiteral("resourceSpans"), spans.error().message);
    LogRecords records;
    for (const Span &span : *spans) {
        if (!isModelCall(span)) {
            ++records.otherSpans[operationOf(span)];
            continue;
        }
        if (isBeforeTheWeeks(span.start))
            return at(entry, file, startField(entry), beforeTheWeeks(QStringLiteral("the span %1").arg(span.name.isEmpty() ? span.id : span.name)));
        records.interactions += interactionOf(span);
        if (QString &fingerprint = records.interactions.last().fingerprint; fingerprint.isEmpty())
            fingerprint = fingerprintOf(recordJson(records.interactions.last()));
    }
    return records;
}

} // namespace

Result<LogRecords> readLogRecords(const LogEntry &entry, const QString &file)
{
    if (!entry.json.is_object())
        return at(entry, file, QString(), QStringLiteral("a record is a JSON object"));
    return isSpanExport(entry.json) || isSpan(entry.json) ? readSpanRecords(entry, file) : readPlain(entry, file);
}

} // namespace outcrop
