// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tokens/tokencounter.h"

namespace outcrop {

/// Reads a SentencePiece model. Errors: Invalid, also if the program was built without the library. See readTokenizerFile().
Result<TokenCounterPtr> readSentencePiece(const QString &path, const QByteArray &bytes);

} // namespace outcrop
