// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/tier.h"

#include <QColor>
#include <QPalette>

namespace outcrop {

/// Which palette the user asked for.
enum class ThemeChoice { System, Light, Dark };

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

/// Every colour that the system's palette does not know stands in this file, once for light and once for dark palettes.
/// All keep a contrast of 4.5 : 1 against the Base and the Window of the palettes here; tst_theme holds that.
bool isDark(const QPalette &palette);
QColor color(Ink ink, const QPalette &palette);
QColor color(SyntaxInk ink, const QPalette &palette);
TierColors tierColors(Tier tier, const QPalette &palette);
QColor currentLineColor(const QPalette &palette);
QColor outlineColor(Outline outline, const QPalette &palette);

QPalette lightPalette();
QPalette darkPalette();
/// Gives the whole application this palette; System gives back the one it started with.
void applyTheme(ThemeChoice choice);

/// Contrast of two colours as the Web Content Accessibility Guidelines define it, from 1 to 21.
double contrast(const QColor &left, const QColor &right);

} // namespace outcrop
