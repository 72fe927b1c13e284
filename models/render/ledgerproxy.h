// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace outcrop {

/// Filters the ledger: shows only losses, which are parts of the prompt that were changed or left out, see losses().
class LedgerProxy : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit LedgerProxy(QObject *parent = nullptr) : QSortFilterProxyModel(parent) { }

    void setOnlyLosses(bool only);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    bool m_onlyLosses = true;
};

} // namespace outcrop
