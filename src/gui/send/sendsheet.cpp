// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/send/sendsheet.h"

#include "core/base/explainerror.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/render/requestfigures.h"
#include "gui/keys/keyrows.h"
#include "gui/look/icons.h"
#include "gui/widgets/iconlabel.h"
#include "gui/widgets/textcolor.h"
#include "models/budget/budgetvaluetext.h"

#include <QCheckBox>
#include <QDockWidget>
#include <QEvent>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMainWindow>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace outcrop {

namespace {

constexpr int sheetWidth = 440;
constexpr int gap = 12;

QString number(qint64 value)
{
    return groupedNumber(value, QLocale());
}

/// Returns the reason why the key is sent or not sent, for a row of the sheet.
QString keyText(const KeyState &key)
{
    if (!key.owner.needsKey())
        return SendSheet::tr("not needed");
    if (key.host == KeyHostState::Unconfirmed && key.sources.isEmpty())
        return SendSheet::tr("missing, and this host is not allowed");
    if (key.host == KeyHostState::Unconfirmed)
        return SendSheet::tr("not sent to this host until you allow the host");
    if (key.host == KeyHostState::Refused)
        return SendSheet::tr("never sent to this host: the connection is not encrypted, or the URL is not valid. Use a valid HTTPS URL.");
    //: Source of a key in the sheet before sending; %1 is a key source such as "system key store"
    return key.sources.isEmpty() ? SendSheet::tr("missing")
                                : SendSheet::tr("from the %1").arg(keySourceTitle(key.sources.constFirst()));
}

QString questionOf(const SendPreview &preview)
{
    const QString provider = preview.request().provider;
    if (preview.isManual())
        return SendSheet::tr("Copy the prompt and paste the response later?");
    if (SendSheet::canSend(preview))
        //: Title of the sheet before sending; %1 is the name of a provider
        return SendSheet::tr("Send this request to %1?").arg(provider);
    if (preview.blockingFindings.isEmpty() && preview.key && preview.key->sources.isEmpty() && preview.key->owner.needsKey())
        //: Title of the sheet before sending; %1 is the name of a provider
        return SendSheet::tr("%1 needs an API key before you can send").arg(provider);
    //: Title of the sheet before sending; %1 is the name of a provider
    return SendSheet::tr("Cannot send to %1").arg(provider);
}

} // namespace

SendSheet::SendSheet(QWidget *parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_area(new QScrollArea(this))
    , m_rows(new QFormLayout)
    , m_skipConfirmation(new QCheckBox(this))
    , m_moreButton(new QToolButton(this))
    , m_choices(new SendChoicesForm(this))
    , m_sendButton(new QPushButton(lineIcon(QStringLiteral("send")), tr("Send"), this))
    , m_cancelButton(new QPushButton(tr("Cancel"), this))
    , m_keys(new QPushButton(lineIcon(QStringLiteral("key")), tr("Set a key…"), this))
{
    setObjectName(QStringLiteral("sendSheet"));
    setAccessibleName(tr("Request to send"));
    m_sendButton->setObjectName(QStringLiteral("confirmSend"));
    m_cancelButton->setObjectName(QStringLiteral("cancelSend"));
    m_keys->setObjectName(QStringLiteral("sendKeys"));
    m_skipConfirmation->setObjectName(QStringLiteral("askNoMore"));
    m_moreButton->setObjectName(QStringLiteral("sendMore"));
    m_moreButton->setText(tr("Options for this request"));
    m_moreButton->setCheckable(true);
    m_moreButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
    QFont boldFont = font();
    boldFont.setBold(true);
    m_title->setFont(boldFont);
    m_title->setWordWrap(true);
    setUpRows();
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_keys);
    buttons->addStretch(1);
    buttons->addWidget(m_cancelButton);
    buttons->addWidget(m_sendButton);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(gap, gap, gap, gap);
    column->addWidget(m_title);
    column->addWidget(m_area);
    column->addWidget(m_moreButton, 0, Qt::AlignLeading);
    column->addWidget(m_choices);
    column->addWidget(m_skipConfirmation);
    column->addLayout(buttons);
    connect(m_sendButton, &QPushButton::clicked, this, &SendSheet::sendRequested);
    connect(m_cancelButton, &QPushButton::clicked, this, &SendSheet::canceled);
    connect(m_keys, &QPushButton::clicked, this, &SendSheet::keysRequested);
    connect(this, &SendSheet::canceled, this, &QWidget::hide);
    connect(m_choices, &SendChoicesForm::changed, this, [this] {
        m_sendButton->setEnabled(false); // disabled until the preview shows the choices
        Q_EMIT choicesChanged();
    });
    connect(m_moreButton, &QToolButton::toggled, this, [this](bool showsMore) {
        m_choices->setVisible(showsMore);
        positionSheet();
    });
    m_choices->hide();
    parent->installEventFilter(this);
    hide();
}

void SendSheet::setUpRows()
{
    auto *rows = new QWidget(m_area);
    rows->setLayout(m_rows);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setHorizontalSpacing(gap);
    m_area->setObjectName(QStringLiteral("sendRows"));
    m_area->setFocusPolicy(Qt::NoFocus); // Page Up and Page Down scroll without the focus, see keyPressEvent()
    m_area->setWidget(rows);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

bool SendSheet::canSend(const SendPreview &preview)
{
    const bool hasKey = preview.isManual() || !preview.key || preview.key->isReady();
    return hasKey && !preview.blockingError() && !preview.history.isRefused();
}

bool SendSheet::needsConfirmation(const SendPreview &preview)
{
    return !canSend(preview) || !preview.unfitFindings.isEmpty() || preview.chain.jobs.size() > 1 || preview.history.omitsMessages() || !preview.history.fitsBudget || !preview.removedParts.isEmpty()
        || !preview.secrets.isEmpty();
}

bool SendSheet::skipsConfirmation() const
{
    return m_skipConfirmation->isChecked();
}

SendChoices SendSheet::choices() const
{
    return m_choices->choices();
}

void SendSheet::resetChoices()
{
    m_choices->reset();
    m_moreButton->setChecked(false);
}

void SendSheet::showError(const QString &message)
{
    clearRows();
    m_title->setText(tr("Cannot send"));
    addRow(QStringLiteral("sendError"), tr("Reason"), message, QStringLiteral("error"));
    m_skipConfirmation->hide();
    m_moreButton->setVisible(!choices().toolReplies.isEmpty()); // the options with a file are shown, so that the user can correct the file
    m_sendButton->setEnabled(false);
    m_keys->hide();
    open();
}

void SendSheet::showPreview(const SendPreview &preview)
{
    clearRows();
    const QString provider = preview.request().provider;
    const bool canSendNow = canSend(preview);
    m_title->setText(questionOf(preview));
    addTarget(preview);
    addCosts(preview);
    addKeyRow(preview);
    addSession(preview);
    addProblems(preview);
    if (!preview.isManual())
        addRequests(preview.plan); // added last, because the list can be long
    m_choices->showPreview(preview);
    m_moreButton->setVisible(true);
    if (!preview.unfitFindings.isEmpty())
        m_moreButton->setChecked(true);
    m_skipConfirmation->setChecked(false);
    //: Check box in the sheet before sending; %1 is the name of a provider
    m_skipConfirmation->setText(tr("Always send to %1 without asking").arg(provider));
    m_skipConfirmation->setToolTip(tr("Outcrop still asks for confirmation if the request has problems, parts would be omitted, other models can be used, or the prompt contains secrets"));
    if (preview.isManual())
        m_skipConfirmation->setText(tr("Always copy without asking"));
    m_skipConfirmation->setVisible(canSendNow);
    m_sendButton->setText(preview.isManual() ? tr("Copy prompt") : tr("Send"));
    m_sendButton->setEnabled(canSendNow);
    m_keys->setVisible(preview.key && !preview.key->isReady());
    open();
}

void SendSheet::showReplay(const ReplayPlan &plan, const QString &provider)
{
    clearRows();
    //: Title of the sheet before a replay; %1 is a session, %2 the name of a provider
    m_title->setText(tr("Replay %1 with %2?").arg(plan.session, provider));
    addRow(QStringLiteral("replayTurns"), tr("Turns"), tr("%n turn(s), in sequence", nullptr, static_cast<int>(plan.jobs.size())));
    addRow(QStringLiteral("replayInto"), tr("Session"), plan.newSession);
    m_moreButton->setVisible(false);
    m_moreButton->setChecked(false);
    addRow(QStringLiteral("replayCost"), tr("Cost"), plan.estimatedCost ? tr("about %1, if the responses are as long as in the original session").arg(toText(*plan.estimatedCost, QLocale())) : tr("unknown: no price for this model"));
    addRequests(plan.requests);
    m_skipConfirmation->setChecked(false);
    m_skipConfirmation->hide();
    m_sendButton->setText(tr("Replay"));
    m_sendButton->setEnabled(!plan.jobs.isEmpty());
    m_keys->hide();
    open();
}

void SendSheet::addTarget(const SendPreview &preview)
{
    const RenderedRequest &request = preview.request();
    const QString model = request.model.isEmpty() ? request.provider : tr("%1 · %2").arg(request.provider, request.model);
    //: Row in the sheet before sending; %1 is a provider and model, %2 the setting that selected the model
    addRow(QStringLiteral("sendModel"), tr("Model"), preview.choiceSource.isEmpty() ? model : tr("%1 (%2)").arg(model, preview.choiceSource));
    addRow(QStringLiteral("sendHost"), preview.isManual() ? tr("Destination") : tr("Host"), preview.isManual() ? tr("clipboard") : preview.origin);
}

/// Adds the requests that may be made, in order, and the skipped models.
void SendSheet::addRequests(const SendPlan &plan)
{
    QStringList lines;
    for (const PlannedRequest &one : plan.requests) {
        const QString model = one.model.isEmpty() ? one.provider : tr("%1 · %2").arg(one.provider, one.model);
        const bool isRetry = one.cause == RequestCause::Retry; // a failed request is not billed
        const QString cost = isRetry ? tr("instead of the failed request") : one.cost ? tr("at most %1").arg(toText(*one.cost, QLocale())) : tr("price unknown");
        //: Row in the sheet before sending; %1 is the reason of the request, %2 a provider and model, %3 a host, %4 a price
        QString line = tr("%1: %2 at %3, %4").arg(requestCauseTitle(one.cause), model, one.origin, cost);
        if (one.maxCount > 1)
            line = tr("%1, up to %n time(s)", nullptr, one.maxCount).arg(line);
        lines += one.condition.isEmpty() ? line : tr("%1; %2").arg(line, one.condition);
    }
    for (const QString &reason : plan.excludedModels)
        lines += tr("skipped: %1").arg(reason);
    addRow(QStringLiteral("sendRequests"), tr("At most %n request(s)", nullptr, plan.maxRequestCount()),
        lines.join(u'\n'));
}

void SendSheet::addCosts(const SendPreview &preview)
{
    const auto &figures = preview.request().figures;
    if (figures)
        addRow(QStringLiteral("sendTokens"), tr("Tokens"), preview.maxResponseTokens ? tr("%1 input, at most %2 output").arg(tokensText(figures->tokens.total), number(*preview.maxResponseTokens)) : tr("%1 input").arg(tokensText(figures->tokens.total)));
    if (preview.isManual())
        return;
    QString cost = tr("unknown: no price for this model");
    if (preview.inputCost && preview.maxTotalCost())
        //: Cost in the sheet before sending; %1 and %2 are amounts of money
        cost = tr("%1 for input, at most %2 with the longest responses").arg(toText(*preview.inputCost, QLocale()), toText(*preview.maxTotalCost(), QLocale()));
    else if (preview.inputCost)
        //: Cost in the sheet before sending; %1 is an amount of money
        cost = tr("%1 for input, plus the cost of the output").arg(toText(*preview.inputCost, QLocale()));
    addRow(QStringLiteral("sendCost"), tr("Cost"), cost);
}

void SendSheet::addKeyRow(const SendPreview &preview)
{
    if (!preview.isManual() && preview.key)
        addRow(QStringLiteral("sendKey"), tr("Key"), keyText(*preview.key), preview.key->isReady() ? QString() : QStringLiteral("error"));
}

void SendSheet::addSession(const SendPreview &preview)
{
    const TurnLocation &location = preview.location;
    //: Row in the sheet before sending; %1 is a session, %2 a phase, %3 the number of the turn
    const QString turn = tr("%1 · %2, turn %3").arg(location.session, location.phase).arg(location.turn);
    addRow(QStringLiteral("sendSession"), tr("Session"), turn);
}

/// Adds warnings about omitted history, omitted parts and secrets, and the errors that prevent sending.
void SendSheet::addProblems(const SendPreview &preview)
{
    if (preview.history.omitsMessages() || !preview.history.fitsBudget)
        addRow(QStringLiteral("sendHistory"), tr("History"), preview.history.text(), QStringLiteral("warning"));
    if (!preview.removedParts.isEmpty())
        addRow(QStringLiteral("sendCut"), tr("Omitted parts"), preview.removedParts.join(listSeparator()), QStringLiteral("warning"));
    if (!preview.secrets.isEmpty())
        //: Row in the sheet before sending; %1 lists the secrets found: "1 × OpenAI key"
        addRow(QStringLiteral("sendSecrets"), tr("Secrets"),
            tr("The prompt contains %1. The prompt is sent and stored in the session files unredacted; only the recorded interaction is redacted.").arg(redactionText(preview.secrets)), QStringLiteral("warning"));
    for (const Diagnostic &finding : preview.unfitFindings)
        addRow(QStringLiteral("sendUnfit"), tr("Not ready to send"), finding.location.file.isEmpty() ? finding.message : toString(finding), QStringLiteral("error"));
    if (preview.costLimitError)
        addRow(QStringLiteral("sendTooDear"), tr("Too expensive"), explainError(*preview.costLimitError), QStringLiteral("error"));
    for (const Diagnostic &finding : preview.blockingFindings.first(std::min<qsizetype>(3, preview.blockingFindings.size())))
        addRow(QStringLiteral("sendBlocked"), tr("Error"), toString(finding), QStringLiteral("error"));
}

void SendSheet::addRow(const QString &name, const QString &title, const QString &text, const QString &icon)
{
    QWidget *rows = m_area->widget();
    auto *value = new QLabel(text, rows);
    value->setObjectName(name);
    value->setTextFormat(Qt::PlainText);
    value->setWordWrap(true);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *label = new QLabel(title, rows);
    TextColor::set(*label, ColorRole::Muted);
    if (icon.isEmpty())
        return m_rows->addRow(label, value);
    auto *both = new QHBoxLayout;
    both->setSpacing(6);
    auto *picture = new IconLabel(rows);
    const bool isError = icon == QLatin1String("error");
    picture->setIcon(lineIcon(icon, isError ? ColorRole::Error : ColorRole::Warning));
    picture->setAccessibleName(isError ? tr("Error") : tr("Warning"));
    both->addWidget(picture, 0, Qt::AlignTop);
    both->addWidget(value, 1);
    m_rows->addRow(label, both);
}

void SendSheet::clearRows()
{
    while (m_rows->rowCount() > 0)
        m_rows->removeRow(0);
}

void SendSheet::open()
{
    positionSheet();
    show();
    raise();
    const QList<QDockWidget *> docks = parentWidget()->findChildren<QDockWidget *>(QString(), Qt::FindDirectChildrenOnly);
    for (QDockWidget *dock : docks)
        dock->installEventFilter(this);
    QPushButton *next = m_sendButton->isEnabled() ? m_sendButton : m_keys->isHidden() ? m_cancelButton : m_keys;
    next->setFocus(Qt::PopupFocusReason);
}

/// Places the sheet at the end of the window's top edge, below the Send button. If the window is too low, the rows scroll.
void SendSheet::positionSheet()
{
    const int width = std::min(sheetWidth, parentWidget()->width() - 2 * gap);
    const auto *window = qobject_cast<const QMainWindow *>(parentWidget());
    const int top = gap + (window && window->centralWidget() ? window->centralWidget()->geometry().top() : 0);
    const int availableHeight = parentWidget()->height() - top - gap;
    const int wanted = std::max(0, m_rows->totalHeightForWidth(width - 2 * gap));
    m_area->setFixedHeight(wanted);
    layout()->invalidate();
    const int whole = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
    m_area->setFixedHeight(std::max(wanted - std::max(0, whole - availableHeight), 2 * fontMetrics().lineSpacing()));
    const int height = std::min(whole, availableHeight);
    const int left = isRightToLeft() ? gap : parentWidget()->width() - width - gap;
    setGeometry(left, top, width, height);
}

bool SendSheet::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        positionSheet();
    if (watched != parentWidget() && event->type() == QEvent::ZOrderChange && isVisible())
        raise(); // the sheet must stay above panels that were opened later
    return QFrame::eventFilter(watched, event);
}

void SendSheet::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return Q_EMIT canceled();
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown)
        return m_area->verticalScrollBar()->triggerAction(event->key() == Qt::Key_PageUp ? QAbstractSlider::SliderPageStepSub : QAbstractSlider::SliderPageStepAdd);
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    auto *button = qobject_cast<QPushButton *>(focusWidget());
    if (isEnter && (button || m_sendButton->isEnabled()))
        return (button ? button : m_sendButton)->click();
    QFrame::keyPressEvent(event);
}

void SendSheet::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().window());
    painter.setPen(QPen(color(ColorRole::Accent, palette()), 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

} // namespace outcrop
