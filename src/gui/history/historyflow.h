// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/history/historypanel.h"
#include "gui/panels/dockflow.h"
#include "gui/tasks/latestonlytask.h"

namespace outcrop {

/// The History dock and the work behind it: reads the versions of the document in front, off the event loop and only while somebody looks. Restoring one
/// is an edit like any other.
class HistoryFlow : public DockFlow
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit HistoryFlow(const DockPlace &place);

    HistoryPanel *panel() const { return m_panel; }
    void setCurrent(const QString &path) override;
    bool isIdle() const override { return !m_task.isRunning(); }

private:
    void workspaceChanged() override;
    void refresh() override;
    void clear() override;
    void restore();

    DocumentsFlow &m_documents;
    HistoryPanel *m_panel;
    QString m_path;    ///< in front
    QString m_version; ///< chosen; empty leaves it to historyView()
    DocumentPtr m_document; ///< that is shown
    ShownDiff m_diff;  ///< that is shown
    LatestOnlyTask<HistoryView> m_task;
};

} // namespace outcrop
