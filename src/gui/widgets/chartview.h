// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace outcrop {

/// Base class of charts whose data is also in a table. Screen readers announce a chart with its name and description. Subclasses paint the chart, for
/// the screen and for files.
class ChartView : public QWidget
{
    Q_OBJECT

public:
    explicit ChartView(QWidget *parent = nullptr);

    QByteArray toPng() const;
    QByteArray toSvg() const;

protected:
    /// Paints everything except the background. If `isVectorOnly` is set, paints only vector graphics, for an SVG file.
    virtual void paint(QPainter &painter, bool isVectorOnly) const = 0;
    /// Returns the tooltip at a point; empty for none.
    virtual QString toolTipAt(const QPointF &point) const = 0;
    /// Called when the font, the palette or the size changes.
    virtual void refresh() { update(); }

    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void paintUnmirrored(QPainter &painter, bool isVectorOnly) const;
};

} // namespace outcrop
