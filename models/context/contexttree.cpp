// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/context/contexttree.h"

#include "core/base/localnumbers.h"
#include "core/clients/loadreason.h"
#include "models/base/roles.h"
#include "models/base/sizetext.h"

#include <QFont>

#include <algorithm>

namespace outcrop {
namespace {

QString titleOf(ContextGroup group, const ClientContext &context, const QString &folder)
{
    switch (group) {
    case ContextGroup::AtStart:
        return ContextTreeModel::tr("Loaded at the start, in this order");
    case ContextGroup::Listed:
        return ContextTreeModel::tr("Listed by name; contents not loaded");
    case ContextGroup::AfterTouch:
        //: %1 is a file: "web/AGENTS.md"
        return ContextTreeModel::tr("Loaded after the client reads %1").arg(touchedFiles(context, folder));
    case ContextGroup::OnDemand:
        return ContextTreeModel::tr("Loaded on demand");
    case ContextGroup::SameFile:
        return ContextTreeModel::tr("Loaded under another name");
    case ContextGroup::NotLoaded:
        return ContextTreeModel::tr("Not loaded");
    }
    Q_UNREACHABLE();
}

/// Returns an estimate of the tokens in the truncated part of a file; 0 if the file is not truncated.
double truncatedTokens(const ContextText &text, double tokens)
{
    return text.truncationOffset > 0 ? tokens * double(text.fileBytes - text.truncationOffset) / double(text.truncationOffset) : 0;
}

/// Returns the reason for the state of a file, followed by the size of a file that is loaded on demand.
QString reasonOf(const ClientContext &context, const ContextText &text, const QString &folder)
{
    const QString reason = loadReason(context, text, folder);
    const QString size = text.state == ContextState::Waiting ? windowLocale().formattedDataSize(text.fileBytes) : QString();
    //: %1 is a sentence, %2 a size: "Loaded when a file in api is read. 4.73 KiB"
    return size.isEmpty() || reason.isEmpty() ? reason + size : ContextTreeModel::tr("%1 %2").arg(reason, size);
}

} // namespace

QList<Branch<ContextItem>> contextTree(const ClientContext &context, const QList<TokenCount> &tokens, const QString &folder)
{
    double largestSize = 1;
    for (qsizetype i = 0; i < context.texts.size(); ++i)
        largestSize = std::max(largestSize, double(tokens[i].tokens) + truncatedTokens(context.texts[i], double(tokens[i].tokens)));
    QList<Branch<ContextItem>> tree;
    const QMap<ContextGroup, QList<qsizetype>> groups = groupedTexts(context);
    for (const auto &[group, texts] : groups.asKeyValueRange()) {
        Branch<ContextItem> branch{{QString::number(int(group)), titleOf(group, context, folder)}};
        for (const qsizetype i : texts) {
            const ContextText &text = context.texts[i];
            const auto sentShare = double(tokens[i].tokens);
            branch.children += Branch<ContextItem>{{text.file + u'\n' + text.rule + u'\n' + QString::number(i), contextPath(text.file, folder, context.home),
                reasonOf(context, text, folder),
                text.isSent() ? numberText(tokens[i]) : QString(), contextEvidence(text), i, text.state, sentShare / largestSize, truncatedTokens(text, sentShare) / largestSize}};
        }
        tree += branch;
    }
    return tree;
}

ContextTreeModel::ContextTreeModel(QObject *parent) : TreeModel(ContextColumn::Reason, parent) { }

QVariant ContextTreeModel::cell(const ContextItem &item, ContextColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return column == ContextColumn::File ? item.title : column == ContextColumn::Reason ? item.reason : column == ContextColumn::Tokens ? item.tokens : QString();
    case Qt::ToolTipRole:
        return item.reason.isEmpty() ? item.title : QString(item.title + u'\n' + item.reason);
    case Qt::TextAlignmentRole:
        return column == ContextColumn::Tokens ? QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    case Qt::FontRole:
        if (item.state)
            return {};
        else {
            QFont boldFont;
            boldFont.setBold(true);
            return boldFont;
        }
    case PathRole:
        return item.state ? item.title : QString();
    case SentShareRole:
        return item.sentShare;
    case TruncatedShareRole:
        return item.truncatedShare;
    default:
        return {};
    }
}

QString ContextTreeModel::header(ContextColumn column) const
{
    switch (column) {
    case ContextColumn::File:
        return tr("File");
    case ContextColumn::Reason:
        return tr("Reason");
    case ContextColumn::Tokens:
        return tr("Tokens");
    case ContextColumn::Share:
        return tr("Share");
    }
    return {};
}

} // namespace outcrop
