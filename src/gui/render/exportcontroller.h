// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/render/exporter.h"

#include <QWidget>

namespace outcrop {

class Dialogs;
class MessageArea;
class WindowSettings;

/// Exports bundles: asks for the folder and shows the result. First reports a prompt that should not be sent, such as one without a task. Asks for confirmation
/// before it writes into a folder with other files or with an export of another agent.
class ExportController : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive the controller.
    ExportController(Dialogs &dialogs, WindowSettings &settings, MessageArea &messages, QWidget *window);

    void start(const std::shared_ptr<const OpenedWorkspace> &workspace, const RenderJob &job);
    bool isRunning() const { return m_exporter.isRunning(); }
    /// Hides the last result, and forgets its findings.
    void hideResult();
    /// Appends the findings of the last export, marked as such, except those that `findings` already has: an export has requests for all providers.
    void appendFindings(Diagnostics &findings) const;

Q_SIGNALS:
    /// Emitted when appendFindings() may append other findings.
    void findingsChanged();

private:
    void setFindings(const Diagnostics &findings);
    void chooseFolder();
    bool confirmFolder(const QString &folder) const;
    void showReport(const ExportReport &report);
    void showProblems(const ExportReport &report);
    void showError(const Error &error);
    void showBlockers(const Diagnostics &blockers);

    Dialogs &m_dialogs;
    WindowSettings &m_settings;
    MessageArea &m_messages;
    QWidget *m_window;
    Exporter m_exporter;
    std::shared_ptr<const OpenedWorkspace> m_workspace;
    RenderJob m_job;
    Diagnostics m_findings; ///< findings of the last export
};

} // namespace outcrop
