// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/piececounter.h"

namespace outcrop {

using namespace tables;

/// Cuts a piece between wide characters that no token holds together. No merge reaches across, so each part is counted as if it were alone.
qsizetype PieceCounter::countParts(const char *piece, qsizetype size, const char *readable)
{
    const char *end = piece + size;
    const char *begin = piece;
    const char *at = piece;
    while (at != end && !leadsWide(*at))
        ++at;
    qsizetype count = 0;
    for (const char *next = at + wideSize; next < end && leadsWide(*next); at = next, next += wideSize) {
        if (!m_ranks.mayJoin(wideAt(at), wideAt(next))) {
            count += countPart(begin, next - begin, readable);
            begin = next;
        }
    }
    return count + countPart(begin, end - begin, readable);
}

/// As remembered(), but what is not known is not cut again.
qsizetype PieceCounter::countPart(const char *part, qsizetype size, const char *readable)
{
    if (size > ShortKey::capacity)
        return m_merge.count(part, size);
    const ShortKey key = keyOf<ShortKey>(part, size, readable);
    const quint64 hash = key.hash();
    if (const quint32 known = m_cache.find(key, hash))
        return known;
    const qsizetype count = countOf(key, part, size);
    m_cache.insert(key, hash, quint64(count));
    return count;
}

} // namespace outcrop
