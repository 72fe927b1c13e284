// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace outcrop {

/// A picture of numbers that a table beside it holds as well. Screen readers meet it as a chart with a name and a description. A subclass paints itself, on
/// the screen and into files alike.
class ChartView : public QWidget
{
    Q_OBJECT

public:
    explicit ChartView(QWidget *parent = nullptr);

    QByteArray toPng() const;
    QByteArray toSvg() const;

protected:
    /// Paints all of it but the background. `isDrawing`: into a file of lines, where patterns of pixels have no place.
    virtual void paint(QPainter &painter, bool isDrawing) const = 0;
    /// What is at a place, for a tool tip; empty for nothing.
    virtual QString tipAt(const QPointF &place) const = 0;
    /// Fonts, colours or the size changed.
    virtual void refresh() { update(); }

    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
};

} // namespace outcrop
