// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/invocation.h"
#include "core/base/utf8.h"

#include <QIODevice>

#include <string>

namespace outcrop {

constexpr qint64 maxInputSize = 16 * 1024 * 1024;

/// Returns the reason why reading standard input failed, for example because it is closed or a folder.
Error standardInputFailure(const std::istream &in);

/// Reads standard input as a stream that may be larger than memory. The stream must outlive this object.
class StandardInputDevice : public QIODevice
{
public:
    /// Opens the device if the stream can be read; otherwise errorString() has the reason.
    explicit StandardInputDevice(std::istream &in);
    bool isSequential() const override { return true; }
    bool atEnd() const override;

protected:
    qint64 readData(char *data, qint64 maxSize) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    std::istream &m_input;
};

/// Returns the bytes of a file, or of standard input for `-`. The path may be outside the workspace, because the user named it, unless the command is confined.
/// Errors: TooLarge above `maxSize`, and the errors of reading.
Result<QByteArray> readInput(const Invocation &invocation, const QString &path, qint64 maxSize = maxInputSize);

/// Returns the available bytes, at most 64 KiB. Blocks until there is at least one byte; empty at the end of the input.
QByteArray readAvailableBytes(std::istream &in);

/// Decodes UTF-8. Errors: Invalid for invalid bytes, which must not be replaced silently. `name` is the source in messages.
Result<QString> decodeText(const QByteArray &bytes, const QString &name);

/// Converts a command-line argument to a QString.
inline QString fromArgument(const std::string &argument)
{
    return decodeUtf8(argument);
}

} // namespace outcrop
