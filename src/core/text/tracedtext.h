// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace outcrop {

/// The source of a span of composed text. `file` is relative to the workspace. It is empty if the program generated the text (a heading,
/// a separator), and `note` is then the reason. `offset` is in UTF-16 code units of the file's decoded text.
struct Origin {
    QString file;
    qsizetype offset = 0;
    QString note;

    bool isGenerated() const { return file.isEmpty(); }
};

/// The mapping from the characters of a span to its source.
enum class TraceKind {
    Copied,    ///< unchanged, one to one
    Rewritten, ///< rewritten, such as a list formatted as a sentence: the whole span maps to one source offset
    Escaped,   ///< one to one after JSON escapes are decoded: `\n` and `\u000b` count as one character each
};

/// A span of composed text and the source of its first character.
struct TraceSpan {
    qsizetype start = 0;
    qsizetype length = 0;
    Origin origin;
    TraceKind kind = TraceKind::Copied;
    qsizetype sourceLength = 0; ///< length in the source; same as `length` except for Escaped

    qsizetype end() const { return start + length; }
};

/// Text that keeps the source of every character. Built by appending; spans are sorted and cover the text without overlaps or gaps.
class TracedText
{
public:
    TracedText() = default;

    /// Creates text that the program generated; `note` is the reason.
    static TracedText generated(const QString &text, const QString &note);
    /// Creates text copied unchanged from `file`, beginning at `offset`.
    static TracedText copied(const QString &text, const QString &file, qsizetype offset);
    /// Creates text that rewrites a value at `offset` in `file`; every character maps to that offset.
    static TracedText rewritten(const QString &text, const QString &file, qsizetype offset);

    const QString &text() const { return m_text; }
    const QList<TraceSpan> &spans() const { return m_spans; }
    bool isEmpty() const { return m_text.isEmpty(); }
    qsizetype size() const { return m_text.size(); }

    TracedText &append(const TracedText &other);
    /// Appends a span without creating a TracedText. `sourceLength` is used for escaped text only.
    void append(QStringView text, const Origin &origin, TraceKind kind, qsizetype sourceLength = 0);
    void reserve(qsizetype size) { m_text.reserve(size); }
    TracedText mid(qsizetype start, qsizetype length = -1) const;
    /// Returns the text without whitespace at both ends.
    TracedText trimmed() const;

    /// Returns the source of the character at `offset`, exact for copied and escaped spans; an empty Origin outside the text.
    Origin originAt(qsizetype offset) const;
    /// Returns the sources of many characters in one pass. `offsets` must be in ascending order.
    QList<Origin> originsAt(const QList<qsizetype> &offsets) const;
    /// Returns the offset of the first character at or after `from` whose source is `offset` in `file`, or -1. Maps a position in a
    /// document to the composed text.
    qsizetype find(const QString &file, qsizetype offset, qsizetype from = 0) const;

private:
    TracedText(const QString &text, Origin origin, TraceKind kind);
    void appendPart(const TraceSpan &span, qsizetype from, qsizetype to, QStringView text);

    QString m_text;
    QList<TraceSpan> m_spans;
};

} // namespace outcrop
