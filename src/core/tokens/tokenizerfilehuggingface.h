// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tokens/tokencounter.h"

namespace outcrop {

/// Reads Hugging Face's tokenizer.json with a BPE model. See readTokenizerFile().
Result<TokenCounterPtr> readHuggingFace(const QString &path, const QByteArray &bytes);

} // namespace outcrop
