// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/budget/bars.h"

#include "models/base/tickstep.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace outcrop {

BarColorRole tierColorRole(Tier tier)
{
    return static_cast<BarColorRole>(static_cast<int>(BarColorRole::Granite) + static_cast<int>(tier));
}

std::optional<Tier> tierOf(BarColorRole colorRole)
{
    const int place = static_cast<int>(colorRole) - static_cast<int>(BarColorRole::Granite);
    return place >= 0 && place < static_cast<int>(allTiers.size()) ? std::optional(static_cast<Tier>(place)) : std::nullopt;
}

double Bars::lengthOf(int bar) const
{
    double sum = 0;
    for (const BarSegment &piece : segments)
        sum += piece.bar == bar ? piece.value : 0;
    return sum;
}

void Bars::computeScale()
{
    std::stable_sort(segments.begin(), segments.end(), [](const BarSegment &left, const BarSegment &right) {
        return std::pair(left.bar, left.colorRole) < std::pair(right.bar, right.colorRole);
    });
    double longest = 0;
    for (int i = 0; i < bars.size(); ++i)
        longest = std::max(longest, lengthOf(i));
    double least = longest;
    for (const Bar &bar : bars) {
        if (bar.limit > 0 && bar.limit <= 1.6 * longest)
            least = std::max(least, bar.limit);
    }
    step = tickStep(least);
    end = step * std::max(1.0, std::ceil(least / step * 0.999999)); // tolerance for rounding errors
}

QString barColorRoleTitle(BarColorRole colorRole)
{
    switch (colorRole) {
    case BarColorRole::Granite:
    case BarColorRole::Bedrock:
    case BarColorRole::Sandstone:
    case BarColorRole::Topsoil:
    case BarColorRole::Weather:
        return tierName(*tierOf(colorRole)).toUpper();
    case BarColorRole::Tools:
        return QCoreApplication::translate("BudgetWords", "Tools");
    case BarColorRole::Conversation:
        //: The conversation, the request and the output instructions
        return QCoreApplication::translate("BudgetWords", "Conversation and request");
    case BarColorRole::RequestFraming:
        //: Tokens that the provider adds around a request
        return QCoreApplication::translate("BudgetWords", "Request overhead");
    case BarColorRole::Reserve:
        return QCoreApplication::translate("BudgetWords", "Reserved for the response");
    case BarColorRole::CacheWrite:
        return QCoreApplication::translate("BudgetWords", "Cache write");
    case BarColorRole::CacheRead:
        return QCoreApplication::translate("BudgetWords", "Cache read");
    case BarColorRole::Uncached:
        return QCoreApplication::translate("BudgetWords", "Uncached input");
    case BarColorRole::Response:
        //: The tokens of a response
        return QCoreApplication::translate("BudgetWords", "Response");
    case BarColorRole::Size:
        return QCoreApplication::translate("BudgetWords", "Size");
    }
    return {};
}

} // namespace outcrop
