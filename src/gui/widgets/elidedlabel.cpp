// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/elidedlabel.h"

#include "gui/look/isolatedtext.h"
#include "gui/look/lineheight.h"

#include <QPainter>
#include <QStyle>

namespace outcrop {

namespace {

const QString partSeparator = QStringLiteral(" · ");

} // namespace

ElidedLabel::ElidedLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ElidedLabel::setFullText(const QString &text)
{
    m_parts.clear();
    setText(text);
    setToolTip(text);
}

void ElidedLabel::setShortText(const QString &text)
{
    m_shortText = text;
    update();
}

void ElidedLabel::setParts(const QStringList &parts)
{
    const QString whole = parts.join(partSeparator);
    if (m_parts == parts && text() == whole)
        return;
    setFullText(whole);
    m_parts = parts;
}

/// Returns the first parts, as many as fit, but at least one.
QString ElidedLabel::joinedParts(int room) const
{
    QString shown = m_parts.constFirst();
    for (const QString &part : m_parts.sliced(1)) {
        const QString longer = shown + partSeparator + part;
        if (fontMetrics().horizontalAdvance(longer) > room)
            break;
        shown = longer;
    }
    return shown;
}

QString ElidedLabel::visibleText() const
{
    const int room = contentsRect().width();
    if (!m_parts.isEmpty())
        return fontMetrics().elidedText(joinedParts(room), m_mode, room);
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
