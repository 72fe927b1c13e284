// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <QString>

namespace outcrop {

/// Adds a subcommand with its help. Every command must be added with this function. `description` is in English, marked with QT_TRANSLATE_NOOP("cli", …):
/// HelpFormatter translates it. `example` is a complete command line.
CLI::App *addCommand(CLI::App &program, const std::string &name, const std::string &description, const std::string &example);

/// Returns a validator that accepts only `values`. The error message suggests the nearest value. `valueName` is the noun for such a value in the user's language.
CLI::Validator oneOf(const QString &valueName, const QStringList &values);

/// Returns a validator that rejects an empty value, because `--to "$OUT"` with an unset OUT would select the current folder. `valueName` is a noun that follows
/// "a", such as `folder`, in the user's language.
CLI::Validator nonEmpty(const QString &valueName);

} // namespace outcrop
