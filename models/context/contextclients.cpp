// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/context/contextclients.h"

#include "core/base/diagnostic.h"
#include "models/base/roles.h"
#include "models/base/sizetext.h"

#include <QLocale>

#include <algorithm>

namespace outcrop {
namespace {

qint64 truncatedBytes(const ClientContext &context)
{
    qint64 bytes = 0;
    for (const ContextText &text : context.texts)
        bytes += text.cutByte >= 0 ? text.fileBytes - text.cutByte : 0;
    return bytes;
}

/// Returns the number of truncated files and the size of the text that is not sent, or `none`. Empty if the client loads no files.
QString truncationText(const ContextClient &row)
{
    if (row.truncatedFiles == 0)
        return row.files > 0 ? ContextClientsModel::tr("none") : QString();
    const QString files = QLocale().toString(row.truncatedFiles);
    return row.truncatedBytes > 0 ? files + QStringLiteral(" · ") + QLocale().formattedDataSize(row.truncatedBytes) : files;
}

} // namespace

ContextClient contextClient(const ClientContext &context, const TokenCount &startTokens, qsizetype truncatedFiles)
{
    const auto files = std::count_if(context.texts.begin(), context.texts.end(), [](const ContextText &text) { return text.isSent() && text.state != ContextState::Listed; });
    return {context.client, context.title, files, numberText(startTokens), truncatedFiles, truncatedBytes(context), evidenceText(context.evidence), context.refusal};
}

ContextClientsModel::ContextClientsModel(QObject *parent) : TableModel(ContextClientColumn::Files, parent) { }

QModelIndex ContextClientsModel::indexOf(const QString &client) const
{
    return find([&client](const ContextClient &row) { return row.client == client; });
}

QVariant ContextClientsModel::cell(const ContextClient &row, ContextClientColumn column, int role) const
{
    if (role == Qt::TextAlignmentRole && (column == ContextClientColumn::Tokens || column == ContextClientColumn::Files))
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role == Qt::ToolTipRole)
        return QString(row.title + u'\n' + (row.refusal.isEmpty() ? row.evidence : row.refusal));
    if (role == SeverityRole && column == ContextClientColumn::Truncated && row.truncatedFiles > 0)
        return int(Severity::Warning);
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case ContextClientColumn::Client:
        return row.title;
    case ContextClientColumn::Truncated:
        return truncationText(row);
    case ContextClientColumn::Files:
        return QLocale().toString(row.files);
    case ContextClientColumn::Tokens:
        return row.tokens;
    }
    return {};
}

QString ContextClientsModel::header(ContextClientColumn column) const
{
    switch (column) {
    case ContextClientColumn::Client:
        return tr("Client");
    case ContextClientColumn::Truncated:
        return tr("Truncated");
    case ContextClientColumn::Files:
        return tr("Files");
    case ContextClientColumn::Tokens:
        return tr("Tokens");
    }
    return {};
}

} // namespace outcrop
