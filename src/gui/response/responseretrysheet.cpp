// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/response/responseretrysheet.h"

#include "gui/look/icons.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace outcrop {

namespace {

constexpr int shownLines = 5;

bool isSendKey(const QKeyEvent &event)
{
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    return isEnter && event.modifiers().testFlag(Qt::ControlModifier);
}

} // namespace

ResponseRetrySheet::ResponseRetrySheet(QWidget *parent) : QFrame(parent), m_text(new QPlainTextEdit(this))
{
    setObjectName(QStringLiteral("reaskSheet"));
    m_text->setObjectName(QStringLiteral("reaskText"));
    m_text->setAccessibleName(tr("Follow-up message"));
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(shownLines * fontMetrics().lineSpacing());
    auto *title =
        new QLabel(tr("This message is sent as the next turn of the conversation. You can edit it first."), this);
    title->setWordWrap(true);
    auto *send = new QPushButton(lineIcon(QStringLiteral("send")), tr("Send"), this);
    send->setObjectName(QStringLiteral("sendReask"));
    auto *cancel = new QPushButton(tr("Cancel"), this);
    cancel->setObjectName(QStringLiteral("cancelReask"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(title, 0, 0, 1, 2);
    grid->addWidget(m_text, 1, 0, 2, 1);
    grid->addWidget(send, 1, 1);
    grid->addWidget(cancel, 2, 1, Qt::AlignTop);
    grid->setColumnStretch(0, 1);
    connect(cancel, &QPushButton::clicked, this, &QWidget::hide);
    connect(send, &QPushButton::clicked, this, &ResponseRetrySheet::send);
    hide();
}

void ResponseRetrySheet::open(const QString &message)
{
    m_text->setPlainText(message);
    show();
    m_text->setFocus(Qt::OtherFocusReason);
}

void ResponseRetrySheet::send()
{
    hide();
    Q_EMIT sendRequested(m_text->toPlainText());
}

/// Prevents Ctrl+Enter from triggering the window shortcut that sends the prompt.
bool ResponseRetrySheet::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isSendKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QFrame::event(event);
}

void ResponseRetrySheet::keyPressEvent(QKeyEvent *event)
{
    if (isSendKey(*event))
        return send();
    if (event->key() == Qt::Key_Escape)
        return hide();
    QFrame::keyPressEvent(event);
}

} // namespace outcrop
