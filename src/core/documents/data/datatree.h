// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datadocument.h"
#include "core/text/linetable.h"

#include <QHash>

namespace outcrop {

/// A sequence or mapping that is not complete yet.
struct OpenCollection {
    bool isMapping = false;
    bool isFlow = false;    ///< in brackets or braces
    qsizetype start = 0;
    qsizetype column = -1;  ///< column of the keys or dashes of a block collection, from 0; -1 if not used
    QString anchor = {};

    int nodes = 1;  ///< number of values after alias expansion, including the collection
    int height = 0; ///< nesting depth of the collections inside
    QList<DataNode> items = {};
    QList<DataNode::Member> members = {};
    QHash<QString, qsizetype> memberIndexes = {};   ///< index of each key in `members`; only used if there are many
    std::optional<DataNode> key = {};        ///< key whose value has not been read yet
    qsizetype end = 0;                       ///< end of the last value inside
};

/// Builds a tree from the events of a YAML parser. Handles anchors, duplicate keys and limits. The functions that add to the tree return false if the document
/// is rejected; the last diagnostic is then the reason.
class DataTree
{
public:
    DataTree(const LineTable &lines, const QString &file, const ReadLimits &limits) : m_lines(lines), m_file(file), m_limits(limits) { }

    /// Adds a scalar that ends at `end`.
    bool addScalar(DataNode node, qsizetype end, const QString &anchor);
    bool addAlias(const QString &name, qsizetype start, qsizetype end);
    /// Opens a collection. `end` is the end of the range in error messages.
    bool open(OpenCollection frame, qsizetype end);
    /// Closes the innermost collection. A flow collection ends at `end`, a block collection at the end of its last value.
    bool close(qsizetype end);

    const QList<OpenCollection> &frames() const { return m_open; }

    bool fail(const QString &code, const QString &message, Range range);
    bool fail(const char *code, const QString &message, Range range) { return fail(QString::fromLatin1(code), message, range); }
    void reportUnknownTag(const QString &tag, Range range);

    DataDocument document; ///< complete after the last event; the parser sets `isParsed`

private:
    struct Value {
        DataNode node;
        int nodes = 1;
        int height = 0;
    };
    struct Anchor {
        Value value;
        bool isOpen = false; ///< whether the collection with this anchor is still being read
    };

    bool add(Value value, qsizetype end);
    bool addToMapping(OpenCollection &frame, DataNode node);
    void addMember(OpenCollection &frame, DataNode::Member member);
    bool countNodes(int nodes);
    bool canNest(int levels) const { return m_open.size() + levels <= m_limits.depth; }
    bool failNestedTooDeep(Range place);
    bool failTooManyValues(Range place);

    const LineTable &m_lines;
    QString m_file;
    ReadLimits m_limits;
    QList<OpenCollection> m_open;
    QHash<QString, Anchor> m_anchors;
    int m_nodes = 0;
};

} // namespace outcrop
