// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/budget/barlayout.h"

#include <QChartView>
#include <QHash>

class QAbstractBarSeries;
class QBarCategoryAxis;
class QBarSet;
class QValueAxis;

namespace outcrop {

/// Stacked bars with their names, notes and limits. Qt Charts keeps the scale and the bars; what lies on them (patterns, names, limits, the selection)
/// is painted over it, on the screen and in a file alike. Pieces are walked with the arrow keys and chosen with Enter or a click.
class BarChart : public QChartView
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
    /// In the viewport; null for a piece without a length.
    QRectF rectOf(int piece) const;
    int pieceAt(const QPointF &point) const;

    QByteArray toPng();
    QByteArray toSvg();

Q_SIGNALS:
    void pieceChosen(const outcrop::BarPiece &piece);
    /// The piece under the keyboard.
    void currentChanged(const QString &key);

protected:
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    bool viewportEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void rebuild();
    void fillSets();
    void applyLook();
    void applyMargins();
    QString numberFormat() const;
    BarLayout layOut() const;
    void choose(int piece);
    void walk(int pieces, int bars);
    int nextPiece(int from, int bars) const;
    void tellCurrent();

    Bars m_bars;
    QList<BarSpan> m_spans; ///< of each piece, along its bar
    QHash<BarInk, QBarSet *> m_sets;
    QAbstractBarSeries *m_series = nullptr;
    QBarCategoryAxis *m_names = nullptr;
    QValueAxis *m_scale = nullptr;
    int m_hovered = -1;
    int m_current = -1;
    QString m_key; ///< of what is current, also where it is a whole bar
    bool m_stale = false;
};

} // namespace outcrop
