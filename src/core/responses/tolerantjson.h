// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/repair.h"

#include <optional>
#include <vector>

namespace outcrop {

/// A JSON value as it was meant, where it stands, and what had to be repaired to read it.
struct TolerantJson {
    Json value;
    qsizetype begin = 0;   ///< in the text that was read, in UTF-16 code units
    qsizetype end = 0;
    Repairs repairs;       ///< in order; empty exactly where the text is valid JSON (RFC 8259)
    bool complete = true;  ///< false where the text ended before the value did
    std::optional<QString> problem = {}; ///< why there is no value: too deep, too large, not JSON at all
    std::vector<qsizetype> starts = {};  ///< of the values in document order, for those who point at them; empty unless asked for
};

/// Reads one value that begins at `begin` (white space and comments before it allowed). Valid JSON is never altered: numbers keep their digits
/// as far as a double or an integer can, a duplicate key keeps its last value and is reported. Linear in the text; never more than 512 levels deep.
TolerantJson readTolerantJson(QStringView text, qsizetype begin = 0);

} // namespace outcrop
