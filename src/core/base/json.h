// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <optional>

namespace outcrop {

/// JSON whose objects keep the order they were written in, so that a rendered request is the same to the byte every time.
/// Strings inside are UTF-8. Build strings with jsonString(); nlohmann's exceptions never leave the file that could cause them.
using Json = nlohmann::ordered_json;

Json jsonString(QStringView text);

Json jsonStrings(const QStringList &texts);

/// null where there is no text.
Json jsonStringOrNull(QStringView text);

/// Empty if the value is not a string.
QString qString(const Json &value);

/// One JSON document as a person reads it: two spaces of indentation and a final newline. Output for scripts and files.
QByteArray jsonText(const Json &value);

/// Why a text is not JSON, and the byte where that is seen.
struct JsonProblem {
    qsizetype byte = 0; ///< from 0, at most the length of the text
    QString message;    ///< `this is not JSON: unexpected end of input`
};

/// The first problem of a text; nothing where it is JSON that can be read: one value, in UTF-8, with no number beyond the range of a double, for
/// which parsers otherwise throw. Read with `Json::parse(begin, end, nullptr, false)`, which never throws, and ask this where the value is discarded.
std::optional<JsonProblem> jsonProblemIn(QByteArrayView text);

} // namespace outcrop
