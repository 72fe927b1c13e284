// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStandardItemModel>

class QLabel;
class QPushButton;

namespace outcrop {

class MessageArea;

/// Lists the messages that the window has shown since it was opened, latest first. Includes closed messages.
class NotificationsDialog : public QDialog
{
    Q_OBJECT

public:
    /// The messages must outlive the dialog.
    NotificationsDialog(MessageArea &messages, QWidget *parent);

private:
    void layOut();
    void fill();

    MessageArea &m_messages;
    QStandardItemModel m_model;
    QLabel *m_emptyLabel;
    QPushButton *m_clearButton = nullptr;
};

} // namespace outcrop
