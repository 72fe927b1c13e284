// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/tour/toursteps.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace outcrop {

class IconLabel;

/// The card of the guided tour, above the other widgets of the window: the number, title and text of the step, and buttons. The window stays usable. Escape
/// skips the tour while the card has the focus.
class TourCard : public QFrame
{
    Q_OBJECT

public:
    explicit TourCard(QWidget *window);

    /// Shows a step and announces it to screen readers. `number` counts from 1.
    void showStep(const TourStep &step, int number, int count);
    /// Shows or hides the note that the step is complete.
    void setDone(bool isDone);
    /// Moves the card into a corner of `room`: the current one, at first at the bottom, at the end of the lines. If it covers `target`, the one that covers
    /// least of it.
    void place(const QRect &room, const QRect &target);

Q_SIGNALS:
    void showRequested();
    void backRequested();
    void nextRequested();
    void skipRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void fit();
    void announce();
    QPushButton *makeButton(const QString &name, const QString &text, const QString &help);

    QLabel *m_number;
    IconLabel *m_doneIcon;
    QLabel *m_done;
    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_skip;
    QPushButton *m_back;
    QPushButton *m_next;
    QPushButton *m_show;
    qsizetype m_corner = 0; ///< index of the current corner
};

} // namespace outcrop
