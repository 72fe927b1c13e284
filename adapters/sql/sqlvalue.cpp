// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sql/sqlvalue.h"

namespace outcrop {
namespace {

/// What no database of ours can keep becomes U+FFFD: PostgreSQL has no U+0000, UTF-8 no halves of surrogate pairs.
QString repaired(QString text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at(i).isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate())
            ++i;
        else if (text.at(i).isSurrogate() || text.at(i).isNull())
            text[i] = QChar::ReplacementCharacter;
    }
    return text;
}

QByteArray storable(const QString &text)
{
    const bool isGood = text.isValidUtf16() && !text.contains(QChar::Null);
    return isGood ? text.toUtf8() : repaired(text).toUtf8();
}

Json parsed(const QByteArray &text)
{
    return Json::parse(text.begin(), text.end(), nullptr, false);
}

} // namespace

SqlValue toSql(const QString &text)
{
    return storable(text);
}

SqlValue toSql(const QStringList &texts)
{
    return texts.isEmpty() ? SqlValue(QByteArray()) : toSql(jsonStrings(texts));
}

SqlValue toSql(const QDateTime &time)
{
    return time.toMSecsSinceEpoch();
}

SqlValue toSql(const Json &json)
{
    return json.is_null() ? QByteArray()
                          : QByteArray::fromStdString(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

void fromSql(const SqlRow &row, int column, QString &text)
{
    text = QString::fromUtf8(row.text(column));
}

void fromSql(const SqlRow &row, int column, QStringList &texts)
{
    texts.clear();
    const Json list = parsed(row.text(column));
    for (const Json &text : list.is_array() ? list : Json::array())
        texts += qString(text);
}

void fromSql(const SqlRow &row, int column, QDateTime &time)
{
    time = QDateTime::fromMSecsSinceEpoch(row.integer(column), Qt::UTC);
}

void fromSql(const SqlRow &row, int column, Json &json)
{
    const QByteArray text = row.text(column);
    json = text.isEmpty() ? Json() : parsed(text);
    if (json.is_discarded())
        json = Json();
}

} // namespace outcrop
