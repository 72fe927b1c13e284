// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

class QStyleOptionComboBox;
class QStyleOptionToolButton;

namespace outcrop {

/// Draws lighter outlines of fields, frames and check boxes on dark palettes, where the outlines of Fusion are invisible. Draws the focus on all palettes. In
/// high contrast, also outlines buttons, tooltips and menus. Used only if the style is Fusion.
class OutlineStyle : public QProxyStyle
{
    Q_OBJECT

public:
    static constexpr int minTabPadding = 4; ///< minimum space between the title of a tab and its edges, in pixels

    OutlineStyle();

    /// Disables Fusion's shadow below disabled text, which reduces legibility, and animations if motion is reduced.
    int styleHint(
        StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *returned) const override;
    void drawPrimitive(
        PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    /// Elides the text of a combo box that is not editable; Fusion would cut it off. In a mirrored menu, keeps the order of the keys in shortcuts: `Ctrl++`.
    void drawControl(
        ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    /// Adds room for the arrow to buttons with a menu and a text. In high contrast, adds the width of the focus outline to the rows of item views, so that
    /// the outline does not cover the text.
    QSize sizeFromContents(
        ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const override;
    /// Reduces the padding of a tab that is too narrow for its title, down to `minTabPadding`; Fusion would cut off the title.
    QRect subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const override;
    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    void polish(QWidget *widget) override;
    void unpolish(QWidget *widget) override;
    /// Lays out item views again when the palette changes, because the height of their rows depends on it.
    bool eventFilter(QObject *watched, QEvent *event) override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
        const QWidget *widget) const override;

private:
    void drawLabelOfComboBox(const QStyleOptionComboBox &box, QPainter *painter, const QWidget *widget) const;
    void drawMenuButton(const QStyleOptionToolButton &button, QPainter *painter, const QWidget *widget) const;
    void drawStaticProgress(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
};

} // namespace outcrop
