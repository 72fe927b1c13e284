// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace outcrop::tables {

/// Returns the bytes of each token by rank, from a published file whose lines are a base64 token and its rank. Exits with a message if the checksum differs
/// or the file is invalid.
std::vector<std::string> readRankFile(const char *path, const char *sha256);

/// Returns the bytes of a file. Exits with a message if it cannot be read or its checksum is not `sha256`.
std::string readVerifiedFile(const char *path, const char *sha256);

[[noreturn]] void exitWithError(const std::string &message);

} // namespace outcrop::tables
