// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;

namespace outcrop {

/// An input line for a line number or position: `12` or `12:5`. Closes after a valid entry or Escape.
class GoToBar : public QFrame
{
    Q_OBJECT

public:
    explicit GoToBar(QWidget *parent = nullptr);

    void open(int line, int lines);

Q_SIGNALS:
    /// Emitted with line and column, both from 1.
    void locationChosen(int line, int column);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void goToEnteredLine();

    QLineEdit *m_line;
    QLabel *m_status;
    int m_lineCount = 1;
};

} // namespace outcrop
