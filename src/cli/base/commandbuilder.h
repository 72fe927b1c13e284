// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <QString>

namespace outcrop {

/// Adds a subcommand with its help. Every command must be added with this function. `example` is a complete command line.
CLI::App *addCommand(CLI::App &program, const std::string &name, const std::string &description, const std::string &example);

/// Accepts only these words. The error suggests the nearest one.
CLI::Validator oneOf(const QString &what, const QStringList &words);

/// Rejects an empty value: in `--to "$OUT"` with OUT unset, it would mean the current folder.
CLI::Validator nonEmpty(const QString &what);

} // namespace outcrop
