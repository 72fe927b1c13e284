// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/context/foldercontext.h"

#include "adapters/files/contextfolder.h"
#include "app/context/contextaccess.h"
#include "app/context/contextmessages.h"
#include "app/context/contextsession.h"
#include "app/context/folderclients.h"
#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/base/paths.h"

#include <QDir>
#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qint64 maxDisplayedSize = 1024 * 1024; ///< maximum size of a displayed file, in bytes

QString unreadSkillsSentence(const FolderContexts &contexts, const ContextReport &client)
{
    constexpr qsizetype maximumNamedFiles = 5;
    QStringList names;
    for (const QString &file : client.unreadSkills.first(std::min(maximumNamedFiles, client.unreadSkills.size())))
        names.append(contextPath(file, contexts.folder, client.context.home));
    if (names.size() < client.unreadSkills.size())
        names.append(QStringLiteral("…"));
    return contextmessages::unreadSkills(client.unreadSkills.size(), dataText(client.context.title), names.join(listSeparator()));
}

} // namespace

TokenCount addedTokens(const ContextReport &client)
{
    TokenCount rest = client.tokensAtStart;
    for (qsizetype i = 0; i < client.tokenCounts.size(); ++i) {
        const qsizetype part = client.context.texts[i].part;
        if (part < 0 || !client.context.parts[part].loadsOnFileRead)
            rest.tokens -= client.tokenCounts[i].tokens;
    }
    rest.tokens = std::max<qint64>(rest.tokens, 0);
    return rest;
}

TokenCount ContextReport::repeatedTokens() const
{
    TokenCount tokens;
    for (qsizetype i = 0; i < context.texts.size(); ++i) {
        if (context.texts[i].isRepeated)
            tokens += tokenCounts[i];
    }
    return tokens;
}

QStringList contextNotes(const FolderContexts &contexts, const ContextReport &client, bool isUsed)
{
    QStringList notes;
    for (const QString &note : client.context.notes)
        notes += dataText(note);
    if (const QString sentence = otherFilesSentence(client.starts, dataText(client.context.title), contexts.folder); !sentence.isEmpty())
        notes += sentence;
    if (!client.unreadSkills.isEmpty())
        notes += unreadSkillsSentence(contexts, client);
    if (isUsed && client.hasPromptModel && addedTokens(client).tokens > 0)
        notes += contextmessages::addedTextNotComposed(dataText(client.context.title));
    return notes;
}

QString unreadText(const UnreadPaths &unreadPaths)
{
    QStringList parts;
    if (!unreadPaths.user.isEmpty())
        parts += contextmessages::userPathsNotRead(unreadPaths.user.size());
    if (!unreadPaths.outsidePaths.isEmpty())
        parts += contextmessages::outsidePathsNotRead(unreadPaths.outsidePaths.size());
    return parts.join(listSeparator());
}

ClientNames contextClientNames(const QString &folder)
{
    Diagnostics diagnostics;
    ClientNames names;
    for (const ClientDocument &client : readFolderClients(folder, ContextFolder({folder}), diagnostics)) {
        names.mainNames += client.name;
        names.all += QStringList{client.name} + client.otherNames;
    }
    return names;
}

QString contextFolderOf(const QString &folder, const QString &home)
{
    for (QString each = QDir::cleanPath(folder); each != u"/" && each != home && !isAtOrBelow(home, each); each = QDir::cleanPath(each + QStringLiteral("/.."))) {
        if (QFileInfo::exists(each + QStringLiteral("/.git")))
            return each;
    }
    return folder;
}

Result<QString> readContextText(const ContextChoice &choice, const QString &file)
{
    const ContextFolder folder(allowedFolders(choice));
    const Result<QByteArray> bytes = UnsavedFiles(folder, choice.unsavedTexts).read(file, maxDisplayedSize);
    return bytes ? Result<QString>(QString::fromUtf8(*bytes)) : Result<QString>(bytes.error());
}

Result<FolderContexts> readFolderContexts(const ContextChoice &choice)
{
    return ContextSession().read(choice);
}

qsizetype contextFileCount(const QString &folder)
{
    ContextChoice choice;
    choice.folder = folder;
    choice.start = folder;
    const Result<FolderContexts> contexts = readFolderContexts(choice);
    QSet<QString> files;
    for (const ContextReport &client : contexts ? contexts->clients : QList<ContextReport>()) {
        for (const ContextText &text : client.context.texts) {
            if (text.isSent() || text.state == ContextState::Waiting)
                files.insert(text.realFile);
        }
    }
    return files.size();
}

} // namespace outcrop
