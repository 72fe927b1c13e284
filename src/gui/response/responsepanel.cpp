// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/response/responsepanel.h"

#include "gui/look/icons.h"
#include "gui/response/responsetables.h"
#include "gui/response/responsetext.h"
#include "gui/response/verdictlook.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/emptystate.h"
#include "models/response/qualitytable.h"
#include "models/response/responsewords.h"

#include <QClipboard>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace outcrop {

namespace {

constexpr int roomForBoth = 720;
constexpr int clockMilliseconds = 100;

QFont boldOf(QFont font)
{
    font.setBold(true);
    return font;
}

/// The first that was asked until there is an answer, then the one that answered.
QString targetText(const QString &provider, const QString &model)
{
    return model.isEmpty() ? provider : ResponsePanel::tr("%1 · %2").arg(provider, model);
}

} // namespace

ResponsePanel::ResponsePanel(QWidget *parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_verdict(new QLabel(this))
    , m_facts(new ElidedLabel(this))
    , m_costs(new ElidedLabel(this))
    , m_stop(addButton(QStringLiteral("stopAnswer"), tr("Stop"), tr("Stop asking; what has come is kept"), QStringLiteral("stop")))
    , m_askAgain(addButton(QStringLiteral("askAgain"), tr("Ask Again…"), tr("See what would be said to get a better answer, and send it"), QStringLiteral("reload")))
    , m_paste(addButton(QStringLiteral("pasteAnswer"), tr("Paste"), tr("Take the text on the clipboard as the answer"), QStringLiteral("paste")))
    , m_more(addButton(QStringLiteral("moreOfAnswer"), tr("More"), tr("Open, copy and save answers"), QStringLiteral("more")))
    , m_message(new MessageBar(this))
    , m_reask(makeReask())
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
    , m_body(new QSplitter(Qt::Horizontal, this))
    , m_text(new ResponseText(this))
    , m_tables(new ResponseTables(this))
{
    setAcceptDrops(true);
    setUpBody();
    setUpMenu();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->setSpacing(4);
    column->addLayout(makeHeader());
    column->addWidget(m_costs);
    column->addWidget(m_message);
    column->addWidget(m_reask);
    column->addWidget(m_pages, 1);
    connectParts();
    setFocusProxy(m_text);
    setNothing(false);
}

QToolButton *ResponsePanel::addButton(const QString &name, const QString &text, const QString &help, const QString &icon)
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

QLayout *ResponsePanel::makeHeader()
{
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_verdict->setFont(boldOf(font()));
    m_facts->setObjectName(QStringLiteral("answerFacts"));
    m_facts->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_costs->setObjectName(QStringLiteral("answerCosts"));
    m_costs->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_more->setToolButtonStyle(Qt::ToolButtonIconOnly);
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_icon);
    row->addWidget(m_verdict);
    row->addWidget(m_facts, 1);
    for (QToolButton *button : {m_stop, m_askAgain, m_paste, m_more})
        row->addWidget(button);
    return row;
}

/// What would be said, to be read and changed before it is sent.
QWidget *ResponsePanel::makeReask()
{
    auto *sheet = new QFrame(this);
    sheet->setObjectName(QStringLiteral("reaskSheet"));
    m_reaskText = new QPlainTextEdit(sheet);
    m_reaskText->setObjectName(QStringLiteral("reaskText"));
    m_reaskText->setAccessibleName(tr("What is said to get a better answer"));
    m_reaskText->setTabChangesFocus(true);
    m_reaskText->setFixedHeight(5 * fontMetrics().lineSpacing());
    auto *title = new QLabel(tr("This is sent as the next turn of the conversation. You can change it first."), sheet);
    title->setWordWrap(true);
    auto *send = new QPushButton(lineIcon(QStringLiteral("send")), tr("Send It"), sheet);
    send->setObjectName(QStringLiteral("sendReask"));
    auto *cancel = new QPushButton(tr("Cancel"), sheet);
    cancel->setObjectName(QStringLiteral("cancelReask"));
    auto *grid = new QGridLayout(sheet);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(title, 0, 0, 1, 2);
    grid->addWidget(m_reaskText, 1, 0, 2, 1);
    grid->addWidget(send, 1, 1);
    grid->addWidget(cancel, 2, 1, Qt::AlignTop);
    grid->setColumnStretch(0, 1);
    connect(cancel, &QPushButton::clicked, sheet, &QWidget::hide);
    connect(send, &QPushButton::clicked, this, [this, sheet] {
        sheet->hide();
        Q_EMIT askAgainRequested(m_reaskText->toPlainText());
    });
    sheet->hide();
    return sheet;
}

void ResponsePanel::setUpMenu()
{
    auto *menu = new QMenu(tr("Answer", "menu"), m_more);
    menu->setIcon(lineIcon(QStringLiteral("response")));
    const auto add = [&](const QString &name, const QString &icon, const QString &text, auto slot) {
        QAction *action = menu->addAction(lineIcon(icon), text, this, slot);
        action->setObjectName(name);
        return action;
    };
    add(QStringLiteral("openAnswer"), QStringLiteral("folder-open"), tr("&Open an Answer…"), &ResponsePanel::openFile);
    menu->addSeparator();
    add(QStringLiteral("copyAnswer"), QStringLiteral("copy"), tr("&Copy the Answer"), &ResponsePanel::copy);
    add(QStringLiteral("copyAnswerTable"), QStringLiteral("copy"), tr("Copy the &Table in Front"), &ResponsePanel::copyTable);
    add(QStringLiteral("saveAnswer"), QStringLiteral("save"), tr("&Save the Answer…"), &ResponsePanel::saveRequested);
    m_more->setMenu(menu);
    m_more->setPopupMode(QToolButton::InstantPopup);
}

QMenu *ResponsePanel::menu() const
{
    return m_more->menu();
}

void ResponsePanel::setUpBody()
{
    m_message->setObjectName(QStringLiteral("answerMessage"));
    m_message->hide();
    m_text->setObjectName(QStringLiteral("answerText"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_tables->setObjectName(QStringLiteral("answerTables"));
    m_empty->setObjectName(QStringLiteral("noAnswer"));
    m_body->setChildrenCollapsible(false);
    m_body->addWidget(m_text);
    m_body->addWidget(m_tables);
    m_body->setSizes({5000, 5000});
    m_text->setMinimumSize(120, 60);
    m_tables->setMinimumSize(160, 60);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_body);
}

void ResponsePanel::connectParts()
{
    m_clock.setInterval(clockMilliseconds);
    connect(&m_clock, &QTimer::timeout, this, &ResponsePanel::showElapsed);
    connect(m_stop, &QToolButton::clicked, this, &ResponsePanel::stopRequested);
    connect(m_paste, &QToolButton::clicked, this, &ResponsePanel::paste);
    connect(m_askAgain, &QToolButton::clicked, this, &ResponsePanel::offerAskAgain);
    connect(m_empty, &EmptyState::actionTriggered, this, [this] { m_first(); });
    connect(m_tables, &ResponseTables::spanChosen, m_text, &ResponseText::showSpan);
    connect(m_text, &ResponseText::characterChosen, m_tables, &ResponseTables::showRowsAt);
}

/// Where there is no room beside the tables the text becomes the first of them.
void ResponsePanel::placeText()
{
    const bool beside = width() >= roomForBoth;
    if (beside == m_beside)
        return;
    m_beside = beside;
    if (beside) {
        m_body->insertWidget(0, m_text);
        m_body->setSizes({5000, 5000});
        m_text->show();
    } else {
        m_tables->insertTab(0, m_text, tr("&Answer"));
        m_tables->setCurrentIndex(0);
    }
}

void ResponsePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeText();
}

void ResponsePanel::setNothing(bool canSend)
{
    setWaiting(false);
    m_response = {};
    m_text->setNothing();
    m_tables->setResponse({});
    m_message->hide();
    m_reask->hide();
    m_icon->clear();
    m_verdict->clear();
    m_firstToken = -1;
    setFacts({}, {});
    if (canSend)
        m_empty->setTexts(tr("No answer yet"),
            tr("The answer is shown here as it arrives: what it is worth, what had to be repaired, and how it compares with what was asked for. An answer from elsewhere can be pasted or dropped here."), tr("Send the Prompt"));
    else
        m_empty->setTexts(tr("No answer yet"), tr("Once a workspace is open its prompt can be sent from here. An answer from elsewhere can be pasted or dropped here."), tr("Paste an Answer"));
    m_first = canSend ? std::function<void()>([this] { Q_EMIT sendRequested(); }) : [this] { paste(); };
    m_pages->setCurrentWidget(m_empty);
    updateButtons();
}

void ResponsePanel::startWaiting(const AwaitedResponse &awaited)
{
    setNothing(true);
    m_target = targetText(awaited.provider, awaited.model);
    m_firstToken = -1;
    m_tokens.clear();
    m_since.start();
    m_pages->setCurrentWidget(m_body);
    setWaiting(true);
    m_icon->setPixmap(lineIcon(QStringLiteral("response"), Ink::Accent).pixmap(QSize(16, 16), devicePixelRatioF()));
    m_verdict->setText(tr("Waiting"));
    showElapsed();
}

void ResponsePanel::setWaiting(bool waiting)
{
    m_waiting = waiting;
    if (waiting)
        m_clock.start();
    else
        m_clock.stop();
    updateButtons();
}

void ResponsePanel::append(const QString &piece)
{
    if (m_firstToken < 0) {
        m_firstToken = m_since.elapsed();
        m_verdict->setText(tr("Arriving"));
    }
    m_text->append(piece);
}

void ResponsePanel::setSoFar(const ShownResponse &response)
{
    if (!m_waiting)
        return;
    m_text->setMarks(response.parsed);
    m_tables->setResponse(response);
}

void ResponsePanel::setProgress(const QString &tokens)
{
    m_tokens = tokens;
}

void ResponsePanel::showElapsed()
{
    QStringList facts{m_target, durationText(std::chrono::milliseconds(m_since.elapsed()))};
    if (m_firstToken >= 0)
        //: how long it took until the first token of an answer came
        facts += tr("first token after %1").arg(durationText(std::chrono::milliseconds(m_firstToken)));
    facts += !m_tokens.isEmpty() ? m_tokens : m_firstToken >= 0 ? tr("%1 characters so far").arg(QLocale().toString(m_text->text().size())) : QString();
    setFacts(facts, {});
}

void ResponsePanel::setFacts(const QStringList &facts, const QStringList &costs)
{
    const auto joined = [](QStringList parts) {
        parts.removeAll(QString());
        return parts.join(QStringLiteral(" · "));
    };
    m_facts->setFullText(joined(facts));
    m_costs->setFullText(joined(costs));
    m_costs->setVisible(!joined(costs).isEmpty());
}

void ResponsePanel::setResponse(const ShownResponse &response)
{
    setWaiting(false);
    m_response = response;
    m_text->setResponse(response.parsed);
    m_tables->setResponse(response);
    m_pages->setCurrentWidget(m_body);
    m_reask->hide();
    showVerdict();
    showFacts();
    showFailure();
    updateButtons();
}

/// A call that failed has no verdict; what happened stands in the message.
QString ResponsePanel::failedTitle() const
{
    if (m_response.failure->kind == FailureKind::Cancelled)
        return failureTitle(FailureKind::Cancelled);
    return m_response.parsed.text.isEmpty() ? tr("No answer") : tr("Not the whole answer");
}

void ResponsePanel::showVerdict()
{
    const Verdict verdict = m_response.parsed.verdict;
    const bool failed = m_response.failure.has_value();
    const QIcon icon = failed ? lineIcon(QStringLiteral("error"), Ink::Error) : verdictIcon(verdict);
    m_icon->setPixmap(icon.pixmap(QSize(16, 16), devicePixelRatioF()));
    m_verdict->setText(failed ? failedTitle() : verdictTitle(verdict));
    m_verdict->setToolTip(failed ? m_response.failure->message : verdictMeaning(verdict));
    m_verdict->setAccessibleDescription(m_verdict->toolTip());
}

void ResponsePanel::showFacts()
{
    const ParsedResponse &parsed = m_response.parsed;
    const bool byHand = m_response.provider.isEmpty();
    QStringList facts;
    if (!parsed.text.isEmpty()) {
        facts += envelopeTitle(parsed.envelope);
        //: %1 is a quality such as "86 of 100"
        facts += tr("quality %1").arg(scoreText(parsed.quality));
    }
    facts += m_response.stopDetail.isEmpty() || parsed.verdict == Verdict::Valid ? QString() : m_response.stopDetail;
    QStringList costs{byHand ? tr("brought by hand") : targetText(m_response.provider, m_response.model), usageText(m_response.usage)};
    if (!m_response.usage.isEmpty())
        costs += m_response.cost ? toText(*m_response.cost) : tr("cost unknown");
    if (m_firstToken >= 0 && !byHand)
        costs += tr("first token after %1").arg(durationText(std::chrono::milliseconds(m_firstToken)));
    costs += limitsText(m_response.limits);
    setFacts(facts, costs);
}

void ResponsePanel::showFailure()
{
    m_message->setVisible(m_response.failure.has_value());
    if (!m_response.failure)
        return;
    const CallFailure &failure = *m_response.failure;
    const bool stopped = failure.kind == FailureKind::Cancelled;
    m_message->setNotice({stopped ? NoticeKind::Note : NoticeKind::Error, failureTitle(failure.kind), failure.message});
    QList<MessageAction> actions;
    if (failure.kind == FailureKind::NoKey || failure.kind == FailureKind::Unauthorized)
        actions += MessageAction{tr("Keys and Providers…"), [this] { Q_EMIT keysRequested(); }};
    else if (failure.kind != FailureKind::BadRequest)
        actions += MessageAction{tr("Send Again"), [this] { Q_EMIT sendRequested(); }};
    m_message->setActions(actions);
}

void ResponsePanel::startCarrying(const CarriedPrompt &prompt)
{
    setNothing(true);
    m_verdict->setText(tr("Waiting for you"));
    setFacts({prompt.promptFile}, {});
    //: %1 is a file
    m_empty->setTexts(tr("The prompt is on the clipboard"),
        tr("Paste it where the model is, then bring its answer here: paste it, drop it or a file of it, or save it as %1, which is noticed.").arg(prompt.responseFile), tr("Paste the Answer"));
    m_first = [this] { paste(); };
}

void ResponsePanel::showTrouble(const QString &title, const QString &details)
{
    m_message->setNotice({NoticeKind::Error, title, details});
    m_message->setActions({});
    m_message->show();
}

void ResponsePanel::offerAskAgain()
{
    m_reaskText->setPlainText(m_response.reask);
    m_reask->show();
    m_reaskText->setFocus(Qt::OtherFocusReason);
}

void ResponsePanel::updateButtons()
{
    m_stop->setVisible(m_waiting);
    m_askAgain->setVisible(!m_waiting && !m_response.reask.isEmpty());
    m_paste->setVisible(!m_waiting);
    const bool hasText = !m_text->text().isEmpty();
    for (QAction *action : m_more->menu()->actions()) {
        if (action->objectName() != QLatin1String("openAnswer"))
            action->setEnabled(hasText && !m_waiting);
        else
            action->setEnabled(!m_waiting);
    }
}

QString ResponsePanel::text() const
{
    return m_text->text();
}

void ResponsePanel::paste()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (!text.trimmed().isEmpty() && !m_waiting)
        Q_EMIT textBrought(text);
}

void ResponsePanel::openFile()
{
    Q_EMIT fileWanted();
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
    if (!m_waiting && (event->mimeData()->hasUrls() || event->mimeData()->hasText()))
        event->acceptProposedAction();
}

void ResponsePanel::dropEvent(QDropEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    event->acceptProposedAction();
    if (!urls.isEmpty() && urls.constFirst().isLocalFile())
        Q_EMIT fileBrought(urls.constFirst().toLocalFile());
    else if (!event->mimeData()->text().isEmpty())
        Q_EMIT textBrought(event->mimeData()->text());
}

/// Ctrl+V anywhere in the dock brings an answer: its text cannot be typed into.
void ResponsePanel::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Paste))
        return paste();
    if (event->key() == Qt::Key_Escape && m_waiting)
        return Q_EMIT stopRequested();
    QWidget::keyPressEvent(event);
}

} // namespace outcrop
