// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/look/theme.h"

#include <QObject>

class QWidget;

namespace outcrop {

/// Keeps the text of a widget in a color of the theme, also after the palette changes. The widget owns the object.
class TextColor : public QObject
{
    Q_OBJECT

public:
    /// Sets the color of the text; ColorRole::Text restores the color of the palette.
    static void set(QWidget &widget, ColorRole role);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit TextColor(QWidget &widget);
    void apply();

    QWidget &m_widget;
    ColorRole m_role = ColorRole::Text;
};

} // namespace outcrop
