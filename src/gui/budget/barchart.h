// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/budget/barlayout.h"
#include "gui/widgets/chartaxis.h"
#include "gui/widgets/chartview.h"

namespace outcrop {

/// Stacked bars with their names, notes, limits and scale. Pieces are walked with the arrow keys and chosen with Enter or a click.
class BarChart : public ChartView
{
    Q_OBJECT

public:
    explicit BarChart(QWidget *parent = nullptr);

    void setBars(const Bars &bars);
    const Bars &bars() const { return m_bars; }
    /// What is shown is being worked out again: it pales.
    void setStale(bool stale);
    /// Marks the piece, or the whole bar, that a row of the table is about.
    void setCurrent(const QString &key);
    /// Null for a piece without a length.
    QRectF rectOf(int piece) const;
    int pieceAt(const QPointF &point) const;

Q_SIGNALS:
    void pieceChosen(const outcrop::BarPiece &piece);
    /// The piece under the keyboard.
    void currentChanged(const QString &key);

protected:
    void paint(QPainter &painter, bool isDrawing) const override;
    QString tipAt(const QPointF &place) const override;
    void refresh() override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    ChartAxis scale() const;
    ChartAxis names() const;
    QString numberText(double value) const;
    BarLayout layOut() const;
    void choose(int piece);
    void walk(int pieces, int bars);
    int nextPiece(int from, int bars) const;
    void tellCurrent();

    Bars m_bars;
    QList<BarSpan> m_spans; ///< of each piece, along its bar
    QRectF m_plot;
    double m_besideWidth = 0; ///< of the axis to the left of the plot
    int m_hovered = -1;
    int m_current = -1;
    QString m_key; ///< of what is current, also where it is a whole bar
    bool m_stale = false;
};

} // namespace outcrop
