// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/loadreason.h"

#include "core/base/joinedtext.h"
#include "core/base/paths.h"
#include "core/clients/clientsmessages.h"
#include "core/clients/contextgroups.h"
#include "core/clients/contextpathresolver.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the nearest folder at or above the start folder that contains the file; empty if there is none.
QString startAncestorOf(const ClientContext &context, const ContextText &text)
{
    const QStringList folders = folderAndAncestors(context.start);
    const auto found = std::find_if(folders.begin(), folders.end(), [&text](const QString &folder) { return isAtOrBelow(text.file, folder); });
    return found == folders.end() ? QString() : *found;
}

QString loadedAtStart(const ClientContext &context, const ContextText &text, const QString &folder)
{
    if (!text.yieldsTo.isEmpty())
        return clientsmessages::loadedWithout(startFolderName(context, folder), text.yieldsTo.join(listSeparator()));
    switch (text.scope) {
    case ContextScope::User:
        return clientsmessages::loadedForUser();
    case ContextScope::Machine:
        return clientsmessages::loadedForAllUsers();
    case ContextScope::StartFolder:
        return clientsmessages::loadedInStartFolder();
    case ContextScope::Project:
        break;
    }
    const QString ancestor = startAncestorOf(context, text);
    if (ancestor.isEmpty() || ancestor == context.root || ancestor == folder)
        return clientsmessages::loadedInProject();
    return clientsmessages::loadedInFolder(contextPath(ancestor, folder, context.home));
}

/// Returns whether a file is not loaded because of a file in the start folder or above it, so that another start folder can change this.
bool yieldsToFile(const ContextText &text)
{
    return text.state == ContextState::Hidden && !text.isSameFile
        && std::any_of(text.yieldsTo.begin(), text.yieldsTo.end(), [&text](const QString &name) { return text.relatedFile.endsWith(u'/' + name); });
}

} // namespace

QString loadReason(const ClientContext &context, const ContextText &text, const QString &folder)
{
    const QString reason = contextReason(text, folder);
    if (yieldsToFile(text))
        return reason + sentenceSeparator() + clientsmessages::loadedOnlyWithout(context.title, startFolderName(context, folder), text.yieldsTo.join(listSeparator()));
    if (!reason.isEmpty() || !text.isSent())
        return reason;
    if (text.state == ContextState::Listed)
        return clientsmessages::onlyEntrySent();
    if (contextGroup(context, text) == ContextGroup::AfterTouch)
        return clientsmessages::loadedAfterRead(touchedFiles(context, folder));
    return loadedAtStart(context, text, folder);
}

} // namespace outcrop
