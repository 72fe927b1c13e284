// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/git/gitownership.h"

#include "adapters/git/gitmessages.h"
#include "core/base/localnumbers.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>

#include <memory>

namespace outcrop {
namespace {

constexpr int maxEntries = 5'000'000;
constexpr int maxDepth = 40;

/// Returns the path of the nearest `.git` entry in the folder or its ancestors, or an empty string.
QString nearestGitEntry(const QString &folder)
{
    for (QDir at(QFileInfo(folder).canonicalFilePath());;) {
        const QString path = at.filePath(QStringLiteral(".git"));
        if (QFileInfo::exists(path))
            return path;
        if (at.isRoot() || !at.cdUp())
            return {};
    }
}

/// Checks a folder recursively. check() returns false if an entry is neither a file nor a folder, or if a limit is exceeded.
class GitFolderCheck
{
public:
    bool exceedsLimit() const { return m_exceedsLimit; }

    bool check(const QByteArray &folder, int depth = 0)
    {
        const std::unique_ptr<DIR, int (*)(DIR *)> stream(::opendir(folder.constData()), ::closedir);
        while (const dirent *entry =
                   stream && ++m_entryCount < maxEntries && depth < maxDepth ? ::readdir(stream.get()) : nullptr) {
            const QByteArray name(entry->d_name);
            if (name != "." && name != ".." && !checkEntry(folder + '/' + name, entry->d_type, depth))
                return false;
        }
        m_exceedsLimit = m_entryCount >= maxEntries || depth >= maxDepth;
        return !m_exceedsLimit;
    }

private:
    bool checkEntry(const QByteArray &path, unsigned char type, int depth)
    {
        struct stat status = {};
        if (type == DT_REG)
            return true;
        if (type == DT_DIR)
            return check(path, depth + 1);
        if (::stat(path.constData(), &status) != 0)
            return true; // a dangling link cannot be opened, so it is harmless
        if (S_ISDIR(status.st_mode))
            return type == DT_LNK || check(path, depth + 1);
        return S_ISREG(status.st_mode);
    }

    int m_entryCount = 0;
    bool m_exceedsLimit = false;
};

} // namespace

bool isInsideRepository(const QString &folder)
{
    return !nearestGitEntry(folder).isEmpty();
}

QString repositoryFolder(const QString &folder)
{
    const QString entry = nearestGitEntry(folder);
    return entry.isEmpty() ? QString() : QFileInfo(entry).absolutePath();
}

bool isOwnedByOtherUser(const QString &folder)
{
    struct stat status = {};
    const QString entry = nearestGitEntry(folder);
    return !entry.isEmpty() && ::stat(QFile::encodeName(entry).constData(), &status) == 0
        && status.st_uid != ::geteuid();
}

Status checkGitFolder(const QString &folder)
{
    const QString entry = nearestGitEntry(folder);
    GitFolderCheck walk;
    if (entry.isEmpty() || QFileInfo(entry).isFile() || walk.check(QFile::encodeName(entry)))
        return success();
    const QString shown = QDir::toNativeSeparators(entry);
    return Error{ErrorCode::NotAllowed, walk.exceedsLimit() ? gitmessages::folderTooLarge(shown, groupedNumber(maxEntries), maxDepth) : gitmessages::specialEntry(shown)};
}

} // namespace outcrop
