// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/linegutter.h"

#include "gui/editor/codeview.h"
#include "gui/look/theme.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTextBlock>
#include <QToolTip>

namespace outcrop {

namespace {

constexpr int margin = 6;

} // namespace

LineGutter::LineGutter(CodeView *view) : QWidget(view), m_view(view)
{
}

int LineGutter::neededWidth() const
{
    const int digits = std::max(2, static_cast<int>(QString::number(m_view->blockCount()).size()));
    return digits * m_view->fontMetrics().horizontalAdvance(u'9') + 2 * margin + 2 * foldWidth();
}

/// Returns the width of the fold arrows on the right, which equals the width of the light bulbs on the left. Returns 0 if the text cannot be folded.
int LineGutter::foldWidth() const
{
    return m_view->hasFolds() ? std::max(10, m_view->fontMetrics().height() * 2 / 3) : 0;
}

void LineGutter::mousePressEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    const QList<CodeView::LineBox> lines = m_view->visibleLines(QRect(0, at.y(), 1, 1));
    if (!lines.isEmpty() && event->button() == Qt::LeftButton)
        m_view->handleGutterPress(m_view->document()->findBlockByNumber(lines.first().line), at.x() < foldWidth());
}

bool LineGutter::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), this);
    return true;
}

void LineGutter::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setFont(m_view->font());
    painter.fillRect(event->rect(), palette().color(QPalette::AlternateBase));
    const QList<CodeView::LineBox> lines = m_view->visibleLines(event->rect());
    for (const CodeView::LineBox &line : lines) {
        paintNumber(painter, line.line, line.box);
        if (m_view->hasFolds()) {
            paintFold(painter, line.line, line.box);
            paintFix(painter, line.line, line.box);
        }
    }
}

void LineGutter::paintNumber(QPainter &painter, int line, const QRect &box) const
{
    const bool isCurrent = line == m_view->textCursor().blockNumber();
    painter.setPen(color(isCurrent ? ColorRole::Text : ColorRole::Muted, palette()));
    const QRect number(0, box.top(), width() - margin - foldWidth(), m_view->fontMetrics().height());
    painter.drawText(number, Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter, QString::number(line + 1));
}

void LineGutter::paintFold(QPainter &painter, int line, const QRect &box) const
{
    const CodeView::FoldMark mark = m_view->foldMark(m_view->document()->findBlockByNumber(line));
    if (mark == CodeView::FoldMark::None)
        return;
    const qreal size = foldWidth() * 0.22;
    const QPointF middle(width() - foldWidth() * 0.5, box.top() + m_view->fontMetrics().height() * 0.5);
    const bool isOpen = mark == CodeView::FoldMark::Open;
    const QPolygonF arrow = isOpen
        ? QPolygonF({middle + QPointF(-size, -size / 2), middle + QPointF(size, -size / 2), middle + QPointF(0, size)})
        : QPolygonF({middle + QPointF(-size / 2, -size), middle + QPointF(-size / 2, size), middle + QPointF(size, 0)});
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color(isOpen ? ColorRole::Muted : ColorRole::Accent, palette()));
    painter.drawPolygon(arrow);
    painter.restore();
}

/// Paints a light bulb beside a line with a quick fix.
void LineGutter::paintFix(QPainter &painter, int line, const QRect &box) const
{
    if (!m_view->hasFix(m_view->document()->findBlockByNumber(line)))
        return;
    const qreal size = foldWidth() * 0.55;
    const QRectF bulb(foldWidth() * 0.3, box.top() + m_view->fontMetrics().height() * 0.15, size, size);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color(ColorRole::Warning, palette()), 1.2));
    painter.drawEllipse(bulb);
    painter.drawLine(bulb.center() + QPointF(-size / 4, size * 0.8), bulb.center() + QPointF(size / 4, size * 0.8));
    painter.restore();
}

QString LineGutter::toolTipAt(const QPoint &position) const
{
    const QList<CodeView::LineBox> lines = m_view->visibleLines(QRect(0, position.y(), 1, 1));
    if (lines.isEmpty())
        return {};
    const int line = lines.first().line;
    if (position.x() < foldWidth() && m_view->hasFix(m_view->document()->findBlockByNumber(line)))
        return tr("Quick fix available: click, or press Alt+Return on the line");
    return {};
}

} // namespace outcrop
