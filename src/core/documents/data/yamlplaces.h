// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/yamlfieldedit.h"
#include "core/documents/data/yamlwriter.h"

namespace outcrop {

/// The location of one value and its owner: a key of a mapping, an item of a list, or nothing for the root.
struct YamlSlot {
    const DataNode *container = nullptr;
    const DataNode::Member *member = nullptr;
    qsizetype index = -1; ///< in the container
    const DataNode *value = nullptr;
    bool flow = false; ///< inside [ ] or { }
};

/// Locates parts of a YAML text that was read: dashes, colons, lines and columns. Offsets count in the
/// whole text; nothing is changed.
class YamlPlaces
{
public:
    explicit YamlPlaces(const YamlSource &source);

    /// The slot of a path, or as much of the path as there is: `found` counts its keys.
    YamlSlot find(const QStringList &path, qsizetype &found) const;
    /// The slot of a key, or of a position in a list; without a value where there is none.
    YamlSlot child(const YamlSlot &slot, const QString &key) const;

    /// Behind an anchor and a tag.
    qsizetype valueStart(const DataNode &node) const;
    bool isFlow(const DataNode &node) const;
    /// A text below a line with `|` or `>`.
    bool isBlockText(const DataNode &node) const;
    /// Whether a block collection begins on a line below its key or dash, and not behind it.
    bool startsBelow(const YamlSlot &slot) const;
    /// The quotes around a scalar, or nothing.
    QChar quoteOf(const DataNode &node) const;

    /// Behind the colon or the dash that a value belongs to.
    qsizetype headOf(const YamlSlot &slot) const;
    /// The dash of an item: on the first line after the item before it that has one in the list's column.
    qsizetype dashOf(const YamlSlot &slot) const;
    /// The column of the key or dash that a value belongs to.
    int ownerIndent(const YamlSlot &slot) const;

    qsizetype lineStart(qsizetype offset) const;
    /// Where the line after the one that holds `offset` begins.
    qsizetype afterLine(qsizetype offset) const;
    bool lineIsBlank(qsizetype start) const;
    int columnOf(qsizetype offset) const { return int(offset - lineStart(offset)); }
    /// Whether the text ends here in the middle of a line.
    bool endsText(qsizetype at) const;

    qsizetype start() const { return m_source.start; }
    qsizetype end() const { return m_source.end; }
    /// How values at this depth are written in this text.
    YamlLayout layout(int indent) const { return {indent, m_step, m_lineEnd}; }
    int step() const { return m_step; }
    const QString &lineEnd() const { return m_lineEnd; }

private:
    QChar firstSign(const DataNode &node) const;
    int findStep() const;

    YamlSource m_source;
    QStringView m_text;
    int m_step;
    QString m_lineEnd;
};

} // namespace outcrop
