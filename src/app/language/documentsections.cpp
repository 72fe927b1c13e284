// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/documentsections.h"

#include "core/agents/sectionspans.h"
#include "core/documents/fieldedit.h"

#include <algorithm>
#include <utility>

namespace outcrop {
namespace {

/// Returns the number of `#` before a heading, or 0.
int headingLevelOf(QStringView line)
{
    int level = 0;
    while (level < line.size() && line[level] == u'#')
        ++level;
    return level <= 6 && level < line.size() && line[level].isSpace() ? level : 0;
}

/// Returns the consecutive sections from `at` that are deeper than `level`, as a tree. Advances `at` past them.
QList<OutlineItem> buildSections(const QList<DocumentSection> &sections, qsizetype &at, int level)
{
    QList<OutlineItem> items;
    while (at < sections.size() && sections[at].level > level) {
        const DocumentSection &section = sections[at++];
        OutlineItem item{section.title, true, section.start, section.end, section.start, section.headingEnd};
        item.children = buildSections(sections, at, section.level);
        items.append(item);
    }
    return items;
}

QList<OutlineItem> keysOf(const DataNode &node, int depth)
{
    QList<OutlineItem> items;
    for (const DataNode::Member &member : node.members()) {
        const qsizetype start = member.keyRange.start.offset;
        const qsizetype keyEnd = member.keyRange.end.offset;
        OutlineItem item{member.key, false, start, std::max(keyEnd, member.value.range().end.offset), start, keyEnd};
        if (depth > 1)
            item.children = keysOf(member.value, depth - 1);
        for (const OutlineItem &child : std::as_const(item.children)) // the tables of TOML end after their header
            item.end = std::max(item.end, child.end);
        items.append(item);
    }
    return items;
}

} // namespace

QList<DocumentSection> documentSections(const Document &document)
{
    QList<DocumentSection> sections;
    if (!isMarkdown(document.path))
        return sections;
    const qsizetype from = document.frontMatter.bodyStart;
    for (const ProseLine &line : proseLines(document.body())) {
        const int level = headingLevelOf(line.text);
        if (level == 0)
            continue;
        const qsizetype start = from + line.textStart;
        sections.append({line.text.sliced(level).trimmed().toString(), level, start, start + line.text.size(), document.text.size()});
    }
    for (qsizetype i = 0; i < sections.size(); ++i) {
        const auto next = std::find_if(sections.begin() + i + 1, sections.end(), [&](const DocumentSection &other) { return other.level <= sections[i].level; });
        if (next != sections.end())
            sections[i].end = next->start;
    }
    return sections;
}

QList<OutlineItem> documentOutline(const Document &document)
{
    qsizetype at = 0;
    return keysOf(fieldsOf(document), 2) + buildSections(documentSections(document), at, 0);
}

} // namespace outcrop
