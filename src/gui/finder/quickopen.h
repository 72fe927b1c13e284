// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "gui/finder/finderpopup.h"
#include "gui/tasks/latestonlytask.h"

namespace outcrop {

/// Every document of the workspace, found by typing its name, its title or its path. `:12` at the end goes to line 12.
/// The list is made ready off the event loop whenever the workspace changes.
class QuickOpen : public QObject
{
    Q_OBJECT

public:
    explicit QuickOpen(QWidget *window);

    void setWorkspace(const Workspace &workspace);
    /// The document was looked at: next time it is offered first.
    void touch(const QString &path);
    void open();

Q_SIGNALS:
    /// `line` counts from 1; 0 leaves the cursor where it is.
    void chosen(const QString &path, int line);

private:
    QString m_folder;
    QStringList m_recent; ///< the last looked at comes first
    FinderPopup *m_popup;
    LatestOnlyTask<FinderItems> m_task;
};

} // namespace outcrop
