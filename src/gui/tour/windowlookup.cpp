// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tour/windowlookup.h"

#include "gui/tour/toursteps.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>

#include <algorithm>

namespace outcrop {

namespace {

bool hasText(const QModelIndex &row, const QString &text)
{
    for (int column = 0; column < row.model()->columnCount(row.parent()); ++column) {
        if (row.siblingAtColumn(column).data().toString().contains(text))
            return true;
    }
    return false;
}

QAbstractItemView *shownView(const QWidget &window, const QString &name)
{
    return qobject_cast<QAbstractItemView *>(shownWidget(window, name));
}

} // namespace

QRect shownRect(const QWidget &window, const QWidget &widget)
{
    if (!widget.isVisible() || widget.window() != &window)
        return {};
    QRect rect = widget.rect();
    for (const QWidget *each = &widget; each != &window; each = each->parentWidget())
        rect = rect.translated(each->pos()) & each->parentWidget()->rect();
    return rect;
}

QWidget *shownWidget(const QWidget &window, const QString &name)
{
    const QList<QWidget *> widgets = window.findChildren<QWidget *>(name);
    const auto shown = std::find_if(widgets.begin(), widgets.end(), [&window](const QWidget *widget) { return !shownRect(window, *widget).isEmpty(); });
    return shown == widgets.end() ? nullptr : *shown;
}

bool isChecked(const QWidget &window, const QString &name)
{
    const auto *action = window.findChild<QAction *>(name);
    const auto *button = window.findChild<QAbstractButton *>(name);
    return (action && action->isChecked()) || (button && button->isChecked());
}

bool isRowSelected(const QWidget &window, const TourRow &row)
{
    const QAbstractItemView *view = shownView(window, row.view);
    return view && view->currentIndex().isValid() && hasText(view->currentIndex(), row.text);
}

bool selectRow(const QWidget &window, const TourRow &row)
{
    QAbstractItemView *view = shownView(window, row.view);
    for (int at = 0; view && view->model() && at < view->model()->rowCount(); ++at) {
        const QModelIndex index = view->model()->index(at, 0);
        if (hasText(index, row.text)) {
            view->setCurrentIndex(index);
            return true;
        }
    }
    return false;
}

bool pressButton(const QWidget &window, const QString &name)
{
    auto *button = qobject_cast<QAbstractButton *>(shownWidget(window, name));
    if (!button || !button->isEnabled())
        return false;
    if (!button->isChecked())
        button->click();
    return true;
}

} // namespace outcrop
