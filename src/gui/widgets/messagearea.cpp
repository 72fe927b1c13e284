// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/messagearea.h"

#include "gui/widgets/taborder.h"

#include <QEvent>
#include <QResizeEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace outcrop {

namespace {

constexpr qsizetype historyLimit = 200;
constexpr int windowShare = 6; ///< the reciprocal of the maximum share of the window height that messages use

} // namespace

MessageArea::MessageArea(QWidget *parent) : QWidget(parent), m_scroll(new QScrollArea(this))
{
    auto *content = new QWidget(m_scroll);
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(1);
    content->installEventFilter(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(content);
    m_scroll->setMinimumSize(1, 1); // a message can be lower than the minimum of a scroll area
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_scroll);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
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
    const auto isSame = [&](const ShownNotice &shownNotice) { return shownNotice.topic == topic && shownNotice.notice == notice; };
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

int MessageArea::heightLimit() const
{
    return isWindow() ? QWIDGETSIZE_MAX : window()->height() / windowShare;
}

QSize MessageArea::sizeHint() const
{
    const QSize hint = m_column->sizeHint();
    const int fullWidth = std::max(hint.width(), width());
    const int neededHeight = m_column->hasHeightForWidth() ? m_column->heightForWidth(fullWidth) : hint.height();
    return {fullWidth, std::min(neededHeight, heightLimit())};
}

QSize MessageArea::minimumSizeHint() const
{
    return {m_column->minimumSize().width(), std::min(m_column->minimumSize().height(), heightLimit())};
}

void MessageArea::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
}

void MessageArea::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    window()->installEventFilter(this); // the limit depends on the height of the window
}

bool MessageArea::hasMessages() const
{
    return std::any_of(m_bars.begin(), m_bars.end(), [](const MessageBar *bar) { return !bar->isHidden(); });
}

/// Emits changed() when a bar is shown or hidden, for example closed by the user. Follows the height of the messages.
bool MessageArea::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    const bool isShownOrHidden = watched->parent() == m_scroll->widget() && (type == QEvent::ShowToParent || type == QEvent::HideToParent);
    const bool mayChangeHeight = (watched == m_scroll->widget() && type == QEvent::LayoutRequest) || (watched == window() && type == QEvent::Resize);
    if (isShownOrHidden || mayChangeHeight)
        updateGeometry();
    if (isShownOrHidden)
        Q_EMIT changed();
    return QWidget::eventFilter(watched, event);
}

MessageBar *MessageArea::barFor(const QString &topic)
{
    MessageBar *&bar = m_bars[topic];
    if (!bar) {
        bar = new MessageBar(m_scroll->widget());
        bar->setObjectName(topic + QStringLiteral("Message"));
        m_column->addWidget(bar);
        moveInTabOrder(bar, this);
        bar->installEventFilter(this);
    }
    return bar;
}

} // namespace outcrop
