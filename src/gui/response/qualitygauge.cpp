// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/response/qualitygauge.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "gui/look/isolatedtext.h"
#include "gui/look/lineheight.h"
#include "gui/look/theme.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

namespace outcrop {

namespace {

constexpr int gap = 6;
constexpr int barHeight = 14;

QFont boldFont(QFont font)
{
    font.setBold(true);
    return font;
}

QString gaugePercent(double share)
{
    return withPercentSign(QLocale().toString(share * 100, 'f', 0), QLocale());
}

/// Returns the color of a quality value; the number below the bar has the same meaning.
ColorRole colorRoleOf(double value, const QualityScale &scale)
{
    return value >= scale.good ? ColorRole::Success : value >= scale.fair ? ColorRole::Warning : ColorRole::Error;
}

} // namespace

QualityGauge::QualityGauge(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void QualityGauge::setQuality(const ResponseQuality &quality)
{
    m_shares = qualityComponents(quality);
    m_score = scoreText(quality);
    m_scale = quality.scale;
    setAccessibleName(tr("Quality: %1").arg(m_score));
    QStringList parts;
    for (const QualityComponent &share : std::as_const(m_shares))
        //: Description for screen readers; %1 is a part of the quality, %2 its value, %3 its weight
        parts += tr("%1 %2, weight %3").arg(share.title, gaugePercent(share.value), gaugePercent(share.weight));
    setAccessibleDescription(parts.join(clauseSeparator()));
    update();
}

QSize QualityGauge::sizeHint() const
{
    return {320, 2 * gap + barHeight + 2 + 2 * textLineHeight(fontMetrics())};
}

QSize QualityGauge::minimumSizeHint() const
{
    return {120, sizeHint().height()};
}

QRectF QualityGauge::barRect() const
{
    const double left = gap + QFontMetricsF(boldFont(font())).horizontalAdvance(m_score) + 2 * gap;
    return {left, double(gap), std::max(20.0, width() - left - gap), double(barHeight)};
}

/// Returns the rectangle of a part. In right-to-left layouts, the first part is at the right.
QRectF QualityGauge::shareRect(qsizetype index) const
{
    const QRectF bar = barRect();
    double before = 0;
    for (qsizetype i = 0; i < index; ++i)
        before += m_shares.at(i).weight;
    const QRectF place(bar.left() + before * bar.width(), bar.top(), m_shares.at(index).weight * bar.width() - 2, bar.height());
    return isRightToLeft() ? QRectF(width() - place.right(), place.top(), place.width(), place.height()) : place;
}

bool QualityGauge::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QString tip;
    for (qsizetype i = 0; i < m_shares.size(); ++i) {
        if (shareRect(i).adjusted(0, -gap, 0, 3 * textLineHeight(fontMetrics())).contains(help->pos()))
            tip = m_shares.at(i).reasons.isEmpty() ? tr("No deductions") : m_shares.at(i).reasons.join(u'\n');
    }
    QToolTip::showText(help->globalPos(), tip, this);
    return true;
}

void QualityGauge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRectF bar = barRect();
    const QRectF score(gap, bar.center().y() - textLineHeight(fontMetrics()) / 2.0, bar.left(), textLineHeight(fontMetrics()));
    painter.setFont(boldFont(font()));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(isRightToLeft() ? score.translated(width() - gap - score.right(), 0) : score, Qt::AlignLeading | Qt::AlignVCenter, m_score);
    painter.setFont(font());
    for (qsizetype i = 0; i < m_shares.size(); ++i)
        paintShare(painter, i);
}

void QualityGauge::paintShare(QPainter &painter, qsizetype index) const
{
    const QualityComponent &share = m_shares.at(index);
    const QRectF place = shareRect(index);
    const double filledWidth = place.width() * std::clamp(share.value, 0.0, 1.0);
    painter.fillRect(QRectF(isRightToLeft() ? place.right() - filledWidth : place.left(), place.top(), filledWidth, place.height()), color(colorRoleOf(share.value, m_scale), palette()));
    painter.setPen(QPen(color(ColorRole::Muted, palette()), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5));
    //: Label below a bar; %1 is a part of the quality, %2 its value
    const QString text = tr("%1 %2").arg(share.title, gaugePercent(share.value));
    const QRectF below(place.left(), place.bottom() + 2, place.width(), textLineHeight(fontMetrics()));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(below, Qt::AlignLeading | Qt::AlignTop, isolatedText(fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(below.width()))));
    painter.setPen(color(ColorRole::Muted, palette()));
    painter.drawText(below.translated(0, textLineHeight(fontMetrics())), Qt::AlignLeading | Qt::AlignTop,
        isolatedText(fontMetrics().elidedText(tr("weight %1").arg(gaugePercent(share.weight)), Qt::ElideRight, static_cast<int>(below.width()))));
}

} // namespace outcrop
