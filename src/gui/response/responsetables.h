// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/diagnosticsmodel.h"
#include "models/budget/valuetable.h"
#include "models/response/attemptsmodel.h"
#include "models/response/datatreemodel.h"
#include "models/response/repairmodel.h"

#include <QTabWidget>

class QTreeView;

namespace outcrop {

class EmptyState;
class QualityGauge;

/// The tabs beside the text of a response: data compared with the schema, repairs, findings, quality and requests. Selecting a row selects its text in the
/// response, and vice versa.
class ResponseTables : public QTabWidget
{
    Q_OBJECT

public:
    enum class Page { Values, Repaired, Findings, Quality, Requests };

    explicit ResponseTables(QWidget *parent = nullptr);

    void setResponse(const ShownResponse &response);
    void showPage(Page page);
    /// Selects the rows for a character of the text and shows a page with such a row, preferably the current page.
    void showRowsAt(qsizetype offset);
    /// Returns all rows of the current page as text for a spreadsheet; empty if the page is not a table.
    QString tableText() const;

Q_SIGNALS:
    void spanChosen(qsizetype begin, qsizetype end);

private:
    QTreeView *addTable(QAbstractItemModel *model, const QString &name, const QString &accessibleName);
    QWidget *makePage(QTreeView *table, EmptyState *emptyState);
    void setUpData();
    void setUpRepairs();
    void setUpFindings();
    void setUpQuality();
    void setUpRequests();
    void choose(const QModelIndex &index);
    bool selectRowAt(QTreeView *table, qsizetype offset);
    void updateTitles();
    void updateEmpty(bool isArriving);

    DataTreeModel m_data;
    RepairModel m_repairs;
    DiagnosticsModel m_findings;
    ValueTableModel m_quality;
    AttemptsModel m_attempts;
    QTreeView *m_dataView;
    QTreeView *m_repairsView;
    QTreeView *m_findingsView;
    QTreeView *m_qualityView;
    QTreeView *m_attemptsView;
    QualityGauge *m_gauge;
    QList<EmptyState *> m_emptyStates;
};

} // namespace outcrop
