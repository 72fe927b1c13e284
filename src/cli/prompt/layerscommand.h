// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/layerchurn.h"
#include "app/workspace/openworkspace.h"
#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `layers`: the stack as a table, in the order in which it is sent.
class LayersCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    ExitCode printTable(const Invocation &invocation, const QList<Layer> &layers, const TokenCounter &counter, const QHash<QString, LayerChurn> &churn) const;

    std::string m_provider;
    std::string m_model;
    bool m_history = false;
    int m_days = churnDays;
};

} // namespace outcrop
