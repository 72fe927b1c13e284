// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <optional>

namespace outcrop {

/// JSON whose objects keep the order of insertion, so that a request always renders to the same bytes. Strings inside are UTF-8; build them with
/// jsonString(). Exceptions of nlohmann::json must not leave the file that causes them.
using Json = nlohmann::ordered_json;

Json jsonString(QStringView text);

Json jsonStrings(const QStringList &texts);

/// Returns null if `text` is empty.
Json jsonStringOrNull(QStringView text);

/// Returns the string, or an empty string if the value is not a string.
QString qString(const Json &value);

/// Returns a JSON document indented by two spaces, with a final newline. For files and command-line output.
QByteArray jsonText(const Json &value);

/// A JSON syntax error and its byte offset.
struct JsonParseError {
    qsizetype byte = 0; ///< offset from 0, at most the length of the text
    QString message;    ///< message for the user: `invalid JSON: unexpected end of input`
};

/// Returns the first problem, or nullopt if `text` is one JSON value in UTF-8 and every number fits in a double. Call this function if
/// `Json::parse(begin, end, nullptr, false)`, which never throws, returns a discarded value.
std::optional<JsonParseError> jsonParseErrorIn(QByteArrayView text);

/// Returns the byte offset of the first bracket that is nested deeper than `depth`, or -1. Run it before parsing untrusted text: copying and writing a deeply
/// nested value exhausts the stack. The text need not be valid JSON; brackets after the first syntax error count as well.
qsizetype findTooDeepNesting(QByteArrayView text, int depth);

/// Returns the value, or nullopt if `text` is not one JSON value or is nested deeper than 200 levels. For untrusted text, such as responses.
std::optional<Json> parseJson(QByteArrayView text);

} // namespace outcrop
