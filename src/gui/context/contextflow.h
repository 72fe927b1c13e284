// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/context/contextpanel.h"
#include "gui/panels/dockflow.h"
#include "gui/tasks/latestonlytask.h"

namespace outcrop {

/// The Context dock and its work: reads the files that each coding agent loads from the workspace's repository. It reads user and managed files only
/// after the user selects them.
class ContextFlow : public DockFlow
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit ContextFlow(const DockPlace &place);

    ContextPanel *panel() const { return m_panel; }
    bool isIdle() const override { return !m_reading.isRunning() && !m_file.isRunning(); }
    void setCurrent(const QString &path) override;
    void noteSaved(const QString &) override { outdate(); }

private:
    void workspaceChanged() override;
    void refresh() override;
    void clear() override;
    ContextChoice choice() const;
    void readFile();
    void openFile(const QString &file, qsizetype offset);

    DocumentsFlow &m_documents;
    ContextPanel *m_panel;
    WorkspacePtr m_seen; ///< the workspace at the last change
    QString m_current; ///< path of the current document
    LatestOnlyTask<Result<FolderContexts>> m_reading;
    LatestOnlyTask<Result<QString>> m_file;
};

} // namespace outcrop
