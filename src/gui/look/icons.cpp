// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/icons.h"

#include "gui/look/vectoriconengine.h"

#include <QFile>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>

namespace outcrop {

namespace {

/// Base class of painted icons. Subclasses implement draw() for a square.
class PaintedEngine : public VectorIconEngine
{
public:
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) final
    {
        QRect square({}, QSize(1, 1).scaled(rect.size(), Qt::KeepAspectRatio));
        square.moveCenter(rect.center());
        draw(*painter, square, mode);
    }

protected:
    virtual void draw(QPainter &painter, const QRect &square, QIcon::Mode mode) = 0;
};

/// Returns whether an icon shows a direction of reading or time, so that it is reversed in right-to-left layouts.
bool hasDirection(const QString &name)
{
    static const QStringList names{QStringLiteral("back"), QStringLiteral("forward"), QStringLiteral("redo"), QStringLiteral("send"), QStringLiteral("undo")};
    return names.contains(name);
}

class LineIconEngine : public PaintedEngine
{
public:
    LineIconEngine(const QString &name, const QByteArray &svg, ColorRole colorRole) : m_name(name), m_svg(svg), m_ink(colorRole) { }

    QIconEngine *clone() const override { return new LineIconEngine(*this); }

protected:
    void draw(QPainter &painter, const QRect &square, QIcon::Mode mode) override
    {
        painter.drawPixmap(square, drawIcon(QSizeF(square.size()) * painter.device()->devicePixelRatio(), colorFor(mode)));
    }

private:
    /// Returns the icon with a size in pixels. Parsing and drawing SVG takes longer than painting a line of text, so each result is kept.
    QPixmap drawIcon(const QSizeF &size, const QColor &color) const
    {
        const bool isReversed = QGuiApplication::layoutDirection() == Qt::RightToLeft && hasDirection(m_name);
        const QString key = QStringLiteral("outcrop/%1/%2/%3/%4").arg(m_name, color.name()).arg(qRound(size.width())).arg(isReversed);
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size.toSize());
        pixmap.fill(Qt::transparent);
        QByteArray svg = m_svg;
        svg.replace("currentColor", color.name().toLatin1());
        QPainter painter(&pixmap);
        QSvgRenderer(svg).render(&painter, pixmap.rect());
        painter.end(); // QPixmap copies a pixmap that is being painted, so painting ends first
        if (isReversed)
            pixmap = pixmap.transformed(QTransform::fromScale(-1, 1));
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QColor colorFor(QIcon::Mode mode) const
    {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::WindowText);
        return mode == QIcon::Selected ? palette.color(QPalette::HighlightedText) : color(m_ink, palette);
    }

    QString m_name;
    QByteArray m_svg;
    ColorRole m_ink;
};

class TierEngine : public PaintedEngine
{
public:
    explicit TierEngine(std::optional<Tier> tier) : m_tier(tier) { }

    QIconEngine *clone() const override { return new TierEngine(*this); }

protected:
    void draw(QPainter &painter, const QRect &square, QIcon::Mode mode) override
    {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF inside = QRectF(square).adjusted(2.5, 2.5, -2.5, -2.5);
        if (m_tier)
            paintTier(painter, inside);
        else
            paintEmptyTier(painter, inside, mode == QIcon::Selected);
        painter.restore();
    }

private:
    /// Paints the square of a tier. The number of lines increases with the depth of the tier, so that tiers differ without color.
    void paintTier(QPainter &painter, const QRectF &square) const
    {
        const TierColors colors = tierColors(*m_tier, QGuiApplication::palette());
        painter.setBrush(colors.fill);
        painter.setPen(QPen(colors.foreground, 1));
        painter.drawRoundedRect(square, 2, 2);
        const int lines = static_cast<int>(Tier::Weather) - static_cast<int>(*m_tier);
        for (int i = 1; i <= lines; ++i) {
            const double y = square.top() + square.height() * i / (lines + 1);
            painter.drawLine(QPointF(square.left() + 2, y), QPointF(square.right() - 2, y));
        }
    }

    void paintEmptyTier(QPainter &painter, const QRectF &square, bool isSelected) const
    {
        const QPalette palette = QGuiApplication::palette();
        painter.setPen(QPen(
            isSelected ? palette.color(QPalette::HighlightedText) : color(ColorRole::Muted, palette), 1, Qt::DotLine));
        painter.drawRoundedRect(square, 2, 2);
    }

    std::optional<Tier> m_tier;
};

/// An icon with a number in its upper right corner. The number has the accent color, so that it differs from the lines of the icon.
class BadgeEngine : public PaintedEngine
{
public:
    BadgeEngine(const QIcon &icon, int number) : m_icon(icon), m_text(number > 99 ? QStringLiteral("99+") : QString::number(number)) { }

    QIconEngine *clone() const override { return new BadgeEngine(*this); }

protected:
    void draw(QPainter &painter, const QRect &square, QIcon::Mode mode) override
    {
        m_icon.paint(&painter, square, Qt::AlignCenter, mode);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        QFont font = QGuiApplication::font();
        font.setPixelSize(std::max(1, square.height() * 9 / 20));
        font.setBold(true);
        painter.setFont(font);
        const int height = square.height() * 12 / 20;
        const int width = std::min(square.width(), std::max(height, QFontMetrics(font).horizontalAdvance(m_text) + height / 2));
        const QRect badge(square.right() + 1 - width, square.top(), width, height);
        const QPalette palette = QGuiApplication::palette();
        const QPalette::ColorGroup group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.color(group, QPalette::Highlight));
        painter.drawRoundedRect(badge, height / 2.0, height / 2.0);
        painter.setPen(palette.color(group, QPalette::HighlightedText));
        painter.drawText(badge, Qt::AlignCenter, m_text);
        painter.restore();
    }

private:
    QIcon m_icon;
    QString m_text;
};

} // namespace

QIcon badgedIcon(const QIcon &icon, int number)
{
    return QIcon(new BadgeEngine(icon, number));
}

QIcon lineIcon(const QString &name, ColorRole colorRole)
{
    QFile file(QStringLiteral(":/outcrop/icons/%1.svg").arg(name));
    return file.open(QIODevice::ReadOnly) ? QIcon(new LineIconEngine(name, file.readAll(), colorRole)) : QIcon();
}

QIcon tierIcon(Tier tier)
{
    return QIcon(new TierEngine(tier));
}

QIcon emptyTierIcon()
{
    return QIcon(new TierEngine(std::nullopt));
}

QIcon groupIcon(DocumentGroup group)
{
    switch (group) {
    case DocumentGroup::Layers:
        return lineIcon(QStringLiteral("layers"));
    case DocumentGroup::Instructions:
    case DocumentGroup::Commands:
        return lineIcon(QStringLiteral("other"));
    case DocumentGroup::Agents:
        return lineIcon(QStringLiteral("agents"));
    case DocumentGroup::Skills:
        return lineIcon(QStringLiteral("skills"));
    case DocumentGroup::Profiles:
        return lineIcon(QStringLiteral("profiles"));
    case DocumentGroup::Providers:
        return lineIcon(QStringLiteral("providers"));
    case DocumentGroup::Configuration:
        return lineIcon(QStringLiteral("configuration"));
    case DocumentGroup::Sessions:
        return lineIcon(QStringLiteral("sessions"));
    case DocumentGroup::Evolution:
        return lineIcon(QStringLiteral("evolution"));
    case DocumentGroup::Other:
        return lineIcon(QStringLiteral("other"));
    }
    return {};
}

QIcon severityIcon(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return lineIcon(QStringLiteral("error"), ColorRole::Error);
    case Severity::Warning:
        return lineIcon(QStringLiteral("warning"), ColorRole::Warning);
    case Severity::Note:
        return lineIcon(QStringLiteral("note"), ColorRole::Note);
    }
    return {};
}

ColorRole severityColorRole(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return ColorRole::Error;
    case Severity::Warning:
        return ColorRole::Warning;
    case Severity::Note:
        return ColorRole::Note;
    }
    return ColorRole::Text;
}

QIcon actionIcon(LossAction action)
{
    switch (action) {
    case LossAction::Kept:
        return lineIcon(QStringLiteral("kept"), actionColorRole(action));
    case LossAction::Renamed:
        return lineIcon(QStringLiteral("renamed"), actionColorRole(action));
    case LossAction::Moved:
        return lineIcon(QStringLiteral("moved"), actionColorRole(action));
    case LossAction::Approximated:
        return lineIcon(QStringLiteral("approximated"), actionColorRole(action));
    case LossAction::Truncated:
    case LossAction::Dropped:
        return lineIcon(QStringLiteral("dropped"), actionColorRole(action));
    case LossAction::Injected:
        return lineIcon(QStringLiteral("injected"), actionColorRole(action));
    case LossAction::Applied:
    case LossAction::Unused:
        return lineIcon(QStringLiteral("kept"), actionColorRole(action));
    }
    return {};
}

ColorRole actionColorRole(LossAction action)
{
    switch (action) {
    case LossAction::Kept:
    case LossAction::Renamed:
    case LossAction::Applied:
    case LossAction::Unused:
        return ColorRole::Muted;
    case LossAction::Moved:
    case LossAction::Injected:
        return ColorRole::Note;
    case LossAction::Approximated:
        return ColorRole::Warning;
    case LossAction::Truncated:
    case LossAction::Dropped:
        return ColorRole::Error;
    }
    return ColorRole::Text;
}

} // namespace outcrop
