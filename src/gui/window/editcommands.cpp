// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/editcommands.h"

#include "models/base/rowtext.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace outcrop {

void copyFromWidget(QWidget *focused)
{
    if (auto *text = qobject_cast<QPlainTextEdit *>(focused))
        text->copy();
    else if (auto *line = qobject_cast<QLineEdit *>(focused))
        line->copy();
    else if (const auto *view = qobject_cast<QAbstractItemView *>(focused);
             view && view->selectionModel()->hasSelection())
        QGuiApplication::clipboard()->setText(rowsAsText(view->selectionModel()->selectedIndexes()));
}

void selectAllInWidget(QWidget *focused)
{
    if (auto *text = qobject_cast<QPlainTextEdit *>(focused))
        text->selectAll();
    else if (auto *line = qobject_cast<QLineEdit *>(focused))
        line->selectAll();
    else if (auto *view = qobject_cast<QAbstractItemView *>(focused))
        view->selectAll();
}

} // namespace outcrop
