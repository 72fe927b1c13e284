// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/replaysession.h"
#include "gui/send/sendchoices.h"

#include <QFrame>

class QCheckBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace outcrop {

/// What would be sent, to whom, with which key and at what cost, before it is: a sheet over the window that waits and stops nothing else.
class SendSheet : public QFrame
{
    Q_OBJECT

public:
    /// Stays at the upper end of its parent.
    explicit SendSheet(QWidget *parent);

    void showPreview(const SendPreview &preview);
    void showReplay(const ReplayPlan &plan, const QString &provider);
    void showError(const QString &message);
    bool asksNoMore() const;
    /// What was chosen in the sheet for this sending.
    SendChoices choices() const;
    void forgetChoices();
    /// Whether nothing prevents sending it.
    static bool canSend(const SendPreview &preview);
    /// Whether there is something that a person should see even when previews are not wanted.
    static bool mustBeSeen(const SendPreview &preview);

Q_SIGNALS:
    void sendRequested();
    void cancelled();
    void keysRequested();
    void choicesChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void addRow(const QString &name, const QString &title, const QString &text, const QString &icon = {});
    void clearRows();
    void addTarget(const SendPreview &preview);
    void addMoney(const SendPreview &preview);
    void addRequests(const SendPlan &plan);
    void addKeyRow(const SendPreview &preview);
    void addSession(const SendPreview &preview);
    void addTrouble(const SendPreview &preview);
    void open();
    void place();

    QLabel *m_title;
    QFormLayout *m_rows;
    QCheckBox *m_noMore;
    QToolButton *m_more;
    SendChoicesForm *m_choices;
    QPushButton *m_send;
    QPushButton *m_cancel;
    QPushButton *m_keys;
};

} // namespace outcrop
