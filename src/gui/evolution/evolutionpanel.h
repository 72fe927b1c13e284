// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/evolution/evolutionwork.h"
#include "models/evolution/evolutionfigures.h"
#include "models/evolution/heatmodel.h"

#include <QWidget>

#include <memory>

class QTableView;

namespace Ui {
class EvolutionPanel;
}

namespace outcrop {

class RangeChart;

/// The widget of the Evolution dock: document usage by workload, churn compared with the declared cadence, decisions on suggestions, workloads, and
/// reports of earlier runs. Each chart has a table of its data. EvolutionController supplies the data.
class EvolutionPanel : public QWidget
{
    Q_OBJECT

public:
    explicit EvolutionPanel(QWidget *parent = nullptr);
    ~EvolutionPanel() override;

    void setFindings(const EvolutionFindings &findings);
    /// Shows the error of a failed analysis.
    void setError(const QString &reason);
    /// Shows that a read or a run is in progress.
    void showWorkStarted();
    /// Shows the end of a read or a run, and `result` unless it is empty.
    void showWorkFinished(const QString &result);
    /// Shows the empty view for a window without a workspace.
    void clearContents();
    /// Returns the table of the current tab in English, for spreadsheets and other programs.
    ValueTable exportedTable() const;
    void showTab(int tab);

Q_SIGNALS:
    void runRequested();
    void stopRequested();
    void exportRequested();
    void documentChosen(const QString &path);
    void documentFocusRequested();

private:
    void setUpTables();
    void setUpBar();
    void linkChartAndTable(RangeChart *chart, QTableView *table, ValueTableModel &model);
    const ValueTableModel &model() const;
    void copyTable() const;
    void updateButtons();
    void showUsageText();
    void updateEmpty();

    std::unique_ptr<Ui::EvolutionPanel> m_ui;
    EvolutionFindings m_findings;
    HeatModel m_usage;
    ValueTableModel m_churn;
    ValueTableModel m_acceptance;
    ValueTableModel m_workloads;
    ValueTableModel m_runs;
    QString m_error;
    bool m_hasWorkspace = false;    ///< whether a workspace is open
    bool m_isRunning = false;
};

} // namespace outcrop
