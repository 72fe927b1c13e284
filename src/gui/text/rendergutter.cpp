// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/rendergutter.h"

#include "gui/look/theme.h"
#include "gui/text/linemarks.h"
#include "gui/text/rendertextview.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace outcrop {

namespace {

constexpr int bandWidth = 5;
constexpr int gutterMargin = 6;
constexpr QChar continuationArrow(0x21b3); // arrow for a continued line
constexpr QChar cursorArrow(0x25b8);       // arrow for a line that matches the cursor

} // namespace

RenderGutter::RenderGutter(RenderTextView *view) : QWidget(view), m_view(view) { }

int RenderGutter::markWidth() const
{
    return m_view->fontMetrics().horizontalAdvance(u'9') + gutterMargin / 2;
}

int RenderGutter::neededWidth() const
{
    const PreparedText &text = *m_view->shownText();
    int last = 0;
    for (auto line = text.wrappedText.lines().crbegin(); line != text.wrappedText.lines().crend() && last == 0; ++line)
        last = line->number;
    const int digits = std::max(2, static_cast<int>(QString::number(last).size()));
    return bandWidth + markWidth() + digits * m_view->fontMetrics().horizontalAdvance(u'9') + 2 * gutterMargin;
}

bool RenderGutter::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), this);
    return true;
}

void RenderGutter::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setFont(m_view->font());
    painter.fillRect(event->rect(), palette().color(QPalette::AlternateBase));
    for (const RenderTextView::LineBox &line : m_view->visibleLines(event->rect()))
        paintLine(painter, line.line, line.box);
}

void RenderGutter::paintLine(QPainter &painter, int line, const QRect &box) const
{
    const PreparedText &text = *m_view->shownText();
    if (line >= text.wrappedText.lines().size())
        return;
    const SoftLine &softLine = text.wrappedText.lines().at(line);
    if (const std::optional<Tier> tier = text.tiers.value(line))
        painter.fillRect(QRect(0, box.top(), bandWidth, box.height()), tierColors(*tier, palette()).fill);
    const int height = m_view->fontMetrics().height();
    const QRect sign(bandWidth, box.top(), markWidth(), height);
    const bool isMarkedLine = m_view->isMarked(line);
    painter.setPen(color(ColorRole::Text, palette()));
    painter.drawText(
        sign, Qt::AlignCenter, isMarkedLine ? QString(cursorArrow) : QString(markCharacter(text.marks.value(line))));
    const bool isCurrent = line == m_view->textCursor().blockNumber();
    painter.setPen(color(isCurrent ? ColorRole::Text : ColorRole::Muted, palette()));
    const QRect number(0, box.top(), width() - gutterMargin, height);
    painter.drawText(number, Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter,
        softLine.number > 0             ? QString::number(softLine.number)
            : softLine.isContinuation() ? QString(continuationArrow)
                                       : QString());
}

QString RenderGutter::toolTipAt(const QPoint &position) const
{
    const QList<RenderTextView::LineBox> lines = m_view->visibleLines(QRect(0, position.y(), 1, 1));
    const int line = lines.isEmpty() ? -1 : lines.first().line;
    const PreparedText &text = *m_view->shownText();
    if (line < 0 || line >= text.wrappedText.lines().size())
        return {};
    QStringList help;
    if (const std::optional<Tier> tier = text.tiers.value(line))
        help += tierName(*tier).toUpper();
    if (text.wrappedText.lines().at(line).isContinuation())
        help += tr("Continues the line above; wrapped only for display");
    if (const LineMark mark = text.marks.value(line); mark != LineMark::None)
        help += markDescription(mark);
    if (m_view->isMarked(line))
        help += tr("Matches the text at the cursor in the editor");
    return help.join(u'\n');
}

} // namespace outcrop
