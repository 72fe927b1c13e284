// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/messagebar.h"

#include <QDateTime>
#include <QHash>

class QScrollArea;
class QVBoxLayout;

namespace outcrop {

/// A message that was shown, and its time.
struct ShownNotice {
    QString topic;
    QDateTime time;
    Notice notice;
};

/// The message area above the documents. A new message replaces the previous message with the same topic. The history keeps the latest 200 messages.
class MessageArea : public QWidget
{
    Q_OBJECT

public:
    explicit MessageArea(QWidget *parent = nullptr);

    void show(const QString &topic, const Notice &notice, const QList<MessageAction> &actions = {});
    void clear(const QString &topic);
    bool hasMessages() const;
    /// Returns the messages that were shown, latest first. Lists a message once if it is repeated unchanged with no other message in between.
    const QList<ShownNotice> &history() const { return m_history; }
    void clearHistory();
    /// Returns the height that the messages need at the current width, at most a sixth of the window; more messages are scrolled. Wrapped texts would otherwise
    /// reserve the height of a narrow window.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted when a message appears or disappears.
    void changed();
    void historyChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    MessageBar *barFor(const QString &topic);
    int heightLimit() const;
    void addToHistory(const QString &topic, const Notice &notice);

    QScrollArea *m_scroll;
    QVBoxLayout *m_column = nullptr; ///< the layout of the messages in the scroll area
    QHash<QString, MessageBar *> m_bars;
    QList<ShownNotice> m_history;
};

} // namespace outcrop
