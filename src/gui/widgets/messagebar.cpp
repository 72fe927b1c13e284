// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/messagebar.h"

#include "gui/look/icons.h"
#include "gui/look/quotedtext.h"
#include "gui/widgets/announcement.h"
#include "gui/widgets/iconlabel.h"
#include "gui/widgets/taborder.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

namespace outcrop {

namespace {

QString iconName(NoticeKind kind)
{
    switch (kind) {
    case NoticeKind::Error:
        return QStringLiteral("error");
    case NoticeKind::Warning:
        return QStringLiteral("warning");
    case NoticeKind::Note:
        return QStringLiteral("note");
    case NoticeKind::Success:
        return QStringLiteral("success");
    }
    return {};
}

QLabel *makeText(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

NoticeKind noticeKind(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return NoticeKind::Error;
    case Severity::Warning:
        return NoticeKind::Warning;
    case Severity::Note:
        return NoticeKind::Note;
    }
    return NoticeKind::Note;
}

QString noticeKindTitle(NoticeKind kind)
{
    switch (kind) {
    case NoticeKind::Error:
        return MessageBar::tr("Error");
    case NoticeKind::Warning:
        return MessageBar::tr("Warning");
    case NoticeKind::Note:
        return MessageBar::tr("Note");
    case NoticeKind::Success:
        //: Kind of a message about a successful action, for screen readers and lists
        return MessageBar::tr("Done");
    }
    return {};
}

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
    , m_icon(new IconLabel(this))
    , m_title(makeText(this))
    , m_details(makeText(this))
    , m_buttons(new QHBoxLayout)
    , m_closeButton(new QToolButton(this))
{
    setObjectName(QStringLiteral("messageBar"));
    m_title->setObjectName(QStringLiteral("messageTitle"));
    m_details->setObjectName(QStringLiteral("messageDetails"));
    QFont boldFont = m_title->font();
    boldFont.setBold(true);
    m_title->setFont(boldFont);
    makeCloseButton();
    layOut();
}

void MessageBar::makeCloseButton()
{
    m_closeButton->setObjectName(QStringLiteral("messageClose"));
    m_closeButton->setIcon(lineIcon(QStringLiteral("close")));
    m_closeButton->setAutoRaise(true);
    m_closeButton->setToolTip(tr("Close this notification"));
    m_closeButton->setAccessibleName(m_closeButton->toolTip());
    connect(m_closeButton, &QToolButton::clicked, this, [this] {
        hide();
        Q_EMIT closed();
    });
}

void MessageBar::layOut()
{
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_title);
    texts->addWidget(m_details);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 6, 6);
    row->setSpacing(8);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    row->addLayout(m_buttons);
    row->addWidget(m_closeButton, 0, Qt::AlignTop);
}

void MessageBar::setNotice(const Notice &notice)
{
    m_notice = notice;
    m_icon->setIcon(lineIcon(iconName(notice.kind), colorRole()));
    m_icon->setAccessibleName(noticeKindTitle(notice.kind));
    m_title->setText(quotedText(notice.title));
    m_details->setText(quotedText(notice.details));
    m_details->setVisible(!notice.details.isEmpty());
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_details->text());
    announce();
    update();
}

/// Announces the message to screen readers, because the message does not get the focus.
void MessageBar::announce()
{
    outcrop::announce(this, m_notice.details.isEmpty() ? m_notice.title : m_notice.title + u'\n' + m_notice.details);
}

void MessageBar::setActions(const QList<MessageAction> &actions)
{
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    QList<QWidget *> buttons;
    for (const MessageAction &action : actions) {
        auto *button = new QPushButton(action.text, this);
        button->setToolTip(action.toolTip);
        connect(button, &QPushButton::clicked, this, action.run);
        m_buttons->addWidget(button);
        buttons += button;
    }
    setTabOrderAfter(m_closeButton->previousInFocusChain(), buttons);
}

void MessageBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QColor tint = color(colorRole(), palette());
    painter.fillRect(QRect(isRightToLeft() ? width() - 4 : 0, 0, 4, height()), tint);
    tint.setAlpha(28);
    painter.fillRect(rect(), tint);
}

ColorRole MessageBar::colorRole() const
{
    switch (m_notice.kind) {
    case NoticeKind::Error:
        return ColorRole::Error;
    case NoticeKind::Warning:
        return ColorRole::Warning;
    case NoticeKind::Note:
        return ColorRole::Note;
    case NoticeKind::Success:
        return ColorRole::Success;
    }
    return ColorRole::Text;
}

} // namespace outcrop
