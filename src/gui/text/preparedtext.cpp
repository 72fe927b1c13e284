// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/preparedtext.h"

#include "core/diff/textdiff.h"
#include "core/text/commontext.h"

#include <algorithm>
#include <atomic>

namespace outcrop {

namespace {

/// Maximum work of a line diff; above it, the difference is one splice.
constexpr qsizetype maxDiffWork = 1'000'000;

quint64 nextId()
{
    static std::atomic<quint64> last = 0;
    return ++last;
}

qsizetype startOfLine(QStringView text, qsizetype at)
{
    return at == 0 ? 0 : text.lastIndexOf(u'\n', at - 1) + 1;
}

/// Returns the length of the whole lines in the last `size` characters.
qsizetype wholeLinesLength(QStringView text, qsizetype size)
{
    if (size == text.size())
        return size;
    const qsizetype newline = text.indexOf(u'\n', text.size() - size);
    return newline < 0 ? 0 : text.size() - newline - 1;
}

/// Returns the replacement of one text by another, without their common start and end.
Splice trimmedSplice(QStringView before, QStringView after, qsizetype at)
{
    const qsizetype head = commonPrefixLength(before, after);
    const qsizetype tail = commonSuffixLength(before.mid(head), after.mid(head));
    return {at + head, before.size() - head - tail, after.mid(head, after.size() - head - tail).toString()};
}

/// Returns the tier of the first character of each line that comes from a layer; nullopt for lines without one.
QList<std::optional<Tier>> tiersOf(const TracedText &text, const WrappedText &wrappedText, const TierOfFile &tiers)
{
    QList<std::optional<Tier>> lines(wrappedText.lines().size());
    for (const TraceSpan &span : text.spans()) {
        const auto tier = tiers.constFind(span.origin.file);
        if (tier == tiers.cend())
            continue;
        const int last = wrappedText.lineAt(span.end() - 1);
        for (int line = wrappedText.lineAt(span.start); line <= last; ++line) {
            if (wrappedText.lines().at(line).hiddenLines == 0 && !wrappedText.lines().at(line).isFiller)
                lines[line] = lines.at(line).value_or(*tier);
        }
    }
    return lines;
}

} // namespace

PreparedPtr prepareText(
    const TracedText &text, WrappedText::Breaks breaks, const TierOfFile &tiers, const PreparedPtr &before)
{
    return prepareText(text, WrappedText(text.text(), breaks), tiers, {}, before);
}

PreparedPtr prepareText(const TracedText &text, const WrappedText &wrappedText, const TierOfFile &tiers,
    const QList<LineMark> &marks, const PreparedPtr &before)
{
    auto preparedText = std::make_shared<PreparedText>();
    preparedText->id = nextId();
    preparedText->tracedText = text;
    preparedText->wrappedText = wrappedText;
    preparedText->tiers = tiersOf(text, wrappedText, tiers);
    preparedText->marks = marks;
    if (before) {
        preparedText->base = before->id;
        preparedText->splices = splicesBetween(before->wrappedText.shownText(), wrappedText.shownText());
    }
    return preparedText;
}

/// Compares the changed part of the texts line by line, so that two distant edits do not replace the text between them.
QList<Splice> splicesBetween(const QString &before, const QString &after)
{
    if (before == after)
        return {};
    const qsizetype head = startOfLine(before, commonPrefixLength(before, after));
    const qsizetype tail =
        wholeLinesLength(before, commonSuffixLength(QStringView(before).mid(head), QStringView(after).mid(head)));
    const QStringView old = QStringView(before).mid(head, before.size() - head - tail);
    const QStringView now = QStringView(after).mid(head, after.size() - head - tail);
    QList<Splice> splices;
    const TextDiff diff = diffLines(old, now, maxDiffWork);
    for (auto hunk = diff.hunks.crbegin(); hunk != diff.hunks.crend(); ++hunk) {
        const LineSpan &from = hunk->before;
        const LineSpan &to = hunk->after;
        splices += trimmedSplice(old.mid(from.start, from.end - from.start), now.mid(to.start, to.end - to.start), head + from.start);
    }
    return splices;
}

} // namespace outcrop
