// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/render/comparemodel.h"

#include <QLocale>

namespace outcrop {

CompareModel::CompareModel(QObject *parent) : TableModel(CompareColumn::Differences, parent) { }

QVariant CompareModel::cell(const CompareNumbers &numbers, CompareColumn column, int role) const
{
    const bool isNumber = column >= CompareColumn::Characters;
    switch (role) {
    case Qt::DisplayRole:
        return text(numbers, column);
    case Qt::ToolTipRole:
        return numbers.error.isEmpty() ? text(numbers, column) : numbers.error;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft)));
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(header(column), text(numbers, column));
    default:
        return {};
    }
}

QString CompareModel::text(const CompareNumbers &numbers, CompareColumn column) const
{
    if (column == CompareColumn::Provider)
        return numbers.provider;
    if (column == CompareColumn::Model)
        return numbers.model;
    if (!numbers.error.isEmpty())
        return QStringLiteral("–");
    const qsizetype number = column == CompareColumn::Characters ? numbers.characters
        : column == CompareColumn::Messages                      ? numbers.messages
        : column == CompareColumn::Losses                        ? numbers.losses
                                                                 : numbers.differences;
    return QLocale().toString(number);
}

QString CompareModel::header(CompareColumn column) const
{
    switch (column) {
    case CompareColumn::Provider:
        return tr("Provider");
    case CompareColumn::Model:
        return tr("Model");
    case CompareColumn::Characters:
        return tr("Characters");
    case CompareColumn::Messages:
        return tr("Messages");
    case CompareColumn::Losses:
        return tr("Losses");
    case CompareColumn::Differences:
        //: Heading of a column that counts lines
        return tr("Different lines");
    }
    return {};
}

} // namespace outcrop
