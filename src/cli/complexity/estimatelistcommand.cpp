// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/complexity/estimatelistcommand.h"

#include "app/workspace/estimateoutcome.h"
#include "cli/base/commandbuilder.h"
#include "cli/complexity/complexityoutput.h"
#include "cli/complexity/estimatetext.h"

#include <limits>

namespace outcrop {
namespace {

Json listJson(const QList<EstimateComparison> &comparisons)
{
    Json list = Json::array();
    for (const EstimateComparison &comparison : comparisons)
        list.push_back(toJson(comparison));
    Json accuracy = Json::object();
    for (const char *figure : {"tokens", "lines", "files", "hours"}) {
        const std::optional<double> meanValue = meanAccuracy(comparisons, QString::fromLatin1(figure));
        accuracy[figure] = meanValue ? Json(*meanValue) : Json();
    }
    const std::optional<double> meanValue = meanAccuracy(comparisons);
    return {{"estimates", list}, {"accuracy", accuracy}, {"mean_accuracy", meanValue ? Json(*meanValue) : Json()}};
}

} // namespace

CLI::App *EstimateListCommand::addTo(CLI::App &estimate)
{
    CLI::App *command = addCommand(estimate, "list", QT_TRANSLATE_NOOP("cli", "List recorded estimates with their outcomes and accuracy"), "outcrop-cli -C garden estimate list");
    command->add_option("--limit", m_limit, QT_TRANSLATE_NOOP("cli", "Maximum number of estimates; 0 for all [20]"))->type_name("N")->check(CLI::Range(0, std::numeric_limits<int>::max()))->group(QT_TRANSLATE_NOOP("cli", "Filter"));
    m_filter.addTo(*command);
    return command;
}

ExitCode EstimateListCommand::run(const Invocation &invocation)
{
    Result<RecordFilter> filter = m_filter.filter();
    if (!filter)
        return invocation.failUsage(filter.error());
    filter->limit = m_limit;
    filter->isNewestFirst = true;
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<OpenedStore> opened = openRecordedStore(invocation, *keys);
    if (!opened)
        return invocation.fail(opened.error());
    invocation.report(opened->findings);
    const Result<QList<Estimate>> estimates = opened->store->estimates().query(*filter);
    if (!estimates)
        return invocation.fail(estimates.error());
    QList<EstimateComparison> comparisons;
    for (const Estimate &estimate : *estimates)
        comparisons.append(compareWithOutcome(estimate));
    if (invocation.printsJson)
        return invocation.print(listJson(comparisons));
    if (comparisons.isEmpty())
        printMessage(invocation.console, complexityoutput::noEstimates());
    else
        printComparisons(invocation.console, comparisons);
    return ExitCode::Done;
}

} // namespace outcrop
