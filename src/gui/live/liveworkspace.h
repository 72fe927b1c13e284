// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/pickerchoices.h"
#include "gui/live/workspacecontroller.h"
#include "gui/tasks/latestonlytask.h"
#include "models/library/documenttree.h"

#include <QMap>
#include <QSet>
#include <QTimer>

#include <functional>

namespace outcrop {

/// A document's text as it is being written.
struct UnsavedText {
    QString text;
    bool byteOrderMark = false;
};

/// By path. Nothing: back to what the disk holds.
using PendingTexts = QMap<QString, std::optional<UnsavedText>>;

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
/// A long text is not worked in at every key: between two times there is a rest, so that most keys have the processor to themselves.
class LiveWorkspace : public QObject
{
    Q_OBJECT

public:
    /// What stands in an editor; nothing where no editor has the document any more.
    using Texts = std::function<std::optional<UnsavedText>(const QString &path)>;

    explicit LiveWorkspace(const Texts &texts, QObject *parent = nullptr);

    /// Another state of the disk, or another folder; null when nothing is open. Of the documents touched before, those in
    /// `unsaved` still count; the disk holds the others.
    void setDisk(const WorkspacePtr &disk, const QStringList &unsaved = {});
    /// The document's text is another one. It is asked for when there is time for it.
    void touch(const QString &path);
    /// The document has no unsaved text any more.
    void dropText(const QString &path);

    /// Somebody has more work with the view than to show it: nothing new is begun meanwhile.
    void setHeld(bool held);

    const LiveView &view() const { return m_view; }
    /// What view() shows holds every change.
    bool isCurrent() const { return !m_task.isRunning() && !m_diskChanged && m_pending.isEmpty(); }

Q_SIGNALS:
    /// view() does not hold every change any more.
    void outdated();
    void changed(const outcrop::LiveView &view);

private:
    PendingTexts takePending(bool fromDisk);
    void start();
    void showNothing();
    void rest();

    Texts m_texts;
    WorkspacePtr m_disk;
    LiveView m_view;
    QSet<QString> m_unsaved;
    QSet<QString> m_pending; ///< what m_view does not hold yet
    bool m_diskChanged = false;
    bool m_held = false;
    QTimer m_rest; ///< its interval follows from the texts worked in last
    LatestOnlyTask<LiveView> m_task;
};

} // namespace outcrop
