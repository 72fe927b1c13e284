// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/context/contexttree.h"

#include "core/base/paths.h"
#include "models/base/roles.h"
#include "models/base/sizetext.h"

#include <QFont>
#include <QLocale>

#include <algorithm>

namespace outcrop {
namespace {

enum class Group { AtStart, Listed, AfterFileRead, Waiting, NotLoaded };

Group groupOf(const ClientContext &context, const ContextText &text)
{
    switch (text.state) {
    case ContextState::Waiting:
        return Group::Waiting;
    case ContextState::Hidden:
    case ContextState::Skipped:
        return Group::NotLoaded;
    case ContextState::Listed:
        return Group::Listed;
    case ContextState::Loaded:
    case ContextState::Cut:
    case ContextState::Imported:
        break;
    }
    const bool onTouch = text.part >= 0 && context.parts[text.part].loadsOnTouch;
    return onTouch ? Group::AfterFileRead : Group::AtStart;
}

QString titleOf(Group group)
{
    switch (group) {
    case Group::AtStart:
        return ContextTreeModel::tr("Loaded at the start, in this order");
    case Group::Listed:
        return ContextTreeModel::tr("Listed by name; contents not loaded");
    case Group::AfterFileRead:
        return ContextTreeModel::tr("Loaded after the client reads the current document");
    case Group::Waiting:
        return ContextTreeModel::tr("Loaded on demand");
    case Group::NotLoaded:
        return ContextTreeModel::tr("Not loaded");
    }
    Q_UNREACHABLE();
}

/// Returns an estimate of the tokens in the truncated part of a file; 0 if the file is not truncated.
double truncatedTokens(const ContextText &text, double tokens)
{
    return text.cutByte > 0 ? tokens * double(text.fileBytes - text.cutByte) / double(text.cutByte) : 0;
}

/// Returns the tokens of a sent file, and the size of a file that is loaded on demand, whose tokens are not counted.
QString sizeOf(const ContextText &text, const TokenCount &tokens)
{
    if (text.isSent())
        return numberText(tokens);
    return text.state == ContextState::Waiting ? QLocale().formattedDataSize(text.fileBytes) : QString();
}

} // namespace

QList<Branch<ContextItem>> contextTree(const ClientContext &context, const QList<TokenCount> &tokens, const QString &folder)
{
    double largest = 1;
    for (qsizetype i = 0; i < context.texts.size(); ++i)
        largest = std::max(largest, double(tokens[i].tokens) + truncatedTokens(context.texts[i], double(tokens[i].tokens)));
    QList<Branch<ContextItem>> tree;
    for (const Group group : {Group::AtStart, Group::Listed, Group::AfterFileRead, Group::Waiting, Group::NotLoaded}) {
        Branch<ContextItem> branch{{QString::number(int(group)), titleOf(group)}};
        for (qsizetype i = 0; i < context.texts.size(); ++i) {
            const ContextText &text = context.texts[i];
            if (groupOf(context, text) != group)
                continue;
            const auto sentShare = double(tokens[i].tokens);
            branch.children += Branch<ContextItem>{{text.file + u'\n' + text.rule + u'\n' + QString::number(i), pathInside(folder, text.file), contextReason(text, folder),
                sizeOf(text, tokens[i]), contextEvidence(text), i, text.state, sentShare / largest, truncatedTokens(text, sentShare) / largest}};
        }
        if (!branch.children.isEmpty())
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
            QFont bold;
            bold.setBold(true);
            return bold;
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
