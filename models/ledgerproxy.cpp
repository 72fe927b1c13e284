// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledgerproxy.h"

#include "core/render/ledger.h"
#include "models/roles.h"

namespace outcrop {

void LedgerProxy::setOnlyLosses(bool only)
{
    if (only == m_onlyLosses)
        return;
    m_onlyLosses = only;
    invalidateFilter();
}

bool LedgerProxy::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const int action = sourceModel()->index(row, 0, parent).data(ActionRole).toInt();
    const bool loss = action != static_cast<int>(LossAction::Kept) && action != static_cast<int>(LossAction::Renamed);
    return loss || !m_onlyLosses;
}

} // namespace outcrop
