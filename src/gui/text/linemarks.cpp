// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/linemarks.h"

#include "gui/look/theme.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace outcrop {

namespace {

constexpr std::array textInks{SyntaxColorRole::Plain, SyntaxColorRole::Key, SyntaxColorRole::Text,
    SyntaxColorRole::Heading, SyntaxColorRole::Number, SyntaxColorRole::Comment, SyntaxColorRole::Markup,
    SyntaxColorRole::Problem};

ColorRole colorRoleOf(LineMark mark)
{
    return mark == LineMark::TextDiffers    ? ColorRole::Warning
        : mark == LineMark::PositionDiffers ? ColorRole::Accent
                                            : ColorRole::Success;
}

QColor mixColors(const QColor &background, const QColor &tint, float share)
{
    return QColor::fromRgbF(background.redF() + (tint.redF() - background.redF()) * share,
        background.greenF() + (tint.greenF() - background.greenF()) * share,
        background.blueF() + (tint.blueF() - background.blueF()) * share);
}

bool isReadable(const QColor &background, const QPalette &palette)
{
    const double least = isHighContrast(palette) ? 7 : 4.5;
    return std::all_of(textInks.begin(), textInks.end(),
        [&](SyntaxColorRole ink) { return contrast(color(ink, palette), background) >= least; });
}

} // namespace

/// Returns the strongest tint that keeps all text readable; the base color if none does.
QColor markBackground(LineMark mark, const QPalette &palette)
{
    const QColor base = palette.color(QPalette::Base);
    const QColor tint = color(colorRoleOf(mark), palette);
    for (float share = 0.24F; share > 0.02F; share -= 0.02F) {
        if (const QColor background = mixColors(base, tint, share); isReadable(background, palette))
            return background;
    }
    return base;
}

QChar markCharacter(LineMark mark)
{
    switch (mark) {
    case LineMark::TextDiffers:
        return QChar(0x2260); // sign for "not equal"
    case LineMark::PositionDiffers:
        return QChar(0x2195); // arrow that points up and down
    case LineMark::OnlyHere:
        return u'+';
    case LineMark::None:
        return u' ';
    }
    return u' ';
}

QString markDescription(LineMark mark)
{
    switch (mark) {
    case LineMark::TextDiffers:
        //: Tooltip about a line of a compared text; the texts are shown in columns
        return QCoreApplication::translate("LineMark", "Different text in the first column");
    case LineMark::PositionDiffers:
        //: Tooltip about a line of a compared text; the texts are shown in columns
        return QCoreApplication::translate("LineMark", "Same text at a different position in the first column");
    case LineMark::OnlyHere:
        //: Tooltip about a line of a compared text; the texts are shown in columns
        return QCoreApplication::translate("LineMark", "Missing from the first column");
    case LineMark::None:
        return {};
    }
    return {};
}

} // namespace outcrop
