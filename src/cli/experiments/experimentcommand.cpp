// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/experiments/experimentcommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/experiments/experimentsoutput.h"
#include "core/base/joinedtext.h"
#include "core/experiments/metric.h"

namespace outcrop {
namespace {

/// Returns the list of metrics for the help.
std::string metricsText()
{
    QString text = experimentsoutput::availableMetrics() + u'\n';
    for (const MetricInfo &metric : metricInfos()) {
        const bool hasUnit = !metric.unit.isEmpty() && metric.unit != u"tokens"; // the title already includes tokens
        const QString name = metricQuantity(metric.metric);
        const QString quantity = hasUnit ? detailedText(name, metric.unit) : name;
        text += QStringLiteral("  %1%2\n").arg(metric.name, -15).arg(metric.isOffline ? experimentsoutput::offlineMetric(quantity) : quantity);
    }
    text += u'\n';
    return text.toStdString();
}

} // namespace

CLI::App *ExperimentCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "experiment", QT_TRANSLATE_NOOP("cli", "Compare prompt variants: plan and run experiments, and report their results"),
                                   "outcrop-cli -C garden experiment plan xml-or-text");
    command->footer(metricsText() + command->get_footer());
    for (Command *one : std::initializer_list<Command *>{&m_list, &m_plan, &m_run, &m_report, &m_adopt, &m_export, &m_collect, &m_import})
        m_subcommands.emplace_back(one->addTo(*command), one);
    command->require_subcommand(1);
    return command;
}

ExitCode ExperimentCommand::run(const Invocation &invocation)
{
    for (const auto &[words, command] : m_subcommands) {
        if (words->parsed())
            return command->run(invocation);
    }
    return ExitCode::Usage;
}

} // namespace outcrop
