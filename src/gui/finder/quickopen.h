// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "gui/finder/finderpopup.h"
#include "gui/tasks/latestonlytask.h"

namespace outcrop {

/// Finds documents of the workspace by name, title or path. The suffix `:12` selects line 12. Prepares the list on a worker thread when
/// the workspace changes.
class QuickOpen : public QObject
{
    Q_OBJECT

public:
    explicit QuickOpen(QWidget *window);

    void setWorkspace(const Workspace &workspace);
    /// Adds a document to the recent documents, which are listed first. Call when a document is shown.
    void addRecentPath(const QString &path);
    void open();

Q_SIGNALS:
    /// Emitted when the user selects a document. `line` is counted from 1; 0 keeps the cursor position.
    void chosen(const QString &path, int line);

private:
    QString m_folder;
    QStringList m_recentPaths; ///< paths, most recent first
    FinderPopup *m_popup;
    LatestOnlyTask<FinderItems> m_task;
};

} // namespace outcrop
