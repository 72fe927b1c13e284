// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/conversation/conversationpanel.h"

#include "gui/look/icons.h"
#include "gui/response/icondelegate.h"
#include "gui/response/verdictlook.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/emptystate.h"
#include "models/response/responseroles.h"
#include "models/roles.h"
#include "models/rowtext.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace outcrop {

namespace {

QIcon turnIcon(const QModelIndex &index)
{
    if (index.data(SeverityRole).isValid())
        return severityIcon(Severity::Error);
    const QVariant verdict = index.data(VerdictRole);
    return verdict.isValid() ? verdictIcon(static_cast<Verdict>(verdict.toInt())) : QIcon();
}

/// With its headers and every row, phases before their turns.
void copyTable(const QTreeView &table)
{
    const QAbstractItemModel *model = table.model();
    QStringList headers;
    for (int column = 0; column < model->columnCount(); ++column)
        headers += model->headerData(column, Qt::Horizontal).toString();
    QStringList lines{headers.join(u'\t')};
    for (QModelIndex row = model->index(0, 0); row.isValid(); row = table.indexBelow(row))
        lines += rowsAsText({row});
    QGuiApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
}

} // namespace

ConversationPanel::ConversationPanel(QWidget *parent)
    : QWidget(parent)
    , m_outlook(new ElidedLabel(this))
    , m_goOn(addButton(QStringLiteral("goOn"), tr("Go On"), tr("Send the request as the next turn of this session"), QStringLiteral("send")))
    , m_replay(addButton(QStringLiteral("replay"), tr("Replay With"), tr("Ask another provider the same, turn by turn, in a session of its own"), QStringLiteral("reload")))
    , m_prompt(addButton(QStringLiteral("openPrompt"), tr("Prompt"), tr("Open the file with the prompt of the chosen turn"), QStringLiteral("layers")))
    , m_response(addButton(QStringLiteral("openResponse"), tr("Answer"), tr("Open the file with the answer of the chosen turn"), QStringLiteral("other")))
    , m_read(addButton(QStringLiteral("readResponse"), tr("Examine"), tr("Show the answer of the chosen turn in the Response dock"), QStringLiteral("response")))
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
    , m_body(new QSplitter(Qt::Horizontal, this))
    , m_sessionsView(addTable(QStringLiteral("sessionList"), tr("Sessions"), &m_sessions))
    , m_turnsView(addTable(QStringLiteral("turnList"), tr("Turns of the session"), &m_turns))
{
    setUpViews();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->setSpacing(4);
    column->addLayout(makeBar());
    column->addWidget(m_outlook);
    column->addWidget(m_pages, 1);
    connectParts();
    setFocusProxy(m_sessionsView);
    setNothing();
}

QToolButton *ConversationPanel::addButton(const QString &name, const QString &text, const QString &help, const QString &icon)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(text);
    button->setToolTip(help);
    button->setAccessibleName(text);
    button->setAccessibleDescription(help);
    button->setIcon(lineIcon(icon));
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return button;
}

QTreeView *ConversationPanel::addTable(const QString &name, const QString &accessible, QAbstractItemModel *model)
{
    auto *table = new QTreeView(this);
    table->setObjectName(name);
    table->setAccessibleName(accessible);
    table->setModel(model);
    table->setFrameShape(QFrame::NoFrame);
    table->setUniformRowHeights(true);
    table->setAllColumnsShowFocus(true);
    table->setAlternatingRowColors(true);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->header()->setStretchLastSection(true);
    return table;
}

QLayout *ConversationPanel::makeBar()
{
    m_outlook->setObjectName(QStringLiteral("outlook"));
    m_outlook->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_replay->setMenu(new QMenu(m_replay));
    m_replay->setPopupMode(QToolButton::InstantPopup);
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    row->addStretch(1);
    for (QToolButton *button : {m_read, m_prompt, m_response, m_replay, m_goOn})
        row->addWidget(button);
    return row;
}

void ConversationPanel::setUpViews()
{
    m_sessionsView->setRootIsDecorated(false);
    m_turnsView->setItemDelegateForColumn(static_cast<int>(TurnColumn::Verdict), new IconDelegate(static_cast<int>(TurnColumn::Verdict), turnIcon, this));
    m_body->setChildrenCollapsible(false);
    m_body->addWidget(m_sessionsView);
    m_body->addWidget(m_turnsView);
    m_body->setSizes({4500, 5500});
    m_sessionsView->setMinimumSize(120, 60);
    m_turnsView->setMinimumSize(160, 60);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_body);
    for (QTreeView *table : {m_sessionsView, m_turnsView}) {
        auto *copy = new QAction(lineIcon(QStringLiteral("copy")), tr("Copy the &Table"), table);
        connect(copy, &QAction::triggered, table, [table] { copyTable(*table); });
        table->addAction(copy);
        table->setContextMenuPolicy(Qt::ActionsContextMenu);
    }
}

void ConversationPanel::connectParts()
{
    connect(m_sessionsView->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ConversationPanel::showChosen);
    connect(m_turnsView->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ConversationPanel::updateButtons);
    connect(m_turnsView, &QTreeView::activated, this, &ConversationPanel::chooseTurn);
    connect(m_empty, &EmptyState::actionTriggered, this, &ConversationPanel::sendRequested);
    connect(m_goOn, &QToolButton::clicked, this, [this] { Q_EMIT goOnRequested(session()); });
    connect(m_prompt, &QToolButton::clicked, this, [this] { Q_EMIT documentChosen(m_turns.turnAt(m_turnsView->currentIndex())->promptFile); });
    connect(m_response, &QToolButton::clicked, this, [this] { Q_EMIT documentChosen(m_turns.turnAt(m_turnsView->currentIndex())->responseFile); });
    connect(m_read, &QToolButton::clicked, this, [this] { Q_EMIT responseWanted(m_turns.turnAt(m_turnsView->currentIndex())->responseFile); });
}

QString ConversationPanel::session() const
{
    const QModelIndex index = m_sessionsView->currentIndex();
    const SessionRow *row = index.isValid() ? m_sessions.rowAt(index) : nullptr;
    return row ? row->id : QString();
}

void ConversationPanel::setSessions(const QList<SessionRow> &sessions)
{
    const QString before = session();
    const bool wasEmpty = m_sessions.rowCount() == 0;
    m_sessions.setRows(sessions);
    const QModelIndex same = m_sessions.indexOf(before);
    m_sessionsView->setCurrentIndex(same.isValid() ? same : m_sessions.index(0, 0));
    if (wasEmpty) {
        m_sessionsView->setColumnWidth(0, 180);
        for (int column = 1; column < m_sessions.columnCount(); ++column)
            m_sessionsView->resizeColumnToContents(column);
    }
    m_empty->setTexts(tr("No session yet"), tr("Every prompt that is sent begins or continues a session: what was asked, what came back, what it cost. All of it is files in the folder sessions of the workspace."), tr("Send the Prompt"));
    m_pages->setCurrentWidget(sessions.isEmpty() ? static_cast<QWidget *>(m_empty) : m_body);
    showChosen();
}

void ConversationPanel::setNothing()
{
    setSessions({});
    m_empty->setTexts(tr("No session yet"), tr("Sessions are kept in a workspace. Open one to see its conversations."));
}

bool ConversationPanel::showSession(const QString &id)
{
    const QModelIndex row = m_sessions.indexOf(id);
    if (row.isValid())
        m_sessionsView->setCurrentIndex(row);
    return row.isValid();
}

void ConversationPanel::setOutlook(const QString &session, const QString &text)
{
    if (session != this->session())
        return;
    m_outlook->setFullText(text);
    m_outlook->setVisible(!text.isEmpty());
}

void ConversationPanel::setProviders(const QStringList &providers)
{
    m_replay->menu()->clear();
    for (const QString &provider : providers)
        m_replay->menu()->addAction(provider, this, [this, provider] { Q_EMIT replayRequested(session(), provider); });
}

void ConversationPanel::showChosen()
{
    const QModelIndex index = m_sessionsView->currentIndex();
    const SessionRow *row = index.isValid() ? m_sessions.rowAt(index) : nullptr;
    m_turns.setSession(row ? *row : SessionRow());
    m_turnsView->expandAll();
    for (int column = 0; column < m_turns.columnCount(); ++column)
        m_turnsView->resizeColumnToContents(column);
    m_outlook->setFullText(row ? row->trouble : QString());
    m_outlook->setVisible(row && !row->trouble.isEmpty());
    if (row && !m_turnsView->currentIndex().isValid()) {
        const QModelIndex phase = m_turns.index(m_turns.rowCount() - 1, 0);
        m_turnsView->setCurrentIndex(m_turns.index(m_turns.rowCount(phase) - 1, 0, phase));
    }
    updateButtons();
    if (row)
        Q_EMIT sessionChosen(row->id);
}

void ConversationPanel::updateButtons()
{
    const bool hasSession = !session().isEmpty();
    const TurnRow *turn = m_turns.turnAt(m_turnsView->currentIndex());
    m_goOn->setEnabled(hasSession);
    m_replay->setEnabled(hasSession && !m_replay->menu()->isEmpty());
    m_prompt->setEnabled(turn && !turn->promptFile.isEmpty());
    m_response->setEnabled(turn && !turn->responseFile.isEmpty());
    m_read->setEnabled(m_response->isEnabled());
}

void ConversationPanel::chooseTurn(const QModelIndex &index)
{
    const TurnRow *turn = m_turns.turnAt(index);
    if (turn)
        Q_EMIT documentChosen(turn->responseFile.isEmpty() ? turn->promptFile : turn->responseFile);
}

} // namespace outcrop
