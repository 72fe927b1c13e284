// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace outcrop {

/// Filters the ledger by action: by default, shows only losses, see LedgerEntry::isLoss(). Otherwise, shows all entries.
class LedgerProxy : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit LedgerProxy(QObject *parent = nullptr) : QSortFilterProxyModel(parent) { }

    void setShowsOnlyLosses(bool showsOnlyLosses);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    bool m_showsOnlyLosses = true;
};

} // namespace outcrop
