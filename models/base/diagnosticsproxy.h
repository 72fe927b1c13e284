// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

#include <QSet>
#include <QSortFilterProxyModel>

namespace outcrop {

/// Filters findings by severity and by words, each of which must be in the row's text. The severity column sorts errors first.
class DiagnosticsProxy : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit DiagnosticsProxy(QObject *parent = nullptr);

    void setSeverityVisible(Severity severity, bool isShown);
    bool isSeverityVisible(Severity severity) const { return !m_hiddenSeverities.contains(static_cast<int>(severity)); }
    void setFilterText(const QString &text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    bool matchesFilter(int row, const QModelIndex &parent) const;

    QSet<int> m_hiddenSeverities;
    QStringList m_words;
};

} // namespace outcrop
