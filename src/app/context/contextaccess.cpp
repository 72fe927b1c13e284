// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/context/contextaccess.h"

#include "core/base/paths.h"

#include <QDir>

#include <algorithm>

namespace outcrop {
namespace {

void addAbsoluteFolders(const QStringList &folders, QStringList &all)
{
    for (const QString &folder : folders) {
        if (folder.size() > 1 && folder.startsWith(u'/') && !all.contains(folder))
            all.append(folder);
    }
}

void addFolders(const LoadRule &rule, QStringList &all)
{
    addAbsoluteFolders(rule.folders, all);
    for (const LoadRule &inner : rule.rules)
        addFolders(inner, all);
}

/// Returns the system folders that built-in clients read, such as /etc/claude-code. The repository's client documents are ignored: a repository must not
/// extend the access that the user granted.
QStringList managedFolders()
{
    QStringList all;
    for (const ClientDocument &client : builtInClients()) {
        for (const PartRule &part : client.parts) {
            for (const PartRule::Content &content : part.contents) {
                if (const auto *load = std::get_if<LoadRule>(&content))
                    addFolders(*load, all);
                else if (const auto *list = std::get_if<ListRule>(&content)) {
                    for (const ListRule::Place &place : list->places)
                        addAbsoluteFolders(place.folders, all);
                }
            }
        }
    }
    return all;
}

} // namespace

QString homeOf(const ContextChoice &choice)
{
    return choice.home.isEmpty() ? QDir::homePath() : choice.home;
}

QStringList allowedFolders(const ContextChoice &choice)
{
    if (choice.readsOutside)
        return {QStringLiteral("/")};
    QStringList folders{choice.folder};
    if (choice.readsUserFiles)
        folders += QStringList{homeOf(choice)} + managedFolders();
    return folders;
}

UnreadPaths unreadPaths(const ContextChoice &choice, const QStringList &paths)
{
    const QStringList folders = choice.readsUserFiles ? QStringList() : QStringList{homeOf(choice)} + managedFolders();
    UnreadPaths collectedPaths;
    for (const QString &path : paths) {
        const bool isUsers = !isAtOrBelow(path, choice.folder)
            && std::any_of(folders.begin(), folders.end(), [&path](const QString &folder) { return isAtOrBelow(path, folder); });
        (isUsers ? collectedPaths.user : collectedPaths.outsidePaths).append(path);
    }
    return collectedPaths;
}

} // namespace outcrop
