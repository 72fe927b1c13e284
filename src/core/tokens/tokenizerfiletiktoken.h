// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tokens/tokencounter.h"

namespace outcrop {

/// Reads `.tiktoken`: a token in base64 and its rank on every line. `split` is the pattern that cuts text before pairs are merged. See readTokenizerFile().
Result<TokenCounterPtr> readTiktoken(const QString &path, const QByteArray &bytes, const QString &split);

} // namespace outcrop
