// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/edit/costtable.h"

#include "cli/edit/editoutput.h"

namespace outcrop {
namespace {

/// Returns the costs before and after the change, if the prices are known.
QString costChange(const std::optional<Cost> &before, const std::optional<Cost> &after)
{
    const auto text = [](const std::optional<Cost> &cost) { return cost ? toText(*cost) : editoutput::notSent(); };
    return before == after ? text(after) : text(before) + QStringLiteral(" → ") + text(after);
}

} // namespace

Table costTable(const ChangeEffect &effect)
{
    using Align = Table::Align;
    Table table({{editoutput::columnProvider()}, {editoutput::columnModel()}, {editoutput::columnOnce(), Align::Right},
        {editoutput::columnEdit(), Align::Right}, {editoutput::columnWarmCache(), Align::Right}});
    for (const ProviderEffect &provider : effect.providers) {
        const MoveCosts &costs = provider.costs;
        if (provider.isRendered && costs.isKnown())
            table.addRow({provider.provider, provider.model, toText(costs.oneTimeCost), costChange(costs.editBefore, costs.editAfter),
                costChange(costs.laterTurnBefore, costs.laterTurnAfter)});
    }
    return table;
}

} // namespace outcrop
