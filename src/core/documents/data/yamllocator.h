// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/yamlfieldedit.h"
#include "core/documents/data/yamlwriter.h"

namespace outcrop {

/// A value with its container, its index there and, in a mapping, its entry. The root has only a value.
struct YamlSlot {
    const DataNode *container = nullptr;
    const DataNode::Member *member = nullptr;
    qsizetype index = -1; ///< index in the container
    const DataNode *value = nullptr;
    bool isInFlow = false; ///< whether the value is inside [ ] or { }
};

/// Locates syntax elements of a parsed YAML text: dashes, colons, lines and columns. Offsets refer to the whole text.
/// Read-only.
class YamlLocator
{
public:
    explicit YamlLocator(const YamlSource &source);

    /// Returns the slot at a path, or that of the deepest existing key. Sets `found` to the number of keys that exist.
    YamlSlot find(const QStringList &path, qsizetype &found) const;
    /// Returns the slot of a key or list position. Its value is null if it does not exist.
    YamlSlot child(const YamlSlot &slot, const QString &key) const;

    /// Returns the offset of a value after its anchor and tag.
    qsizetype valueStart(const DataNode &node) const;
    bool isFlow(const DataNode &node) const;
    /// Returns whether the value is a block scalar (`|` or `>`).
    bool isBlockScalar(const DataNode &node) const;
    /// Returns whether the value is a block collection that begins on a line below its key or dash.
    bool startsOnNextLine(const YamlSlot &slot) const;
    /// Returns the quotation mark of a scalar, or a null character if it is not quoted.
    QChar quoteOf(const DataNode &node) const;

    /// Returns the offset after the colon or dash before a value, or after a key without a colon. Returns the start of the YAML for the root.
    qsizetype indicatorEnd(const YamlSlot &slot) const;
    /// Returns the offset of the dash of an item. For all but the first item, the dash is on the first line after the previous item that has a dash in the column of the
    /// list. Returns the first dash of the list if there is none.
    qsizetype dashOffset(const YamlSlot &slot) const;
    /// Returns the column of the key or dash before a value; for the root, the negative indentation step.
    int keyOrDashColumn(const YamlSlot &slot) const;

    qsizetype lineStart(qsizetype offset) const;
    /// Returns the start of the line after the one that contains `offset`.
    qsizetype nextLineStart(qsizetype offset) const;
    bool isBlankLine(qsizetype start) const;
    int columnOf(qsizetype offset) const { return int(offset - lineStart(offset)); }
    /// Returns whether `offset` is the end of the text and the text has no final line ending.
    bool isEndWithoutLineEnding(qsizetype offset) const;

    qsizetype start() const { return m_source.start; }
    qsizetype end() const { return m_source.end; }
    /// Returns the YAML layout of this text for values at this indentation.
    YamlLayout layout(int indent) const { return {indent, m_step, m_lineEnd}; }
    int step() const { return m_step; }
    const QString &lineEnd() const { return m_lineEnd; }

private:
    QChar firstCharacter(const DataNode &node) const;
    int findStep() const;

    YamlSource m_source;
    QStringView m_text;
    int m_step;
    QString m_lineEnd;
};

} // namespace outcrop
