// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/strata/stratasvg.h"

#include "core/base/basemessages.h"
#include "core/base/joinedtext.h"
#include "gui/look/theme.h"
#include "gui/strata/stratalabels.h"
#include "gui/strata/stratapainter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFontInfo>
#include <QSvgGenerator>

namespace outcrop {

namespace {

constexpr double widthBesideName = 170; ///< space for size, icon and the ends of a lens, in pixels
constexpr double minWidth = 480;
constexpr double rowHeight = 40;
constexpr double captionMargin = 8;

/// Returns the font with a pixel size, independent of the screen.
QFont fontInPixels(QFont font)
{
    font.setPixelSize(QFontInfo(font).pixelSize());
    return font;
}

QStringList captionsOf(const Strata &strata)
{
    const QString whole =
        QCoreApplication::translate("Strata", "Prompt: %1").arg(sizeText(strata.total, strata.unit));
    return {whole, scaleText(strata)};
}

StrataGeometry geometryFor(const Strata &strata, const QFont &font)
{
    StrataGeometry geometry;
    geometry.label = fontInPixels(font);
    geometry.caption = captionFont(geometry.label);
    const QFontMetricsF metrics(fontOf(LabelKind::Title, geometry));
    double width = minWidth;
    double rows = 0;
    for (const Branch<Stratum> &tier : strata.tiers) {
        rows += 1 + static_cast<double>(tier.children.size());
        for (const Branch<Stratum> &child : tier.children) {
            const bool isPebble = child.item.kind == StratumKind::Skill; // several pebbles share a row
            width = std::max(width, (metrics.horizontalAdvance(child.item.title) + widthBesideName) * (isPebble ? 2.5 : 1));
        }
    }
    geometry.size = QSizeF(std::ceil(width), rows * rowHeight);
    geometry.hasRoomForNames = true;
    return geometry;
}

void paintCaptions(
    QPainter &painter, const QStringList &captions, const StrataGeometry &geometry, const QPalette &palette, double top)
{
    painter.setFont(geometry.caption);
    painter.setPen(color(ColorRole::Muted, palette));
    const QFontMetricsF metrics(geometry.caption);
    double y = top + metrics.ascent();
    for (const QString &caption : captions) {
        const double x = geometry.isRightToLeft ? geometry.size.width() - captionMargin - metrics.horizontalAdvance(caption) : captionMargin;
        painter.drawText(QPointF(x, y), caption);
        y += metrics.lineSpacing();
    }
}

} // namespace

QByteArray strataSvg(const Strata &strata, const QPalette &palette, const QFont &font, bool isRightToLeft)
{
    StrataGeometry geometry = geometryFor(strata, font);
    geometry.isRightToLeft = isRightToLeft;
    const StrataLayout layout(strata.tiers, geometry);
    const QStringList captions = captionsOf(strata);
    const double textHeight = QFontMetricsF(geometry.caption).lineSpacing() * static_cast<double>(captions.size()) + captionMargin;
    const QRect wholeRect(0, 0, qRound(geometry.size.width()), qRound(layout.height() + textHeight));

    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(wholeRect.size());
    generator.setViewBox(wholeRect);
    generator.setTitle(QCoreApplication::translate("Strata", "Strata"));
    generator.setDescription(basemessages::sentence(captions.constFirst()) + sentenceSeparator() + scaleDescription(strata));
    QPainter painter(&generator);
    painter.fillRect(wholeRect, palette.color(QPalette::Base));
    StrataAppearance appearance{palette};
    appearance.isVectorOnly = true;
    paintStrata(painter, layout, appearance, wholeRect);
    paintCaptions(painter, captions, geometry, palette, layout.height());
    painter.end();
    return buffer.data();
}

} // namespace outcrop
