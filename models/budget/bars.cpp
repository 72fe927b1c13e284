// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/budget/bars.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace outcrop {

namespace {

/// 1, 2 or 5 times a power of ten, the next that is no less.
double roundUp(double value)
{
    if (value <= 0)
        return 1;
    const double power = std::pow(10, std::floor(std::log10(value)));
    for (const double step : {1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0}) {
        if (step * power >= value * 0.999999)
            return step * power;
    }
    return 10 * power;
}

} // namespace

BarInk barInk(Tier tier)
{
    return static_cast<BarInk>(static_cast<int>(BarInk::Granite) + static_cast<int>(tier));
}

std::optional<Tier> tierOf(BarInk ink)
{
    const int place = static_cast<int>(ink) - static_cast<int>(BarInk::Granite);
    return place >= 0 && place < static_cast<int>(allTiers.size()) ? std::optional(static_cast<Tier>(place)) : std::nullopt;
}

double Bars::lengthOf(int bar) const
{
    double sum = 0;
    for (const BarPiece &piece : pieces)
        sum += piece.bar == bar ? piece.value : 0;
    return sum;
}

void Bars::finish()
{
    std::stable_sort(pieces.begin(), pieces.end(),
        [](const BarPiece &left, const BarPiece &right) { return std::pair(left.bar, left.ink) < std::pair(right.bar, right.ink); });
    double longest = 0;
    for (int i = 0; i < bars.size(); ++i)
        longest = std::max(longest, lengthOf(i));
    double least = longest;
    for (const Bar &bar : bars) {
        if (bar.limit > 0 && bar.limit <= 1.6 * longest)
            least = std::max(least, bar.limit);
    }
    end = roundUp(least);
}

QString barInkTitle(BarInk ink)
{
    switch (ink) {
    case BarInk::Granite:
    case BarInk::Bedrock:
    case BarInk::Sandstone:
    case BarInk::Topsoil:
    case BarInk::Weather:
        return tierName(*tierOf(ink)).toUpper();
    case BarInk::Tools:
        return QCoreApplication::translate("BudgetWords", "Tools");
    case BarInk::Talk:
        //: The conversation, the request and the output instructions
        return QCoreApplication::translate("BudgetWords", "Conversation and request");
    case BarInk::Frame:
        //: What the provider puts around a request
        return QCoreApplication::translate("BudgetWords", "Frame");
    case BarInk::Reserve:
        return QCoreApplication::translate("BudgetWords", "Kept for the answer");
    case BarInk::Written:
        return QCoreApplication::translate("BudgetWords", "Written to the cache");
    case BarInk::Read:
        return QCoreApplication::translate("BudgetWords", "Read from the cache");
    case BarInk::Fresh:
        return QCoreApplication::translate("BudgetWords", "Not cached");
    case BarInk::Answer:
        //: The tokens of an answer
        return QCoreApplication::translate("BudgetWords", "Answer");
    case BarInk::Size:
        return QCoreApplication::translate("BudgetWords", "Size");
    }
    return {};
}

} // namespace outcrop
