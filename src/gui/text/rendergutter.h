// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace outcrop {

class RenderText;

/// The strip beside a RenderText: numbers of the text's own lines, an arrow where a line goes on, the tier as a band, the sign of a
/// difference and of a place that was asked for. Each says in its tool tip what it means.
class RenderGutter : public QWidget
{
    Q_OBJECT

public:
    explicit RenderGutter(RenderText *view);

    int neededWidth() const;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void paintLine(QPainter &painter, int line, const QRect &box) const;
    int signWidth() const;
    QString helpAt(const QPoint &position) const;

    RenderText *m_view;
};

} // namespace outcrop
