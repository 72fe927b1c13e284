// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/replaysession.h"
#include "gui/send/sendchoices.h"

#include <QFrame>

class QCheckBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace outcrop {

/// Shows a request, its destination, key and cost before sending. The sheet covers part of the window without blocking it.
class SendSheet : public QFrame
{
    Q_OBJECT

public:
    /// The sheet stays above the panels of its parent.
    explicit SendSheet(QWidget *parent);

    void showPreview(const SendPreview &preview);
    void showReplay(const ReplayPlan &plan, const QString &provider);
    void showError(const QString &message);
    bool skipsConfirmation() const;
    /// Returns the options that the user chose for this request.
    SendChoices choices() const;
    void resetChoices();
    static bool canSend(const SendPreview &preview);
    /// Returns whether the user must see the preview even if confirmation is disabled.
    static bool needsConfirmation(const SendPreview &preview);

Q_SIGNALS:
    void sendRequested();
    void canceled();
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
    void addCosts(const SendPreview &preview);
    void addRequests(const SendPlan &plan);
    void addKeyRow(const SendPreview &preview);
    void addSession(const SendPreview &preview);
    void addProblems(const SendPreview &preview);
    void open();
    void setUpRows();
    void positionSheet();

    QLabel *m_title;
    QScrollArea *m_area; ///< scrolls the rows in a small window, so that the buttons stay visible
    QFormLayout *m_rows;
    QCheckBox *m_skipConfirmation;
    QToolButton *m_moreButton;
    SendChoicesForm *m_choices;
    QPushButton *m_sendButton;
    QPushButton *m_cancelButton;
    QPushButton *m_keys;
};

} // namespace outcrop
