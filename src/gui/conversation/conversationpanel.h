// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/conversation/sessionsmodel.h"
#include "models/conversation/transcript.h"
#include "models/conversation/turnsmodel.h"

#include <QWidget>

class QSplitter;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace outcrop {

class ElidedLabel;
class EmptyState;
class TranscriptView;

/// The widget of the Conversation dock: shows the sessions of the workspace and the turns of the selected session, by phase. ConversationController
/// supplies the data.
class ConversationPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ConversationPanel(QWidget *parent = nullptr);

    /// Sets the list of sessions. Keeps the selected session if it still exists.
    void setSessions(const QList<SessionRow> &sessions);
    void clearContents();
    /// Selects a session. Returns false if the list does not contain it.
    bool showSession(const QString &id);
    /// Shows the messages of a session, if it is still selected.
    void setTranscript(const QString &session, const QList<TranscriptPart> &parts);
    /// Shows a description of the next turn of a session, if it is still selected.
    void setNextTurnText(const QString &session, const QString &text);
    /// Sets the providers for a replay.
    void setProviders(const QStringList &providers);
    QString session() const;

Q_SIGNALS:
    void sessionChosen(const QString &id);
    void documentChosen(const QString &path);
    void responseRequested(const QString &path);
    /// Emitted to request the manual entry of a missing response.
    void responseEntryRequested(const outcrop::TurnLocation &location);
    void continueRequested(const QString &session);
    void replayRequested(const QString &session, const QString &provider);
    void sendRequested();

private:
    QLayout *makeBar();
    void setUpViews();
    void connectParts();
    const SessionRow *chosenSession() const;
    const TurnRow *chosenTurn() const;
    void requestResponseEntry();
    QModelIndex lastTurn() const;
    void showMessage(const QString &text);
    void showChosenSession();
    void updateButtons();
    void chooseTurn(const QModelIndex &index);

    SessionsModel m_sessions;
    TurnsModel m_turns;
    ElidedLabel *m_nextTurnLabel;
    QToolButton *m_addResponse;
    QToolButton *m_continueButton;
    QToolButton *m_replayButton;
    QToolButton *m_prompt;
    QToolButton *m_response;
    QToolButton *m_parseResponse;
    QStackedWidget *m_pages;
    EmptyState *m_emptyState;
    QSplitter *m_splitter;
    QString m_shownSession; ///< ID of the session with the displayed turns
    QTreeView *m_sessionsView;
    QTreeView *m_turnsView;
    TranscriptView *m_transcript;
};

} // namespace outcrop
