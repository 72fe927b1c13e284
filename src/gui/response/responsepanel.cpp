// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/response/responsepanel.h"

#include "core/base/joinedtext.h"
#include "gui/look/icons.h"
#include "gui/response/responseretrysheet.h"
#include "gui/response/responsetables.h"
#include "gui/response/responsetextview.h"
#include "gui/widgets/announcement.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/flatbutton.h"
#include "models/response/responselabels.h"

#include <QClipboard>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace outcrop {

namespace {

constexpr int minWidthForTables = 720;

} // namespace

ResponsePanel::ResponsePanel(QWidget *parent)
    : QWidget(parent)
    , m_summary(new ResponseSummary(this))
    , m_stopButton(makeFlatButton(this,
          {QStringLiteral("stopAnswer"), tr("Stop"), tr("Stop the request; the text received so far is kept (Esc)"),
              QStringLiteral("stop")}))
    , m_retryButton(makeFlatButton(this,
          {QStringLiteral("askAgain"), tr("Send follow-up…"),
              tr("Review and send a follow-up that asks for a corrected response"), QStringLiteral("reload")}))
    , m_copyPrompt(makeFlatButton(this,
          {QStringLiteral("copyPrompt"), tr("Copy prompt"), tr("Copy the prompt to the clipboard again"),
              QStringLiteral("copy")}))
    , m_pasteButton(makeFlatButton(this,
          {QStringLiteral("pasteAnswer"), tr("Paste"), tr("Use the text on the clipboard as the response"),
              QStringLiteral("paste")}))
    , m_moreButton(makeFlatButton(this,
          {QStringLiteral("moreOfAnswer"), tr("More"), tr("Open, copy or save a response, or copy a table"), QStringLiteral("more")}))
    , m_message(new MessageBar(this))
    , m_retrySheet(new ResponseRetrySheet(this))
    , m_pages(new QStackedWidget(this))
    , m_emptyState(new EmptyState(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_text(new ResponseTextView(this))
    , m_tables(new ResponseTables(this))
{
    setAcceptDrops(true);
    setUpBody();
    setUpMenu();
    layOut();
    connectParts();
    clearContents(false);
}

void ResponsePanel::layOut()
{
    for (QToolButton *button : {m_stopButton, m_retryButton, m_copyPrompt, m_pasteButton, m_moreButton})
        m_summary->addButton(button);
    m_moreButton->setToolButtonStyle(Qt::ToolButtonIconOnly);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->setSpacing(4);
    column->addWidget(m_summary);
    column->addWidget(m_message);
    column->addWidget(m_retrySheet);
    column->addWidget(m_pages, 1);
}

void ResponsePanel::setUpBody()
{
    m_message->setObjectName(QStringLiteral("answerMessage"));
    m_message->hide();
    m_text->setObjectName(QStringLiteral("answerText"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_tables->setObjectName(QStringLiteral("answerTables"));
    m_emptyState->setObjectName(QStringLiteral("noAnswer"));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_text);
    m_splitter->addWidget(m_tables);
    m_splitter->setSizes({5000, 5000});
    m_text->setMinimumSize(120, 60);
    m_tables->setMinimumSize(160, 60);
    m_pages->addWidget(m_emptyState);
    m_pages->addWidget(m_splitter);
}

void ResponsePanel::setUpMenu()
{
    auto *menu = new QMenu(tr("Response", "menu"), m_moreButton);
    menu->setIcon(lineIcon(QStringLiteral("response")));
    const auto add = [&](const QString &name, const QString &icon, const QString &text, auto slot) {
        QAction *action = menu->addAction(lineIcon(icon), text, this, slot);
        action->setObjectName(name);
        return action;
    };
    add(QStringLiteral("openAnswer"), QStringLiteral("folder-open"), tr("&Open Response…"), &ResponsePanel::openFile);
    menu->addSeparator();
    add(QStringLiteral("copyAnswer"), QStringLiteral("copy"), tr("&Copy Response"), &ResponsePanel::copy);
    add(QStringLiteral("copyAnswerTable"), QStringLiteral("copy"), tr("Copy Current &Table"), &ResponsePanel::copyTable);
    add(QStringLiteral("saveAnswer"), QStringLiteral("save"), tr("&Save Response…"), &ResponsePanel::saveRequested);
    m_moreButton->setMenu(menu);
    m_moreButton->setPopupMode(QToolButton::InstantPopup);
}

QMenu *ResponsePanel::menu() const
{
    return m_moreButton->menu();
}

void ResponsePanel::connectParts()
{
    connect(m_stopButton, &QToolButton::clicked, this, &ResponsePanel::stopRequested);
    connect(m_copyPrompt, &QToolButton::clicked, this, &ResponsePanel::promptCopyRequested);
    connect(m_pasteButton, &QToolButton::clicked, this, &ResponsePanel::paste);
    connect(m_retryButton, &QToolButton::clicked, this, [this] { m_retrySheet->open(m_response.retryMessage); });
    connect(m_summary, &ResponseSummary::editChosen, this, [this](const QString &file, int line) {
        Q_EMIT locationChosen({file, {{0, line, 1}, {0, line, 1}}});
    });
    connect(m_retrySheet, &ResponseRetrySheet::sendRequested, this, &ResponsePanel::retryRequested);
    connect(m_emptyState, &EmptyState::actionTriggered, this, [this] { m_emptyAction(); });
    connect(m_tables, &ResponseTables::spanChosen, m_text, &ResponseTextView::showSpan);
    connect(m_text, &ResponseTextView::characterChosen, m_tables, &ResponseTables::showRowsAt);
}

/// Places the text beside the tables, or in a narrow dock as their first tab.
void ResponsePanel::placeText()
{
    const bool isBeside = width() >= minWidthForTables;
    if (isBeside == m_isTextBesideTables)
        return;
    m_isTextBesideTables = isBeside;
    if (isBeside) {
        m_splitter->insertWidget(0, m_text);
        m_splitter->setSizes({5000, 5000});
        m_text->show();
    } else {
        m_tables->insertTab(0, m_text, tr("Response"));
        m_tables->setCurrentIndex(0);
    }
}

void ResponsePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeText();
}

/// Changes the state. Clears the previous content unless a response is shown.
void ResponsePanel::setState(State state)
{
    m_state = state;
    m_message->hide();
    m_retrySheet->hide();
    if (state != State::Answered) {
        m_response = {};
        m_text->clearContents();
        m_response.isArriving = state == State::Waiting;
        m_tables->setResponse(m_response);
    }
    const bool showsResponse = state == State::Waiting || state == State::Answered;
    showPage(showsResponse);
    m_stopButton->setVisible(state == State::Waiting);
    m_retryButton->setVisible(state == State::Answered && !m_response.retryMessage.isEmpty());
    m_copyPrompt->setVisible(state == State::AwaitingManualResponse);
    m_pasteButton->setVisible(state != State::Waiting);
    const bool hasText = state == State::Answered && !m_response.parsed.text.isEmpty();
    for (QAction *action : m_moreButton->menu()->actions())
        action->setEnabled(action->objectName() == QLatin1String("openAnswer") ? state != State::Waiting : hasText);
}

/// Shows the response or the empty state. The displayed page becomes the focus proxy of the panel, and gets the focus if the other page had it.
void ResponsePanel::showPage(bool isResponse)
{
    const bool hadFocus = m_pages->isAncestorOf(window()->focusWidget()) && (m_pages->currentWidget() == m_emptyState) == isResponse;
    m_pages->setCurrentWidget(isResponse ? static_cast<QWidget *>(m_splitter) : m_emptyState);
    setFocusProxy(isResponse ? static_cast<QWidget *>(m_text) : m_emptyState->actionButton());
    if (hadFocus)
        setFocus(Qt::OtherFocusReason);
}

void ResponsePanel::showEmpty(const QString &title, const QString &text, const QString &action, const std::function<void()> &run)
{
    m_emptyState->setTexts(title, text, action);
    m_emptyAction = run;
}

void ResponsePanel::clearContents(bool canSend)
{
    m_summary->clearContents();
    setState(State::Empty);
    if (canSend)
        showEmpty(tr("No response yet"),
            tr("The response appears here as it arrives, with its quality, repairs and findings. You can also paste or drop a response from elsewhere."),
            tr("Send prompt"), [this] { Q_EMIT sendRequested(); });
    else
        showEmpty(tr("No response yet"), tr("Open a workspace to send its prompt. You can also paste or drop a response from elsewhere."),
            tr("Paste response"), [this] { paste(); });
}

void ResponsePanel::startWaiting(const AwaitedResponse &awaited)
{
    setState(State::Waiting);
    m_summary->startWaiting(awaited);
}

void ResponsePanel::append(const QString &piece)
{
    m_text->append(piece);
    m_summary->setReceivedLength(m_text->text().size());
}

void ResponsePanel::setPartialResponse(const ShownResponse &response)
{
    if (!isWaiting())
        return;
    m_text->setMarks(response.parsed);
    m_tables->setResponse(response);
}

void ResponsePanel::setProgress(const QString &progress)
{
    m_summary->setProgress(progress);
}

void ResponsePanel::setResponse(const ShownResponse &response)
{
    m_response = response;
    m_text->setResponse(response.parsed);
    m_tables->setResponse(response);
    const bool wasWaiting = isWaiting();
    setState(State::Answered);
    m_summary->setResponse(response);
    if (wasWaiting)
        announce(m_summary, m_summary->accessibleName());
    showFailure();
    showFirstRepair();
}

/// Scrolls to the first repair and selects its row, because the user should check repairs first.
void ResponsePanel::showFirstRepair()
{
    const Repair *first = nullptr;
    for (const Repair &repair : m_response.parsed.repairs) {
        if (!isFilterRepair(repair) && (!first || repair.offset < first->offset))
            first = &repair;
    }
    if (!first)
        return;
    m_tables->showPage(ResponseTables::Page::Repaired);
    m_tables->showRowsAt(first->offset);
    if (!m_isTextBesideTables)
        m_tables->setCurrentWidget(m_text);
    m_text->showSpan(first->offset, first->offset + first->before.size());
}

void ResponsePanel::showFailure()
{
    const bool isAccepted = m_response.guardrail.isEmpty() || m_response.parsed.verdict == Verdict::ProseOnly; // the data can arrive after the tool results
    if (!m_response.awaitedTools.isEmpty() && isAccepted)
        return showAwaitedTools();
    if (!m_response.failure && !m_response.guardrail.isEmpty())
        return showError(tr("An agent guardrail rejected the response"), m_response.guardrail);
    if (!m_response.failure)
        return;
    const CallFailure &failure = *m_response.failure;
    const bool isCanceled = failure.kind == FailureKind::Canceled;
    m_message->setNotice({isCanceled ? NoticeKind::Note : NoticeKind::Error, failureTitle(failure.kind), failure.message});
    QList<MessageAction> actions;
    if (failure.kind == FailureKind::NoKey || failure.kind == FailureKind::Unauthorized)
        actions += MessageAction{tr("Set a key…"), [this] { Q_EMIT keysRequested(); }};
    else if (failure.kind != FailureKind::BadRequest)
        actions += MessageAction{tr("Send again"), [this] { Q_EMIT sendRequested(); }};
    m_message->setActions(actions);
    m_message->show();
}

void ResponsePanel::showAwaitedTools()
{
    //: Text of an empty view; %1 is a list of tools
    const QString details = tr("Called tools: %1. To answer such calls automatically, set “Simulated tool replies” in the options of the next request.").arg(m_response.awaitedTools.join(listSeparator()));
    m_message->setNotice({NoticeKind::Note, tr("The model called tools and is waiting for their results"), details});
    m_message->setActions({});
    m_message->show();
}

void ResponsePanel::startManualPrompt(const ManualPrompt &prompt)
{
    showManualPrompt(prompt, tr("The prompt is on the clipboard"));
}

void ResponsePanel::offerManualPrompt(const ManualPrompt &prompt)
{
    showManualPrompt(prompt, tr("A prompt is waiting for its response"));
}

void ResponsePanel::showManualPrompt(const ManualPrompt &prompt, const QString &title)
{
    setState(State::AwaitingManualResponse);
    m_summary->setManualPrompt(prompt.promptFile);
    //: Text of an empty view; %1 is a file
    showEmpty(title, tr("Paste the prompt into the model’s chat window. Then paste or drop the response here, or save it as %1.").arg(prompt.responseFile),
        tr("Paste response"), [this] { paste(); });
}

void ResponsePanel::showError(const QString &title, const QString &details)
{
    m_message->setNotice({NoticeKind::Error, title, details});
    m_message->setActions({});
    m_message->show();
}

QString ResponsePanel::text() const
{
    return m_text->text();
}

void ResponsePanel::showRange(const Range &range)
{
    if (!m_isTextBesideTables)
        m_tables->setCurrentWidget(m_text);
    m_text->showSpan(range.start.offset, range.end.offset);
}

void ResponsePanel::paste()
{
    if (isWaiting())
        return;
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        showError(tr("The clipboard contains no text"), tr("Copy the response first, then paste it here."));
    else
        Q_EMIT responsePasted(text);
}

void ResponsePanel::openFile()
{
    Q_EMIT fileRequested();
}

void ResponsePanel::copy() const
{
    QGuiApplication::clipboard()->setText(m_text->text());
}

void ResponsePanel::copyTable() const
{
    QGuiApplication::clipboard()->setText(m_tables->tableText());
}

void ResponsePanel::dragEnterEvent(QDragEnterEvent *event)
{
    if (!isWaiting() && (event->mimeData()->hasUrls() || event->mimeData()->hasText()))
        event->acceptProposedAction();
}

void ResponsePanel::dropEvent(QDropEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    event->acceptProposedAction();
    if (!urls.isEmpty() && urls.constFirst().isLocalFile())
        Q_EMIT responseFileChosen(urls.constFirst().toLocalFile());
    else if (!event->mimeData()->text().isEmpty())
        Q_EMIT responsePasted(event->mimeData()->text());
}

/// Pastes a response on Ctrl+V anywhere in the dock, because the text is read-only. Escape stops a request.
void ResponsePanel::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Paste))
        return paste();
    if (event->key() == Qt::Key_Escape && isWaiting())
        return Q_EMIT stopRequested();
    QWidget::keyPressEvent(event);
}

} // namespace outcrop
