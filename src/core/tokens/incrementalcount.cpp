// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/incrementalcount.h"

#include "core/tokens/textboundaries.h"

namespace outcrop {
namespace {

/// The usual minimum size of a passage; the usual maximum is twice as large. A compromise between the time to count a passage and the time to find it.
constexpr qsizetype passageSize = 512;

} // namespace

IncrementalCount::IncrementalCount(Encoding encoding) : m_tokenizer(encoding) { }

void IncrementalCount::reset(QStringView text)
{
    m_passages.clear();
    m_totalTokens = 0;
    m_size = text.size();
    replace({0, 0, 0, 0}, text);
}

void IncrementalCount::edit(qsizetype position, qsizetype removed, qsizetype inserted, QStringView text)
{
    edit(position, removed, inserted, [text](qsizetype from, qsizetype size) { return text.sliced(from, size).toString(); });
}

void IncrementalCount::edit(qsizetype position, qsizetype removed, qsizetype inserted, const TextSource &text)
{
    const qsizetype growth = inserted - removed;
    m_size += growth;
    Region region = affectedRegion(position, removed);
    // The boundary before the region may no longer be safe after the edit. The boundary after it depends only on unchanged text.
    for (;;) {
        const qsizetype before = region.begin > 0 ? 1 : 0;
        const QString around = text(region.begin - before, before + region.size + growth);
        if (region.begin == 0
            || (around.size() > passageSize / 2 && isSafeBoundary(around, 1, CharacterClasses::unicode16())))
            return replace(region, QStringView(around).sliced(before));
        widen(region);
    }
}

/// Returns the passages from the one with the character before the edit to the one with the character after it.
IncrementalCount::Region IncrementalCount::affectedRegion(qsizetype position, qsizetype removed) const
{
    Region region{0, 0, 0, 0};
    while (region.last < m_passages.size() && region.begin + m_passages[region.last].size < position)
        region.begin += m_passages[region.last++].size;
    region.first = region.last;
    while (region.last < m_passages.size() && region.begin + region.size <= position + removed)
        region.size += m_passages[region.last++].size;
    return region;
}

void IncrementalCount::widen(Region &region) const
{
    const qsizetype size = m_passages[--region.first].size;
    region.begin -= size;
    region.size += size;
}

void IncrementalCount::replace(const Region &region, QStringView text)
{
    const auto first = m_passages.begin() + qptrdiff(region.first);
    const auto last = m_passages.begin() + qptrdiff(region.last);
    for (auto passage = first; passage != last; ++passage)
        m_totalTokens -= passage->tokens;
    const std::vector<Passage> counted = splitIntoPassages(text);
    for (const Passage &passage : counted)
        m_totalTokens += passage.tokens;
    m_passages.insert(m_passages.erase(first, last), counted.begin(), counted.end());
}

std::vector<IncrementalCount::Passage> IncrementalCount::splitIntoPassages(QStringView text)
{
    const CharacterClasses classes = CharacterClasses::unicode16();
    std::vector<Passage> passages;
    while (!text.isEmpty()) {
        const qsizetype cut = text.size() > 2 * passageSize ? nextSafeBoundary(text, passageSize, classes) : -1;
        const QStringView passage = cut < 0 ? text : text.first(cut);
        passages.push_back({passage.size(), m_tokenizer.count(passage)});
        text = text.sliced(passage.size());
    }
    return passages;
}

} // namespace outcrop
