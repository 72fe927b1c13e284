// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QString>

class QWidget;

namespace outcrop {

struct TourRow;

// Lookups by object name in the window, for the steps of the tour.

/// Returns the part of a widget that is inside the window and its other ancestors, in the coordinates of the window. Empty if the widget is hidden, in
/// another window, or behind the current tab.
QRect shownRect(const QWidget &window, const QWidget &widget);
/// Returns the first shown widget with this name; null if there is none.
QWidget *shownWidget(const QWidget &window, const QString &name);
/// Returns whether the action or button with this name is checked.
bool isChecked(const QWidget &window, const QString &name);
/// Returns whether the current row of a shown view contains the text in one of its cells.
bool isRowSelected(const QWidget &window, const TourRow &row);
/// Selects the first row of a shown view that contains the text. Returns false if the view or the row does not exist yet.
bool selectRow(const QWidget &window, const TourRow &row);
/// Presses a shown button, unless it is already checked. Returns false if the button does not exist or is disabled.
bool pressButton(const QWidget &window, const QString &name);

} // namespace outcrop
