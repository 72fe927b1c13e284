// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/contractrules.h"

#include "core/rules/ruleengine.h"

namespace outcrop {

std::optional<Diagnostics> violationsIn(const QString &answer, const QString &file, const ResponseContract &contract)
{
    if (contract.rules.isEmpty())
        return std::nullopt;
    Diagnostics found;
    bool tried = false;
    const TextReport report = RuleEngine(contract.rules, {{}, {}, {}, contract.readSyntax}).check(CheckedText{{}, answer});
    for (const RuleResult &result : report.results) {
        tried = tried || result.outcome == RuleOutcome::Kept || result.outcome == RuleOutcome::Broken || result.hasFailed();
        found += result.findings;
    }
    found += failuresOf(report);
    for (Diagnostic &finding : found)
        finding.location.file = file;
    sortByPlace(found);
    return tried ? std::optional(found) : std::nullopt;
}

} // namespace outcrop
