// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QPlainTextEdit;

namespace outcrop {

/// What would be said to get a better answer, to be read and changed before it is sent. Ctrl+Enter sends it, Escape puts it away.
class ReaskSheet : public QFrame
{
    Q_OBJECT

public:
    explicit ReaskSheet(QWidget *parent = nullptr);

    /// Shows it, with the keyboard in it.
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
