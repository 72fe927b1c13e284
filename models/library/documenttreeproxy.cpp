// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/documenttreeproxy.h"

#include "models/base/roles.h"
#include "models/library/documenttreemodel.h"

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

int DocumentTreeProxy::matchCount() const
{
    int count = 0;
    for (int row = 0; row < rowCount(); ++row)
        count += rowCount(index(row, 0));
    return count;
}

QVariant DocumentTreeProxy::data(const QModelIndex &index, int role) const
{
    const bool isCount = isFiltered() && role == Qt::DisplayRole && index.column() == static_cast<int>(LibraryColumn::Documents) && !index.parent().isValid();
    return isCount ? QVariant(QString::number(rowCount(index.siblingAtColumn(0)))) : QSortFilterProxyModel::data(index, role);
}

bool DocumentTreeProxy::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const QString text = index.data().toString() + u' ' + index.data(PathRole).toString();
    return std::all_of(
        m_words.begin(), m_words.end(), [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace outcrop
