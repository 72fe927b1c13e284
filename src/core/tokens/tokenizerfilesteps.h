// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <nlohmann/json.hpp>

#include <QString>

#include <functional>

namespace outcrop {

/// JSON with fast key lookup, because a vocabulary can have 250,000 keys.
using TokenizerJson = nlohmann::json;

/// A step of tokenizer.json before merging: normalization (`normalizer`) or splitting (`pre_tokenizer`).
template<typename Value>
using Step = std::function<Value(const Value &value)>;
using TextStep = Step<QString>;
using SplitStep = Step<QStringList>;

/// Both functions return the step that a part of the file describes. Errors: Invalid, with the part, such as `pre_tokenizer.type`, and without a location; the
/// caller adds the file.
Result<TextStep> readNormalizer(const TokenizerJson &part);
Result<SplitStep> readPreTokenizer(const TokenizerJson &part);

/// Returns the text of a key, or an empty string.
QString textOf(const TokenizerJson &object, const char *key);
bool boolOf(const TokenizerJson &object, const char *key, bool otherwise);
const TokenizerJson &memberOf(const TokenizerJson &object, const char *key);
/// Returns the error for an unsupported `value` of a part.
Error unsupportedError(const QString &part, const QString &value);

} // namespace outcrop
