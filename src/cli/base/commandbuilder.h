// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <QString>

namespace outcrop {

/// The words that introduce a command: every command begins with this one call. `example` is a whole command line.
CLI::App *addCommand(CLI::App &program, const std::string &name, const std::string &description, const std::string &example);

/// Refuses every word but these, and names the one that was probably meant.
CLI::Validator oneOf(const QString &what, const QStringList &words);

} // namespace outcrop
