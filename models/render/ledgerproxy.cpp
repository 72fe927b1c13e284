// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/render/ledgerproxy.h"

#include "core/render/ledger.h"
#include "models/base/roles.h"

namespace outcrop {

void LedgerProxy::setShowsOnlyLosses(bool showsOnlyLosses)
{
    if (showsOnlyLosses == m_showsOnlyLosses)
        return;
    m_showsOnlyLosses = showsOnlyLosses;
    invalidateFilter();
}

bool LedgerProxy::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const int action = sourceModel()->index(row, 0, parent).data(ActionRole).toInt();
    const LedgerEntry entry{{}, {}, static_cast<LossAction>(action), {}};
    const bool loss = entry.isLoss();
    return loss || !m_showsOnlyLosses;
}

} // namespace outcrop
