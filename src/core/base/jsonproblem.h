// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

#include <optional>

namespace outcrop {

/// Why a text is not JSON, and the byte where that is seen.
struct JsonProblem {
    qsizetype byte = 0; ///< from 0, at most the length of the text
    QString message;    ///< `this is not JSON: unexpected end of input`
};

/// The first problem of a text; nothing where it is JSON that can be read: one value, in UTF-8, with no number beyond the range of a double, for
/// which parsers otherwise throw. Read with `Json::parse(begin, end, nullptr, false)`, which never throws, and ask this where the value is discarded.
std::optional<JsonProblem> jsonProblemIn(QByteArrayView text);

} // namespace outcrop
