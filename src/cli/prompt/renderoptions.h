// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/render/promptformat.h"

#include <CLI/CLI.hpp>

#include <string>

namespace outcrop {

/// The option `--format`. With `auto`, the prompt type's template and config.toml choose the format, then the agent, then the provider's adapter.
class FormatOption
{
public:
    void addTo(CLI::App &command, const std::string &group);
    PromptFormat format() const;

private:
    std::string m_format = "auto";
};

/// Returns an error message for an unknown provider, or an empty string. A provider with a broken adapter is known; the adapter's errors are reported
/// instead.
QString providerUsageError(const OpenedWorkspace &opened, const QString &provider);

} // namespace outcrop
