// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <iosfwd>

namespace outcrop {

class CommandFailure;

/// The three streams of a command. Tests use string streams. Text is UTF-8 in any locale. Results go to `out` and messages to `err`, so that scripts can
/// parse `out`.
struct Console {
    std::ostream &out;
    std::ostream &errors;
    std::istream &input;
    CommandFailure *failure = nullptr; ///< collects the reason for a failure, for --json; may be null
};

/// Returns the terminal width of a stream in columns, or 0 (the default) for a file or pipe. Lines are then not wrapped.
int lineWidth(std::ostream &stream);
void setLineWidth(std::ostream &stream, int columns);

/// Returns whether lines are colored: on a terminal, unless the user declined. False by default.
bool hasColor(std::ostream &stream);
void setColor(std::ostream &stream, bool isColored);
/// Copies the line width and the color setting.
void copyStreamSettings(std::ostream &from, std::ostream &to);

/// Writes text unchanged.
void write(std::ostream &stream, const QString &text);
void write(std::ostream &stream, const QByteArray &utf8);

/// Writes a line for users. Escapes control characters, so that names and values from files cannot control the terminal.
void writeLine(std::ostream &stream, const QString &line);

/// Writes a finding (`file:line:column: error: …`) like writeLine(), with its severity in color.
void writeFinding(std::ostream &stream, const QString &line);
/// Writes a line of a unified diff like writeLine(), with added and removed lines in color.
void writeDiffLine(std::ostream &stream, const QString &line);

/// Writes a line of prose for users like writeLine(), wrapped between words at lineWidth(). Do not use it for data that users copy or that scripts read.
void writeSentence(std::ostream &stream, const QString &line);

} // namespace outcrop
