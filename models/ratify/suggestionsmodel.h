// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/tablemodel.h"
#include "models/ratify/suggestionrow.h"

#include <QSortFilterProxyModel>

namespace outcrop {

/// What a suggestion says beyond its title, for the delegate that paints it.
enum SuggestionRole {
    SuggestionKindRole = Qt::UserRole + 80, ///< one or two words
    SuggestionEvidenceRole,                 ///< the strongest figure in one line
    SuggestionEffectRole,                   ///< tokens and price in one line; what was decided where something was
    SuggestionGroupRole,                    ///< int of SuggestionGroup
};

enum class SuggestionColumn { Title };

/// Suggestions of a workspace, the surest first, as listSuggestions() gives them.
class SuggestionsModel : public TableModel<SuggestionRow, SuggestionColumn>
{
    Q_OBJECT

public:
    explicit SuggestionsModel(QObject *parent = nullptr) : TableModel(SuggestionColumn::Title, parent) { }

    QModelIndex indexOf(RecordId suggestion) const;
    int count(SuggestionGroup group) const;

protected:
    QVariant cell(const SuggestionRow &row, SuggestionColumn column, int role) const override;
    QString header(SuggestionColumn column) const override;
    bool same(const SuggestionRow &left, const SuggestionRow &right) const override;

private:
    QString sentence(const SuggestionRow &row) const;
};

/// The suggestions of one group.
class SuggestionsProxy : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setGroup(SuggestionGroup group);
    SuggestionGroup group() const { return m_group; }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    SuggestionGroup m_group = SuggestionGroup::Open;
};

} // namespace outcrop
