// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace outcrop {

/// The ledger narrowed to what a person should look at: what was not sent as it was meant. What losses() means, as rows.
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
