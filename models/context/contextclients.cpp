// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/context/contextclients.h"

#include "models/base/sizetext.h"

#include <QLocale>

#include <algorithm>

namespace outcrop {

ContextClient contextClient(const ClientContext &context, const TokenCount &startTokens, qsizetype truncatedFiles)
{
    const auto files = std::count_if(context.texts.begin(), context.texts.end(), [](const ContextText &text) { return text.isSent() && text.state != ContextState::Listed; });
    return {context.client, context.title, files, numberText(startTokens), truncatedFiles, evidenceText(context.evidence), context.refusal};
}

ContextClientsModel::ContextClientsModel(QObject *parent) : TableModel(ContextClientColumn::Truncated, parent) { }

QModelIndex ContextClientsModel::indexOf(const QString &client) const
{
    return find([&client](const ContextClient &row) { return row.client == client; });
}

QVariant ContextClientsModel::cell(const ContextClient &row, ContextClientColumn column, int role) const
{
    if (role == Qt::TextAlignmentRole && column != ContextClientColumn::Client)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role == Qt::ToolTipRole)
        return QString(row.title + u'\n' + (row.refusal.isEmpty() ? row.evidence : row.refusal));
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case ContextClientColumn::Client:
        return row.title;
    case ContextClientColumn::Files:
        return QLocale().toString(row.files);
    case ContextClientColumn::Tokens:
        return row.tokens;
    case ContextClientColumn::Truncated:
        return row.truncatedFiles == 0 ? QString() : QLocale().toString(row.truncatedFiles);
    }
    return {};
}

QString ContextClientsModel::header(ContextClientColumn column) const
{
    switch (column) {
    case ContextClientColumn::Client:
        return tr("Client");
    case ContextClientColumn::Files:
        return tr("Files");
    case ContextClientColumn::Tokens:
        return tr("Tokens");
    case ContextClientColumn::Truncated:
        return tr("Truncated files");
    }
    return {};
}

} // namespace outcrop
