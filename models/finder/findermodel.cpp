// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/finder/findermodel.h"

#include "core/base/joinedtext.h"

#include <algorithm>

namespace outcrop {

namespace {

constexpr int titleWeight = 3;
constexpr int recentBonus = 30; ///< bonus for a recent item, so small that a better match still ranks higher
constexpr int secondaryPenalty =
    60; ///< deduction for secondary items, so small that a much better match still ranks higher
constexpr int notRecentRank = 1'000'000;

QVariant toVariantList(const QList<int> &positions)
{
    return QVariant::fromValue(positions);
}

} // namespace

FinderItems::FinderItems(const QList<FinderItem> &items)
{
    m_entries.reserve(items.size());
    for (const FinderItem &item : items)
        m_entries += Entry{item, FuzzyText(item.title), FuzzyText(item.detail)};
}

FinderModel::FinderModel(QObject *parent) : QAbstractListModel(parent) { }

void FinderModel::setItems(const FinderItems &items)
{
    m_items = items;
    search(listAllItems());
}

void FinderModel::setRecent(const QStringList &ids)
{
    m_recentPositions.clear();
    for (const QString &id : ids)
        m_recentPositions.insert(id, static_cast<int>(m_recentPositions.size()));
    search(listAllItems());
}

/// Sets the query. A refinement of the previous query searches only the previous matches.
void FinderModel::setQuery(const QString &typed)
{
    const FuzzyPattern pattern(typed);
    const bool isNarrower = pattern.isRefinementOf(m_pattern);
    m_pattern = pattern;
    search(isNarrower ? QList<ScoredEntry>(m_matches) : listAllItems());
}

auto FinderModel::listAllItems() const -> QList<ScoredEntry>
{
    QList<ScoredEntry> all(m_items.entries().size());
    for (qsizetype i = 0; i < all.size(); ++i)
        all[i].entry = static_cast<int>(i);
    return all;
}

void FinderModel::search(const QList<ScoredEntry> &candidates)
{
    QList<ScoredEntry> found;
    found.reserve(candidates.size());
    for (const ScoredEntry &candidate : candidates) {
        if (const int score = scoreOf(m_items.entries().at(candidate.entry)))
            found += ScoredEntry{candidate.entry, score};
    }
    m_matches = found;
    updateRows();
}

/// Returns the score of an item; 0 unless every word matches the title or the detail.
int FinderModel::scoreOf(const FinderItems::Entry &entry) const
{
    int score = 1;
    for (int word = 0; word < m_pattern.count(); ++word) {
        const int itemPosition =
            std::max(titleWeight * m_pattern.score(word, entry.title), m_pattern.score(word, entry.detail));
        if (itemPosition == 0)
            return 0;
        score += itemPosition;
    }
    if (entry.item.isSecondary)
        score = std::max(1, score - secondaryPenalty);
    return score + (m_recentPositions.contains(entry.item.id) ? recentBonus : 0);
}

void FinderModel::updateRows()
{
    const auto rank = [this](const ScoredEntry &found) {
        const int recentPosition = m_recentPositions.value(m_items.entries().at(found.entry).item.id, notRecentRank);
        return std::tuple(-found.score, recentPosition, found.entry);
    };
    QList<ScoredEntry> best = m_matches;
    const qsizetype shown = std::min<qsizetype>(limit, best.size());
    std::partial_sort(best.begin(), best.begin() + shown, best.end(),
        [&](const ScoredEntry &left, const ScoredEntry &right) { return rank(left) < rank(right); });
    beginResetModel();
    m_rows.clear();
    for (qsizetype i = 0; i < shown; ++i)
        m_rows += best.at(i).entry;
    endResetModel();
}

int FinderModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant FinderModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const FinderItems::Entry &entry = m_items.entries().at(m_rows.at(index.row()));
    switch (role) {
    case Qt::DisplayRole:
        return entry.item.title;
    case Qt::AccessibleTextRole:
        return QStringList{entry.item.title, entry.item.detail, entry.item.trailingText}.join(listSeparator());
    case IdRole:
        return entry.item.id;
    case DetailRole:
        return entry.item.detail;
    case TrailingRole:
        return entry.item.trailingText;
    case TitlePositionsRole:
        return toVariantList(m_pattern.offsets(entry.title));
    case DetailPositionsRole:
        return toVariantList(m_pattern.offsets(entry.detail));
    default:
        return {};
    }
}

} // namespace outcrop
