// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/fieldedits.h"

#include "core/diff/textdiff.h"
#include "core/documents/workspacechange.h"
#include "core/text/linetable.h"
#include "core/text/textchange.h"

namespace outcrop {
namespace {

/// Returns the smallest edit that covers the difference inside a hunk.
TextEdit editOf(const DiffHunk &hunk, const QString &before, const QString &after, const LineTable &lines)
{
    const auto text = [](const QString &all, const LineSpan &span) { return all.mid(span.start, span.end - span.start); };
    const TextChange change = difference(text(before, hunk.before), text(after, hunk.after)).constFirst();
    const qsizetype start = hunk.before.start + change.offset;
    return {lines.range(start, start + change.removed.size()), change.inserted};
}

} // namespace

QList<TextEdit> editsBetween(const QString &before, const QString &after)
{
    const LineTable lines(before);
    QList<TextEdit> edits;
    for (const DiffHunk &hunk : diffLines(before, after).hunks)
        edits.append(editOf(hunk, before, after, lines));
    return edits;
}

Status FieldEdits::set(const FieldPath &path, const Json &value)
{
    return addEdits(planSetField(*m_after, path, value));
}

Status FieldEdits::remove(const FieldPath &path)
{
    return addEdits(planRemoveField(*m_after, path));
}

/// Returns the edits of a single change unchanged, because they are the most precise. For several changes, returns the difference between the texts.
QList<TextEdit> FieldEdits::edits() const
{
    return m_changeCount <= 1 ? m_lastEdits : editsBetween(m_before->text, m_after->text);
}

Status FieldEdits::addEdits(const Result<QList<TextEdit>> &edits)
{
    if (!edits)
        return edits.error();
    if (edits->isEmpty())
        return success();
    const Result<QByteArray> bytes = applyEditsToBytes(*m_after, *edits);
    if (!bytes)
        return bytes.error();
    m_after = readDocument(m_after->path, *bytes, m_after->kind, m_after->modified);
    m_changeCount += 1;
    m_lastEdits = *edits;
    return success();
}

} // namespace outcrop
