// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <nlohmann/json.hpp>

#include <QString>

#include <functional>

namespace outcrop {

/// JSON whose objects find a key fast: a vocabulary has a quarter of a million.
using TokenizerJson = nlohmann::json;

/// What a tokenizer.json does with a text before its pairs are merged: rewrites it (`normalizer`), and cuts it (`pre_tokenizer`).
template<typename Value>
using Step = std::function<Value(const Value &value)>;
using TextStep = Step<QString>;
using CutStep = Step<QStringList>;

/// Errors name the part of the file, as in `pre_tokenizer.type`, and have no place; the caller knows the file.
Result<TextStep> readNormalizer(const TokenizerJson &part);
Result<CutStep> readPreTokenizer(const TokenizerJson &part);

/// The text of a member, or nothing.
QString textOf(const TokenizerJson &object, const char *key);
bool boolOf(const TokenizerJson &object, const char *key, bool otherwise);
const TokenizerJson &memberOf(const TokenizerJson &object, const char *key);
/// That `what` of a part is `value`, which this program does not know.
Error notKnown(const QString &what, const QString &value);

} // namespace outcrop
