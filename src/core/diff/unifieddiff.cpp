// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/diff/unifieddiff.h"

#include "core/diff/diffmessages.h"
#include "core/diff/textlines.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace outcrop {
namespace {

constexpr qsizetype maximumWork = 8'000'000;
constexpr QStringView noFile = u"/dev/null";

/// Groups hunks whose contexts touch or overlap, because they share one header.
QList<QList<DiffHunk>> groupHunks(const QList<DiffHunk> &hunks, int context)
{
    QList<QList<DiffHunk>> groups;
    for (const DiffHunk &hunk : hunks) {
        if (groups.isEmpty() || hunk.before.first - groups.last().last().before.endLine() > 2 * context)
            groups += QList<DiffHunk>{hunk};
        else
            groups.last() += hunk;
    }
    return groups;
}

/// Builds hunks with context from differing lines.
class HunkBuilder
{
public:
    HunkBuilder(QStringView before, QStringView after, int context)
        : m_before(before, LineEndings::LineFeed)
        , m_after(after, LineEndings::LineFeed)
        , m_context(context)
    { }

    UnifiedHunk hunkOf(const QList<DiffHunk> &group) const
    {
        const DiffHunk &last = group.last();
        const qsizetype head = std::min<qsizetype>(m_context, group.first().before.first);
        const qsizetype tail = std::min<qsizetype>(m_context, m_before.count() - last.before.endLine());
        UnifiedHunk hunk;
        hunk.before = group.first().before.first - head;
        hunk.beforeCount = last.before.endLine() + tail - hunk.before;
        hunk.after = group.first().after.first - head;
        hunk.afterCount = last.after.endLine() + tail - hunk.after;
        qsizetype line = hunk.before;
        for (const DiffHunk &run : group) {
            add(hunk, DiffLine::Kind::Same, m_before, line, run.before.first - line);
            add(hunk, DiffLine::Kind::Removed, m_before, run.before.first, run.before.count);
            add(hunk, DiffLine::Kind::Added, m_after, run.after.first, run.after.count);
            line = run.before.endLine();
        }
        add(hunk, DiffLine::Kind::Same, m_before, line, tail);
        return hunk;
    }

private:
    static void add(UnifiedHunk &hunk, DiffLine::Kind kind, const TextLines &lines, qsizetype first, qsizetype count)
    {
        for (qsizetype i = first; i < first + count; ++i)
            hunk.lines += {kind, lines.line(i).toString()};
    }

    TextLines m_before;
    TextLines m_after;
    int m_context;
};

/// Formats a range as diff(1) does: counted from 1; an empty range is represented by the line before it.
QString rangeText(qsizetype first, qsizetype count)
{
    const QString start = QString::number(count == 0 ? first : first + 1);
    return count == 1 ? start : start + u',' + QString::number(count);
}

/// Quotes a name that contains special characters, as git does. Appends a tab to a name that contains a space, to mark its end.
QString nameText(const QString &name)
{
    const auto needsEscape = [](QChar c) { return c < u' ' || c == u'"' || c == u'\\' || c == u'\x7f'; };
    if (std::none_of(name.begin(), name.end(), needsEscape))
        return name.contains(u' ') ? name + u'\t' : name;
    QString quotedPath = QStringLiteral("\"");
    for (const QChar c : name) {
        if (c == u'"' || c == u'\\')
            quotedPath += u'\\' + QString(c);
        else if (needsEscape(c))
            quotedPath += u'\\' + QStringLiteral("%1").arg(c.unicode(), 3, 8, QLatin1Char('0'));
        else
            quotedPath += c;
    }
    return quotedPath + u'"';
}

QChar linePrefix(DiffLine::Kind kind)
{
    return kind == DiffLine::Kind::Same ? u' ' : kind == DiffLine::Kind::Removed ? u'-' : u'+';
}

void writeHunk(QString &text, const UnifiedHunk &hunk)
{
    text += QStringLiteral("@@ -") + rangeText(hunk.before, hunk.beforeCount) + QStringLiteral(" +")
        + rangeText(hunk.after, hunk.afterCount) + QStringLiteral(" @@")
        + (hunk.section.isEmpty() ? QString() : QString(u' ' + hunk.section)) + u'\n';
    for (const DiffLine &line : hunk.lines) {
        text += linePrefix(line.kind);
        text += line.text;
        if (!line.text.endsWith(u'\n'))
            text += QStringLiteral("\n\\ No newline at end of file\n");
    }
}

} // namespace

qsizetype UnifiedHunk::count(DiffLine::Kind kind) const
{
    return std::count_if(lines.begin(), lines.end(), [kind](const DiffLine &line) { return line.kind == kind; });
}

QString FileDiff::path() const
{
    const bool isPrefixed =
        (createsFile() || beforeName.startsWith(u"a/")) && (removesFile() || afterName.startsWith(u"b/"));
    const QString &name = removesFile() ? beforeName : afterName;
    return isPrefixed ? name.sliced(2) : name;
}

FileDiff diffTexts(QStringView before, QStringView after, const QString &beforeName, const QString &afterName, int context)
{
    FileDiff diff{beforeName, afterName, {}};
    const HunkBuilder maker(before, after, context);
    for (const QList<DiffHunk> &group :
        groupHunks(diffLines(before, after, maximumWork, LineEndings::LineFeed).hunks, context))
        diff.hunks += maker.hunkOf(group);
    return diff;
}

FileDiff diffFile(QStringView before, QStringView after, const QString &path, int context)
{
    return diffTexts(before, after, before.isNull() ? noFile.toString() : QString(u"a/" + path), u"b/" + path, context);
}

QString toText(const FileDiff &diff)
{
    if (diff.isEmpty())
        return {};
    QString text = QStringLiteral("--- ") + nameText(diff.beforeName) + QStringLiteral("\n+++ ") + nameText(diff.afterName) + u'\n';
    for (const UnifiedHunk &hunk : diff.hunks)
        writeHunk(text, hunk);
    return text;
}

namespace {

/// Decodes a name that git has quoted: `\"`, `\\`, `\t`, and bytes of UTF-8 as octal numbers.
QString unquotePath(QStringView text)
{
    QByteArray bytes;
    for (qsizetype i = 1; i < text.size() && text[i] != u'"'; ++i) {
        if (text[i] != u'\\' || i + 1 == text.size()) {
            const qsizetype size = text[i].isHighSurrogate() ? 2 : 1;
            bytes += text.mid(i, size).toUtf8();
            i += size - 1;
            continue;
        }
        bool isOctal = false;
        const int code = text.mid(i + 1, 3).toInt(&isOctal, 8);
        const qsizetype named = QStringView(u"abtnvfr").indexOf(text[i + 1]);
        bytes += isOctal ? QByteArray(1, char(code)) : named >= 0 ? QByteArray(1, char('\a' + named)) : QString(text[i + 1]).toUtf8();
        i += isOctal ? 3 : 1;
    }
    return QString::fromUtf8(bytes);
}

/// Returns the name in a header line, after `--- `: up to a tab, or in quotation marks.
QString headerName(QStringView line)
{
    const QStringView rest = line.mid(4);
    return rest.startsWith(u'"') ? unquotePath(rest) : rest.left(rest.indexOf(u'\t')).trimmed().toString();
}

class DiffReader
{
public:
    DiffReader(QStringView text, const QString &name) : m_text(text), m_lines(text, LineEndings::LineFeed), m_name(name)
    {
    }

    Result<QList<FileDiff>> read()
    {
        QList<FileDiff> files;
        while (m_line < m_lines.count()) {
            if (isFileHeader())
                files += readFile();
            else
                skipLine(!files.isEmpty() && !m_isBetweenFiles);
            if (m_error)
                return *m_error;
        }
        if (files.isEmpty())
            fail(diffmessages::notUnifiedDiff(), 0);
        return m_error ? Result<QList<FileDiff>>(*m_error) : files;
    }

private:
    /// Returns a line without its line ending.
    QStringView line(qsizetype number) const
    {
        const QStringView all = number < m_lines.count() ? m_lines.line(number) : QStringView();
        return all.endsWith(u'\n') ? all.chopped(1) : all;
    }

    bool isFileHeader() const { return line(m_line).startsWith(u"--- ") && line(m_line + 1).startsWith(u"+++ "); }

    void fail(const QString &reason, qsizetype number)
    {
        const Position place{number < m_lines.count() ? m_lines.span(number, 0).start : m_text.size(), int(number) + 1, 1};
        if (!m_error)
            m_error = Error{ErrorCode::Invalid, reason, {m_name, {place, place}}};
    }

    /// Skips a line before a file header. Directly after a hunk, the line must not look like part of a hunk.
    void skipLine(bool isAfterHunk)
    {
        const QStringView found = line(m_line);
        const bool isBinary = (found.startsWith(u"Binary files ") && found.endsWith(u" differ")) || found == u"GIT binary patch";
        const bool isSignature = found == u"-- ";
        if (isBinary)
            fail(diffmessages::binaryDiff(), m_line);
        else if (found.startsWith(u"@@ "))
            fail(diffmessages::hunkWithoutNames(), m_line);
        else if (isAfterHunk && !isSignature && !found.isEmpty() && QStringView(u"+- \\").contains(found.front()))
            fail(diffmessages::extraHunkLine(), m_line);
        m_isBetweenFiles = true;
        m_line += 1;
    }

    FileDiff readFile()
    {
        FileDiff file{headerName(line(m_line)), headerName(line(m_line + 1)), {}};
        m_line += 2;
        m_beforeEnd = 0;
        m_shift = 0;
        m_isBeforeClosed = m_isAfterClosed = m_isBetweenFiles = false;
        while (!m_error && line(m_line).startsWith(u"@@ "))
            file.hunks += readHunk();
        if (file.hunks.isEmpty())
            fail(diffmessages::hunkExpected(), m_line);
        return file;
    }

    UnifiedHunk readHunk()
    {
        UnifiedHunk hunk = readRange();
        m_line += 1;
        qsizetype before = 0;
        qsizetype after = 0;
        while (!m_error && (before < hunk.beforeCount || after < hunk.afterCount || line(m_line).startsWith(u'\\')))
            readLine(hunk, before, after);
        return hunk;
    }

    /// Parses `@@ -1,3 +1,4 @@ section`. The start in the new text is computed from the previous hunks; the stated one is ignored.
    UnifiedHunk readRange()
    {
        static const QRegularExpression form(QStringLiteral(R"(^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@ ?(.*?)\r?$)"));
        const QRegularExpressionMatch match = form.match(line(m_line).toString());
        UnifiedHunk hunk;
        if (!match.hasMatch()) {
            fail(diffmessages::hunkBegins(), m_line);
            return hunk;
        }
        const auto number = [&match](int group, qsizetype missing) -> qsizetype { return match.capturedLength(group) > 0 ? match.captured(group).toLongLong() : missing; };
        hunk.beforeCount = number(2, 1);
        hunk.afterCount = number(4, 1);
        hunk.section = match.captured(5);
        hunk.before = number(1, 0) - (hunk.beforeCount > 0);
        if (hunk.before < m_beforeEnd)
            fail(diffmessages::overlappingHunk(), m_line);
        if (hunk.beforeCount == 0 && hunk.afterCount == 0)
            fail(diffmessages::emptyHunk(), m_line);
        hunk.after = hunk.before + m_shift;
        m_shift += hunk.afterCount - hunk.beforeCount;
        m_beforeEnd = hunk.before + hunk.beforeCount;
        return hunk;
    }

    void readLine(UnifiedHunk &hunk, qsizetype &before, qsizetype &after)
    {
        const bool isMissing = m_line >= m_lines.count();
        const QStringView found = line(m_line);
        const QChar sign = found.isEmpty() ? QChar(u' ') : found.front(); // some programs remove the space of an empty line
        if (!isMissing && sign == u'\\')
            return readNoNewlineMarker(hunk);
        const bool isInBefore = sign != u'+';
        const bool isInAfter = sign != u'-';
        if (isMissing || (isInBefore && isInAfter && sign != u' ') || before + isInBefore > hunk.beforeCount || after + isInAfter > hunk.afterCount)
            return fail(diffmessages::hunkTooShort(hunk.beforeCount - before, hunk.afterCount - after), m_line);
        if ((isInBefore && m_isBeforeClosed) || (isInAfter && m_isAfterClosed))
            return fail(diffmessages::afterLastLine(), m_line);
        before += isInBefore;
        after += isInAfter;
        hunk.lines += {isInBefore && isInAfter ? DiffLine::Kind::Same : isInBefore ? DiffLine::Kind::Removed : DiffLine::Kind::Added,
                       found.mid(1).toString() + u'\n'};
        m_line += 1;
    }

    /// Handles `\ No newline at end of file`: the previous line is the last one of its file.
    void readNoNewlineMarker(UnifiedHunk &hunk)
    {
        if (hunk.lines.isEmpty() || !hunk.lines.last().text.endsWith(u'\n'))
            return fail(diffmessages::misplacedNoNewlineMarker(), m_line);
        DiffLine &last = hunk.lines.last();
        last.text.chop(1);
        m_isBeforeClosed = m_isBeforeClosed || last.kind != DiffLine::Kind::Added;
        m_isAfterClosed = m_isAfterClosed || last.kind != DiffLine::Kind::Removed;
        m_line += 1;
    }

    QStringView m_text;
    TextLines m_lines;
    QString m_name;
    qsizetype m_line = 0;
    qsizetype m_beforeEnd = 0; ///< end of the previous hunk in the old text
    qsizetype m_shift = 0;     ///< difference in length between the new and the old text so far
    bool m_isBeforeClosed = false; ///< whether the last line of the old text was read
    bool m_isAfterClosed = false;
    bool m_isBetweenFiles = true; ///< true before the first file, and after a line outside a hunk
    std::optional<Error> m_error;
};

} // namespace

Result<QList<FileDiff>> readUnifiedDiffs(QStringView text, const QString &name)
{
    return DiffReader(text, name).read();
}

Result<FileDiff> readUnifiedDiff(QStringView text, const QString &name)
{
    const Result<QList<FileDiff>> files = readUnifiedDiffs(text, name);
    if (!files)
        return files.error();
    if (files->size() == 1)
        return files->first();
    return Error{ErrorCode::Invalid, diffmessages::severalFiles(files->size()), {name, {}}};
}

} // namespace outcrop
