// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

namespace outcrop {

/// Formats help: description, usage, the command's options by group, the options of all commands, and an example. Independent of CLI11's formatter, so that
/// help is the same with every version of CLI11. An option without a group is hidden. The example is the footer of the command.
class HelpFormatter : public CLI::FormatterBase
{
public:
    std::string make_help(const CLI::App *app, std::string name, CLI::AppFormatMode mode) const override;
};

} // namespace outcrop
