// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/invocation.h"
#include "core/base/utf8text.h"

#include <string>

namespace outcrop {

constexpr qint64 largestInput = 16 * 1024 * 1024;

/// The bytes of a file, or of standard input for `-`, up to `largest` of them. A path on the command line is the user's own word: it may lie anywhere.
Result<QByteArray> readInput(const Invocation &invocation, const QString &path, qint64 largest = largestInput);

/// Bytes as text. What is not UTF-8 is refused rather than sent changed; `name` says where it came from.
Result<QString> decodeText(const QByteArray &bytes, const QString &name);

/// A word of the command line as text.
inline QString fromWord(const std::string &word)
{
    return textOfUtf8(word);
}

} // namespace outcrop
