// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/temporaryfiles.h"

#include "adapters/files/existingfile.h"
#include "adapters/files/filestoremessages.h"
#include "core/base/utf8.h"

#include <QRandomGenerator>
#include <QRegularExpression>

#include <dirent.h>
#include <sys/file.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <memory>
#include <thread>

namespace outcrop {
namespace {

constexpr qsizetype checksumDigits = 12;
const QByteArray partSuffix = ".part";

QByteArray shortChecksum(const Checksum &checksum)
{
    return checksum.isEmpty() ? QByteArray(checksumDigits, '0') : checksum.toHex().first(checksumDigits);
}

/// Truncates a name at a character boundary, to leave room for the suffix.
QByteArray truncatedName(const QByteArray &name)
{
    constexpr qsizetype room = 200;
    qsizetype end = std::min(name.size(), room);
    while (end > 0 && end < name.size() && (uchar(name[end]) & 0xC0) == 0x80)
        --end;
    return name.first(end);
}

/// Returns the checksums in a temporary file's name, or an empty list for any other name.
QList<QByteArray> checksumsIn(const QByteArray &name)
{
    static const QRegularExpression pattern(
        QStringLiteral(R"(^\..+\.outcrop-([0-9a-f]{12})-([0-9a-f]{12})-[0-9a-f]{4}(\.part)?$)"),
        QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = pattern.match(QString::fromLatin1(name)); // Latin-1, because the name may not be valid UTF-8
    return match.hasMatch() ? QList{match.captured(1).toLatin1(), match.captured(2).toLatin1()} : QList<QByteArray>();
}

bool hasKnownContent(const FileDescriptor &folder, const QByteArray &name)
{
    const auto present = openExistingFile(folder, name);
    return present && *present && !(*present)->isBeingWritten && checksumsIn(name).contains(shortChecksum((*present)->checksum));
}

Diagnostic remainingFinding(const QString &path, const QByteArray &name)
{
    const QString file = (path.isEmpty() ? QString() : path + u'/') + decodeUtf8(name);
    return {Severity::Warning, QStringLiteral("file-left-over"),
        filestoremessages::leftoverFile(),
        {file, {}}};
}

QList<QByteArray> temporaryFilesIn(const FileDescriptor &folder)
{
    QList<QByteArray> names;
    const std::unique_ptr<DIR, int (*)(DIR *)> stream(::fdopendir(::dup(folder.number())), ::closedir);
    while (const dirent *entry = stream ? ::readdir(stream.get()) : nullptr) {
        if (entry->d_name[0] == '.' && !checksumsIn(entry->d_name).isEmpty())
            names.append(entry->d_name);
    }
    return names;
}

bool tryLock(const FileDescriptor &folder)
{
    return ::flock(folder.number(), LOCK_EX | LOCK_NB) == 0;
}

} // namespace

QByteArray temporaryName(const QByteArray &name, const Checksum &before, const Checksum &after)
{
    const quint32 number = QRandomGenerator::global()->bounded(0x10000u); // two processes may save the same content at the same time
    return '.' + truncatedName(name) + ".outcrop-" + shortChecksum(before) + '-' + shortChecksum(after) + '-'
        + QByteArray::number(number, 16).rightJustified(4, '0');
}

bool removeTemporaryFile(const FileDescriptor &folder, const QByteArray &name)
{
    return (name.endsWith(partSuffix) || hasKnownContent(folder, name))
        && ::unlinkat(folder.number(), name.constData(), 0) == 0;
}

Diagnostics removeTemporaryFiles(const FileDescriptor &folder, const QString &path)
{
    Diagnostics keptFindings;
    if (!tryLock(folder))
        return keptFindings;
    for (const QByteArray &name : temporaryFilesIn(folder)) {
        if (!removeTemporaryFile(folder, name))
            keptFindings.append(remainingFinding(path, name));
    }
    ::flock(folder.number(), LOCK_UN);
    return keptFindings;
}

SaveLock::SaveLock(const FileDescriptor &folder) : m_folder(folder)
{
    using namespace std::chrono_literals;
    constexpr auto timeout = 10s; // another program may hold such a lock indefinitely, which must not prevent saving
    constexpr auto pause = 1ms;
    for (auto waited = 0ms; waited < timeout && !tryLock(folder) && errno == EWOULDBLOCK; waited += pause)
        std::this_thread::sleep_for(pause);
}

SaveLock::~SaveLock()
{
    ::flock(m_folder.number(), LOCK_UN);
}

} // namespace outcrop
