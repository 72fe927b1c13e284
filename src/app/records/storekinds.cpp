// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/storekinds.h"

#include "app/records/recordsmessages.h"
#include "core/base/joinedtext.h"

namespace outcrop {

QStringList recordKindNames()
{
    return {QStringLiteral("interactions"), QStringLiteral("violations"), QStringLiteral("estimates"), QStringLiteral("attempts"),
        QStringLiteral("experiments"), QStringLiteral("measurements"), QStringLiteral("suggestions"), QStringLiteral("decisions")};
}

Error unknownKindError(const QString &kind)
{
    return {ErrorCode::Invalid, recordsmessages::unknownKind(kind, recordKindNames().join(listSeparator())), {}};
}

Result<Json> readRecordsOfKind(Store &store, const QString &kind, const RecordFilter &filter)
{
    Result<Json> read = unknownKindError(kind);
    forEachKind(store, [&](const QString &name, auto &records) {
        if (name != kind)
            return;
        const auto found = records.query(filter);
        read = found ? Result<Json>(Json::array()) : Result<Json>(found.error());
        for (qsizetype i = 0; found && i < found->size(); ++i)
            (*read).push_back(recordJson(found->at(i)));
    });
    return read;
}

namespace {

QString typeText(const QString &)
{
    return QStringLiteral("text");
}
QString typeText(const QStringList &)
{
    return QStringLiteral("list of texts");
}
QString typeText(const QDateTime &)
{
    return QStringLiteral("time, ISO 8601 with its offset from UTC");
}
QString typeText(qint64)
{
    return QStringLiteral("whole number");
}
QString typeText(int)
{
    return QStringLiteral("whole number");
}
QString typeText(bool)
{
    return QStringLiteral("true or false");
}
QString typeText(double)
{
    return QStringLiteral("number");
}
QString typeText(const Json &)
{
    return QStringLiteral("any JSON");
}

template<typename T>
QString typeText(const std::optional<T> &)
{
    return typeText(T()) + QStringLiteral(", or null");
}

template<typename Record>
void addFields(const QString &kind, QList<StoredField> &fields)
{
    if (kind != QLatin1String(recordKindName<Record>))
        return;
    const Record record;
    forEachField(record, [&fields](const char *name, const auto &field) {
        fields.append({QString::fromLatin1(name), typeText(field)});
    });
}

} // namespace

QList<StoredField> storedFieldsOf(const QString &kind)
{
    QList<StoredField> fields;
    addFields<Interaction>(kind, fields);
    addFields<Violation>(kind, fields);
    addFields<Estimate>(kind, fields);
    addFields<Attempt>(kind, fields);
    addFields<Experiment>(kind, fields);
    addFields<Measurement>(kind, fields);
    addFields<Suggestion>(kind, fields);
    addFields<Decision>(kind, fields);
    return fields;
}

} // namespace outcrop
