// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/strata/stratalayout.h"

#include <QFontMetricsF>
#include <QHash>

#include <array>

namespace outcrop {

/// The measured texts of the labels. A view keeps them from layout to layout, because a keystroke changes few labels.
class LabelTexts
{
public:
    /// A text as it fits into a line.
    struct FittedText {
        QString text;       ///< elided if necessary; empty if the line is too narrow
        double width = 0;   ///< in pixels, rounded up
        QStaticText glyphs; ///< the same text, prepared for painting
    };

    /// Begins a layout. Forgets all texts if a font has changed, and texts that the last layout did not use.
    void beginLayout(const StrataGeometry &geometry);

    /// Returns the width of a text in pixels.
    double width(LabelKind kind, const QString &text);
    /// Returns a text, elided to a width in pixels.
    FittedText fit(LabelKind kind, const QString &text, double width);

private:
    /// The texts in one font.
    struct Measured {
        QFont font;
        QFontMetricsF metrics{QFont()};
        QHash<QString, double> widths;
        QHash<QString, QStaticText> glyphs;
        QHash<QString, double> oldWidths;       ///< widths of the last layout
        QHash<QString, QStaticText> oldGlyphs;
    };

    Measured &measured(LabelKind kind) { return m_measured.at(static_cast<size_t>(kind)); }
    QStaticText glyphs(Measured &measured, const QString &text);

    std::array<Measured, allLabelKinds.size()> m_measured;
};

} // namespace outcrop
