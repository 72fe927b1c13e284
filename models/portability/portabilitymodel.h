// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/portability/portabilityreport.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace outcrop {

/// The portability matrix: an agent a row, a criterion a column. A cell says in a word what became of the criterion; its tool tip says why. The first
/// column sums up the agent, whose name is the row's header, so that it stays in sight.
class PortabilityModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit PortabilityModel(QObject *parent = nullptr) : QAbstractTableModel(parent) { }

    /// Agents that are in both reports keep their rows, so that a selection survives.
    void setReport(const PortabilityReport &report);
    const PortabilityReport &report() const { return m_report; }

    const AgentReport *agentAt(const QModelIndex &index) const;
    /// Null in the column that sums up.
    const CriterionResult *resultAt(const QModelIndex &index) const;
    /// Null in the column that sums up.
    const Criterion *criterionAt(int column) const;
    /// What is wrong in this cell; in the column that sums up, with the whole agent.
    Diagnostics findingsAt(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QVariant agentData(const AgentReport &agent, int role) const;
    QVariant resultData(const AgentReport &agent, const CriterionResult &result, int role) const;
    QVariant criterionHeader(int section, int role) const;
    QVariant agentHeader(int section, int role) const;
    QString sentence(const AgentReport &agent, const CriterionResult &result) const;
    bool hasSameRows(const PortabilityReport &report) const;

    PortabilityReport m_report;
};

/// Agents by words of their names and files, and only those that failed something where this is wanted.
class PortabilityProxy : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit PortabilityProxy(QObject *parent = nullptr) : QSortFilterProxyModel(parent) { }

    void setWords(const QString &words);
    void setOnlyFailures(bool only);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
    bool m_onlyFailures = false;
};

/// `passed`, in the user's language.
QString outcomeTitle(Outcome outcome);

} // namespace outcrop
