// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/fieldedits.h"

#include "core/base/linetable.h"
#include "core/base/textdiff.h"
#include "core/documents/workspacechange.h"

#include <algorithm>

namespace outcrop {
namespace {

/// A pair of surrogates is one character, which no edit may divide.
bool dividesCharacter(QStringView text, qsizetype offset)
{
    return offset > 0 && offset < text.size() && text[offset - 1].isHighSurrogate() && text[offset].isLowSurrogate();
}

qsizetype commonStart(QStringView before, QStringView after)
{
    const qsizetype most = std::min(before.size(), after.size());
    qsizetype same = 0;
    while (same < most && before[same] == after[same])
        ++same;
    return dividesCharacter(before, same) || dividesCharacter(after, same) ? same - 1 : same;
}

qsizetype commonEnd(QStringView before, QStringView after)
{
    const qsizetype most = std::min(before.size(), after.size());
    qsizetype same = 0;
    while (same < most && before[before.size() - 1 - same] == after[after.size() - 1 - same])
        ++same;
    const bool divides = dividesCharacter(before, before.size() - same) || dividesCharacter(after, after.size() - same);
    return divides ? same - 1 : same;
}

TextEdit editOf(const DiffHunk &hunk, const QString &before, const QString &after, const LineTable &lines)
{
    const auto text = [](const QString &all, const LineSpan &span) { return QStringView(all).mid(span.start, span.end - span.start); };
    const QStringView was = text(before, hunk.before);
    const QStringView is = text(after, hunk.after);
    const qsizetype start = commonStart(was, is);
    const qsizetype end = commonEnd(was.mid(start), is.mid(start));
    return {lines.range(hunk.before.start + start, hunk.before.end - end), is.mid(start, is.size() - start - end).toString()};
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
    return take(setField(*m_after, path, value));
}

Status FieldEdits::remove(const FieldPath &path)
{
    return take(removeField(*m_after, path));
}

/// One step's own edits are the finest; of several, the difference is what remains.
QList<TextEdit> FieldEdits::edits() const
{
    return m_steps <= 1 ? m_single : editsBetween(m_before->text, m_after->text);
}

Status FieldEdits::take(const Result<QList<TextEdit>> &edits)
{
    if (!edits)
        return edits.error();
    if (edits->isEmpty())
        return success();
    const Result<QByteArray> bytes = editedBytes(*m_after, *edits);
    if (!bytes)
        return bytes.error();
    m_after = readDocument(m_after->path, *bytes, m_after->kind, m_after->modified);
    m_steps += 1;
    m_single = *edits;
    return success();
}

} // namespace outcrop
