// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <QString>

namespace outcrop {

/// The words that introduce a command: every command begins with this one call. `example` is a whole command line.
CLI::App *addCommand(CLI::App &program, const std::string &name, const std::string &description, const std::string &example);

/// Refuses every word but these, and names the one that was probably meant.
CLI::Validator oneOf(const QString &what, const QStringList &words);

/// Refuses a word without a letter: `--to "$OUT"`, where OUT is not set, names no folder, and would be taken for the one that is worked in.
CLI::Validator someWord(const QString &what);

} // namespace outcrop
