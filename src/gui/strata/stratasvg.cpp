// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/strata/stratasvg.h"

#include "gui/look/theme.h"
#include "gui/strata/stratalabels.h"
#include "gui/strata/stratapainter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFontInfo>
#include <QSvgGenerator>

namespace outcrop {

namespace {

constexpr double besideName = 170; ///< space for size, icon and the ends of a lens, in pixels
constexpr double leastWidth = 480;
constexpr double rowHeight = 40;
constexpr double captionMargin = 8;

/// Returns the font with a pixel size, independent of the screen.
QFont inPixels(QFont font)
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

StrataGeometry roomFor(const Strata &strata, const QFont &font)
{
    StrataGeometry room;
    room.label = inPixels(font);
    room.caption = captionFont(room.label);
    const QFontMetricsF metrics(fontOf(LabelKind::Title, room));
    double width = leastWidth;
    double rows = 0;
    for (const Branch<Stratum> &tier : strata.tiers) {
        rows += 1 + static_cast<double>(tier.children.size());
        for (const Branch<Stratum> &child : tier.children) {
            const bool pebble = child.item.kind == StratumKind::Skill; // pebbles share a row
            width = std::max(width, (metrics.horizontalAdvance(child.item.title) + besideName) * (pebble ? 2.5 : 1));
        }
    }
    room.size = QSizeF(std::ceil(width), rows * rowHeight);
    room.roomy = true;
    return room;
}

void paintCaptions(
    QPainter &painter, const QStringList &captions, const StrataGeometry &room, const QPalette &palette, double top)
{
    painter.setFont(room.caption);
    painter.setPen(color(ColorRole::Muted, palette));
    const QFontMetricsF metrics(room.caption);
    double y = top + metrics.ascent();
    for (const QString &caption : captions) {
        const double x = room.rightToLeft ? room.size.width() - captionMargin - metrics.horizontalAdvance(caption) : captionMargin;
        painter.drawText(QPointF(x, y), caption);
        y += metrics.lineSpacing();
    }
}

} // namespace

QByteArray strataSvg(const Strata &strata, const QPalette &palette, const QFont &font, bool rightToLeft)
{
    StrataGeometry room = roomFor(strata, font);
    room.rightToLeft = rightToLeft;
    const StrataLayout layout(strata.tiers, room);
    const QStringList captions = captionsOf(strata);
    const double textHeight = QFontMetricsF(room.caption).lineSpacing() * static_cast<double>(captions.size()) + captionMargin;
    const QRect whole(0, 0, qRound(room.size.width()), qRound(layout.height() + textHeight));

    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(whole.size());
    generator.setViewBox(whole);
    generator.setTitle(QCoreApplication::translate("Strata", "Strata"));
    generator.setDescription(captions.constFirst() + QStringLiteral(". ") + scaleDescription(strata));
    QPainter painter(&generator);
    painter.fillRect(whole, palette.color(QPalette::Base));
    StrataLook look{palette};
    look.drawing = true;
    paintStrata(painter, layout, look, whole);
    paintCaptions(painter, captions, room, palette, layout.height());
    painter.end();
    return buffer.data();
}

} // namespace outcrop
