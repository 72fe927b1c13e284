// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QPlainTextEdit;

namespace outcrop {

/// Shows the follow-up message that asks for a better response, for editing. Ctrl+Enter sends the message, Escape closes the sheet.
class ResponseRetrySheet : public QFrame
{
    Q_OBJECT

public:
    explicit ResponseRetrySheet(QWidget *parent = nullptr);

    /// Shows the message and sets the focus.
    void open(const QString &message);

Q_SIGNALS:
    void sendRequested(const QString &message);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void send();

    QPlainTextEdit *m_text;
};

} // namespace outcrop
