// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace outcrop {

/// The main action of a view, in the accent color of the palette. A view has at most one. Paints itself, because styles draw the buttons of a toolbar
/// without a background.
class AccentButton : public QToolButton
{
    Q_OBJECT

public:
    explicit AccentButton(QWidget *parent = nullptr);

    /// Sets whether the button looks like other buttons, because another button is the main action.
    void setPlain(bool isPlain);
    bool isPlain() const { return m_isPlain; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    static constexpr int margin = 12; ///< pixels beside the icon and the text
    static constexpr int gap = 6;     ///< pixels between icon and text

    bool m_isPlain = false;
};

} // namespace outcrop
