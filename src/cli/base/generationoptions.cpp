// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/generationoptions.h"

#include "cli/base/baseoutput.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/dollaramount.h"
#include "cli/base/inputtext.h"

#include <limits>

namespace outcrop {
namespace {

const QStringList efforts{QStringLiteral("none"), QStringLiteral("minimal"), QStringLiteral("low"), QStringLiteral("medium"), QStringLiteral("high"),
                          QStringLiteral("xhigh"), QStringLiteral("max")};

} // namespace

CLI::Option *GenerationOptions::addMaxCostTo(CLI::App &command, const std::string &group)
{
    return command.add_option("--max-cost", m_maxCost, QT_TRANSLATE_NOOP("cli", "Maximum cost in dollars; a request that could cost more is not sent [unlimited]"))->type_name("USD")->check(dollarAmountValidator())->group(group);
}

void GenerationOptions::addTo(CLI::App &command, const std::string &group)
{
    addMaxCostTo(command, group);
    addParamsTo(command, group);
}

void GenerationOptions::addParamsTo(CLI::App &command, const std::string &group)
{
    constexpr double maximum = 2;
    command.add_option("--max-tokens", m_maxTokens, QT_TRANSLATE_NOOP("cli", "Maximum response length in tokens, including reasoning [from the profile; 16000 if the API requires a limit]"))
        ->type_name("N")
        ->check(CLI::Range(qint64(1), std::numeric_limits<qint64>::max()))
        ->group(group);
    command.add_option("--temperature", m_temperature, QT_TRANSLATE_NOOP("cli", "Sampling temperature, 0 to 2 [from the profile, else the provider's default]"))
        ->type_name("NUMBER")
        ->check(CLI::Range(0.0, maximum))
        ->group(group);
    command.add_option("--effort", m_effort, QT_TRANSLATE_NOOP("cli", "Reasoning effort: none, minimal, low, medium, high, xhigh or max [from the profile, else the provider's default]"))
        ->type_name("EFFORT")
        ->check(oneOf(baseoutput::effortNoun(), efforts))
        ->group(group);
}

void GenerationOptions::overrideParams(GenerationParams &others) const
{
    const GenerationParams given = params(); // a separate variable, because all() returns a reference into it
    for (const GenerationParam &param : given.all())
        others.set(param);
}

GenerationParams GenerationOptions::params() const
{
    GenerationParams params;
    if (m_maxTokens)
        params.set({QStringLiteral("max_output_tokens"), Json(*m_maxTokens), {}});
    if (m_temperature)
        params.set({QStringLiteral("temperature"), Json(*m_temperature), {}});
    if (!m_effort.empty())
        params.set({QStringLiteral("reasoning_effort"), jsonString(fromArgument(m_effort)), {}});
    return params;
}

std::optional<Cost> GenerationOptions::maxCost() const
{
    return dollarAmount(m_maxCost);
}

} // namespace outcrop
