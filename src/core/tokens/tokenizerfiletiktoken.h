// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tokens/tokencounter.h"

namespace outcrop {

/// Reads `.tiktoken`: each line is a base64 token and its rank. `split` is the pattern that splits text before merging. See readTokenizerFile().
Result<TokenCounterPtr> readTiktoken(const QString &path, const QByteArray &bytes, const QString &split);

} // namespace outcrop
