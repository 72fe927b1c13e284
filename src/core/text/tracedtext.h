// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace outcrop {

/// Where a stretch of composed text came from. `file` is relative to the workspace; an empty file means that the program wrote
/// the text itself (a heading, a separator), and `note` then says why. Offsets are UTF-16 code units in the file's decoded text.
struct Origin {
    QString file;
    qsizetype offset = 0;
    QString note;

    bool isGenerated() const { return file.isEmpty(); }
};

/// How the characters of a stretch follow from those of their source.
enum class TraceKind {
    Copied,    ///< one to one
    Respelled, ///< a rewritten value, such as a list turned into a sentence: the whole stretch belongs to one place
    Escaped,   ///< one to one once the escapes of JSON are undone: `\n` and `\u000b` stand for one character each
};

/// A stretch of composed text, and the place its first character came from.
struct TraceSpan {
    qsizetype start = 0;
    qsizetype length = 0;
    Origin origin;
    TraceKind kind = TraceKind::Copied;
    qsizetype sourceLength = 0; ///< characters of the source that the stretch stands for; counted for Copied and Escaped

    qsizetype end() const { return start + length; }
};

/// Text that knows, for every character, the document it came from. Built by appending; spans are sorted, never overlap and leave no gap.
class TracedText
{
public:
    TracedText() = default;

    /// Text the program wrote itself; `note` says why.
    static TracedText generated(const QString &text, const QString &note);
    /// Characters copied one to one from `file`, beginning at `offset`.
    static TracedText copied(const QString &text, const QString &file, qsizetype offset);
    /// A value from `file` that was re-spelled; all of it belongs to `offset`.
    static TracedText respelled(const QString &text, const QString &file, qsizetype offset);

    const QString &text() const { return m_text; }
    const QList<TraceSpan> &spans() const { return m_spans; }
    bool isEmpty() const { return m_text.isEmpty(); }
    qsizetype size() const { return m_text.size(); }

    TracedText &append(const TracedText &other);
    /// The same for a stretch that needs no separate TracedText. `sourceLength` matters where the text is escaped.
    void append(QStringView text, const Origin &origin, TraceKind kind, qsizetype sourceLength = 0);
    void reserve(qsizetype size) { m_text.reserve(size); }
    TracedText mid(qsizetype start, qsizetype length = -1) const;
    /// Without white space at both ends.
    TracedText trimmed() const;

    /// The origin of one character, moved forward inside a stretch that follows its source.
    Origin originAt(qsizetype offset) const;
    /// The origins of many characters in one pass; `offsets` must not fall.
    QList<Origin> originsAt(const QList<qsizetype> &offsets) const;
    /// The first character, at `from` or behind it, that came from this place, or -1: the way back from a document to the composed text.
    qsizetype find(const QString &file, qsizetype offset, qsizetype from = 0) const;

private:
    TracedText(const QString &text, Origin origin, TraceKind kind);
    void appendPart(const TraceSpan &span, qsizetype from, qsizetype to, QStringView text);

    QString m_text;
    QList<TraceSpan> m_spans;
};

} // namespace outcrop
