// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ports/storedjson.h"

#include <limits>

namespace outcrop {

Json storedJson(const QDateTime &time)
{
    return jsonString(time.toUTC().toString(Qt::ISODateWithMs));
}

bool readStored(const Json &json, QString &text)
{
    text = qString(json);
    return json.is_string();
}

bool readStored(const Json &json, QStringList &texts)
{
    texts.clear();
    bool isList = json.is_array();
    for (const Json &text : isList ? json : Json::array()) {
        isList = isList && text.is_string();
        texts += qString(text);
    }
    return isList;
}

bool readStored(const Json &json, QDateTime &time)
{
    time = QDateTime::fromString(qString(json), Qt::ISODateWithMs);
    const bool isExact = time.timeSpec() == Qt::UTC || time.timeSpec() == Qt::OffsetFromUTC;
    time = time.toUTC();
    return time.isValid() && isExact;
}

bool readStored(const Json &json, qint64 &number)
{
    const bool fits = json.is_number_integer() && !(json.is_number_unsigned() && json.get<quint64>() > quint64(std::numeric_limits<qint64>::max()));
    number = fits ? json.get<qint64>() : 0;
    return fits;
}

bool readStored(const Json &json, int &number)
{
    qint64 large = 0;
    const bool fits = readStored(json, large) && large >= std::numeric_limits<int>::min() && large <= std::numeric_limits<int>::max();
    number = fits ? int(large) : 0;
    return fits;
}

bool readStored(const Json &json, bool &flag)
{
    flag = json.is_boolean() && json.get<bool>();
    return json.is_boolean();
}

bool readStored(const Json &json, double &number)
{
    number = json.is_number() ? json.get<double>() : 0;
    return json.is_number();
}

Error unknownMember(const char *kind, const QString &name, bool isField)
{
    const QString where = QString::fromLatin1(kind);
    return {ErrorCode::Invalid, isField ? QStringLiteral("`%1` has a value of another type than the %2 keep").arg(name, where)
                                        : QStringLiteral("the %2 have no field `%1`").arg(name, where)};
}

} // namespace outcrop
