// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/tier.h"

#include <QColor>
#include <QFont>
#include <QPalette>

#include <array>

namespace outcrop {

/// The theme that the user selected. The values are stored in the settings, so append new ones.
enum class ThemeChoice { System, Light, Dark, HighContrastLight, HighContrastDark };

inline constexpr std::array allThemes{ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark,
    ThemeChoice::HighContrastLight, ThemeChoice::HighContrastDark};

/// The meaning of a color. Text or an icon must have the same meaning, so that color is not the only indicator.
enum class ColorRole { Text, Muted, Accent, Error, Warning, Note, Success };

/// The syntax class of source text, for coloring.
enum class SyntaxColorRole { Plain, Key, Text, Heading, Number, Comment, Markup, Problem };

/// The two outline strengths: for controls and for frames.
enum class Outline { Control, Frame };

struct TierColors {
    QColor fill;
    QColor foreground;
};

// theme.cpp defines the colors that are not in the system palette, for each theme. The contrast of role and syntax colors with Base and Window is at least
// 4.5 : 1, in high contrast 7 : 1; tst_theme checks the contrast.

/// Returns whether the text of the palette is lighter than its background.
bool isDark(const QPalette &palette);
/// Returns whether the palette has only black and white as text and background, including desktop high-contrast themes.
bool isHighContrast(const QPalette &palette);
QColor color(ColorRole colorRole, const QPalette &palette);
QColor color(SyntaxColorRole colorRole, const QPalette &palette);
TierColors tierColors(Tier tier, const QPalette &palette);
QColor currentLineColor(const QPalette &palette);
QColor outlineColor(Outline outline, const QPalette &palette);

QPalette lightPalette();
QPalette darkPalette();
QPalette highContrastLightPalette();
QPalette highContrastDarkPalette();
/// Sets the application palette; System restores the original one.
void applyTheme(ThemeChoice choice);

/// Returns a slightly smaller font for secondary text.
QFont captionFont(QFont font);

/// Returns the contrast of two colors as defined by the Web Content Accessibility Guidelines, from 1 to 21.
double contrast(const QColor &left, const QColor &right);

} // namespace outcrop
