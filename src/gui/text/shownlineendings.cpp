// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/shownlineendings.h"

#include <algorithm>

namespace outcrop {
namespace {

bool isCrLf(QStringView text, qsizetype at)
{
    return text.at(at) == u'\r' && at + 1 < text.size() && text.at(at + 1) == u'\n';
}

} // namespace

ShownLineEndings::ShownLineEndings(QStringView text) : m_size(text.size())
{
    for (qsizetype at = text.indexOf(u'\r'); at >= 0; at = text.indexOf(u'\r', at + 1)) {
        if (isCrLf(text, at))
            m_head += at;
    }
}

QString ShownLineEndings::shown(QStringView text)
{
    QString shown;
    shown.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        shown += endsLine(text.at(i)) ? QChar(u'\n') : text.at(i);
        i += isCrLf(text, i) ? 1 : 0;
    }
    return shown;
}

qsizetype ShownLineEndings::offsetAt(qsizetype shownOffset) const
{
    qsizetype low = 0;
    qsizetype high = pairCount();
    while (low < high) {
        const qsizetype middle = (low + high) / 2;
        if (pairAt(middle) - middle < shownOffset)
            low = middle + 1;
        else
            high = middle;
    }
    return shownOffset + low;
}

void ShownLineEndings::applyChange(const TextChange &change, QChar before, QChar after)
{
    moveSplit(change.removedEnd());
    while (!m_head.isEmpty() && m_head.constLast() + 1 >= change.offset)
        m_head.removeLast();
    m_size += change.inserted.size() - change.removed.size();
    const QString around = (before.isNull() ? QString() : QString(before)) + change.inserted
        + (after.isNull() ? QString() : QString(after));
    const qsizetype start = change.offset - (before.isNull() ? 0 : 1);
    for (qsizetype at = around.indexOf(u'\r'); at >= 0; at = around.indexOf(u'\r', at + 1)) {
        if (isCrLf(around, at))
            m_head += start + at;
    }
}

qsizetype ShownLineEndings::pairAt(qsizetype index) const
{
    return index < m_head.size() ? m_head.at(index) : m_size - m_tail.at(pairCount() - 1 - index);
}

qsizetype ShownLineEndings::pairCountBefore(qsizetype offset) const
{
    const bool isInHead = m_tail.isEmpty() || m_size - m_tail.constLast() >= offset;
    if (isInHead)
        return std::lower_bound(m_head.begin(), m_head.end(), offset) - m_head.begin();
    const qsizetype distanceFromEnd = m_size - offset;
    const auto after = std::upper_bound(m_tail.begin(), m_tail.end(), distanceFromEnd);
    return m_head.size() + (m_tail.end() - after);
}

/// Moves pairs that start before `offset` to the head, the others to the tail.
void ShownLineEndings::moveSplit(qsizetype offset)
{
    while (!m_tail.isEmpty() && m_size - m_tail.constLast() < offset)
        m_head += m_size - m_tail.takeLast();
    while (!m_head.isEmpty() && m_head.constLast() >= offset)
        m_tail += m_size - m_head.takeLast();
}

} // namespace outcrop
