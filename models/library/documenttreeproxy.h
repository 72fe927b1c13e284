// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace outcrop {

/// Filters the library: a row matches if each word is in its name or path. A group with a matching name is shown with all its documents. Groups without matches
/// are hidden.
class DocumentTreeProxy : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit DocumentTreeProxy(QObject *parent = nullptr);

    void setFilterText(const QString &text);
    bool isFiltered() const { return !m_words.isEmpty(); }
    /// Returns the number of documents that are shown.
    int matchCount() const;

    /// Shows the number of matches in a group instead of all its documents while there is a filter.
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
};

} // namespace outcrop
