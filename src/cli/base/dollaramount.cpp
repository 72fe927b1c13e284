// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/dollaramount.h"

#include "cli/base/baseoutput.h"
#include "cli/base/inputtext.h"
#include "core/tokens/modelprice.h"

namespace outcrop {

std::optional<Cost> dollarAmount(const std::string &argument)
{
    if (argument.empty())
        return std::nullopt;
    constexpr qint64 million = 1'000'000;
    const std::optional<Price> perMillion = Price::fromDollarsPerMillion(fromArgument(argument));
    return perMillion ? std::optional(perMillion->costFor(million)) : std::nullopt;
}

CLI::Validator dollarAmountValidator()
{
    return CLI::Validator([](const std::string &text) { return dollarAmount(text) ? std::string() : baseoutput::notDollars(fromArgument(text)).toStdString(); }, "", "");
}

} // namespace outcrop
