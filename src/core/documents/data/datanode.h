// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/location.h"

#include <QList>
#include <QString>

#include <optional>

namespace outcrop {

/// A value from YAML, TOML or JSON with its location. Mappings keep the order and location of their keys. Looking up a
/// key that does not exist returns a node of the kind Missing, so that lookups can be chained without checks.
class DataNode
{
public:
    enum class Kind { Missing, Null, Bool, Integer, Real, String, Sequence, Mapping };

    struct Member;

    DataNode() = default;
    /// Creates a scalar. `text` is its value without quotes and escapes.
    DataNode(Kind kind, QString text, Range range) : m_kind(kind), m_text(std::move(text)), m_range(range) { }
    static DataNode sequence(QList<DataNode> items, Range range);
    static DataNode mapping(QList<Member> members, Range range);

    Kind kind() const { return m_kind; }
    bool isMissing() const { return m_kind == Kind::Missing; }
    bool isNull() const { return m_kind == Kind::Null; }
    bool isString() const { return m_kind == Kind::String; }
    bool isSequence() const { return m_kind == Kind::Sequence; }
    bool isMapping() const { return m_kind == Kind::Mapping; }
    bool isScalar() const { return !isMissing() && !isSequence() && !isMapping(); }
    /// Returns the location of the value in its file.
    const Range &range() const { return m_range; }
    /// Returns a copy of the value with another range. The value of an alias has the location of the alias, not of the
    /// anchor.
    DataNode withRange(Range range) const;

    /// Returns the text of a scalar, or an empty string for null and for other kinds.
    QString text() const { return isNull() ? QString() : m_text; }
    std::optional<bool> toBool() const;
    std::optional<qint64> toInteger() const;
    std::optional<double> toReal() const;
    /// Returns the strings in a sequence of scalars. Treats a scalar as a sequence with one item. Omits null and nested items.
    QStringList toStrings() const;
    Json toJson() const;

    const QList<DataNode> &items() const { return m_items; }
    const QList<Member> &members() const { return m_members; }
    /// Returns the value of a key, or a Missing node.
    const DataNode &operator[](QStringView key) const;
    /// Returns the value at a dotted path such as `portability.few_shot.enabled` or `tools.0.name`, or a Missing node.
    const DataNode &at(QStringView path) const;
    const Member *member(QStringView key) const;

private:
    Json mappingJson() const;

    Kind m_kind = Kind::Missing;
    QString m_text;
    Range m_range;
    QList<DataNode> m_items;
    QList<Member> m_members;
};

/// A key of a mapping with its value.
struct DataNode::Member {
    QString key;
    Range keyRange;
    DataNode value;
};

} // namespace outcrop
