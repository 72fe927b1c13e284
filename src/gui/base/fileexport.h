// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QObject>

#include <functional>

class QWidget;

namespace outcrop {

class Dialogs;
class MessageArea;
class WindowSettings;

/// Content to write to a file that the user chooses.
struct FileToWrite {
    QString topic;                     ///< key of the message and of the folder setting
    QString title;                     ///< title of the file dialog
    QString name;                      ///< suggested file name
    QString successMessage;            ///< message after a successful write
    std::function<QByteArray()> bytes; ///< returns the content; called on a worker thread, so it must own its data
};

/// Writes the content of a view to a file that the user chooses, on a worker thread, and shows the result in the message area.
class FileExport : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive this object.
    FileExport(Dialogs &dialogs, WindowSettings &settings, MessageArea &messages, QWidget *window);

    /// Asks for a file and writes it. Returns before the file is written; does nothing if the user cancels.
    void start(const FileToWrite &file);
    bool isRunning() const { return m_runningCount > 0; }

private:
    void finish(const FileToWrite &file, const QString &path, const Status &written);

    Dialogs &m_dialogs;
    WindowSettings &m_settings;
    MessageArea &m_messages;
    QWidget *m_window;
    int m_runningCount = 0;
};

} // namespace outcrop
