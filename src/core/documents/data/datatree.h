// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datadocument.h"
#include "core/text/linetable.h"

#include <QHash>

namespace outcrop {

/// A list or a mapping that is still open.
struct DataFrame {
    bool isMapping = false;
    bool isFlow = false;    ///< between brackets or braces
    qsizetype start = 0;
    qsizetype column = -1;  ///< of the keys or dashes of a block, from 0
    QString anchor = {};

    int nodes = 1;          ///< what it costs once aliases are expanded
    int height = 0;         ///< levels of collections in it
    QList<DataNode> items = {};
    QList<DataNode::Member> members = {};
    QHash<QString, qsizetype> places = {};   ///< of the keys, once there are many
    std::optional<DataNode> key = {};        ///< read, its value is yet to come
    qsizetype end = 0;                       ///< of the last thing in it
};

/// Puts a tree together from what a YAML parser finds, one thing after the other. Anchors, keys that are given twice and the limits are looked after here, while
/// the values arrive. What adds to the tree says false where the document is refused; the last diagnostic then says why.
class DataTree
{
public:
    DataTree(const LineTable &lines, const QString &file, const ReadLimits &limits) : m_lines(lines), m_file(file), m_limits(limits) { }

    /// A value without parts that ends before `end`.
    bool addScalar(DataNode node, qsizetype end, const QString &anchor);
    bool addAlias(const QString &name, qsizetype start, qsizetype end);
    /// What errors point at ends in front of `end`.
    bool open(DataFrame frame, qsizetype end);
    /// The innermost collection ends: between brackets in front of `end`, as a block with what is in it.
    bool close(qsizetype end);

    const QList<DataFrame> &frames() const { return m_open; }

    bool fail(const QString &code, const QString &message, Range range);
    bool fail(const char *code, const QString &message, Range range) { return fail(QString::fromLatin1(code), message, range); }
    void warnOfTag(const QString &tag, Range range);

    DataDocument document; ///< `ok` is for the parser to say

private:
    struct Value {
        DataNode node;
        int nodes = 1;
        int height = 0;
    };
    struct Anchor {
        Value value;
        bool open = false; ///< the collection it names is still being read
    };

    bool add(Value value, qsizetype end);
    bool addToMapping(DataFrame &frame, DataNode node);
    void addMember(DataFrame &frame, DataNode::Member member);
    bool spend(int nodes);
    bool mayNest(int levels) const { return m_open.size() + levels <= m_limits.depth; }
    bool failAtDepth(Range place);
    bool failAtSize(Range place);

    const LineTable &m_lines;
    QString m_file;
    ReadLimits m_limits;
    QList<DataFrame> m_open;
    QHash<QString, Anchor> m_anchors;
    int m_nodes = 0;
};

} // namespace outcrop
