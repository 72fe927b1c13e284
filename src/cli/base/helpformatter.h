// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

namespace outcrop {

/// Writes help texts: what the command does, how it is called, its options by group and those of every command, an example. Our own, so that
/// they read the same with every version of CLI11. An option without a group is not shown; a command's example is its footer.
class HelpFormatter : public CLI::FormatterBase
{
public:
    std::string make_help(const CLI::App *app, std::string name, CLI::AppFormatMode mode) const override;
};

} // namespace outcrop
