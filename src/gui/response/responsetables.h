// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/diagnosticsmodel.h"
#include "models/budget/figuretable.h"
#include "models/response/attemptsmodel.h"
#include "models/response/datatreemodel.h"
#include "models/response/repairmodel.h"

#include <QTabWidget>

class QTreeView;

namespace outcrop {

class EmptyState;
class QualityGauge;

/// Everything about an answer beside its text: the data against what was asked for, the repairs, the findings, the quality, the requests. A row that has a
/// place in the text leads there, and a place in the text to its rows.
class ResponseTables : public QTabWidget
{
    Q_OBJECT

public:
    enum class Page { Values, Mended, Findings, Quality, Requests };

    explicit ResponseTables(QWidget *parent = nullptr);

    void setResponse(const ShownResponse &response);
    void showPage(Page page);
    /// Marks the rows about this character of the text, and shows the first page that has one; the page in front comes first.
    void showRowsAt(qsizetype offset);
    /// All rows of the page in front, as text for a spreadsheet.
    QString tableText() const;

Q_SIGNALS:
    void spanChosen(qsizetype begin, qsizetype end);

private:
    QTreeView *addTable(QAbstractItemModel *model, const QString &name, const QString &accessible);
    QWidget *page(QTreeView *table, EmptyState *empty);
    void setUpData();
    void setUpRepairs();
    void setUpFindings();
    void setUpQuality();
    void setUpRequests();
    void choose(const QModelIndex &index);
    bool selectAt(QTreeView *table, qsizetype offset);
    void updateTitles();
    void updateEmpty(bool arriving);

    DataTreeModel m_data;
    RepairModel m_repairs;
    DiagnosticsModel m_findings;
    FigureModel m_quality;
    AttemptsModel m_attempts;
    QTreeView *m_dataView;
    QTreeView *m_repairsView;
    QTreeView *m_findingsView;
    QTreeView *m_qualityView;
    QTreeView *m_attemptsView;
    QualityGauge *m_gauge;
    QList<EmptyState *> m_empty;
};

} // namespace outcrop
