// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/layerchurn.h"
#include "app/prompt/layerreasons.h"
#include "cli/base/command.h"
#include "cli/prompt/composeoptions.h"

#include <string>

namespace outcrop {

class Table;

/// `layers`: lists the layers in sending order, then the unusable ones. With `--why`, explains whether one file is a layer.
class LayersCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    ExitCode list(const Invocation &invocation, const OpenedWorkspace &opened, const RenderTarget &target) const;
    ExitCode explain(const Invocation &invocation, const OpenedWorkspace &opened, const RenderTarget &target) const;
    void writeSummary(const Invocation &invocation, const OpenedWorkspace &opened, const TokenCounter &counter) const;
    Table table(const OpenedWorkspace &opened, const TokenCounter &counter, const QHash<QString, LayerChurn> &churn) const;

    ComposeOptions m_selection;
    std::string m_fileToExplain;
    std::string m_provider;
    std::string m_model;
    bool m_showsHistory = false;
    int m_days = churnDays;
};

} // namespace outcrop
