// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace outcrop {

class CodeView;

/// The gutter of a CodeView: line numbers, fold arrows, and a light bulb beside lines with a quick fix.
class LineGutter : public QWidget
{
    Q_OBJECT

public:
    explicit LineGutter(CodeView *view);

    /// Returns the gutter width for the largest line number, in pixels.
    int neededWidth() const;

protected:
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void paintNumber(QPainter &painter, int line, const QRect &box) const;
    void paintFold(QPainter &painter, int line, const QRect &box) const;
    void paintFix(QPainter &painter, int line, const QRect &box) const;
    int foldWidth() const;
    QString toolTipAt(const QPoint &position) const;

    CodeView *m_view;
};

} // namespace outcrop
