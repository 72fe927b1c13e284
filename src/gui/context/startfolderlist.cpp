// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/context/startfolderlist.h"

#include "core/base/paths.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QSet>
#include <QSignalBlocker>

#include <algorithm>

namespace outcrop {
namespace {

/// Provides the translation context.
struct StartFolderWords {
    Q_DECLARE_TR_FUNCTIONS(StartFolderWords)
};

void addFolder(QComboBox &list, const QString &folder, const QString &top)
{
    list.addItem(folder == top ? StartFolderWords::tr("Top-level folder") : pathInside(top, folder), folder);
}

} // namespace

void fillStartFolders(QComboBox &list, const FolderContexts &contexts)
{
    QSet<QString> known;
    for (const ContextReport &client : contexts.clients) {
        for (const ContextText &text : client.context.texts) {
            if (isAtOrBelow(text.file, contexts.folder))
                known.insert(text.file.section(u'/', 0, -2));
        }
        for (const LimitedStart &start : client.starts.limitedStarts)
            known.insert(start.folder);
    }
    known.insert(contexts.start);
    known.remove(contexts.folder);
    QStringList folders(known.begin(), known.end());
    folders.sort();
    folders.prepend(contexts.folder);
    const QSignalBlocker signalBlocker(list);
    list.clear();
    for (const QString &folder : folders)
        addFolder(list, folder, contexts.folder);
    list.setCurrentIndex(std::max(0, list.findData(contexts.start)));
}

int startFolderIndex(QComboBox &list, const QString &folder, const QString &top)
{
    if (list.findData(folder) < 0)
        addFolder(list, folder, top);
    return list.findData(folder);
}

void markStartFolders(QComboBox &list, const ContextReport &client)
{
    QFont boldFont = list.font();
    boldFont.setBold(true);
    for (int i = 0; i < list.count(); ++i) {
        const QString folder = list.itemData(i).toString();
        const QList<LimitedStart> &limitedStarts = client.starts.limitedStarts;
        const auto found = std::find_if(limitedStarts.begin(), limitedStarts.end(), [&folder](const LimitedStart &start) { return start.folder == folder; });
        const bool isLimited = found != limitedStarts.end();
        list.setItemData(i, isLimited ? QVariant(boldFont) : QVariant(), Qt::FontRole);
        list.setItemData(i, isLimited ? QVariant(toString(found->losses)) : QVariant(), Qt::ToolTipRole);
    }
}

} // namespace outcrop
