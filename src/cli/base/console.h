// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <iosfwd>

namespace outcrop {

class CommandFailure;

/// The three streams of a command. Tests give it strings. Text is UTF-8 in any locale.
/// Results go to `out`, everything said about them to `err`: a script may read `out` without looking.
struct Console {
    std::ostream &out;
    std::ostream &err;
    std::istream &in;
    CommandFailure *failure = nullptr; ///< collects why the command fails, for --json; may be null
};

/// The columns of the terminal behind a stream; 0, as at first, for a file or a pipe, which get whole lines.
int lineWidth(std::ostream &stream);
void setLineWidth(std::ostream &stream, int columns);

/// Text as it is.
void write(std::ostream &stream, const QString &text);
void write(std::ostream &stream, const QByteArray &utf8);

/// One line for people. Control characters, which names and values from files may hold, are spelled out: no file can drive the terminal.
void writeLine(std::ostream &stream, const QString &line);

} // namespace outcrop
