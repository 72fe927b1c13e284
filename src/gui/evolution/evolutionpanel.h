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

/// The Evolution dock: how often documents are used by workload, how often layers change beside what they declare, what became of suggestions, workloads,
/// and the reports of earlier runs. Each picture is beside its numbers. View only; its owner does the work.
class EvolutionPanel : public QWidget
{
    Q_OBJECT

public:
    explicit EvolutionPanel(QWidget *parent = nullptr);
    ~EvolutionPanel() override;

    void setFindings(const EvolutionFindings &findings);
    /// The analysis could not be made, and why.
    void setTrouble(const QString &why);
    void startWork();
    /// It has ended, and how, in a sentence.
    void endWork(const QString &how);
    /// No workspace is open.
    void setNothing();
    /// Of the tab that is shown.
    const FigureTable &table() const;
    void showTab(int tab);

Q_SIGNALS:
    void runRequested();
    void stopRequested();
    void exportRequested();
    void documentChosen(const QString &path);
    void readingRequested();

private:
    void setUpTables();
    void setUpBar();
    void join(RangeChart *chart, QTableView *table, FigureModel &model);
    const FigureModel &model() const;
    void copyTable() const;
    void updateButtons();
    void showUseText();
    void updateEmpty();

    std::unique_ptr<Ui::EvolutionPanel> m_ui;
    HeatModel m_use;
    FigureModel m_churn;
    FigureModel m_acceptance;
    FigureModel m_workloads;
    FigureModel m_runs;
    QString m_trouble;
    bool m_open = false;    ///< a workspace is
    bool m_working = false;
};

} // namespace outcrop
