// SPDX-License-Identifier: GPL-3.0-or-later
// One small file per workspace lists the folders, one path per line. Folders with a line break in their path are not
// recorded.
#include "adapters/files/leftovers.h"

#include "adapters/files/filelocation.h"
#include "adapters/files/statefolder.h"
#include "adapters/files/temporaryfiles.h"

#include <QFile>
#include <QSet>

#include <fcntl.h>

namespace outcrop {
namespace {

QString recordPath(const QString &workspace)
{
    return stateFolder() + QStringLiteral("/saved/") + workspaceHash(workspace);
}

QList<QByteArray> readRecordedFolders(const QString &workspace)
{
    QFile note(recordPath(workspace));
    QList<QByteArray> folders;
    if (note.open(QIODevice::ReadOnly))
        folders = note.readAll().split('\n');
    if (!folders.isEmpty())
        folders.removeLast(); // the empty part after the last line end
    return folders;
}

/// Returns the real folder of a file, relative to the workspace. Returns nullopt if it is outside the workspace or its path has a line break.
std::optional<QByteArray> realFolder(const FoundFile &root, const QString &path)
{
    const auto place = findLocation(root, path, MissingFolders::Reject);
    const auto folder = place ? findFile(place->folder, ".") : place.error();
    if (!folder || !folder->isInside(root.realPath) || folder->realPath.contains('\n'))
        return std::nullopt;
    return folder->realPath.mid(root.realPath.size() + 1);
}

/// Appends lines with a single write(), so that several processes may append at the same time.
void appendLines(const QString &note, const QByteArray &lines)
{
    if (!createPrivateFolder(note.section(u'/', 0, -2)))
        return;
    const FileDescriptor file(
        ::open(QFile::encodeName(note).constData(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600));
    if (file.isOpen())
        static_cast<void>(::write(file.number(), lines.constData(), size_t(lines.size())));
}

} // namespace

void recordPendingSaves(const QString &workspace, const QStringList &paths)
{
    const auto root = findFolder(workspace);
    if (!root)
        return;
    const QList<QByteArray> recordedBytes = readRecordedFolders(workspace);
    QSet<QByteArray> known(recordedBytes.begin(), recordedBytes.end());
    QByteArray lines;
    for (const QString &path : paths) {
        const auto folder = realFolder(*root, path);
        if (!folder || known.contains(*folder))
            continue;
        known.insert(*folder);
        lines += *folder + '\n';
    }
    if (!lines.isEmpty())
        appendLines(recordPath(workspace), lines);
}

Diagnostics removeLeftoverTemporaryFiles(const QString &workspace)
{
    Diagnostics keptFindings;
    const QList<QByteArray> folders = readRecordedFolders(workspace);
    const auto root = folders.isEmpty() ? Error() : findFolder(workspace);
    for (const QByteArray &folder : folders) {
        const QString path = QString::fromUtf8(folder);
        const QString inside = (path.isEmpty() ? path : path + u'/') + u'x';
        const auto place = root ? findLocation(*root, inside, MissingFolders::Reject) : root.error();
        if (place)
            keptFindings += removeTemporaryFiles(place->folder, path);
    }
    return keptFindings;
}

} // namespace outcrop
