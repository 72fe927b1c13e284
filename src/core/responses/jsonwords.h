// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/repair.h"

#include <QStringView>

#include <optional>

namespace outcrop {

/// The meaning of an unquoted word.
struct JsonWord {
    Json value;
    std::optional<RepairRule> rule = {}; ///< repair rule, or the rule of a note if `isNote`
    QString after = {};                  ///< the JSON text that replaces the word
    bool isNote = false;
};

/// Parses a number in the syntax of JSON or another language; nullopt if the word is not a number.
std::optional<JsonWord> readJsonNumber(QStringView word);
/// Parses true, false, null and their equivalents in other languages. If `isTruncated` is true, the text ends after the word, and a prefix of a
/// literal is accepted. nullopt for any other word.
std::optional<JsonWord> readJsonLiteral(QStringView word, bool isTruncated);
/// Returns whether the word is a Python string prefix: f, b, u, r and their combinations.
bool isStringPrefix(QStringView word);

} // namespace outcrop
