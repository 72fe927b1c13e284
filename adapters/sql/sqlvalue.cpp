// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sql/sqlvalue.h"

#include <QSqlField>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QVariant>

#include <algorithm>

namespace outcrop {
namespace {

/// Replaces unpaired surrogates, which no database can store, and U+0000, which PostgreSQL cannot store, with U+FFFD. Makes a null string empty, because Qt
/// SQL would store it as NULL.
QString replaceUnstorable(QString text)
{
    if (text.isNull())
        return QString(QLatin1String(""));
    const auto isStorable = [](QChar c) { return !c.isNull() && !c.isSurrogate(); };
    if (std::all_of(text.cbegin(), text.cend(), isStorable))
        return text;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at(i).isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate())
            ++i;
        else if (text.at(i).isSurrogate() || text.at(i).isNull())
            text[i] = QChar::ReplacementCharacter;
    }
    return text;
}

Json parseStoredJson(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    return Json::parse(bytes.begin(), bytes.end(), nullptr, false);
}

Json toJsonValue(const QVariant &value)
{
    if (value.isNull())
        return nullptr;
    if (value.typeId() == QMetaType::Double)
        return value.toDouble();
    if (value.typeId() == QMetaType::LongLong || value.typeId() == QMetaType::ULongLong || value.typeId() == QMetaType::Int)
        return qint64(value.toLongLong());
    return value.toString().toStdString();
}

} // namespace

bool SqlRow::isNull(int column) const
{
    return m_query.isNull(column);
}

qint64 SqlRow::integer(int column) const
{
    return m_query.value(column).toLongLong();
}

double SqlRow::real(int column) const
{
    return m_query.value(column).toDouble();
}

QString SqlRow::text(int column) const
{
    return m_query.value(column).toString();
}

QByteArray SqlRow::bytes(int column) const
{
    return m_query.value(column).toByteArray();
}

Json SqlRow::toJson() const
{
    const QSqlRecord columns = m_query.record();
    Json object = Json::object();
    for (int column = 0; column < columns.count(); ++column)
        object[columns.fieldName(column).toStdString()] = toJsonValue(m_query.value(column));
    return object;
}

SqlValue toSql(const QString &text)
{
    return replaceUnstorable(text);
}

SqlValue toSql(const QStringList &texts)
{
    return texts.isEmpty() ? toSql(QString()) : toSql(jsonStrings(texts));
}

SqlValue toSql(const QDateTime &time)
{
    return time.toMSecsSinceEpoch();
}

SqlValue toSql(const Json &json)
{
    return json.is_null() ? toSql(QString()) : SqlValue(QString::fromStdString(json.dump(-1, ' ', false, Json::error_handler_t::replace)));
}

void fromSql(const SqlRow &row, int column, QString &text)
{
    text = row.text(column);
}

void fromSql(const SqlRow &row, int column, QStringList &texts)
{
    texts.clear();
    const QString text = row.text(column);
    if (text.isEmpty())
        return;
    const Json list = parseStoredJson(text);
    for (const Json &one : list.is_array() ? list : Json::array())
        texts += qString(one);
}

void fromSql(const SqlRow &row, int column, QDateTime &time)
{
    time = QDateTime::fromMSecsSinceEpoch(row.integer(column), Qt::UTC);
}

void fromSql(const SqlRow &row, int column, Json &json)
{
    const QString text = row.text(column);
    json = text.isEmpty() ? Json() : parseStoredJson(text);
    if (json.is_discarded())
        json = Json();
}

} // namespace outcrop
