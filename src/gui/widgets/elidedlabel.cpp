// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/elidedlabel.h"

#include "gui/look/isolatedtext.h"
#include "gui/look/lineheight.h"

#include <QPainter>
#include <QStyle>

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

QString ElidedLabel::visibleText() const
{
    const int room = contentsRect().width();
    const bool fits = m_shortText.isEmpty() || fontMetrics().horizontalAdvance(text()) <= room;
    return fontMetrics().elidedText(fits ? text() : m_shortText, m_mode, room);
}

/// Returns the size of the label, high enough for every text in the language.
QSize ElidedLabel::sizeHint() const
{
    const QMargins margins = contentsMargins();
    return QLabel::sizeHint().expandedTo({0, textLineHeight(fontMetrics()) + margins.top() + margins.bottom()});
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 8, sizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Qt::Alignment place = QStyle::visualAlignment(layoutDirection(), alignment());
    style()->drawItemText(
        &painter, contentsRect(), static_cast<int>(place) | Qt::TextDontClip, palette(), isEnabled(), isolatedText(visibleText()), foregroundRole());
}

} // namespace outcrop
