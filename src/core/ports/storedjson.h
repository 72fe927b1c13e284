// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/ports/storedfields.h"

#include <QSet>

namespace outcrop {

// Records as JSON, by the names of their fields: what programs are given, and what files bring. Times are ISO 8601 in UTC; what is not there is null.
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

// False where it is of another type. A time needs its offset from UTC.
bool readStored(const Json &json, QString &text);
bool readStored(const Json &json, QStringList &texts);
bool readStored(const Json &json, QDateTime &time);
bool readStored(const Json &json, qint64 &number);
bool readStored(const Json &json, int &number);
bool readStored(const Json &json, bool &flag);
bool readStored(const Json &json, double &number);
inline bool readStored(const Json &json, Json &value)
{
    value = json;
    return true;
}

template<typename T>
bool readStored(const Json &json, std::optional<T> &value)
{
    if (!json.is_null())
        return readStored(json, value.emplace());
    value.reset();
    return true;
}

/// The first member that no field takes: it has the wrong type, or there is no such field.
Error unknownMember(const char *kind, const QString &name, bool isField);

/// What is wrong with a number that a field's measure does not have: shares are 0 to 1, a quality is 0 to 100, and tokens, times, costs and
/// places are not below 0.
std::optional<Error> outOfRange(const char *kind, const QString &name, const Json &value);

template<typename Record>
Json recordJson(const Record &record)
{
    Json json{{"id", record.id}};
    eachField(record, [&json](const char *name, const auto &field) { json[name] = storedJson(field); });
    return json;
}

/// A record from an object; missing members have their default, and its time is `now`. Invalid for an unknown member, of
/// another type, or a number that the field's measure does not have. An id is passed over: the store gives its own.
template<typename Record>
Result<Record> recordFromJson(const Json &json, const QDateTime &now)
{
    Record record;
    record.at = now;
    QSet<QString> known{QStringLiteral("id")};
    QString wrong;
    eachField(record, [&](const char *name, auto &field) {
        known.insert(QString::fromLatin1(name));
        const auto member = json.find(name);
        if (member != json.end() && !readStored(*member, field))
            wrong = QString::fromLatin1(name);
    });
    if (!wrong.isEmpty())
        return unknownMember(storedAs<Record>, wrong, true);
    for (const auto &member : json.items()) {
        const QString name = QString::fromStdString(member.key());
        if (!known.contains(name))
            return unknownMember(storedAs<Record>, name, false);
        if (const std::optional<Error> error = outOfRange(storedAs<Record>, name, member.value()))
            return *error;
    }
    return record;
}

} // namespace outcrop
