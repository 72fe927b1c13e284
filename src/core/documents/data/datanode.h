// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/location.h"

#include <QList>
#include <QString>

#include <optional>

namespace outcrop {

/// A value read from YAML, TOML or JSON that remembers its location. Mappings keep the order and the places of their
/// keys. Looking up what is not there yields a node of kind Missing, so that paths can be walked without asking at
/// every step.
class DataNode
{
public:
    enum class Kind { Missing, Null, Bool, Integer, Real, String, Sequence, Mapping };

    struct Member;

    DataNode() = default;
    /// A scalar; `text` is its value as text (quotes and escapes undone).
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
    /// The location of the value in its file.
    const Range &range() const { return m_range; }
    /// The same value with another location: an alias is where it is written, not where its anchor is.
    DataNode placedAt(Range range) const;

    /// A scalar as text; empty for everything else.
    QString text() const { return isNull() ? QString() : m_text; }
    std::optional<bool> toBool() const;
    std::optional<qint64> toInteger() const;
    std::optional<double> toReal() const;
    /// The texts of a sequence of scalars; a single scalar counts as a sequence of one. What is null or nested is left
    /// out.
    QStringList toStrings() const;
    Json toJson() const;

    const QList<DataNode> &items() const { return m_items; }
    const QList<Member> &members() const { return m_members; }
    /// The value of a key, or a Missing node.
    const DataNode &operator[](QStringView key) const;
    /// The value at a dotted path such as `portability.few_shot.enabled` or `tools.0.name`, or a Missing node.
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

struct DataNode::Member {
    QString key;
    Range keyRange;
    DataNode value;
};

} // namespace outcrop
