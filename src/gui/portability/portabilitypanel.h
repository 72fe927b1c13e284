// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/portability/liveportability.h"
#include "models/base/diagnosticsmodel.h"
#include "models/portability/portabilitymodel.h"

#include <QWidget>

#include <memory>

namespace Ui {
class PortabilityPanel;
}

namespace outcrop {

enum class ReportFormat { PlainText, JsonText, Sarif, JUnit };

/// The portability matrix: agents by criteria, what is wrong in the chosen cell, repairs, and the report as a file. View only; its owner does the work.
class PortabilityPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PortabilityPanel(QWidget *parent = nullptr);
    ~PortabilityPanel() override;

    /// A report of the workspace as it is now.
    void setReport(const PortabilityReport &report);
    /// What is shown is being worked out again.
    void setOutdated();
    void setNothing();
    /// How much the user wants tried.
    PortabilityDepth depth() const;

Q_SIGNALS:
    void depthChanged();
    void placeChosen(const outcrop::Location &location);
    /// The user wants the keyboard to follow: Enter or a double click.
    void readingRequested();
    /// To be taken as one undo step in each document.
    void fixesRequested(const outcrop::Diagnostics &findings);
    void reportWanted(outcrop::ReportFormat format);

private:
    void setUpMatrix();
    void setUpFindings();
    void setUpSaving();
    void connectFilters();
    QModelIndex current() const;
    void showCell();
    void chooseCell();
    void chooseFinding(const QModelIndex &index);
    void updateSummary();
    void updatePage();

    std::unique_ptr<Ui::PortabilityPanel> m_ui;
    PortabilityModel m_model;
    PortabilityProxy m_proxy;
    DiagnosticsModel m_findings;
};

} // namespace outcrop
