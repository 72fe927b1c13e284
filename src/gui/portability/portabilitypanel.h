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

/// The portability matrix: agents by criteria, the findings of the selected cell, fixes, and export of the report. Selecting a cell explains it; Enter, a
/// double click or the link opens the file. PortabilityController supplies the data and performs the requests of the user.
class PortabilityPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PortabilityPanel(QWidget *parent = nullptr);
    ~PortabilityPanel() override;

    void setReport(const PortabilityReport &report);
    /// Shows that the report is being recomputed.
    void setStale();
    void clearContents();
    /// Returns the test depth that the user selected.
    PortabilityDepth depth() const;

Q_SIGNALS:
    void depthChanged();
    void locationChosen(const outcrop::Location &location);
    /// Emitted on Enter or a double click, to move the focus to the document.
    void documentFocusRequested();
    /// Emitted with the findings to fix; some may have no fix.
    void fixesRequested(const outcrop::Diagnostics &findings);
    void reportRequested(outcrop::ReportFormat format);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setUpMatrix();
    void fitNames();
    void setUpFindings();
    void setUpExportMenu();
    void connectFilters();
    QModelIndex currentIndex() const;
    void showCell();
    Location currentLocation() const;
    QString locationLink() const;
    void openCell();
    void chooseFinding(const QModelIndex &index);
    void updateSummary();
    void updatePage();

    std::unique_ptr<Ui::PortabilityPanel> m_ui;
    PortabilityModel m_model;
    PortabilityProxy m_proxy;
    DiagnosticsModel m_findings;
};

} // namespace outcrop
