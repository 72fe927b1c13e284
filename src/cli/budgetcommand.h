// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/budgetreport.h"
#include "cli/promptcommand.h"
#include "cli/renderoptions.h"

namespace outcrop {

/// `budget`: what one provider's request holds and costs, part by part.
class BudgetCommand : public PromptCommand
{
public:
    CLI::App *addTo(CLI::App &program) override;

protected:
    QString mistake(const OpenedWorkspace &opened) const override;
    ExitCode work(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection) override;

private:
    Frequency frequency() const { return {m_turns, m_answer, m_perMonth}; }

    std::string m_provider;
    std::string m_model;
    std::string m_lifetime;
    int m_turns = Frequency().turns;
    qint64 m_answer = Frequency().answerTokens;
    qint64 m_perMonth = 0;
    FormatOption m_format;
};

} // namespace outcrop
