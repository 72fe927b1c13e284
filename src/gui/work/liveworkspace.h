// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/panels/pickerchoices.h"
#include "gui/work/latesttask.h"
#include "gui/work/workspacecontroller.h"
#include "models/documenttree.h"

#include <QMap>

namespace outcrop {

/// A document's text as it is being written.
struct UnsavedText {
    QString text;
    bool byteOrderMark = false;
};

/// The workspace as it stands in the window, with everything that panels show of it worked out. What did not change since
/// the last one is shared with it.
struct LiveView {
    WorkspacePtr workspace;
    std::shared_ptr<const QList<Branch<LibraryItem>>> library;
    std::shared_ptr<const Diagnostics> findings;
    std::shared_ptr<const WorkspaceChoices> choices;
};

/// The workspace of the disk with the unsaved texts put over it, kept up to date off the event loop: each keystroke costs the
/// reading of one document. Changes that come while one is worked in wait and are worked in together.
class LiveWorkspace : public QObject
{
    Q_OBJECT

public:
    explicit LiveWorkspace(QObject *parent = nullptr);

    /// Another state of the disk, or another folder; null when nothing is open. Of the texts set before, those of the paths in
    /// `unsaved` still count; the disk holds the others.
    void setDisk(const WorkspacePtr &disk, const QStringList &unsaved = {});
    void setText(const QString &path, const UnsavedText &text);
    /// The document has no unsaved text any more.
    void dropText(const QString &path);

    const LiveView &view() const { return m_view; }
    /// What view() shows holds every change.
    bool isCurrent() const { return !m_task.isRunning() && !m_diskChanged && m_pending.isEmpty(); }

Q_SIGNALS:
    void changed(const outcrop::LiveView &view);

private:
    /// Nothing: back to what the disk holds.
    using Pending = QMap<QString, std::optional<UnsavedText>>;

    void start();

    WorkspacePtr m_disk;
    LiveView m_view;
    QMap<QString, UnsavedText> m_texts;
    Pending m_pending; ///< what m_view does not hold yet
    bool m_diskChanged = false;
    LatestTask<LiveView> m_task;
};

} // namespace outcrop
