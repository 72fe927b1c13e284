// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/elidedlabel.h"

#include "gui/look/isolatedtext.h"
#include "gui/look/lineheight.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>
#include <QToolTip>

#include <utility>

namespace outcrop {

ElidedLabel::ElidedLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ElidedLabel::setFullText(const QString &text)
{
    setText(text);
    setToolTip(text);
}

void ElidedLabel::setShortText(const QString &text)
{
    m_shortText = text;
    update();
}

/// Returns the lines of a text in a width; the last one contains the rest of the text.
static QStringList wrapped(const QString &text, const QFont &font, int width, int maxLineCount)
{
    QStringList lines;
    QTextLayout layout(text, font);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        const bool isLast = lines.size() + 1 == maxLineCount;
        lines += isLast ? text.mid(line.textStart()) : text.mid(line.textStart(), line.textLength()).trimmed();
        if (isLast)
            break;
    }
    layout.endLayout();
    return lines;
}

QStringList ElidedLabel::lines() const
{
    const int room = contentsRect().width();
    const bool fits = fontMetrics().horizontalAdvance(text()) <= room;
    if (!fits && m_shortText.isEmpty() && m_maxLineCount > 1)
        return wrapped(text(), font(), room, m_maxLineCount);
    return {fits || m_shortText.isEmpty() ? text() : m_shortText};
}

QString ElidedLabel::visibleText() const
{
    QStringList shown = lines();
    for (QString &line : shown)
        line = fontMetrics().elidedText(line, shown.size() > 1 ? Qt::ElideRight : m_mode, contentsRect().width());
    return shown.join(u'\n');
}

/// Returns the height of the lines after the first one. A label that is not shown has no width yet.
int ElidedLabel::extraHeight() const
{
    return isVisible() && m_maxLineCount > 1 ? static_cast<int>(lines().size() - 1) * fontMetrics().lineSpacing() : 0;
}

/// Returns the size of the label, high enough for every text in the language.
QSize ElidedLabel::sizeHint() const
{
    const QMargins margins = contentsMargins();
    const int line = textLineHeight(fontMetrics()) + margins.top() + margins.bottom();
    return QLabel::sizeHint().expandedTo({0, line}) + QSize(0, extraHeight());
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 8, sizeHint().height()};
}

void ElidedLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    const qsizetype count = m_maxLineCount > 1 ? lines().size() : 1;
    if (std::exchange(m_lineCount, count) != count)
        updateGeometry();
}

bool ElidedLabel::event(QEvent *event)
{
    const bool isElided = event->type() == QEvent::ToolTip && QString(visibleText()).replace(u'\n', u' ') != text();
    if (!isElided || toolTip().startsWith(text()))
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), toolTip().isEmpty() ? text() : text() + u'\n' + toolTip(), this);
    return true;
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Qt::Alignment place = QStyle::visualAlignment(layoutDirection(), alignment());
    QStringList shown = visibleText().split(u'\n');
    for (QString &line : shown)
        line = isolatedText(line);
    style()->drawItemText(
        &painter, contentsRect(), static_cast<int>(place) | Qt::TextDontClip, palette(), isEnabled(), shown.join(u'\n'), foregroundRole());
}

} // namespace outcrop
