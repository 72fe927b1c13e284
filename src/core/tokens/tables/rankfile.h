// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace outcrop::tables {

/// The bytes of each token, by rank, from a published file: a line is a token in base 64 and its rank. Ends the program with a message when the file is not
/// the one with this checksum, or not such a file.
std::vector<std::string> readRankFile(const char *path, const char *sha256);

/// All bytes of a file whose checksum must be `sha256`.
std::string readChecked(const char *path, const char *sha256);

[[noreturn]] void stop(const std::string &message);

} // namespace outcrop::tables
