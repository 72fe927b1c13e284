// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/finder/fuzzymatch.h"

#include <QAbstractListModel>
#include <QHash>

namespace outcrop {

/// Something that can be found by typing: a command, a document.
struct FinderItem {
    QString id;
    QString title;
    QString detail;        ///< where it is: a menu, a path
    QString trailing = {}; ///< at the end of the row: keys, a kind
    bool secondary = false; ///< less used: listed after others with a similar score
};

/// Items with their texts made ready. Making them takes time in proportion to their number and may be done on any
/// thread.
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

/// What is found for what was typed, the best first; what was used lately comes first among equals, and before all
/// while nothing is typed. At most `limit` rows: more would not be read.
class FinderModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum FinderRole { IdRole = Qt::UserRole + 100, DetailRole, TrailingRole, TitlePlacesRole, DetailPlacesRole };

    static constexpr int limit = 200;

    explicit FinderModel(QObject *parent = nullptr);

    void setItems(const FinderItems &items);
    /// Ids, the last used first.
    void setRecent(const QStringList &ids);
    void setQuery(const QString &typed);
    /// How many items answer, shown or not.
    int found() const { return static_cast<int>(m_found.size()); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int, Qt::Orientation, int) const override { return {}; }

private:
    struct Found {
        int entry = 0;
        int score = 0;
    };

    void search(const QList<Found> &among);
    void show();
    int scoreOf(const FinderItems::Entry &entry) const;
    QList<Found> everything() const;

    FinderItems m_items;
    QHash<QString, int> m_recent; ///< by id, the last used has the lowest number
    FuzzyPattern m_pattern;
    QList<Found> m_found;
    QList<int> m_rows; ///< entries, as shown
};

} // namespace outcrop
