// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/lowerschemas.h"
#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `schema lower`: adapts a JSON Schema to a provider and shows the losses.
class SchemaLowerCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &schema) override;
    ExitCode run(const Invocation &invocation) override;

private:
    Result<QList<NamedSchema>> read(const Invocation &invocation) const;
    Selection selection(const Invocation &invocation, const OpenedWorkspace &opened) const;
    ExitCode finish(const Invocation &invocation, const RenderTarget &target, const QList<LoweredSchema> &schemas) const;

    std::string m_file;
    std::string m_provider;
    std::string m_model;
};

} // namespace outcrop
