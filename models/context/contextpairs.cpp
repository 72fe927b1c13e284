// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/context/contextpairs.h"

#include "core/base/localnumbers.h"
#include "core/clients/loadreason.h"
#include "models/base/roles.h"
#include "models/base/sizetext.h"

#include <QFont>

namespace outcrop {
namespace {

QString stateText(const ContextText &text)
{
    if (text.state == ContextState::Truncated)
        return ContextPairsModel::tr("truncated at byte %1").arg(groupedNumber(text.truncationOffset, windowLocale()));
    return stateTitle(text);
}

ContextPair::Side sideOf(const ContextWithTokens &client, const ClientComparisonRow &row, qsizetype column, const QString &folder)
{
    const qsizetype index = row.textIndexes[column];
    if (index < 0)
        return {QStringLiteral("–"), {}, {}, -1};
    const ContextText &text = client.context.texts[index];
    const qsizetype order = row.startPositions[column];
    //: %1 is the position of a file in the order in which files are sent, %2 its state: "2. loaded"
    QString state = order > 0 ? ContextPairsModel::tr("%1. %2").arg(groupedNumber(order, windowLocale()), stateText(text)) : stateText(text);
    if (text.file != row.file)
        //: %1 is the state of a file, %2 another name of the same file: "1. loaded as CLAUDE.md"
        state = ContextPairsModel::tr("%1 as %2").arg(state, contextPath(text.file, folder, client.context.home));
    return {state, text.isSent() ? numberText(client.tokens[index]) : QString(), loadReason(client.context, text, folder), index};
}

} // namespace

QList<ContextPair> contextPairs(const ContextWithTokens &first, const ContextWithTokens &second, const QString &folder, bool onlyDifferences)
{
    QList<ContextPair> pairs;
    const QList<ClientComparisonRow> rows = compareClients({&first.context, &second.context});
    for (const ClientComparisonRow &row : rows) {
        if (row.isDifferent || !onlyDifferences)
            pairs.append({row.file, contextPath(row.file, folder, first.context.home), sideOf(first, row, 0, folder), sideOf(second, row, 1, folder), row.isDifferent});
    }
    return pairs;
}

ContextPairsModel::ContextPairsModel(QObject *parent) : TableModel(ContextPairColumn::SecondTokens, parent) { }

void ContextPairsModel::setTitles(const QString &first, const QString &second)
{
    m_firstTitle = first;
    m_secondTitle = second;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

QVariant ContextPairsModel::cell(const ContextPair &row, ContextPairColumn column, int role) const
{
    const bool isFirst = column == ContextPairColumn::First || column == ContextPairColumn::FirstTokens;
    const bool isTokens = column == ContextPairColumn::FirstTokens || column == ContextPairColumn::SecondTokens;
    const ContextPair::Side &side = isFirst ? row.first : row.second;
    switch (role) {
    case Qt::DisplayRole:
        return column == ContextPairColumn::File ? row.title : isTokens ? side.tokens : side.text;
    case Qt::ToolTipRole:
        return column == ContextPairColumn::File || side.reason.isEmpty() ? row.title : QString(row.title + u'\n' + side.reason);
    case Qt::TextAlignmentRole:
        return isTokens ? QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    case PathRole:
        return row.title;
    case Qt::FontRole:
        if (row.isDifferent) {
            QFont boldFont;
            boldFont.setBold(true);
            return boldFont;
        }
        return {};
    default:
        return {};
    }
}

QString ContextPairsModel::header(ContextPairColumn column) const
{
    switch (column) {
    case ContextPairColumn::File:
        return tr("File");
    case ContextPairColumn::First:
        return m_firstTitle;
    case ContextPairColumn::Second:
        return m_secondTitle;
    case ContextPairColumn::FirstTokens:
    case ContextPairColumn::SecondTokens:
        return tr("Tokens");
    }
    return {};
}

} // namespace outcrop
