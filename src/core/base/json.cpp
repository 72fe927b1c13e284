// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.h"

#include "core/base/utf8text.h"

namespace outcrop {

Json jsonString(QStringView text)
{
    return Json(text.toUtf8().toStdString());
}

Json jsonStrings(const QStringList &texts)
{
    Json list = Json::array();
    for (const QString &text : texts)
        list.push_back(jsonString(text));
    return list;
}

Json jsonStringOrNull(QStringView text)
{
    return text.isEmpty() ? Json() : jsonString(text);
}

QString qString(const Json &value)
{
    return value.is_string() ? textOfUtf8(value.get_ref<const std::string &>()) : QString();
}

QByteArray jsonText(const Json &value)
{
    return QByteArray::fromStdString(value.dump(2, ' ', false, Json::error_handler_t::replace)) + '\n';
}

} // namespace outcrop
