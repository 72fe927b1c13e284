// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/inputtext.h"

#include "app/files/confinedpath.h"
#include "cli/base/baseoutput.h"
#include "core/base/utf8.h"

#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <iostream>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace outcrop {
namespace {

constexpr qint64 mebibyte = 1024 * 1024;

Error fileTooLarge(const QString &path, qint64 maxSize)
{
    return {ErrorCode::TooLarge, baseoutput::fileTooLarge(path, maxSize / mebibyte)};
}

Error fileUnreadable(const QString &path, const QFile &file)
{
    return {ErrorCode::Unreadable, baseoutput::fileUnreadable(path, file.errorString())};
}

/// Reads at most `maxSize` bytes. Uses the stream's read(), which converts exceptions of the buffer to the state of the stream. Errors: TooLarge above
/// `maxSize`, and those of reading.
Result<QByteArray> readStandardInput(std::istream &in, qint64 maxSize)
{
    std::array<char, 64 * 1024> piece;
    QByteArray bytes;
    while (in.read(piece.data(), piece.size()), in.gcount() > 0) {
        bytes.append(piece.data(), qsizetype(in.gcount()));
        if (bytes.size() > maxSize)
            return Error{ErrorCode::TooLarge, baseoutput::standardInputTooLarge(maxSize / mebibyte)};
    }
    return in.bad() ? Result<QByteArray>(standardInputFailure(in)) : bytes;
}

bool isClosed(int descriptor)
{
    const int flags = ::fcntl(descriptor, F_GETFL);
    return flags < 0 || (flags & O_ACCMODE) == O_WRONLY; // hardenProcess() replaces a closed input with a descriptor that cannot be read
}

bool isFolder(int descriptor)
{
    struct stat status = {};
    return ::fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode);
}

Status checkPermission(const Invocation &invocation, const QString &path)
{
    if (!invocation.permissions.isConfined)
        return success();
    const Result<QString> inside = confinedPath(invocation.folder, invocation.absolutePath(path));
    return inside ? success() : Status(inside.error());
}

} // namespace

Error standardInputFailure(const std::istream &in)
{
    const bool isOwn = &in == &std::cin;
    if (isOwn && isFolder(STDIN_FILENO))
        return {ErrorCode::Unreadable, baseoutput::standardInputIsFolder(), {}};
    if (isOwn && isClosed(STDIN_FILENO))
        return {ErrorCode::Unreadable, baseoutput::standardInputClosed(), {}};
    return {ErrorCode::Unreadable, baseoutput::standardInputUnreadable(), {}};
}

StandardInputDevice::StandardInputDevice(std::istream &in) : m_input(in)
{
    m_input.peek();
    if (m_input.bad())
        setErrorString(standardInputFailure(m_input).message);
    else
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

bool StandardInputDevice::atEnd() const
{
    return m_input.eof();
}

qint64 StandardInputDevice::readData(char *data, qint64 most)
{
    m_input.read(data, most);
    if (m_input.bad())
        setErrorString(standardInputFailure(m_input).message);
    return m_input.gcount() > 0 ? m_input.gcount() : -1;
}

Result<QByteArray> readInput(const Invocation &invocation, const QString &path, qint64 maxSize)
{
    if (path == QLatin1String("-"))
        return readStandardInput(invocation.console.input, maxSize);
    if (path.isEmpty())
        return Error{ErrorCode::Unreadable, baseoutput::emptyFileName()};
    if (const Status allowedStatus = checkPermission(invocation, path); !allowedStatus)
        return allowedStatus.error();
    QFile file(invocation.absolutePath(path));
    if (QFileInfo(file).isDir())
        return Error{ErrorCode::Unreadable, baseoutput::fileIsFolder(path)};
    if (!file.open(QIODevice::ReadOnly))
        return fileUnreadable(path, file);
    if (file.size() > maxSize)
        return fileTooLarge(path, maxSize);
    const QByteArray bytes = file.read(maxSize + 1);
    if (file.error() != QFile::NoError)
        return fileUnreadable(path, file);
    return bytes.size() > maxSize ? Result<QByteArray>(fileTooLarge(path, maxSize)) : bytes;
}

QByteArray readAvailableBytes(std::istream &in)
{
    constexpr std::streamsize maxChunkSize = 64 * 1024;
    std::streambuf *buffer = in.rdbuf();
    if (buffer->sgetc() == std::char_traits<char>::eof())
        return {};
    QByteArray bytes(std::clamp<std::streamsize>(buffer->in_avail(), 1, maxChunkSize), Qt::Uninitialized);
    bytes.truncate(buffer->sgetn(bytes.data(), bytes.size()));
    return bytes;
}

Result<QString> decodeText(const QByteArray &bytes, const QString &name)
{
    const qsizetype invalid = firstInvalidUtf8(bytes);
    if (invalid >= 0)
        return Error{ErrorCode::Invalid, baseoutput::notUtf8(name, invalid)};
    QStringDecoder decoder(QStringDecoder::Utf8); // drops a byte order mark
    return QString(decoder(bytes));
}

} // namespace outcrop
