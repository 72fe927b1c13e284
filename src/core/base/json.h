// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace outcrop {

/// JSON whose objects keep the order they were written in, so that a rendered request is the same to the byte every time.
/// Strings inside are UTF-8. Build strings with jsonString(); nlohmann's exceptions never leave the file that could cause them.
using Json = nlohmann::ordered_json;

Json jsonString(QStringView text);

Json jsonStrings(const QStringList &texts);

/// null where there is no text.
Json jsonStringOrNull(QStringView text);

/// Empty where the value is no string.
QString qString(const Json &value);

/// One JSON document as a person reads it: two spaces of indentation and a final newline. Output for scripts and files.
QByteArray jsonText(const Json &value);

} // namespace outcrop
