// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/theme.h"

#include <QGuiApplication>

#include <algorithm>
#include <cmath>

namespace outcrop {

namespace {

/// The color of a role in each of the four palettes.
struct PaletteColors {
    QRgb light;
    QRgb dark;
    QRgb highContrastLight;
    QRgb highContrastDark;

    QColor colorIn(const QPalette &palette) const
    {
        if (isHighContrast(palette))
            return QColor(isDark(palette) ? highContrastDark : highContrastLight);
        return QColor(isDark(palette) ? dark : light);
    }
};

struct TierThemeColors {
    PaletteColors fill;
    PaletteColors foreground;
};

constexpr QRgb black = 0x000000;
constexpr QRgb white = 0xffffff;

TierThemeColors tierThemeColors(Tier tier)
{
    switch (tier) {
    case Tier::Granite:
        return {{0xb9b0c2, 0x4b4158, 0xb9b0c2, 0x443655}, {0x2e2440, 0xefe8f7, black, white}};
    case Tier::Bedrock:
        return {{0xa9bccf, 0x33495f, 0xa9bccf, 0x1f4064}, {0x172f45, 0xdfeaf5, black, white}};
    case Tier::Sandstone:
        return {{0xe6c08b, 0x6e4f22, 0xe6c08b, 0x63420c}, {0x4a3006, 0xfbe9cf, black, white}};
    case Tier::Topsoil:
        return {{0xb9c48d, 0x4a5527, 0xb9c48d, 0x3c4c14}, {0x2b3410, 0xeef3d6, black, white}};
    case Tier::Weather:
        return {{0xbfe0ec, 0x2f5a69, 0xbfe0ec, 0x174f60}, {0x123c49, 0xe2f4fa, black, white}};
    }
    return {};
}

PaletteColors roleThemeColors(ColorRole colorRole)
{
    switch (colorRole) {
    case ColorRole::Text:
        return {0x1f1d1b, 0xe8e6e3, black, white};
    case ColorRole::Muted:
        return {0x635e58, 0xa9a5a0, 0x3a3a3a, 0xd6d6d6};
    case ColorRole::Accent:
        return {0x2a6496, 0x7ab5e6, 0x003a80, 0x8cd3ff};
    case ColorRole::Error:
        return {0xb3261e, 0xff8f85, 0x8a0000, 0xffb3ab};
    case ColorRole::Warning:
        return {0x8a5600, 0xe5b567, 0x5c3900, 0xffd37a};
    case ColorRole::Note:
        return {0x2a6496, 0x7ab5e6, 0x003a80, 0x8cd3ff};
    case ColorRole::Success:
        return {0x2a713a, 0x8fcf98, 0x004d18, 0xa6f0b0};
    }
    return {};
}

PaletteColors syntaxThemeColors(SyntaxColorRole colorRole)
{
    switch (colorRole) {
    case SyntaxColorRole::Plain:
        return roleThemeColors(ColorRole::Text);
    case SyntaxColorRole::Key:
        return {0x7b2f9e, 0xcf9be8, 0x5a0080, 0xe7c0ff};
    case SyntaxColorRole::Text:
        return {0x2a6b3a, 0x98cf9f, 0x004d18, 0xa6f0b0};
    case SyntaxColorRole::Heading:
        return {0x245f92, 0x7ab5e6, 0x003a80, 0x8cd3ff};
    case SyntaxColorRole::Number:
        return {0x914600, 0xeab07a, 0x6b2f00, 0xffcf9e};
    case SyntaxColorRole::Comment:
        return roleThemeColors(ColorRole::Muted);
    case SyntaxColorRole::Markup:
        return {0x7a4a1c, 0xd9b48a, 0x5c3900, 0xf0d9b5};
    case SyntaxColorRole::Problem:
        return roleThemeColors(ColorRole::Error);
    }
    return {};
}

bool isBlackOrWhite(const QColor &color)
{
    return (color.rgb() & 0xffffff) == black || (color.rgb() & 0xffffff) == white;
}

struct BasePalette {
    QRgb window, base, alternate, button, text, muted, highlight, highlightedText, link, tip, light, mid, dark;
};

void setRoles(QPalette &palette, const BasePalette &colors)
{
    using Role = QPalette::ColorRole;
    const QList<std::pair<Role, QRgb>> roles = {
        {QPalette::Window, colors.window},
        {QPalette::WindowText, colors.text},
        {QPalette::Base, colors.base},
        {QPalette::AlternateBase, colors.alternate},
        {QPalette::Text, colors.text},
        {QPalette::PlaceholderText, colors.muted},
        {QPalette::Button, colors.button},
        {QPalette::ButtonText, colors.text},
        {QPalette::BrightText, colors.highlightedText},
        {QPalette::Highlight, colors.highlight},
        {QPalette::HighlightedText, colors.highlightedText},
        {QPalette::Link, colors.link},
        {QPalette::LinkVisited, colors.link},
        {QPalette::ToolTipBase, colors.tip},
        {QPalette::ToolTipText, colors.text},
        {QPalette::Light, colors.light},
        {QPalette::Midlight, colors.light},
        {QPalette::Mid, colors.mid},
        {QPalette::Dark, colors.dark},
        {QPalette::Shadow, colors.dark},
    };
    for (const auto &[role, rgb] : roles)
        palette.setColor(role, QColor(rgb));
}

void setDisabledRoles(QPalette &palette, const BasePalette &colors)
{
    for (const QPalette::ColorRole role :
        {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, QColor(colors.muted));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(colors.mid));
}

QPalette paletteOf(const BasePalette &colors)
{
    QPalette palette;
    setRoles(palette, colors);
    setDisabledRoles(palette, colors);
    return palette;
}

double luminance(const QColor &color)
{
    const auto toLinear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * toLinear(color.redF()) + 0.7152 * toLinear(color.greenF()) + 0.0722 * toLinear(color.blueF());
}

} // namespace

bool isDark(const QPalette &palette)
{
    return luminance(palette.color(QPalette::Base)) < luminance(palette.color(QPalette::Text));
}

bool isHighContrast(const QPalette &palette)
{
    const QColor base = palette.color(QPalette::Active, QPalette::Base);
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    const QColor window = palette.color(QPalette::Active, QPalette::Window);
    return isBlackOrWhite(base) && isBlackOrWhite(text) && base != text && window == base;
}

QColor color(ColorRole colorRole, const QPalette &palette)
{
    return colorRole == ColorRole::Text ? palette.color(QPalette::WindowText) : roleThemeColors(colorRole).colorIn(palette);
}

QColor color(SyntaxColorRole colorRole, const QPalette &palette)
{
    return colorRole == SyntaxColorRole::Plain ? palette.color(QPalette::Text) : syntaxThemeColors(colorRole).colorIn(palette);
}

TierColors tierColors(Tier tier, const QPalette &palette)
{
    const TierThemeColors shades = tierThemeColors(tier);
    return {shades.fill.colorIn(palette), shades.foreground.colorIn(palette)};
}

QColor currentLineColor(const QPalette &palette)
{
    return PaletteColors{0xe9f1f8, 0x24323f, 0xe3efff, 0x12283c}.colorIn(palette);
}

QColor outlineColor(Outline outline, const QPalette &palette)
{
    const PaletteColors control{0x7a756f, 0x93908c, black, white};
    const PaletteColors frame{0xc9c5c0, 0x414248, 0x3a3a3a, 0xd6d6d6};
    return (outline == Outline::Control ? control : frame).colorIn(palette);
}

QPalette lightPalette()
{
    return paletteOf({.window = 0xf3f1ef,
        .base = 0xffffff,
        .alternate = 0xf8f6f4,
        .button = 0xfbfaf8,
        .text = 0x1f1d1b,
        .muted = 0x635e58,
        .highlight = 0x2a6496,
        .highlightedText = 0xffffff,
        .link = 0x245f92,
        .tip = 0xfffdf7,
        .light = 0xffffff,
        .mid = 0xc9c5c0,
        .dark = 0x9a958f});
}

QPalette darkPalette()
{
    return paletteOf({.window = 0x26272b,
        .base = 0x1b1c20,
        .alternate = 0x202125,
        .button = 0x303136,
        .text = 0xe8e6e3,
        .muted = 0xa9a5a0,
        .highlight = 0x2f5d85,
        .highlightedText = 0xffffff,
        .link = 0x7ab5e6,
        .tip = 0x33343a,
        .light = 0x3c3d43,
        .mid = 0x18191c,
        .dark = 0x101114});
}

QPalette highContrastLightPalette()
{
    return paletteOf({.window = white,
        .base = white,
        .alternate = 0xf2f2f2,
        .button = 0xf2f2f2,
        .text = black,
        .muted = 0x3a3a3a,
        .highlight = 0x003a80,
        .highlightedText = white,
        .link = 0x003a80,
        .tip = white,
        .light = white,
        .mid = 0x8c8c8c,
        .dark = 0x3a3a3a});
}

QPalette highContrastDarkPalette()
{
    return paletteOf({.window = black,
        .base = black,
        .alternate = 0x141414,
        .button = 0x262626,
        .text = white,
        .muted = 0xd6d6d6,
        .highlight = 0x8cd3ff,
        .highlightedText = black,
        .link = 0x8cd3ff,
        .tip = black,
        .light = 0x595959,
        .mid = 0x404040,
        .dark = 0x262626});
}

void applyTheme(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::System:
        return QGuiApplication::setPalette(QPalette());
    case ThemeChoice::Light:
        return QGuiApplication::setPalette(lightPalette());
    case ThemeChoice::Dark:
        return QGuiApplication::setPalette(darkPalette());
    case ThemeChoice::HighContrastLight:
        return QGuiApplication::setPalette(highContrastLightPalette());
    case ThemeChoice::HighContrastDark:
        return QGuiApplication::setPalette(highContrastDarkPalette());
    }
}

double contrast(const QColor &left, const QColor &right)
{
    const double a = luminance(left);
    const double b = luminance(right);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QFont captionFont(QFont font)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(std::max(6.5, font.pointSizeF() * 0.84));
    else
        font.setPixelSize(std::max(8, qRound(font.pixelSize() * 0.84)));
    return font;
}

} // namespace outcrop
