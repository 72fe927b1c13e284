// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/generationparams.h"
#include "core/tokens/cost.h"

#include <CLI/CLI.hpp>

namespace outcrop {

/// The options for generation parameters and cost: `--max-cost`, `--max-tokens`, `--temperature` and `--effort`.
class GenerationOptions
{
public:
    void addTo(CLI::App &command, const std::string &group);
    /// Adds only `--max-cost`, for commands that send requests with fixed parameters.
    CLI::Option *addMaxCostTo(CLI::App &command, const std::string &group);
    /// Adds the options without --max-cost, for commands that send no requests.
    void addParamsTo(CLI::App &command, const std::string &group);

    /// Returns the parameters given on the command line, which override those of the profile.
    GenerationParams params() const;
    /// Replaces parameters in `others` with those given on the command line.
    void overrideParams(GenerationParams &others) const;
    std::optional<Cost> maxCost() const;

private:
    std::string m_maxCost;
    std::optional<qint64> m_maxTokens;
    std::optional<double> m_temperature;
    std::string m_effort;
};

} // namespace outcrop
