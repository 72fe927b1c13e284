// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/render/ledgerproxy.h"

#include "core/render/ledger.h"
#include "models/base/roles.h"

namespace outcrop {

namespace {

LossClass classAt(const QModelIndex &index)
{
    return lossClassOf(static_cast<LossAction>(index.data(ActionRole).toInt()));
}

} // namespace

void LedgerProxy::setShowsOnlyChanges(bool showsOnlyChanges)
{
    if (showsOnlyChanges == m_showsOnlyChanges)
        return;
    m_showsOnlyChanges = showsOnlyChanges;
    invalidateFilter();
}

/// Orders entries by class. Entries of the same class keep the order of the ledger.
bool LedgerProxy::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const LossClass a = classAt(left), b = classAt(right);
    return a == b ? left.row() < right.row() : a < b;
}

bool LedgerProxy::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    return !m_showsOnlyChanges || classAt(sourceModel()->index(row, 0, parent)) != LossClass::None;
}

} // namespace outcrop
