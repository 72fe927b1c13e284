// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/tablemodel.h"
#include "models/ratify/suggestionrow.h"

#include <QSortFilterProxyModel>

namespace outcrop {

/// Data of a suggestion for its delegate.
enum SuggestionRole {
    SuggestionKindRole = Qt::UserRole + 80, ///< kind of the suggestion, in one or two words
    SuggestionEvidenceRole,                 ///< most important value in one line, or the reason
    SuggestionEffectRole,                   ///< tokens and price in one line, or the decision
    SuggestionGroupRole,                    ///< int of SuggestionGroup
};

enum class SuggestionColumn { Title };

/// The suggestions of a workspace in the order of listSuggestions(): open ones by descending confidence, then the others, newest first.
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
    bool areEqual(const SuggestionRow &left, const SuggestionRow &right) const override;

private:
    QString accessibleText(const SuggestionRow &row) const;
};

/// Filters suggestions by group.
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
