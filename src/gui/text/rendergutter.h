// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace outcrop {

class RenderTextView;

/// The gutter of a RenderTextView: line numbers, an arrow for continued lines, a band for the tier, and signs for differences and for the location at the
/// cursor. Tooltips explain the signs.
class RenderGutter : public QWidget
{
    Q_OBJECT

public:
    explicit RenderGutter(RenderTextView *view);

    int neededWidth() const;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void paintLine(QPainter &painter, int line, const QRect &box) const;
    int markWidth() const;
    QString toolTipAt(const QPoint &position) const;

    RenderTextView *m_view;
};

} // namespace outcrop
