// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/windowsettings.h"
#include "models/editing/editsessions.h"

#include <QTimer>

namespace outcrop {

class DocumentKeeper;

/// Saves documents by themselves, when the user wants that: some seconds after the last change, or when the keyboard
/// leaves their text. Only what needs no answer is saved: a document that has a file, and whose file no other program has
/// changed.
class Autosaver : public QObject
{
    Q_OBJECT

public:
    /// Both outlive the saver.
    Autosaver(EditSessions &sessions, DocumentKeeper &keeper, QObject *parent = nullptr);

    void setChoice(const AutosaveChoice &choice);

private:
    void restart();
    void textLeft(const QWidget *text);
    void save();

    EditSessions &m_sessions;
    DocumentKeeper &m_keeper;
    AutosaveChoice m_choice;
    QTimer m_pause;
};

} // namespace outcrop
