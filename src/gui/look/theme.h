// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/tier.h"

#include <QColor>
#include <QFont>
#include <QPalette>

#include <array>

namespace outcrop {

/// Which palette the user asked for. The numbers are stored in the settings: new ones go last.
enum class ThemeChoice { System, Light, Dark, HighContrastLight, HighContrastDark };

inline constexpr std::array allThemes{ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark,
    ThemeChoice::HighContrastLight, ThemeChoice::HighContrastDark};

/// What a colour means. Never used alone: a word or an icon always says the same.
enum class Ink { Text, Muted, Accent, Error, Warning, Note, Success };

/// What a stretch of source text is, as far as colours go.
enum class SyntaxInk { Plain, Key, Text, Heading, Number, Comment, Markup, Problem };

/// What a line goes round: a control must be found, a frame only guessed.
enum class Outline { Control, Frame };

struct TierColors {
    QColor fill;
    QColor ink;
};

/// Every colour that the system's palette does not have is in theme.cpp, once for each kind of palette. All keep
/// a contrast of 4.5 : 1 against the Base and the Window of the palettes here, and of 7 : 1 where the palette is one
/// of high contrast; tst_theme holds that.
bool isDark(const QPalette &palette);
/// Only black and white as background and text, in any theme: a desktop's high contrast counts as well.
bool isHighContrast(const QPalette &palette);
QColor color(Ink ink, const QPalette &palette);
QColor color(SyntaxInk ink, const QPalette &palette);
TierColors tierColors(Tier tier, const QPalette &palette);
QColor currentLineColor(const QPalette &palette);
QColor outlineColor(Outline outline, const QPalette &palette);

QPalette lightPalette();
QPalette darkPalette();
QPalette highContrastLightPalette();
QPalette highContrastDarkPalette();
/// Gives the whole application this palette; System gives back the one it started with.
void applyTheme(ThemeChoice choice);

/// For what matters less: a little smaller than the rest.
QFont captionFont(QFont font);

/// Contrast of two colours as the Web Content Accessibility Guidelines define it, from 1 to 21.
double contrast(const QColor &left, const QColor &right);

} // namespace outcrop
