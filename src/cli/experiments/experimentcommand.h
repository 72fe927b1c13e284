// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/experiments/experimentadoptcommand.h"
#include "cli/experiments/experimentcollectcommand.h"
#include "cli/experiments/experimentexportcommand.h"
#include "cli/experiments/experimentimportcommand.h"
#include "cli/experiments/experimentlistcommand.h"
#include "cli/experiments/experimentplancommand.h"
#include "cli/experiments/experimentreportcommand.h"
#include "cli/experiments/experimentruncommand.h"

#include <utility>
#include <vector>

namespace outcrop {

/// `experiment`: plans, runs and reports experiments through its subcommands.
class ExperimentCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;
    bool writesForPrograms() const override { return m_report.writesForPrograms(); }

private:
    ExperimentListCommand m_list;
    ExperimentPlanCommand m_plan;
    ExperimentRunCommand m_run;
    ExperimentReportCommand m_report;
    ExperimentAdoptCommand m_adopt;
    ExperimentExportCommand m_export;
    ExperimentCollectCommand m_collect;
    ExperimentImportCommand m_import;
    std::vector<std::pair<const CLI::App *, Command *>> m_subcommands;
};

} // namespace outcrop
