// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/history/historypanel.h"
#include "gui/panels/dockcontroller.h"
#include "gui/tasks/latestonlytask.h"

namespace outcrop {

/// Controls the History dock: reads the versions of the current document on a worker thread while the dock is visible. Restores a version as an undoable
/// edit.
class HistoryController : public DockController
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit HistoryController(const DockContext &context);

    HistoryPanel *panel() const { return m_panel; }
    void setCurrent(const QString &path) override;
    bool isIdle() const override { return !m_task.isRunning(); }

private:
    void handleWorkspaceChange() override;
    void refresh() override;
    void clear() override;
    void restore();

    DocumentsController &m_documents;
    HistoryPanel *m_panel;
    QString m_path;         ///< path of the current document
    QString m_version;      ///< ID of the selected version; if empty, readHistory() selects a version
    DocumentPtr m_document; ///< displayed document
    ShownDiff m_diff;       ///< displayed diff
    LatestOnlyTask<DocumentHistory> m_task;
};

} // namespace outcrop
