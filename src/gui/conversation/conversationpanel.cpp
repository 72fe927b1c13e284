// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/conversation/conversationpanel.h"

#include "gui/conversation/transcriptview.h"
#include "gui/look/icons.h"
#include "gui/look/quotedtext.h"
#include "gui/response/verdictlook.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/flatbutton.h"
#include "gui/widgets/flowlayout.h"
#include "gui/widgets/icondelegate.h"
#include "gui/widgets/rowtable.h"
#include "models/base/roles.h"
#include "models/response/responseroles.h"

#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace outcrop {

namespace {

QIcon turnIcon(const QModelIndex &index)
{
    if (index.data(SeverityRole).isValid())
        return severityIcon(Severity::Error);
    const QVariant verdict = index.data(VerdictRole);
    return verdict.isValid() ? verdictIcon(static_cast<Verdict>(verdict.toInt())) : QIcon();
}

} // namespace

ConversationPanel::ConversationPanel(QWidget *parent)
    : QWidget(parent)
    , m_nextTurnLabel(new ElidedLabel(this))
    , m_addResponse(makeFlatButton(this,
          {QStringLiteral("addResponse"), tr("Add response"), tr("Enter the missing response for the selected turn"),
              QStringLiteral("paste")}))
    , m_continueButton(makeFlatButton(this,
          {QStringLiteral("goOn"), tr("Send request"), tr("Retry the unanswered turn, or send the request as the next turn of this session"),
              QStringLiteral("send")}))
    , m_replayButton(makeFlatButton(this,
          {QStringLiteral("replay"), tr("Replay with…"), tr("Send the requests of this session to another provider in a new session"),
              QStringLiteral("reload")}))
    , m_prompt(makeFlatButton(this,
          {QStringLiteral("openPrompt"), tr("Open prompt"), tr("Open the prompt file of the selected turn"),
              QStringLiteral("layers")}))
    , m_response(makeFlatButton(this,
          {QStringLiteral("openResponse"), tr("Open response"), tr("Open the response file of the selected turn"),
              QStringLiteral("other")}))
    , m_parseResponse(makeFlatButton(this,
          {QStringLiteral("readResponse"), tr("Inspect response"),
              tr("Show the response to the selected turn in the Response panel"), QStringLiteral("response")}))
    , m_pages(new QStackedWidget(this))
    , m_emptyState(new EmptyState(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_sessionsView(makeRowTable(
          this, &m_sessions, {QStringLiteral("sessionList"), tr("Sessions"), static_cast<int>(SessionColumn::Title)}))
    , m_turnsView(makeRowTable(this, &m_turns, {QStringLiteral("turnList"), tr("Turns in the session"), static_cast<int>(TurnColumn::Target)}))
    , m_transcript(new TranscriptView(this))
{
    setUpViews();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->setSpacing(4);
    column->addLayout(makeBar());
    column->addWidget(m_nextTurnLabel);
    column->addWidget(m_pages, 1);
    connectParts();
    setFocusProxy(m_sessionsView);
    clearContents();
}

QLayout *ConversationPanel::makeBar()
{
    m_nextTurnLabel->setObjectName(QStringLiteral("outlook"));
    m_nextTurnLabel->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_replayButton->setMenu(new QMenu(m_replayButton));
    m_replayButton->setPopupMode(QToolButton::InstantPopup);
    auto *row = new FlowLayout; // the row wraps in a narrow dock
    for (QToolButton *button : {m_addResponse, m_parseResponse, m_prompt, m_response, m_replayButton, m_continueButton})
        row->addWidget(button);
    return row;
}

void ConversationPanel::setUpViews()
{
    m_sessionsView->setColumnHidden(static_cast<int>(SessionColumn::Name), true); // the folder name repeats the title and is in the tooltip
    m_turnsView->setRootIsDecorated(true);
    m_turnsView->setItemDelegateForColumn(static_cast<int>(TurnColumn::Verdict), new IconDelegate(static_cast<int>(TurnColumn::Verdict), turnIcon, this));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_sessionsView);
    auto *turns = new QSplitter(Qt::Vertical, m_splitter);
    turns->setChildrenCollapsible(false);
    turns->addWidget(m_turnsView);
    turns->addWidget(m_transcript);
    turns->setSizes({4000, 6000});
    m_splitter->setSizes({4000, 6000});
    m_sessionsView->setMinimumSize(120, 60);
    m_turnsView->setMinimumSize(160, 60);
    m_transcript->setMinimumSize(160, 60);
    m_pages->addWidget(m_emptyState);
    m_pages->addWidget(m_splitter);
    for (QTreeView *table : {m_sessionsView, m_turnsView})
        addTableCopying(table);
}

void ConversationPanel::connectParts()
{
    connect(m_sessionsView->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ConversationPanel::showChosenSession);
    connect(m_turnsView->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ConversationPanel::updateButtons);
    connect(m_turnsView, &QTreeView::activated, this, &ConversationPanel::chooseTurn);
    connect(m_emptyState, &EmptyState::actionTriggered, this, &ConversationPanel::sendRequested);
    connect(m_continueButton, &QToolButton::clicked, this, [this] { Q_EMIT continueRequested(session()); });
    connect(m_addResponse, &QToolButton::clicked, this, &ConversationPanel::requestResponseEntry);
    connect(m_prompt, &QToolButton::clicked, this, [this] { Q_EMIT documentChosen(chosenTurn()->promptFile); });
    connect(m_response, &QToolButton::clicked, this, [this] { Q_EMIT documentChosen(chosenTurn()->responseFile); });
    connect(m_parseResponse, &QToolButton::clicked, this, [this] { Q_EMIT responseRequested(chosenTurn()->responseFile); });
}

const SessionRow *ConversationPanel::chosenSession() const
{
    const QModelIndex index = m_sessionsView->currentIndex();
    return index.isValid() ? m_sessions.rowAt(index) : nullptr;
}

/// Returns the selected turn; null if a phase or no row is selected.
const TurnRow *ConversationPanel::chosenTurn() const
{
    return m_turns.turnAt(m_turnsView->currentIndex());
}

void ConversationPanel::requestResponseEntry()
{
    const TurnRow *turn = chosenTurn();
    Q_EMIT responseEntryRequested({session(), turn->iteration, phaseStem(turn->phase), turn->number});
}

QString ConversationPanel::session() const
{
    const SessionRow *row = chosenSession();
    return row ? row->id : QString();
}

void ConversationPanel::setSessions(const QList<SessionRow> &sessions)
{
    const QString before = session();
    m_sessions.setRows(sessions);
    const QModelIndex same = m_sessions.indexOf(before);
    m_sessionsView->setCurrentIndex(same.isValid() ? same : m_sessions.index(0, 0));
    m_emptyState->setTexts(tr("No sessions yet"),
        tr("Each prompt that you send starts or continues a session. A session "
           "contains prompts, responses and costs. Sessions are plain files in "
           "the sessions folder of the workspace."),
        tr("Send prompt"));
    m_pages->setCurrentWidget(sessions.isEmpty() ? static_cast<QWidget *>(m_emptyState) : m_splitter);
    showChosenSession();
}

void ConversationPanel::clearContents()
{
    setSessions({});
    m_emptyState->setTexts(tr("No sessions yet"), tr("Open a workspace to see its conversations."));
}

bool ConversationPanel::showSession(const QString &id)
{
    const QModelIndex row = m_sessions.indexOf(id);
    if (row.isValid())
        m_sessionsView->setCurrentIndex(row);
    return row.isValid();
}

void ConversationPanel::setTranscript(const QString &session, const QList<TranscriptPart> &parts)
{
    if (session == this->session())
        m_transcript->setTranscript(session, parts);
}

void ConversationPanel::setNextTurnText(const QString &session, const QString &text)
{
    if (session == this->session())
        showMessage(text);
}

void ConversationPanel::showMessage(const QString &text)
{
    m_nextTurnLabel->setFullText(quotedText(text));
    m_nextTurnLabel->setVisible(!text.isEmpty());
}

QModelIndex ConversationPanel::lastTurn() const
{
    const QModelIndex phase = m_turns.index(m_turns.rowCount() - 1, 0);
    return m_turns.index(m_turns.rowCount(phase) - 1, 0, phase);
}

void ConversationPanel::setProviders(const QStringList &providers)
{
    m_replayButton->menu()->clear();
    for (const QString &provider : providers)
        m_replayButton->menu()->addAction(provider, this, [this, provider] { Q_EMIT replayRequested(session(), provider); });
}

/// Shows the turns of the selected session. Selects the last turn if the session is newly selected, or if its last turn or no turn was selected.
void ConversationPanel::showChosenSession()
{
    const SessionRow *row = chosenSession();
    const QString id = row ? row->id : QString();
    const bool isOtherSession = std::exchange(m_shownSession, id) != id;
    if (isOtherSession)
        m_transcript->setTranscript(id, {}); // the messages of the new session are read in the background
    const bool followsLastTurn = isOtherSession || !m_turnsView->currentIndex().isValid() || m_turnsView->currentIndex().siblingAtColumn(0) == lastTurn();
    m_turns.setSession(row ? *row : SessionRow());
    m_turnsView->expandAll();
    hideEmptyColumns(m_turnsView); // imported and manual turns have no tokens and no cost
    showMessage(row ? row->problem : QString());
    if (followsLastTurn)
        m_turnsView->setCurrentIndex(lastTurn());
    updateButtons();
    if (row)
        Q_EMIT sessionChosen(row->id);
}

void ConversationPanel::updateButtons()
{
    const bool hasSession = chosenSession() != nullptr;
    const TurnRow *turn = chosenTurn();
    m_addResponse->setVisible(turn && turn->isOpen());
    m_continueButton->setEnabled(hasSession);
    m_replayButton->setEnabled(hasSession && !m_replayButton->menu()->isEmpty());
    m_prompt->setEnabled(turn && !turn->promptFile.isEmpty());
    m_response->setEnabled(turn && !turn->responseFile.isEmpty());
    m_parseResponse->setEnabled(m_response->isEnabled());
}

void ConversationPanel::chooseTurn(const QModelIndex &index)
{
    const TurnRow *turn = m_turns.turnAt(index);
    if (turn)
        Q_EMIT documentChosen(turn->responseFile.isEmpty() ? turn->promptFile : turn->responseFile);
}

} // namespace outcrop
