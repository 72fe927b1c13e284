// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/repair.h"

#include <QStringView>

#include <optional>

namespace outcrop {

/// What a word without quotes means.
struct JsonWord {
    Json value;
    std::optional<RepairRule> rule = {}; ///< how it had to be repaired, or, where `isNote`, what is to be said of it
    QString after = {};                  ///< as JSON writes it, where it was repaired
    bool isNote = false;
};

/// A number, as JSON or another language writes it; nothing where it is none.
std::optional<JsonWord> readJsonNumber(QStringView word);
/// true, false, null and their like in other languages. `isCut`: the text ends behind it, so that its beginning is enough.
std::optional<JsonWord> readJsonLiteral(QStringView word, bool isCut);
/// f, b, u, r and their pairs: what Python puts before a string.
bool isTextPrefix(QStringView word);

} // namespace outcrop
