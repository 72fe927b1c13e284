// SPDX-License-Identifier: GPL-3.0-or-later
// The folders are kept in one small file for each workspace, one path a line: names with line breaks are not documents.
#include "adapters/files/leftovers.h"

#include "adapters/files/fileplace.h"
#include "adapters/files/statefolder.h"
#include "adapters/files/strays.h"

#include <QFile>

#include <fcntl.h>

namespace outcrop {
namespace {

QString noteOf(const QString &workspace)
{
    return stateFolder() + QStringLiteral("/saved/") + workspaceWord(workspace);
}

QList<QByteArray> rememberedFolders(const QString &workspace)
{
    QFile note(noteOf(workspace));
    QList<QByteArray> folders;
    if (note.open(QIODevice::ReadOnly))
        folders = note.readAll().split('\n');
    if (!folders.isEmpty())
        folders.removeLast(); // what follows the last line's end
    return folders;
}

/// The folder a file really lies in, seen from the workspace.
std::optional<QByteArray> realFolder(const FoundFile &root, const QString &path)
{
    const auto place = findPlace(root, path, MissingFolders::AreAnError);
    const auto folder = place ? findFile(place->folder, ".") : place.error();
    if (!folder || !folder->isInside(root.realPath) || folder->realPath.contains('\n'))
        return std::nullopt;
    return folder->realPath.mid(root.realPath.size() + 1);
}

/// One write, so that two programs may do this at the same time.
void appendTo(const QString &note, const QByteArray &line)
{
    if (!makePrivateFolder(note.section(u'/', 0, -2)))
        return;
    const FileDescriptor file(
        ::open(QFile::encodeName(note).constData(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600));
    if (file.isOpen())
        static_cast<void>(::write(file.number(), line.constData(), size_t(line.size())));
}

} // namespace

void rememberSaving(const QString &workspace, const QString &path)
{
    const auto root = findFolder(workspace);
    const auto folder = root ? realFolder(*root, path) : std::nullopt;
    if (folder && !rememberedFolders(workspace).contains(*folder))
        appendTo(noteOf(workspace), *folder + '\n');
}

Diagnostics removeLeftStrays(const QString &workspace)
{
    Diagnostics kept;
    const QList<QByteArray> folders = rememberedFolders(workspace);
    const auto root = folders.isEmpty() ? Error() : findFolder(workspace);
    for (const QByteArray &folder : folders) {
        const QString path = QString::fromUtf8(folder);
        const QString inside = (path.isEmpty() ? path : path + u'/') + u'x';
        const auto place = root ? findPlace(*root, inside, MissingFolders::AreAnError) : root.error();
        if (place)
            kept += removeStrays(place->folder, path);
    }
    return kept;
}

} // namespace outcrop
