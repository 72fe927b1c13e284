// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

namespace outcrop {

/// Formats help: description, usage, the command's options by group, the options of all commands, and an example. Independent of CLI11's formatter, so that
/// help is the same with every version of CLI11. An option without a group is hidden. The example is the footer of the command.
/// Descriptions and groups are English texts, marked for translation, and are printed in the user's language; a footer is in this language already.
/// Lines are wrapped at 120 columns, or at the terminal width if it is less; only commands to copy are not wrapped.
class HelpFormatter : public CLI::FormatterBase
{
public:
    /// `columns` is the terminal width, or 0 if the output is not a terminal.
    explicit HelpFormatter(int columns);

    std::string make_help(const CLI::App *app, std::string name, CLI::AppFormatMode mode) const override;

private:
    int m_width;
};

} // namespace outcrop
