// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/json.h"

#include <QList>

namespace outcrop {

/// The unit that a client uses to count characters in a line.
enum class LspEncoding { Utf8, Utf16 };

/// Returns UTF-8 if the client's capabilities offer it, otherwise UTF-16, which every client supports.
LspEncoding lspEncodingFor(const Json &clientCapabilities);

/// Returns `utf-8` or `utf-16`.
QString toString(LspEncoding encoding);

/// Converts offsets in a text, in UTF-16 code units, to protocol positions (`{line, character}`, both 0-based) and back. The text must outlive the
/// object.
class LspText
{
public:
    LspText(QStringView text, LspEncoding encoding);
    /// `starts` contains the offset of the start of each line.
    LspText(QStringView text, LspEncoding encoding, const QList<qsizetype> &starts);

    QStringView text() const { return m_text; }
    /// Returns the position of an offset. Offsets outside the text are clamped to it.
    Json position(qsizetype offset) const;
    Json range(qsizetype start, qsizetype end) const { return {{"start", position(start)}, {"end", position(end)}}; }
    /// Converts a range of lines and columns. Line 0 (findings about a whole file) becomes the start of the text, and lines beyond the last one
    /// become its end.
    Json range(const Range &range) const;

    /// Returns the offset of a position. Characters beyond the line are clamped to its end, and lines beyond the last one to the end of the text. Returns
    /// nullopt if the value is not a position.
    std::optional<qsizetype> offset(const Json &position) const;

    int lineCount() const { return int(m_starts.size()); }
    /// Returns the 0-based line of an offset.
    int lineOf(qsizetype offset) const;
    qsizetype startOf(int line) const { return m_starts[line]; }
    /// Returns the end of a line, without its line ending.
    qsizetype endOf(int line) const;
    /// Returns the length of a passage in the client's unit.
    qsizetype lengthOf(qsizetype start, qsizetype end) const;

private:
    Json position(const Position &place) const;

    QStringView m_text;
    LspEncoding m_encoding;
    QList<qsizetype> m_starts;
};

/// Applies `contentChanges` of `textDocument/didChange` in order; a change without a range replaces the whole text. Returns nullopt if one is
/// malformed, or if its range ends before it starts.
std::optional<QString> applyLspChanges(const QString &text, const Json &changes, LspEncoding encoding);

} // namespace outcrop
