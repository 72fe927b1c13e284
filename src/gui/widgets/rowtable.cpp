// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/rowtable.h"

#include "gui/look/icons.h"
#include "models/rowtext.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QHeaderView>

namespace outcrop {

namespace {

constexpr int widestColumn = 320; ///< but for the main one
constexpr int measuredRows = 200; ///< beside those that are seen, to find how wide a column is

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RowTable)
};

} // namespace

QTreeView *rowTable(QWidget *parent, QAbstractItemModel *model, const TableLook &look)
{
    auto *table = new QTreeView(parent);
    table->setObjectName(look.name);
    table->setAccessibleName(look.accessible);
    table->setModel(model);
    table->setFrameShape(QFrame::NoFrame);
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    table->setAllColumnsShowFocus(true);
    table->setAlternatingRowColors(true);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    QHeaderView *header = table->header();
    header->setResizeContentsPrecision(measuredRows);
    header->setMaximumSectionSize(widestColumn);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setStretchLastSection(look.mainColumn < 0);
    if (look.mainColumn >= 0)
        header->setSectionResizeMode(look.mainColumn, QHeaderView::Stretch);
    return table;
}

void addTableCopying(QTreeView *table)
{
    auto *copy = new QAction(lineIcon(QStringLiteral("copy")), Words::tr("Copy the &Table"), table);
    QObject::connect(copy, &QAction::triggered, table, [table] { QGuiApplication::clipboard()->setText(tableAsText(*table->model())); });
    table->addAction(copy);
    table->setContextMenuPolicy(Qt::ActionsContextMenu);
}

} // namespace outcrop
