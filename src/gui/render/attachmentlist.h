// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/tasks/latestonlytask.h"
#include "models/render/attachmentrows.h"

#include <QHash>
#include <QImage>
#include <QWidget>

class QLabel;
class QLayout;
class QMimeData;
class QScrollArea;
class QVBoxLayout;

namespace outcrop {

/// The files attached to the task, each with a thumbnail, name, size, tokens and a button that removes it. Hidden if there are none. Thumbnails are decoded
/// on a worker thread.
class AttachmentList : public QWidget
{
    Q_OBJECT

public:
    explicit AttachmentList(QWidget *parent = nullptr);

    void setRows(const QList<AttachmentRow> &rows);
    /// Emits filesDropped() for local files that are dropped on `widget`.
    void addDropTarget(QWidget *widget);
    /// Returns whether all thumbnails are decoded.
    bool isIdle() const { return !m_task.isRunning(); }

Q_SIGNALS:
    void filesDropped(const QStringList &files);
    void removeRequested(const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using Thumbnails = QHash<QString, QImage>; ///< by hash of the file; null if the image cannot be shown

    QWidget *makeLine(const AttachmentRow &row);
    static QLayout *makeTexts(const AttachmentRow &row, QWidget *line);
    void decodeThumbnails();
    void showThumbnails();
    void fitHeight();

    QScrollArea *m_area;
    QVBoxLayout *m_lines;
    QList<AttachmentRow> m_rows;
    QList<QLabel *> m_thumbnailLabels; ///< one label for each row
    Thumbnails m_thumbnails;
    LatestOnlyTask<Thumbnails> m_task;
};

} // namespace outcrop
