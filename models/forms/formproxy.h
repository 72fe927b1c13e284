// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace outcrop {

/// Filters a form by words in path, value, help and portability class, and keeps the parents and children of matches. Optionally shows only fields with a value or a
/// finding.
class FormProxy : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit FormProxy(QObject *parent = nullptr);

    void setFilterText(const QString &words);
    void setShowsOnlyPresent(bool showsOnlyPresent);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    bool matches(const QModelIndex &index) const;
    bool isPresent(const QModelIndex &index) const;

    QStringList m_words;
    bool m_showsOnlyPresent = false;
};

} // namespace outcrop
