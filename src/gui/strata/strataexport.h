// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QObject>

class QWidget;

namespace outcrop {

class Dialogs;
class MessageArea;
class StrataPanel;
class WindowSettings;

/// Writes the picture of the prompt to a file that the user chooses, off the event loop, and tells what became of it.
class StrataExport : public QObject
{
    Q_OBJECT

public:
    /// All of these outlive the export.
    StrataExport(
        StrataPanel &panel, Dialogs &dialogs, WindowSettings &settings, MessageArea &messages, QWidget *window);

    bool isRunning() const { return m_running > 0; }

private:
    void start();
    void finish(const QString &path, const Status &written);

    StrataPanel &m_panel;
    Dialogs &m_dialogs;
    WindowSettings &m_settings;
    MessageArea &m_messages;
    QWidget *m_window;
    int m_running = 0;
};

} // namespace outcrop
