// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/ports/storedfields.h"

#include <QSet>

namespace outcrop {

// Functions that convert records to JSON objects with the field names of the store, for output and for import files.
// Times are ISO 8601 in UTC; missing values are null.
Json storedJson(const QDateTime &time);
inline Json storedJson(const QString &text) { return jsonString(text); }
inline Json storedJson(const QStringList &texts) { return jsonStrings(texts); }
inline Json storedJson(const Json &json) { return json; }
inline Json storedJson(qint64 number) { return number; }
inline Json storedJson(int number) { return number; }
inline Json storedJson(bool flag) { return flag; }
inline Json storedJson(double number) { return number; }

template<typename T>
Json storedJson(const std::optional<T> &value)
{
    return value ? storedJson(*value) : Json();
}

// Convert a JSON value to a field. Return whether the value has the required type. A time must include its UTC offset.
bool readStoredValue(const Json &json, QString &text);
bool readStoredValue(const Json &json, QStringList &texts);
bool readStoredValue(const Json &json, QDateTime &time);
bool readStoredValue(const Json &json, qint64 &number);
bool readStoredValue(const Json &json, int &number);
bool readStoredValue(const Json &json, bool &flag);
bool readStoredValue(const Json &json, double &number);
inline bool readStoredValue(const Json &json, Json &value)
{
    value = json;
    return true;
}

template<typename T>
bool readStoredValue(const Json &json, std::optional<T> &value)
{
    if (!json.is_null())
        return readStoredValue(json, value.emplace());
    value.reset();
    return true;
}

/// Returns the kind of records in the user's language; `kind` is a recordKindName.
QString recordKindText(QLatin1StringView kind);

/// Returns the error for a member of the wrong type (if `isField`) or an unknown member.
Error memberError(const char *kind, const QString &name, bool isField);

/// Returns an error if a number is outside the range of its field, such as 0 to 100 for the quality of an interaction. Returns nullopt if the value is valid,
/// or if the field has no range.
std::optional<Error> rangeError(const char *kind, const QString &name, const Json &value);

template<typename Record>
Json recordJson(const Record &record)
{
    Json json{{"id", record.id}};
    forEachField(record, [&json](const char *name, const auto &field) { json[name] = storedJson(field); });
    return json;
}

/// Reads a record from an object. Missing members get their defaults; a missing time becomes `now`. Returns Invalid for an unknown member, a member
/// of the wrong type, or a number outside its range. Ignores the ID, because the store assigns one.
template<typename Record>
Result<Record> recordFromJson(const Json &json, const QDateTime &now)
{
    Record record;
    record.at = now;
    QSet<QString> known{QStringLiteral("id")};
    QString wrong;
    forEachField(record, [&](const char *name, auto &field) {
        known.insert(QString::fromLatin1(name));
        const auto member = json.find(name);
        if (member != json.end() && !readStoredValue(*member, field))
            wrong = QString::fromLatin1(name);
    });
    if (!wrong.isEmpty())
        return memberError(recordKindName<Record>, wrong, true);
    for (const auto &member : json.items()) {
        const QString name = QString::fromStdString(member.key());
        if (!known.contains(name))
            return memberError(recordKindName<Record>, name, false);
        if (const std::optional<Error> error = rangeError(recordKindName<Record>, name, member.value()))
            return *error;
    }
    return record;
}

} // namespace outcrop
