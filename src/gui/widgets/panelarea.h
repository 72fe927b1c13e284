// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QDockWidget;

namespace outcrop {

/// Scrolls a panel vertically if its dock is lower than the minimum height of the panel, so that no panel makes the window larger than the screen.
class PanelArea : public QScrollArea
{
    Q_OBJECT

public:
    /// A panel with a larger minimum height than this, in pixels, is scrolled in a low dock.
    static constexpr int maxMinimumHeight = 100;

    /// Takes ownership of the panel.
    explicit PanelArea(QWidget *panel, QWidget *parent = nullptr);

    /// Puts the widget of a dock into an area.
    static void scrollPanelOf(QDockWidget &dock);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QSize panelMinimum() const;
    void fitPanel();
};

} // namespace outcrop
