// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/findingranges.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace outcrop {

void shiftFindings(Diagnostics &findings, const TextChanges &changes)
{
    const auto shift = [&](Range &range) {
        const bool isEmpty = range.start.offset == range.end.offset;
        range.start.offset = mapOffset(changes, range.start.offset);
        range.end.offset = isEmpty
            ? range.start.offset
            : std::max(range.start.offset, mapOffset(changes, range.end.offset, Gravity::Before));
    };
    for (Diagnostic &finding : findings) {
        shift(finding.location.range);
        if (!finding.fix)
            continue;
        for (TextEdit &edit : finding.fix->edits)
            shift(edit.range);
    }
}

QList<Fix> fixesWithin(const Diagnostics &findings, qsizetype start, qsizetype end)
{
    QList<Fix> fixes;
    for (const Diagnostic &finding : findings) {
        const Range &range = finding.location.range;
        if (finding.fix && range.start.offset <= end && std::max(range.end.offset, range.start.offset) >= start)
            fixes += *finding.fix;
    }
    return fixes;
}

std::optional<Fix> currentFix(const Diagnostics &findings, const Diagnostic &earlierFinding)
{
    const auto distance = [&earlierFinding](const Diagnostic &finding) {
        const auto &at = finding.location.range.start;
        const auto &before = earlierFinding.location.range.start;
        return std::pair(std::abs(at.line - before.line), std::abs(at.column - before.column));
    };
    const Diagnostic *nearestFinding = nullptr;
    for (const Diagnostic &finding : findings) {
        const bool isSame = finding.fix && earlierFinding.fix && finding.fix->title == earlierFinding.fix->title && isSameProblem(finding, earlierFinding);
        if (isSame && (!nearestFinding || distance(finding) < distance(*nearestFinding)))
            nearestFinding = &finding;
    }
    return nearestFinding ? nearestFinding->fix : std::nullopt;
}

std::optional<qsizetype> nextFinding(const Diagnostics &findings, qsizetype offset, bool isForward)
{
    QList<qsizetype> places;
    for (const Diagnostic &finding : findings) {
        if (finding.location.range.start.line > 0)
            places += finding.location.range.start.offset;
    }
    if (places.isEmpty())
        return std::nullopt;
    std::sort(places.begin(), places.end());
    const auto behind = std::upper_bound(places.begin(), places.end(), offset);
    const auto before = std::lower_bound(places.begin(), places.end(), offset);
    if (isForward)
        return behind == places.end() ? places.constFirst() : *behind;
    return before == places.begin() ? places.constLast() : *std::prev(before);
}

} // namespace outcrop
