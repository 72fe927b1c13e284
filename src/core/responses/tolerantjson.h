// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsonguide.h"
#include "core/responses/repair.h"

#include <QHash>
#include <QSet>
#include <QStringView>

#include <optional>

namespace outcrop {

/// Where a value was read, and by which decisions: what it takes to find its parts in the text again.
struct JsonSource {
    qsizetype begin = 0;
    JsonGuide guide = {};
    QList<qsizetype> parts = {}; ///< of a list made of several values in a row: where each begins
};

/// The intended JSON value, its location, and the repairs needed to read it.
///
/// The ledger is exact: `repairs` replaced in the text from `begin` to `end` (each `before`, at its offset, by its `after`) give strict JSON that means
/// `value`. So it is empty exactly where the text is valid JSON (RFC 8259).
struct TolerantJson {
    Json value;
    qsizetype begin = 0; ///< in the text that was read, in UTF-16 code units
    qsizetype end = 0;
    Repairs repairs;       ///< by their place in the text
    Repairs notes;         ///< what is valid, and yet not kept to the letter: a key that occurs twice, digits beyond what a double holds
    bool complete = true;  ///< false where the text ended before the value did
    std::optional<QString> problem = {}; ///< why there is no value, without a full stop: too deep, too large, not JSON at all
    std::optional<QString> doubt = {};   ///< why the value may not be the one that was meant: another reading is as likely, or text was left out
    JsonSource source = {};
};

/// Reads one value that begins at `begin` (white space and comments before it allowed), and nothing behind it. Valid JSON is never altered; a key that occurs
/// twice keeps its last value. Linear in the text; never more than 512 levels deep.
TolerantJson readTolerantJson(QStringView text, qsizetype begin = 0);

/// The same for a text that is to be data and nothing else, with a search where that leads further (searchTolerantJson()). Several values in a row are a
/// list of them; other text behind them is passed over with a line in the ledger.
TolerantJson readTolerantDocument(QStringView text);

/// A value's place in the text.
struct JsonPlace {
    qsizetype begin = 0;
    qsizetype end = 0;
};

/// The locations in `text` of the values that `pointers` (JSON pointers) name. It reads the text again, so ask for all together.
QHash<QString, JsonPlace> valuePlaces(QStringView text, const JsonSource &source, const QSet<QString> &pointers);

} // namespace outcrop
