// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/tour/toursteps.h"

#include <QFrame>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace outcrop {

class IconLabel;

/// The card of the guided tour: the number, title and text of the step, and buttons, which keep their position. The window stays usable. Escape skips the tour
/// while the card has the focus.
class TourCard : public QFrame
{
    Q_OBJECT

public:
    explicit TourCard(QWidget *window);

    /// Shows a step and announces it to screen readers. `number` counts from 1.
    void showStep(const TourStep &step, int number, int count);
    /// Shows or hides the note that the step is complete.
    void setDone(bool isDone);
    /// Arranges text and buttons for a width: side by side, or one below the other if there is little room. Returns the height that the card needs.
    int arrangeForWidth(int width);

Q_SIGNALS:
    void showRequested();
    void backRequested();
    void nextRequested();
    void skipRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void layOut();
    void announce();
    QPushButton *makeButton(const QString &name, const QString &text, const QString &help);

    QLabel *m_number;
    IconLabel *m_doneIcon;
    QLabel *m_doneLabel;
    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_skipButton;
    QPushButton *m_backButton;
    QPushButton *m_nextButton;
    QPushButton *m_showButton;
    QBoxLayout *m_row; ///< the layout of the text and the buttons
};

} // namespace outcrop
