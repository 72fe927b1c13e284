// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/conversation/sessionsmodel.h"
#include "models/conversation/turnsmodel.h"

#include <QWidget>

class QSplitter;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace outcrop {

class ElidedLabel;
class EmptyState;

/// The Conversation dock: shows the sessions of the workspace and the turns of the selected session, by phase. View only; ConversationController does the
/// work.
class ConversationPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ConversationPanel(QWidget *parent = nullptr);

    /// Keeps the selection if it still exists.
    void setSessions(const QList<SessionRow> &sessions);
    void clearContents();
    /// Selects a session. Returns false if the list does not contain it (yet).
    bool showSession(const QString &id);
    /// Shows a description of the session's next turn and of the history that it leaves out.
    void setNextTurnText(const QString &session, const QString &text);
    /// Sets the providers for a replay.
    void setProviders(const QStringList &providers);
    QString session() const;

Q_SIGNALS:
    void sessionChosen(const QString &id);
    void documentChosen(const QString &path);
    void responseRequested(const QString &path);
    /// Emitted when the user wants to add the response to a turn that has none.
    void responseEntryRequested(const outcrop::TurnLocation &place);
    void continueRequested(const QString &session);
    void replayRequested(const QString &session, const QString &provider);
    void sendRequested();

private:
    QLayout *makeBar();
    void setUpViews();
    void connectParts();
    const SessionRow *chosen() const;
    const TurnRow *chosenTurn() const;
    void requestResponseEntry();
    QModelIndex lastTurn() const;
    void showMessage(const QString &text);
    void showChosen();
    void updateButtons();
    void chooseTurn(const QModelIndex &index);

    SessionsModel m_sessions;
    TurnsModel m_turns;
    ElidedLabel *m_outlook;
    QToolButton *m_bring;
    QToolButton *m_goOn;
    QToolButton *m_replay;
    QToolButton *m_prompt;
    QToolButton *m_response;
    QToolButton *m_read;
    QStackedWidget *m_pages;
    EmptyState *m_empty;
    QSplitter *m_body;
    QString m_shown; ///< session whose turns are shown
    QTreeView *m_sessionsView;
    QTreeView *m_turnsView;
};

} // namespace outcrop
