// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/documenttreeproxy.h"

#include "models/base/roles.h"

namespace outcrop {

DocumentTreeProxy::DocumentTreeProxy(QObject *parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
    setAutoAcceptChildRows(true);
}

void DocumentTreeProxy::setFilterText(const QString &text)
{
    const QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    if (words == m_words)
        return;
    m_words = words;
    invalidateFilter();
}

bool DocumentTreeProxy::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const QString text = index.data().toString() + u' ' + index.data(PathRole).toString();
    return std::all_of(
        m_words.begin(), m_words.end(), [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace outcrop
