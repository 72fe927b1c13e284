// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/diagnosticsproxy.h"

#include "models/base/diagnosticsmodel.h"
#include "models/base/roles.h"
#include "models/base/rowtext.h"

namespace outcrop {

DiagnosticsProxy::DiagnosticsProxy(QObject *parent) : QSortFilterProxyModel(parent)
{
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void DiagnosticsProxy::setSeverityVisible(Severity severity, bool isShown)
{
    if (isShown == isSeverityVisible(severity))
        return;
    if (isShown)
        m_hiddenSeverities.remove(static_cast<int>(severity));
    else
        m_hiddenSeverities.insert(static_cast<int>(severity));
    invalidateFilter();
}

void DiagnosticsProxy::setFilterText(const QString &text)
{
    const QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    if (words == m_words)
        return;
    m_words = words;
    invalidateFilter();
}

bool DiagnosticsProxy::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const int severity = sourceModel()->index(row, 0, parent).data(SeverityRole).toInt();
    return !m_hiddenSeverities.contains(severity) && matchesFilter(row, parent);
}

bool DiagnosticsProxy::matchesFilter(int row, const QModelIndex &parent) const
{
    const QString text = m_words.isEmpty() ? QString() : rowsAsText({sourceModel()->index(row, 0, parent)});
    return std::all_of(
        m_words.begin(), m_words.end(), [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool DiagnosticsProxy::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    if (left.column() == static_cast<int>(DiagnosticColumn::Severity))
        return left.data(SeverityRole).toInt() < right.data(SeverityRole).toInt();
    return QSortFilterProxyModel::lessThan(left, right);
}

} // namespace outcrop
