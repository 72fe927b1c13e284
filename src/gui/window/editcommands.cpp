// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/editcommands.h"

#include "models/base/rowtext.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace outcrop {

void copyFromWidget(QWidget *focusedWidget)
{
    if (auto *text = qobject_cast<QPlainTextEdit *>(focusedWidget))
        text->copy();
    else if (auto *line = qobject_cast<QLineEdit *>(focusedWidget))
        line->copy();
    else if (const auto *view = qobject_cast<QAbstractItemView *>(focusedWidget);
             view && view->selectionModel()->hasSelection())
        QGuiApplication::clipboard()->setText(rowsAsText(view->selectionModel()->selectedIndexes()));
}

void selectAllInWidget(QWidget *focusedWidget)
{
    if (auto *text = qobject_cast<QPlainTextEdit *>(focusedWidget))
        text->selectAll();
    else if (auto *line = qobject_cast<QLineEdit *>(focusedWidget))
        line->selectAll();
    else if (auto *view = qobject_cast<QAbstractItemView *>(focusedWidget))
        view->selectAll();
}

} // namespace outcrop
