// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/parsedecisions.h"
#include "core/responses/repair.h"

#include <QHash>
#include <QSet>
#include <QStringView>

#include <optional>

namespace outcrop {

/// The information needed to locate the parts of a value in the text: its offset and the reader's decisions.
struct JsonSource {
    qsizetype begin = 0;
    ParseDecisions decisions = {};
    QList<qsizetype> partOffsets = {}; ///< if several values were combined into an array: the offset of each
};

/// The intended JSON value, its location, and the repairs needed to read it.
///
/// The ledger is exact unless it is full. Applying `repairs` to the text from `begin` to `end` (replacing each `before` at its offset by `after`) results in strict JSON
/// for `value`. If the ledger is empty, the text is valid JSON (RFC 8259).
struct TolerantJson {
    Json value;
    qsizetype begin = 0; ///< offset in the text, in UTF-16 code units
    qsizetype end = 0;
    Repairs repairs;       ///< sorted by offset
    Repairs
        notes; ///< valid input that was not preserved exactly: duplicate keys, numbers with more digits than a double can represent
    bool isComplete = true;  ///< false if the text ended before the value did
    std::optional<QString> problem = {}; ///< reason why there is no value, without a final period: too deep, too large, not JSON
    std::optional<QString> doubt = {};   ///< reason why the value may be wrong: another interpretation is as likely, or text was skipped
    JsonSource source = {};
};

/// Reads the value that starts at `begin`, after optional whitespace and comments. Ignores the text after the value. Of valid JSON, only lone surrogates and
/// numbers that are too large are changed; of duplicate keys, the last value is kept. Runs in linear time; values nest at most 512 levels deep.
TolerantJson readTolerantJson(QStringView text, qsizetype begin = 0);

/// Reads text that should contain only data, and searches for the best interpretation if it is invalid (see JsonSearch). Combines several values
/// into an array; skips other text after the value and records it in the ledger.
TolerantJson parseTolerantDocument(QStringView text);

/// The location of a value in the text.
struct JsonRange {
    qsizetype begin = 0;
    qsizetype end = 0;
};

/// Returns the locations in `text` of the values at `pointers` (JSON pointers). Omits values that are not in the text. Reads the text
/// again, so pass all pointers in one call.
QHash<QString, JsonRange> findValueRanges(QStringView text, const JsonSource &source, const QSet<QString> &pointers);

} // namespace outcrop
