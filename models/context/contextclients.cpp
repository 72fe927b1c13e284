// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/context/contextclients.h"

#include "core/base/datatext.h"
#include "core/base/diagnostic.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "models/base/roles.h"
#include "models/base/sizetext.h"

#include <QLocale>

#include <optional>

namespace outcrop {
namespace {

/// Returns the number of truncated files, the size of the text that is not sent, and the number of shortened descriptions. Returns `in other folders` or `none` if there
/// are no losses.
QString truncationText(const ContextClient &row)
{
    const QLocale locale;
    const ContextLosses &losses = row.counts.losses;
    QStringList parts;
    if (losses.truncatedFiles > 0)
        //: %1 is the number of truncated files, %2 the size of their text that is not sent: "1 · −7.66 KiB"
        parts += ContextClientsModel::tr("%1 · −%2").arg(groupedNumber(losses.truncatedFiles, locale), locale.formattedDataSize(losses.truncatedBytes));
    if (losses.shortenedDescriptions > 0)
        //: %1 is the number of shortened descriptions of skills, agents and commands
        parts += ContextClientsModel::tr("%1 shortened").arg(groupedNumber(losses.shortenedDescriptions, locale));
    if (!parts.isEmpty())
        return parts.join(listSeparator());
    //: Column “Truncated”: no file is truncated from the selected start folder, but some files are from other start folders
    return row.isTruncatedElsewhere ? ContextClientsModel::tr("in other folders", "truncated files") : ContextClientsModel::tr("none", "truncated files");
}

/// Returns the number of files that exceed a size limit or whose import is not followed. Returns `in other folders` or `none` if there are no such files.
QString skippedText(const ContextClient &row)
{
    if (const qsizetype skipped = row.counts.losses.allSkippedFiles(); skipped > 0)
        return groupedNumber(skipped, windowLocale());
    //: Column “Skipped”: no file is skipped from the selected start folder, but some files are from other start folders
    return row.isSkippedElsewhere ? ContextClientsModel::tr("in other folders", "skipped files") : ContextClientsModel::tr("none", "skipped files");
}

/// Returns the name of the client, its losses, and the reason why it would not start, or else the evidence for its rules.
QString tipOf(const ContextClient &row)
{
    QStringList lines{row.title};
    lines += lossSentences(row.counts.losses);
    if (row.counts.repeatedFiles > 0)
        lines += ContextClientsModel::tr("The client loads %n file(s) twice. The list of files shows them.", nullptr, int(row.counts.repeatedFiles));
    if (row.isTruncatedElsewhere || row.isSkippedElsewhere)
        lines += ContextClientsModel::tr("If you start this client in certain other folders, it truncates or skips files. Select the client to see the folders.");
    lines += row.refusal.isEmpty() ? row.evidence : row.refusal;
    return lines.join(u'\n');
}

/// Returns the severity of the icon in a column; nullopt if it has none.
std::optional<Severity> severityOf(const ContextClient &row, ContextClientColumn column)
{
    const ContextLosses &losses = row.counts.losses;
    const auto severity = [](bool isHere, bool isElsewhere) { return isHere ? std::optional(Severity::Warning) : isElsewhere ? std::optional(Severity::Note) : std::nullopt; };
    if (column == ContextClientColumn::Truncated)
        return severity(losses.truncatedFiles + losses.shortenedDescriptions > 0, row.isTruncatedElsewhere);
    if (column == ContextClientColumn::Skipped)
        return severity(losses.allSkippedFiles() > 0, row.isSkippedElsewhere);
    if (column == ContextClientColumn::Files)
        return severity(false, row.counts.repeatedFiles > 0);
    return std::nullopt;
}

} // namespace

ContextClient contextClient(const ClientContext &context, const TokenCount &startTokens, const StartFolders &starts)
{
    return {context.client, dataText(context.title), numberText(startTokens), contextCounts(context), starts.isLimitedByTruncation(), starts.isLimitedBySkipping(),
        evidenceSentences(context.evidence), context.refusal};
}

ContextClientsModel::ContextClientsModel(QObject *parent) : TableModel(ContextClientColumn::Tokens, parent) { }

QModelIndex ContextClientsModel::indexOf(const QString &client) const
{
    return find([&client](const ContextClient &row) { return row.client == client; });
}

QVariant ContextClientsModel::cell(const ContextClient &row, ContextClientColumn column, int role) const
{
    if (role == Qt::TextAlignmentRole && (column == ContextClientColumn::Tokens || column == ContextClientColumn::Files))
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role == Qt::ToolTipRole)
        return tipOf(row);
    if (const std::optional<Severity> severity = severityOf(row, column); role == SeverityRole && severity)
        return int(*severity);
    return role == Qt::DisplayRole ? text(row, column) : QVariant();
}

QString ContextClientsModel::text(const ContextClient &row, ContextClientColumn column)
{
    switch (column) {
    case ContextClientColumn::Client:
        return row.title;
    case ContextClientColumn::Truncated:
        return truncationText(row);
    case ContextClientColumn::Skipped:
        return skippedText(row);
    case ContextClientColumn::Files:
        return groupedNumber(row.counts.startFiles, windowLocale());
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
    case ContextClientColumn::Skipped:
        return tr("Skipped");
    case ContextClientColumn::Files:
        return tr("Files");
    case ContextClientColumn::Tokens:
        return tr("Tokens");
    }
    return {};
}

} // namespace outcrop
