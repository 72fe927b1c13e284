// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/chartview.h"

#include <QAccessibleWidget>
#include <QBuffer>
#include <QHelpEvent>
#include <QPainter>
#include <QSvgGenerator>
#include <QToolTip>

namespace outcrop {
namespace {

QAccessibleInterface *chartInterface(const QString &, QObject *object)
{
    auto *chart = qobject_cast<ChartView *>(object);
    return chart ? new QAccessibleWidget(chart, QAccessible::Chart) : nullptr;
}

/// Registers the accessible interface of charts, once.
void makeChartsAccessible()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(chartInterface);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

} // namespace

ChartView::ChartView(QWidget *parent) : QWidget(parent)
{
    makeChartsAccessible();
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
}

QByteArray ChartView::toPng() const
{
    const double scale = 2; // pixels per unit, for sharp output in print
    QImage image(size() * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(palette().color(QPalette::Base));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintUnmirrored(painter, false);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray ChartView::toSvg() const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size());
    generator.setViewBox(QRect(QPoint(), size()));
    generator.setTitle(accessibleName());
    generator.setDescription(accessibleDescription());
    QPainter painter(&generator);
    painter.fillRect(QRect(QPoint(), size()), palette().color(QPalette::Base));
    paintUnmirrored(painter, true);
    painter.end();
    return bytes;
}

bool ChartView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), this);
    return true;
}

void ChartView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintUnmirrored(painter, false);
}

/// Paints the chart without mirroring, because its scale and the order of numbers and signs are the same in every layout.
void ChartView::paintUnmirrored(QPainter &painter, bool isVectorOnly) const
{
    painter.setLayoutDirection(Qt::LeftToRight);
    paint(painter, isVectorOnly);
}

void ChartView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
}

void ChartView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    refresh();
}

} // namespace outcrop
