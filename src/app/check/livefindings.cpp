// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check/livefindings.h"

#include <set>
#include <utility>

namespace outcrop {

void LiveFindings::update(const OpenedWorkspace &opened, CheckDepth depth, const std::stop_token &stop)
{
    const CheckedFolder quickCheck = checkFolder(opened, m_quickScope, m_cache);
    m_diagnostics = quickCheck.unreadable + quickCheck.findings;
    if (depth == CheckDepth::Full) {
        std::set<FindingKey> known;
        for (const Diagnostic &one : std::as_const(m_diagnostics))
            known.insert(findingKey(one));
        CheckScope scope = m_quickScope;
        scope.checksPortability = true;
        scope.checksRules = true;
        scope.stop = stop;
        const CheckedFolder fullCheck = checkFolder(opened, scope, m_cache);
        m_fullOnlyFindings = fullCheck.unreadable + fullCheck.findings;
        m_fullOnlyFindings.removeIf([&known](const Diagnostic &one) { return known.contains(findingKey(one)); });
    }
    m_diagnostics += m_fullOnlyFindings;
    sortByLocation(m_diagnostics);
}

} // namespace outcrop
