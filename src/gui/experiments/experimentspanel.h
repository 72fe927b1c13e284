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

/// The Experiments dock: the list, the plan before anything is spent, a run with its progress, and what was found: pictures with intervals, the same numbers
/// as a table, and what they allow to say. View only; its owner does the work.
class ExperimentsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ExperimentsPanel(QWidget *parent = nullptr);
    ~ExperimentsPanel() override;

    void setExperiments(const QList<ExperimentRow> &experiments);
    /// The experiment that the user looks at; empty for none.
    QString chosen() const;
    void choose(const QString &experiment);
    /// What is known of the chosen one is being read.
    void startReading();
    void setDetails(const ExperimentDetails &details);
    const ExperimentDetails &details() const { return m_details; }
    /// No workspace is open.
    void setNothing();

    /// An experiment is under way, which may be another than the one looked at.
    void startRun(const QString &experiment);
    void setProgress(const ExperimentProgress &progress);
    /// How it ended, in a sentence.
    void endRun(const QString &how);
    /// Something that was asked for could not be done.
    void tell(const QString &what);

    void showResult();
    void showPlan();

Q_SIGNALS:
    void chosenChanged();
    void runRequested(bool anew);
    void stopRequested();
    void adoptRequested(const QString &arm);
    void revertRequested(const QString &arm);
    void reportRequested(outcrop::ExperimentFormat format);
    void documentChosen(const QString &path);
    void readingRequested();
    void newRequested();

private:
    void setUpList();
    void setUpTables();
    void setUpRunning();
    void setUpReport();
    void fillAdopting();
    const ExperimentRow *currentRow() const;
    void ask(bool anew);
    void showRows();
    void updatePlan();
    void updateButtons();
    void updateEmpty();
    QString summaryText() const;
    void updateSummary();

    std::unique_ptr<Ui::ExperimentsPanel> m_ui;
    ExperimentsModel m_model;
    FigureModel m_arms;
    FigureModel m_power;
    ExperimentDetails m_details;
    QList<ExperimentRow> m_rows; ///< as they were read
    QString m_running;           ///< the experiment that is under way
    qsizetype m_made = 0;        ///< trials of it
    qsizetype m_planned = 0;
    QString m_ended; ///< how the last run did
    bool m_reading = false;
    bool m_anew = false; ///< what is asked about
};

} // namespace outcrop
