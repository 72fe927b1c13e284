// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/inputtext.h"

#include "core/documents/data/utf8.h"

#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

#include <istream>
#include <iterator>

namespace outcrop {
namespace {

Error tooLarge(const QString &name, qint64 largest)
{
    return {ErrorCode::TooLarge, QStringLiteral("%1 is larger than %2 MB").arg(name).arg(largest / (1024 * 1024))};
}

Result<QByteArray> readStandardInput(std::istream &in, qint64 largest)
{
    QByteArray bytes;
    for (std::istreambuf_iterator<char> next(in), end; next != end; ++next) {
        bytes.append(*next);
        if (bytes.size() > largest)
            return tooLarge(QStringLiteral("standard input"), largest);
    }
    return bytes;
}

} // namespace

Result<QByteArray> readInput(const Invocation &invocation, const QString &path, qint64 largest)
{
    if (path == QLatin1String("-"))
        return readStandardInput(invocation.console.in, largest);
    if (path.isEmpty())
        return Error{ErrorCode::Unreadable, QStringLiteral("no file is named: the word is empty")};
    QFile file(invocation.absolutePath(path));
    if (QFileInfo(file).isDir())
        return Error{ErrorCode::Unreadable, QStringLiteral("%1 is a folder").arg(path)};
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::Unreadable, QStringLiteral("%1 cannot be read: %2").arg(path, file.errorString())};
    if (file.size() > largest)
        return tooLarge(path, largest);
    const QByteArray bytes = file.read(largest + 1);
    if (file.error() != QFile::NoError)
        return Error{ErrorCode::Unreadable, QStringLiteral("%1 cannot be read: %2").arg(path, file.errorString())};
    return bytes.size() > largest ? Result<QByteArray>(tooLarge(path, largest)) : bytes;
}

Result<QString> decodeText(const QByteArray &bytes, const QString &name)
{
    const qsizetype invalid = firstInvalidUtf8(bytes);
    if (invalid >= 0)
        return Error{ErrorCode::Invalid, QStringLiteral("%1 is not UTF-8 text: its byte %2 cannot be read").arg(name).arg(invalid + 1)};
    QStringDecoder decoder(QStringDecoder::Utf8); // drops a byte order mark
    return QString(decoder(bytes));
}

} // namespace outcrop
