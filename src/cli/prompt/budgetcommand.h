// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/formatcosts.h"
#include "cli/prompt/requestcommand.h"
#include "core/render/budgetreport.h"

namespace outcrop {

/// `budget`: shows the tokens, cache plan and cost of one provider's request, part by part.
class BudgetCommand : public RequestCommand
{
public:
    CLI::App *addTo(CLI::App &program) override;

protected:
    RenderJob job(const Selection &selection) const override;
    RequestPurpose requestUse() const override { return RequestPurpose::Preview; }
    bool showsRejectedRequest() const override { return true; } // the figures explain the rejection
    Status prepare(const OpenedWorkspace &opened, const Selection &selection) override;
    ExitCode show(const Invocation &invocation, const RenderedRequest &request, const QList<UnsentLayer> &unsent) const override;

private:
    /// Compares the request with --max-input-tokens and --max-cost. Returns the exit code.
    ExitCode checkLimits(const Invocation &invocation, const BudgetReport &report) const;

    Frequency m_frequency;
    std::string m_lifetime;
    std::optional<qint64> m_maxInputTokens;
    std::string m_maxCost;
    bool m_comparesFormats = false;
    QList<FormatCost> m_costs;
};

} // namespace outcrop
