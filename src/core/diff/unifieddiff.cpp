// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/diff/unifieddiff.h"

#include "core/base/textlines.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype mostWork = 8'000'000;
constexpr QStringView noFile = u"/dev/null";

/// Hunks whose contexts touch or overlap stand under one heading.
QList<QList<DiffHunk>> grouped(const QList<DiffHunk> &hunks, int context)
{
    QList<QList<DiffHunk>> groups;
    for (const DiffHunk &hunk : hunks) {
        if (groups.isEmpty() || hunk.before.first - groups.last().last().before.last() > 2 * context)
            groups += QList<DiffHunk>{hunk};
        else
            groups.last() += hunk;
    }
    return groups;
}

/// Makes hunks with context of the runs that differ.
class HunkMaker
{
public:
    HunkMaker(QStringView before, QStringView after, int context)
        : m_before(before, LineEnds::LineFeed), m_after(after, LineEnds::LineFeed), m_context(context)
    { }

    UnifiedHunk hunkOf(const QList<DiffHunk> &group) const
    {
        const DiffHunk &last = group.last();
        const qsizetype head = std::min<qsizetype>(m_context, group.first().before.first);
        const qsizetype tail = std::min<qsizetype>(m_context, m_before.count() - last.before.last());
        UnifiedHunk hunk;
        hunk.before = group.first().before.first - head;
        hunk.beforeCount = last.before.last() + tail - hunk.before;
        hunk.after = group.first().after.first - head;
        hunk.afterCount = last.after.last() + tail - hunk.after;
        qsizetype line = hunk.before;
        for (const DiffHunk &run : group) {
            add(hunk, DiffLine::Kind::Same, m_before, line, run.before.first - line);
            add(hunk, DiffLine::Kind::Removed, m_before, run.before.first, run.before.count);
            add(hunk, DiffLine::Kind::Added, m_after, run.after.first, run.after.count);
            line = run.before.last();
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

/// As diff(1) counts: from 1, and an empty run is named by the line before it.
QString placeText(qsizetype first, qsizetype count)
{
    const QString start = QString::number(count == 0 ? first : first + 1);
    return count == 1 ? start : start + u',' + QString::number(count);
}

/// Names that hold signs which would end or change them are quoted as git does; behind one with a space stands the tab that ends it.
QString nameText(const QString &name)
{
    const auto isOdd = [](QChar c) { return c < u' ' || c == u'"' || c == u'\\' || c == u'\x7f'; };
    if (std::none_of(name.begin(), name.end(), isOdd))
        return name.contains(u' ') ? name + u'\t' : name;
    QString quoted = QStringLiteral("\"");
    for (const QChar c : name) {
        if (c == u'"' || c == u'\\')
            quoted += u'\\' + QString(c);
        else if (isOdd(c))
            quoted += u'\\' + QStringLiteral("%1").arg(c.unicode(), 3, 8, QLatin1Char('0'));
        else
            quoted += c;
    }
    return quoted + u'"';
}

QChar signOf(DiffLine::Kind kind)
{
    return kind == DiffLine::Kind::Same ? u' ' : kind == DiffLine::Kind::Removed ? u'-' : u'+';
}

void writeHunk(QString &text, const UnifiedHunk &hunk)
{
    text += QStringLiteral("@@ -") + placeText(hunk.before, hunk.beforeCount) + QStringLiteral(" +") + placeText(hunk.after, hunk.afterCount)
        + QStringLiteral(" @@") + (hunk.section.isEmpty() ? QString() : QString(u' ' + hunk.section)) + u'\n';
    for (const DiffLine &line : hunk.lines) {
        text += signOf(line.kind);
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
    const bool prefixed = (makesFile() || beforeName.startsWith(u"a/")) && (removesFile() || afterName.startsWith(u"b/"));
    const QString &name = removesFile() ? beforeName : afterName;
    return prefixed ? name.sliced(2) : name;
}

FileDiff diffTexts(QStringView before, QStringView after, const QString &beforeName, const QString &afterName, int context)
{
    FileDiff diff{beforeName, afterName, {}};
    const HunkMaker maker(before, after, context);
    for (const QList<DiffHunk> &group : grouped(diffLines(before, after, mostWork, LineEnds::LineFeed).hunks, context))
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

} // namespace outcrop
