// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QWidget;

namespace outcrop {

class Dialogs;
class FileExport;
class MessageArea;
class WindowSettings;

/// Exports the preferences to a file, and imports them from one. Owns the commands.
class SettingsTransfer : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive this object.
    SettingsTransfer(Dialogs &dialogs, WindowSettings &settings, FileExport &files, MessageArea &messages, QWidget *window);

    QAction *exportAction() const { return m_exportAction; }
    QAction *importAction() const { return m_importAction; }

Q_SIGNALS:
    /// Emitted after imported settings were stored; the window must apply them.
    void imported();

private:
    void exportSettings();
    void importSettings();

    Dialogs &m_dialogs;
    WindowSettings &m_settings;
    FileExport &m_files;
    MessageArea &m_messages;
    QWidget *m_window;
    QAction *m_exportAction;
    QAction *m_importAction;
};

} // namespace outcrop
