// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/windowsettings.h"
#include "models/editing/editsessions.h"

#include <QTimer>

namespace outcrop {

class DocumentSynchronizer;

/// Saves documents automatically if the user enables autosave: some seconds after the last change, or when the editor loses the focus. Skips untitled
/// documents and documents with an unresolved external change.
class Autosaver : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive this object.
    Autosaver(EditSessions &sessions, DocumentSynchronizer &synchronizer, QObject *parent = nullptr);

    void setChoice(const AutosaveChoice &choice);

private:
    void restart();
    void saveAfterFocusLoss(const QWidget *text);
    void save();

    EditSessions &m_sessions;
    DocumentSynchronizer &m_synchronizer;
    AutosaveChoice m_choice;
    QTimer m_pause;
};

} // namespace outcrop
