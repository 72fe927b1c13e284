// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/rowtext.h"

#include "core/base/textdirection.h"

#include <QSet>
#include <QStringList>

#include <algorithm>

namespace outcrop {

namespace {

QString rowAsText(const QModelIndex &index)
{
    QStringList cells;
    for (int column = 0; column < index.model()->columnCount(index.parent()); ++column)
        cells += withoutIsolates(index.siblingAtColumn(column).data().toString().simplified());
    return cells.join(u'\t');
}

void addRows(QStringList &lines, const QAbstractItemModel &model, const QModelIndex &parent)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        lines += rowAsText(index);
        addRows(lines, model, index);
    }
}

} // namespace

QString rowsAsText(QModelIndexList indexes)
{
    std::sort(indexes.begin(), indexes.end());
    QStringList lines;
    QSet<QModelIndex> addedIndex;
    for (const QModelIndex &index : std::as_const(indexes)) {
        const QModelIndex first = index.siblingAtColumn(0);
        if (!addedIndex.contains(first))
            lines += rowAsText(first);
        addedIndex.insert(first);
    }
    return lines.join(u'\n');
}

QString tableAsText(const QAbstractItemModel &model)
{
    QStringList headers;
    for (int column = 0; column < model.columnCount(); ++column)
        headers += withoutIsolates(model.headerData(column, Qt::Horizontal).toString());
    QStringList lines{headers.join(u'\t')};
    addRows(lines, model, {});
    return lines.join(u'\n') + u'\n';
}

QString jsonCellText(const Json &value, qsizetype limit)
{
    if (value.is_null())
        return {};
    QString text = value.is_string()
        ? qString(value)
        : QString::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
    text = text.simplified();
    return text.size() <= limit ? text : text.first(limit - 1) + QChar(0x2026);
}

} // namespace outcrop
