// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/portability/portabilityreport.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace outcrop {

/// Returns a short symbol of the outcome that is clear without color.
QString outcomeSymbol(Outcome outcome);

/// The portability matrix: a row per agent and a column per criterion. A cell shows the outcome, its tooltip the reason. The first column is the summary of
/// the agent; the row header is the name of the agent, which stays visible.
class PortabilityModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit PortabilityModel(QObject *parent = nullptr) : QAbstractTableModel(parent) { }

    /// Sets the report. If agents and criteria are the same, the rows are kept, so that views keep their selection.
    void setReport(const PortabilityReport &report);
    const PortabilityReport &report() const { return m_report; }

    const AgentReport *agentAt(const QModelIndex &index) const;
    /// Returns the result of a cell; null in the summary column and for an invalid index.
    const CriterionResult *resultAt(const QModelIndex &index) const;
    /// Returns the criterion of a column; null for the summary column and columns that do not exist.
    const Criterion *criterionAt(int column) const;
    /// Returns the findings of the cell; in the summary column, the findings of the agent and the errors in its file.
    Diagnostics findingsAt(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    Diagnostics fileErrors(const AgentReport &agent) const;
    QString agentText(const AgentReport &agent) const;
    QVariant agentData(const AgentReport &agent, int role) const;
    QVariant resultData(const AgentReport &agent, const CriterionResult &result, int role) const;
    QVariant criterionHeader(int section, int role) const;
    QVariant agentHeader(int section, int role) const;
    QString accessibleText(const AgentReport &agent, const CriterionResult &result) const;
    bool hasSameRows(const PortabilityReport &report) const;

    PortabilityReport m_report;
};

/// Filters agents by words in name and file, and optionally by failure.
class PortabilityProxy : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit PortabilityProxy(QObject *parent = nullptr) : QSortFilterProxyModel(parent) { }

    void setFilterText(const QString &words);
    void setShowsOnlyFailures(bool showsOnlyFailures);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
    bool m_showsOnlyFailures = false;
};

} // namespace outcrop
