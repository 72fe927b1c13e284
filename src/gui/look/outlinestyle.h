// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace outcrop {

/// Fusion draws its outlines darker than the window, which is invisible on a dark one. This draws those of fields,
/// frames and check boxes again, lighter, where the palette is dark; in high contrast it outlines every control and
/// rings what has the keyboard. Used on top of Fusion only: other styles are the user's choice and stay as they are.
class OutlineStyle : public QProxyStyle
{
    Q_OBJECT

public:
    OutlineStyle();

    /// Disabled text is drawn once, in one colour: Fusion's shadow under it does not help.
    int styleHint(
        StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *returned) const override;
    void drawPrimitive(
        PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
        const QWidget *widget) const override;
};

} // namespace outcrop
