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

/// The Conversation dock: the sessions of the workspace and the turns of the one that is chosen, phase by phase. View only; its owner does the work.
class ConversationPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ConversationPanel(QWidget *parent = nullptr);

    /// Keeps what is chosen as long as it is there.
    void setSessions(const QList<SessionRow> &sessions);
    void setNothing();
    /// False where there is no such session (yet).
    bool showSession(const QString &id);
    /// What the next turn of the chosen session would be, and what of its history would be left out.
    void setOutlook(const QString &session, const QString &text);
    /// Whom a session can be replayed with.
    void setProviders(const QStringList &providers);
    QString session() const;

Q_SIGNALS:
    void sessionChosen(const QString &id);
    void documentChosen(const QString &path);
    void responseWanted(const QString &path);
    /// The user brings the answer of a turn that has none.
    void answerOffered(const outcrop::TurnPlace &place);
    void goOnRequested(const QString &session);
    void replayRequested(const QString &session, const QString &provider);
    void sendRequested();

private:
    QLayout *makeBar();
    void setUpViews();
    void connectParts();
    const SessionRow *chosen() const;
    const TurnRow *chosenTurn() const;
    void offerAnswer();
    QModelIndex lastTurn() const;
    void say(const QString &text);
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
    QString m_shown; ///< the session whose turns are shown
    QTreeView *m_sessionsView;
    QTreeView *m_turnsView;
};

} // namespace outcrop
