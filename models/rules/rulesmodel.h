// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/rules/ruleitem.h"

#include <QSortFilterProxyModel>

namespace outcrop {

enum class RuleColumn { Name, Severity, Check, Examples, Result };

/// The rules of a workspace by domain: severity, kind of check, results of examples, and result of the last check.
class RulesModel : public TreeModel<RuleItem, RuleColumn>
{
    Q_OBJECT

public:
    explicit RulesModel(QObject *parent = nullptr);

    /// Returns the row of a rule, or an invalid index.
    QModelIndex indexOf(const QString &rule) const;

protected:
    QVariant cell(const RuleItem &item, RuleColumn column, int role) const override;
    QString header(RuleColumn column) const override;
    QString key(const RuleItem &item) const override;
    bool areEqual(const RuleItem &left, const RuleItem &right) const override;

private:
    QVariant domainCell(const RuleItem &item, RuleColumn column, int role) const;
    QString text(const RuleItem &item, RuleColumn column) const;
    QString accessibleText(const RuleItem &item) const;
};

/// Filters rules by words in ID, name, description or domain, and by failure.
class RulesProxy : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit RulesProxy(QObject *parent = nullptr);

    void setFilterText(const QString &words);
    /// Sets whether to show only rules that were violated in the last check or whose examples fail.
    void setShowsOnlyProblems(bool showsOnlyProblems);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
    bool m_showsOnlyProblems = false;
};

} // namespace outcrop
