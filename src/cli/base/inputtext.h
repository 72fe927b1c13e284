// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/invocation.h"
#include "core/base/utf8.h"

#include <QIODevice>

#include <string>

namespace outcrop {

constexpr qint64 largestInput = 16 * 1024 * 1024;

/// What is wrong with a standard input that a read failed on: it is closed, or a folder.
Error standardInputFailure(const std::istream &in);

/// Standard input as a device, for what is read piece by piece and may be longer than memory. Borrows the stream.
class StandardInputDevice : public QIODevice
{
public:
    /// Open, if anything can be read from the stream; else errorString() says why not.
    explicit StandardInputDevice(std::istream &in);
    bool isSequential() const override { return true; }
    bool atEnd() const override;

protected:
    qint64 readData(char *data, qint64 most) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    std::istream &m_in;
};

/// The bytes of a file, or of standard input for `-`, up to `largest` of them. A path on the command line is the user's own word: it may lie anywhere.
Result<QByteArray> readInput(const Invocation &invocation, const QString &path, qint64 largest = largestInput);

/// Bytes as text. What is not UTF-8 is refused rather than sent changed; `name` says where it came from.
Result<QString> decodeText(const QByteArray &bytes, const QString &name);

/// A word of the command line as text.
inline QString fromWord(const std::string &word)
{
    return textOfUtf8(word);
}

} // namespace outcrop
