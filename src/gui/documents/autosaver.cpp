// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/documents/autosaver.h"

#include "gui/documents/documentsynchronizer.h"

#include <QApplication>
#include <QPlainTextEdit>

namespace outcrop {

Autosaver::Autosaver(EditSessions &sessions, DocumentSynchronizer &synchronizer, QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_synchronizer(synchronizer)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &Autosaver::save);
    connect(&sessions, &EditSessions::changed, this, &Autosaver::restart);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *left) { saveAfterFocusLoss(left); });
}

void Autosaver::setChoice(const AutosaveChoice &choice)
{
    m_choice = choice;
    m_pause.stop();
    m_pause.setInterval(choice.seconds * 1000);
    restart();
}

void Autosaver::restart()
{
    if (m_choice.when == Autosave::AfterPause)
        m_pause.start();
}

void Autosaver::saveAfterFocusLoss(const QWidget *text)
{
    if (m_choice.when == Autosave::OnFocusLoss && qobject_cast<const QPlainTextEdit *>(text))
        save();
}

void Autosaver::save()
{
    const QList<EditSession *> modified = m_sessions.modifiedSessions();
    for (EditSession *session : modified) {
        if (!session->isUntitled() && !session->isSaving() && !m_synchronizer.externalChange(session->path()))
            m_synchronizer.save(*session);
    }
}

} // namespace outcrop
