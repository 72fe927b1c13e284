// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace outcrop {

/// Redraws the outlines of fields, frames and check boxes lighter on dark palettes, where the outlines of Fusion are invisible. In high contrast,
/// outlines every control and the focus. Used only with Fusion; any other style is the user's choice and is not changed.
class OutlineStyle : public QProxyStyle
{
    Q_OBJECT

public:
    OutlineStyle();

    /// Disables Fusion's shadow below disabled text, which reduces legibility.
    int styleHint(
        StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *returned) const override;
    void drawPrimitive(
        PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
        const QWidget *widget) const override;
};

} // namespace outcrop
