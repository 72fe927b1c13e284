// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace outcrop {

/// Filters the ledger by class: by default, hides entries of the class None. Sorts the losses first, see LossClass.
class LedgerProxy : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit LedgerProxy(QObject *parent = nullptr) : QSortFilterProxyModel(parent) { sort(0); }

    void setShowsOnlyChanges(bool showsOnlyChanges);

protected:
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    bool m_showsOnlyChanges = true;
};

} // namespace outcrop
