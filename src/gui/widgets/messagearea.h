// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/messagebar.h"

#include <QHash>

class QVBoxLayout;

namespace outcrop {

/// The message area above the documents. A new message replaces the previous message with the same topic.
class MessageArea : public QWidget
{
    Q_OBJECT

public:
    explicit MessageArea(QWidget *parent = nullptr);

    void show(const QString &topic, const Notice &notice, const QList<MessageAction> &actions = {});
    void clear(const QString &topic);
    bool hasMessages() const;
    /// Returns the height that the messages need at the current width. Wrapped texts would otherwise reserve the height of a narrow window.
    QSize sizeHint() const override;

Q_SIGNALS:
    /// Emitted when a message appears or disappears.
    void changed();

protected:
    bool eventFilter(QObject *bar, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    MessageBar *barFor(const QString &topic);

    QVBoxLayout *m_column;
    QHash<QString, MessageBar *> m_bars;
};

} // namespace outcrop
