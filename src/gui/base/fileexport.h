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

/// Something to be written to a file of the user's choice.
struct FileToWrite {
    QString topic;    ///< of the message, and of the folder that is remembered
    QString title;    ///< of the dialog
    QString name;     ///< proposed for the file
    QString written;  ///< what is said when it is done
    std::function<QByteArray()> bytes; ///< called off the event loop: it must hold copies of everything it reads
};

/// Writes what a view shows to a file that the user chooses, off the event loop, and reports the result.
class FileExport : public QObject
{
    Q_OBJECT

public:
    /// All of these outlive the export.
    FileExport(Dialogs &dialogs, WindowSettings &settings, MessageArea &messages, QWidget *window);

    void start(const FileToWrite &file);
    bool isRunning() const { return m_running > 0; }

private:
    void finish(const FileToWrite &file, const QString &path, const Status &written);

    Dialogs &m_dialogs;
    WindowSettings &m_settings;
    MessageArea &m_messages;
    QWidget *m_window;
    int m_running = 0;
};

} // namespace outcrop
