// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/messagearea.h"

#include "gui/widgets/taborder.h"

#include <QEvent>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace outcrop {

namespace {

constexpr qsizetype historyLimit = 200;

} // namespace

MessageArea::MessageArea(QWidget *parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(1);
}

void MessageArea::show(const QString &topic, const Notice &notice, const QList<MessageAction> &actions)
{
    MessageBar *bar = barFor(topic);
    bar->setNotice(notice);
    bar->setActions(actions);
    bar->show();
    addToHistory(topic, notice);
}

void MessageArea::addToHistory(const QString &topic, const Notice &notice)
{
    const auto isSame = [&](const ShownNotice &shown) { return shown.topic == topic && shown.notice == notice; };
    if (!m_history.isEmpty() && isSame(m_history.constFirst()))
        m_history.removeFirst();
    m_history.prepend(ShownNotice{topic, QDateTime::currentDateTime(), notice});
    if (m_history.size() > historyLimit)
        m_history.removeLast();
    Q_EMIT historyChanged();
}

void MessageArea::clearHistory()
{
    m_history.clear();
    Q_EMIT historyChanged();
}

void MessageArea::clear(const QString &topic)
{
    if (MessageBar *bar = m_bars.value(topic))
        bar->hide();
}

QSize MessageArea::sizeHint() const
{
    const QSize hint = QWidget::sizeHint();
    const int wide = std::max(hint.width(), width());
    return {wide, m_column->hasHeightForWidth() ? m_column->heightForWidth(wide) : hint.height()};
}

void MessageArea::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
}

bool MessageArea::hasMessages() const
{
    return std::any_of(m_bars.begin(), m_bars.end(), [](const MessageBar *bar) { return !bar->isHidden(); });
}

/// Emits changed() when a bar is shown or hidden, for example closed by the user.
bool MessageArea::eventFilter(QObject *bar, QEvent *event)
{
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        Q_EMIT changed();
    return QWidget::eventFilter(bar, event);
}

MessageBar *MessageArea::barFor(const QString &topic)
{
    MessageBar *&bar = m_bars[topic];
    if (!bar) {
        bar = new MessageBar(this);
        bar->setObjectName(topic + QStringLiteral("Message"));
        m_column->addWidget(bar);
        moveInTabOrder(bar, this);
        bar->installEventFilter(this);
    }
    return bar;
}

} // namespace outcrop
