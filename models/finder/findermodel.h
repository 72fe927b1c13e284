// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/finder/fuzzymatch.h"

#include <QAbstractListModel>
#include <QHash>

namespace outcrop {

/// An item that can be found by typing: a command or a document.
struct FinderItem {
    QString id;
    QString title;
    QString detail;         ///< location of the item: menu or path
    QString trailingText = {};  ///< text at the end of the row: shortcut or kind
    bool isSecondary = false; ///< whether the item is listed after others with a similar score
};

/// Items with prepared texts. The preparation takes time proportional to their number and can run on any thread.
class FinderItems
{
public:
    FinderItems() = default;
    explicit FinderItems(const QList<FinderItem> &items);

    struct Entry {
        FinderItem item;
        FuzzyText title;
        FuzzyText detail;
    };

    const QList<Entry> &entries() const { return m_entries; }

private:
    QList<Entry> m_entries;
};

/// The matches for a query, best first. Recently used items rank slightly higher, and come first if the query is empty. At most `limit` rows are shown.
class FinderModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum FinderRole { IdRole = Qt::UserRole + 100, DetailRole, TrailingRole, TitlePositionsRole, DetailPositionsRole };

    static constexpr int limit = 200;

    explicit FinderModel(QObject *parent = nullptr);

    void setItems(const FinderItems &items);
    /// Sets the IDs of recently used items, latest first.
    void setRecent(const QStringList &ids);
    void setQuery(const QString &typed);
    /// Returns the number of matches, including those not shown.
    int matchCount() const { return static_cast<int>(m_matches.size()); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int, Qt::Orientation, int) const override { return {}; }

private:
    struct ScoredEntry {
        int entry = 0;
        int score = 0;
    };

    void search(const QList<ScoredEntry> &candidates);
    void updateRows();
    int scoreOf(const FinderItems::Entry &entry) const;
    QList<ScoredEntry> listAllItems() const;

    FinderItems m_items;
    QHash<QString, int> m_recentPositions; ///< position by ID, 0 for the most recent
    FuzzyPattern m_pattern;
    QList<ScoredEntry> m_matches;
    QList<int> m_rows; ///< indexes of the entries shown
};

} // namespace outcrop
