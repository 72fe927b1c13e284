// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <QString>
#include <QStringList>

namespace outcrop {

/// JSON whose objects keep the order they were written in, so that a rendered request is the same to the byte every time.
/// Strings inside are UTF-8. Build strings with jsonString(); nlohmann's exceptions never leave the file that could cause them.
using Json = nlohmann::ordered_json;

inline Json jsonString(QStringView text)
{
    return Json(text.toUtf8().toStdString());
}

inline Json jsonStrings(const QStringList &texts)
{
    Json list = Json::array();
    for (const QString &text : texts)
        list.push_back(jsonString(text));
    return list;
}

/// null where there is no text.
inline Json jsonStringOrNull(QStringView text)
{
    return text.isEmpty() ? Json() : jsonString(text);
}

inline QString qString(const Json &value)
{
    return value.is_string() ? QString::fromStdString(value.get_ref<const std::string &>()) : QString();
}

/// One JSON document as a person reads it: two spaces of indentation and a final newline. Output for scripts and files.
inline QByteArray jsonText(const Json &value)
{
    return QByteArray::fromStdString(value.dump(2, ' ', false, Json::error_handler_t::replace)) + '\n';
}

} // namespace outcrop
