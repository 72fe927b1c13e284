// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/linegutter.h"

#include "gui/look/theme.h"
#include "gui/text/codeview.h"

#include <QHelpEvent>
#include <QPainter>
#include <QTextBlock>
#include <QToolTip>

namespace outcrop {

namespace {

constexpr int bandWidth = 5;
constexpr int margin = 6;

} // namespace

LineGutter::LineGutter(CodeView *view) : QWidget(view), m_view(view)
{
    setAttribute(Qt::WA_TransparentForMouseEvents, false);
}

int LineGutter::neededWidth() const
{
    const int digits = std::max(2, static_cast<int>(QString::number(m_view->blockCount()).size()));
    const int band = m_view->m_bands.isEmpty() ? 0 : bandWidth + margin / 2;
    return band + digits * m_view->fontMetrics().horizontalAdvance(u'9') + 2 * margin;
}

bool LineGutter::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), tierAt(help->pos()), this);
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
        paintBand(painter, line.line, line.box);
    }
}

void LineGutter::paintNumber(QPainter &painter, int line, const QRect &box) const
{
    const bool current = line == m_view->textCursor().blockNumber();
    painter.setPen(color(current ? Ink::Text : Ink::Muted, palette()));
    const QRect number(0, box.top(), width() - margin, m_view->fontMetrics().height());
    painter.drawText(number, Qt::AlignRight | Qt::AlignVCenter, QString::number(line + 1));
}

void LineGutter::paintBand(QPainter &painter, int line, const QRect &box) const
{
    const std::optional<Tier> tier = m_view->m_bands.value(line);
    if (tier)
        painter.fillRect(QRect(0, box.top(), bandWidth, box.height()), tierColors(*tier, palette()).fill);
}

QString LineGutter::tierAt(const QPoint &position) const
{
    const QList<CodeView::LineBox> lines = m_view->visibleLines(QRect(0, position.y(), 1, 1));
    const std::optional<Tier> tier = lines.isEmpty() ? std::nullopt : m_view->m_bands.value(lines.first().line);
    return tier ? tierName(*tier).toUpper() : QString();
}

} // namespace outcrop
