// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/render/comparemodel.h"

#include "core/base/localnumbers.h"
#include "models/base/sizetext.h"

#include <algorithm>
#include <utility>

namespace outcrop {

namespace {

QString priceText(const std::optional<Cost> &price, const std::optional<int> &decimals)
{
    if (!price)
        return QStringLiteral("–");
    return decimals ? toText(*price, *decimals, windowLocale()) : toText(*price, windowLocale());
}

} // namespace

void alignPrices(QList<ComparisonRow> &rows)
{
    int decimals = 2;
    for (const ComparisonRow &row : std::as_const(rows)) {
        for (const std::optional<Cost> &price : {row.firstCost, row.nextCost})
            decimals = price ? std::max(decimals, decimalsOf(*price)) : decimals;
    }
    for (ComparisonRow &row : rows)
        row.priceDecimals = decimals;
}

CompareModel::CompareModel(QObject *parent) : TableModel(CompareColumn::Differences, parent) { }

QVariant CompareModel::cell(const ComparisonRow &numbers, CompareColumn column, int role) const
{
    const bool isNumber = column >= CompareColumn::Tokens;
    switch (role) {
    case Qt::DisplayRole:
        return text(numbers, column);
    case Qt::ToolTipRole:
        if (!numbers.error.isEmpty())
            return numbers.error;
        if (!numbers.warning.isEmpty() && (column == CompareColumn::Provider || column == CompareColumn::Tokens))
            return numbers.warning;
        if (column == CompareColumn::Differences && numbers.isReference)
            return tr("The other requests are compared with this one");
        return column == CompareColumn::Losses && !numbers.lossesText.isEmpty() ? numbers.lossesText : text(numbers, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft)));
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(header(column), column == CompareColumn::Tokens && !numbers.warning.isEmpty() ? numbers.warning : text(numbers, column));
    default:
        return {};
    }
}

QString CompareModel::text(const ComparisonRow &numbers, CompareColumn column) const
{
    const QString unknownMark = QStringLiteral("–");
    if (!numbers.error.isEmpty() && column >= CompareColumn::Tokens)
        return unknownMark;
    switch (column) {
    case CompareColumn::Provider:
        return numbers.provider;
    case CompareColumn::Model:
        return numbers.model;
    case CompareColumn::Tokens:
        if (!numbers.tokens)
            return unknownMark;
        //: %1 is a number of tokens that the server does not read completely
        return numbers.warning.isEmpty() ? numberText(*numbers.tokens) : tr("⚠ %1").arg(numberText(*numbers.tokens));
    case CompareColumn::FirstCost:
        return priceText(numbers.firstCost, numbers.priceDecimals);
    case CompareColumn::NextCost:
        return priceText(numbers.nextCost, numbers.priceDecimals);
    case CompareColumn::Characters:
        return groupedNumber(numbers.characters, windowLocale());
    case CompareColumn::Losses:
        return groupedNumber(numbers.losses, windowLocale());
    case CompareColumn::Differences:
        return numbers.isReference ? unknownMark : groupedNumber(numbers.differences, windowLocale());
    }
    return {};
}

QString CompareModel::header(CompareColumn column) const
{
    switch (column) {
    case CompareColumn::Provider:
        return tr("Provider");
    case CompareColumn::Model:
        return tr("Model");
    case CompareColumn::Tokens:
        return tr("Tokens");
    case CompareColumn::FirstCost:
        //: Column heading of a price: the first request, with a cold cache
        return tr("First request");
    case CompareColumn::NextCost:
        //: Column heading of a price: the same request with a warm cache
        return tr("Warm cache");
    case CompareColumn::Characters:
        return tr("Characters");
    case CompareColumn::Losses:
        return tr("Losses");
    case CompareColumn::Differences:
        //: Column heading of a number of lines
        return tr("Different lines");
    }
    return {};
}

} // namespace outcrop
