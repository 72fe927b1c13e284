// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/runexperiment.h"
#include "gui/experiments/experimentdetails.h"
#include "models/experiments/experimentsmodel.h"

#include <QWidget>

#include <memory>

namespace Ui {
class ExperimentsPanel;
}

namespace outcrop {

enum class ExperimentFormat { Markdown, Html, Csv, JsonText };

/// The widget of the Experiments dock: the list of experiments, the plan with its cost, the progress of a run, and the result as charts, tables and
/// conclusions. ExperimentsController supplies the data.
class ExperimentsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ExperimentsPanel(QWidget *parent = nullptr);
    ~ExperimentsPanel() override;

    void setExperiments(const QList<ExperimentRow> &experiments);
    /// Returns the name of the selected experiment; empty for none.
    QString chosenExperiment() const;
    void choose(const QString &experiment);
    /// Shows that the selected experiment is being read.
    void showReading();
    void setDetails(const ExperimentDetails &details);
    const ExperimentDetails &details() const { return m_details; }
    /// Returns the maximum number of parallel trials that the user has set.
    int concurrency() const;
    /// Shows the empty view for a window without a workspace.
    void clearContents();

    /// Shows the start of a run. The experiment need not be selected.
    void showRunStarted(const QString &experiment, qsizetype trials);
    void setProgress(const ExperimentProgress &progress);
    /// Shows the end of the run and its result.
    void showRunFinished(const QString &result);
    /// Shows the reason for a failed request.
    void showMessage(const QString &message);

    void showResult();
    void showPlan();

Q_SIGNALS:
    void chosenExperimentChanged();
    void runRequested(bool startsNewRun);
    void stopRequested();
    void adoptRequested(const QString &arm);
    void revertRequested(const QString &arm);
    void reportRequested(outcrop::ExperimentFormat format);
    void documentChosen(const QString &path);
    void documentFocusRequested();
    void newExperimentRequested();

private:
    void setUpList();
    void setUpTables();
    void setUpRunControls();
    void setUpReport();
    void fillModeMenu();
    const ExperimentRow *currentRow() const;
    void confirmRun(bool startsNewRun);
    void updateRunCost();
    void showRows();
    void updatePlan();
    void updateButtons();
    void updateEmpty();
    QString titleText() const;
    QString summaryText() const;
    void updateSummary();

    std::unique_ptr<Ui::ExperimentsPanel> m_ui;
    ExperimentsModel m_model;
    ValueTableModel m_arms;
    ValueTableModel m_power;
    ExperimentDetails m_details;
    QList<ExperimentRow> m_rows; ///< rows as read from disk
    QString m_runningExperiment;
    qsizetype m_completedTrials = 0;
    qsizetype m_plannedTrials = 0;
    QString m_lastResult;
    bool m_isReading = false;
    bool m_confirmsRestart = false; ///< whether the confirmation is for a run from the beginning
};

} // namespace outcrop
