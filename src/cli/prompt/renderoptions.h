// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/render/promptformat.h"

#include <CLI/CLI.hpp>

#include <string>

namespace outcrop {

/// `--format`: how the prompt is put. `auto` leaves it to the template and config.toml, then to the agent, then to the provider's adapter.
class FormatOption
{
public:
    void addTo(CLI::App &command, const std::string &group);
    PromptFormat format() const;

private:
    std::string m_format = "auto";
};

/// What to say about a provider that does not exist; empty when it does. One whose adapter cannot be read exists: its own errors say what is wrong.
QString providerMistake(const OpenedWorkspace &opened, const QString &provider);

} // namespace outcrop
