// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/livepipeline.h"

namespace outcrop {

class AttachmentList;
class Dialogs;
class MessageArea;
class RenderPanel;

/// Attaches files to the task: reads and checks them on a worker thread, and shows them with their tokens. The attachments are removed when
/// another folder is opened or the workspace is closed.
class AttachmentsController : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive this object.
    AttachmentsController(RenderPanel &panel, const LivePipeline &livePipeline, Dialogs &dialogs, MessageArea &messages, QWidget *window);

    /// Returns the paths for Selection::attachments.
    const QStringList &paths() const { return m_paths; }
    /// Detaches all files.
    void clear();
    bool isIdle() const;

Q_SIGNALS:
    /// Emitted when the attachments change; the prompt must be rendered again.
    void changed();
    /// Emitted after a file was attached that the workspace does not contain; the workspace must be read again with paths().
    void filesNeeded();

private:
    void connectLive();
    void chooseFiles();
    void attach(const QStringList &files);
    void add(const QStringList &paths);
    void remove(const QString &path);

    AttachmentList &m_list;
    const LivePipeline &m_livePipeline;
    Dialogs &m_dialogs;
    MessageArea &m_messages;
    QWidget *m_window;
    QString m_folder;
    QStringList m_paths;
    bool m_isReading = false; ///< whether the workspace is being read again for a file
    int m_runningCount = 0;
};

} // namespace outcrop
