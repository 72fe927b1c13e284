// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/growingfile.h"

#include "adapters/files/filestoremessages.h"

#include <QCryptographicHash>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QTimer>

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstring>
#include <optional>

namespace outcrop {
namespace {

constexpr qint64 headSize = 512;
constexpr qint64 pieceSize = 1024 * 1024;

/// Reads up to `size` bytes at an offset. Returns nullopt on failure; `errno` is the reason.
std::optional<QByteArray> readAt(int file, qint64 offset, qint64 size)
{
    QByteArray bytes(size, Qt::Uninitialized);
    qint64 done = 0;
    while (done < size) {
        const ssize_t readCount = ::pread(file, bytes.data() + done, size_t(size - done), offset + done);
        if (readCount < 0 && errno == EINTR)
            continue;
        if (readCount < 0)
            return std::nullopt;
        if (readCount == 0)
            break;
        done += readCount;
    }
    bytes.truncate(done);
    return bytes;
}

QByteArray hashOfHead(const QByteArray &head)
{
    return QCryptographicHash::hash(head, QCryptographicHash::Sha256).toHex();
}

std::optional<struct stat> statusOf(const QString &path)
{
    struct stat status {};
    return ::stat(QFile::encodeName(path).constData(), &status) == 0 ? std::optional(status) : std::nullopt;
}

Error growingError(const QString &path, int number)
{
    return {ErrorCode::Unreadable, filestoremessages::logNotReadable(path, QString::fromLocal8Bit(std::strerror(number))), {}};
}

} // namespace

bool GrowingFile::openPath(const QString &path)
{
    FileDescriptor file(::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat status {};
    if (!file.isOpen() || ::fstat(file.number(), &status) != 0)
        return false;
    if (!S_ISREG(status.st_mode)) { // only a regular file can be read again from an offset
        errno = EINVAL;
        return false;
    }
    m_file = std::move(file);
    m_device = status.st_dev;
    m_inode = status.st_ino;
    m_offset = 0;
    m_head.clear();
    return true;
}

Status GrowingFile::open()
{
    return openPath(m_path) ? success() : Status(growingError(m_path, errno));
}

bool GrowingFile::openMatchingFile(const FileFingerprint &fingerprint, qint64 offset)
{
    const QDir folder = QFileInfo(m_path).dir();
    QStringList candidates{m_path};
    for (const QString &name : folder.entryList(QDir::Files | QDir::Hidden))
        candidates += folder.filePath(name);
    for (const QString &path : candidates) {
        const std::optional<struct stat> status = statusOf(path);
        const bool isCandidate = status && status->st_dev == fingerprint.device && status->st_ino == fingerprint.inode && status->st_size >= offset;
        if (!isCandidate || !openPath(path))
            continue;
        const std::optional<QByteArray> head = readAt(m_file.number(), 0, fingerprint.headLength);
        if (!head || head->size() != fingerprint.headLength || hashOfHead(*head) != fingerprint.headHash)
            continue;
        m_head = *head;
        m_offset = offset;
        return true;
    }
    return false;
}

bool GrowingFile::wasTruncated() const
{
    struct stat status {};
    if (::fstat(m_file.number(), &status) != 0 || status.st_size < m_offset)
        return true;
    const std::optional<QByteArray> head = readAt(m_file.number(), 0, m_head.size());
    return head && *head != m_head;
}

bool GrowingFile::isReplaced() const
{
    const std::optional<struct stat> status = statusOf(m_path);
    return status && S_ISREG(status->st_mode) && (status->st_dev != m_device || status->st_ino != m_inode);
}

Result<QByteArray> GrowingFile::readToLineEnd(bool isLast)
{
    for (qint64 size = pieceSize;; size *= 2) {
        std::optional<QByteArray> bytes = readAt(m_file.number(), m_offset, size);
        if (!bytes)
            return growingError(m_path, errno);
        const qsizetype lineEnd = bytes->lastIndexOf('\n');
        if (lineEnd >= 0 || bytes->size() < size)
            return isLast && lineEnd < 0 ? *bytes : bytes->left(lineEnd + 1);
        if (size >= maxLineBytes)
            return Error{ErrorCode::TooLarge, filestoremessages::lineTooLong(m_path, maxLineBytes / (1024 * 1024)), {}};
    }
}

Result<AppendedLines> GrowingFile::readLines()
{
    AppendedLines lines;
    if (wasTruncated()) {
        m_offset = 0;
        m_head.clear();
        lines.isRestart = true;
    }
    const bool isOld = isReplaced(); // before reading, because the writer may still append until it opens the new file
    Result<QByteArray> bytes = readToLineEnd(isOld);
    if (!bytes)
        return bytes.error();
    if (bytes->isEmpty() && isOld && openPath(m_path)) {
        lines.isRestart = true;
        bytes = readToLineEnd(false);
        if (!bytes)
            return bytes.error();
    }
    lines.bytes = *bytes;
    if (m_head.size() < headSize && m_offset == m_head.size())
        m_head += lines.bytes.left(headSize - m_head.size());
    m_offset += lines.bytes.size();
    return lines;
}

QByteArray GrowingFile::readLineAt(qint64 offset) const
{
    for (qint64 size = pieceSize; size <= maxLineBytes; size *= 2) {
        const std::optional<QByteArray> bytes = readAt(m_file.number(), offset, size);
        const qsizetype lineEnd = bytes ? bytes->indexOf('\n') : -1;
        if (lineEnd >= 0)
            return bytes->left(lineEnd + 1);
        if (!bytes || bytes->size() < size)
            return bytes.value_or(QByteArray());
    }
    return {};
}

void GrowingFile::waitForChange(std::chrono::milliseconds longest) const
{
    QEventLoop loop;
    QFileSystemWatcher watcher({m_path, QFileInfo(m_path).path()});
    QObject::connect(&watcher, &QFileSystemWatcher::fileChanged, &loop, &QEventLoop::quit);
    QObject::connect(&watcher, &QFileSystemWatcher::directoryChanged, &loop, &QEventLoop::quit);
    QTimer::singleShot(longest, &loop, &QEventLoop::quit);
    loop.exec();
}

FileFingerprint GrowingFile::fingerprint() const
{
    return {m_device, m_inode, m_head.size(), hashOfHead(m_head)};
}

} // namespace outcrop
