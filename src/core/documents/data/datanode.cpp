// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/datanode.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace outcrop {
namespace {

const DataNode &missingNode()
{
    static const DataNode node;
    return node;
}

/// Parses `.inf` and `.nan` as spelled in the YAML core schema. The TOML reader uses the same spelling.
std::optional<double> readSpecialReal(QStringView text)
{
    const bool isNegative = text.startsWith(u'-');
    if (isNegative || text.startsWith(u'+'))
        text = text.mid(1);
    if (text.compare(u".inf", Qt::CaseInsensitive) == 0)
        return isNegative ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
    if (text.compare(u".nan", Qt::CaseInsensitive) == 0)
        return std::numeric_limits<double>::quiet_NaN();
    return std::nullopt;
}

struct Digits {
    QStringView text;
    int base = 10;
};

Digits digitsOf(QStringView text)
{
    if (text.startsWith(u"0x"))
        return {text.mid(2), 16};
    if (text.startsWith(u"0o"))
        return {text.mid(2), 8};
    return {text, 10};
}

Json integerJson(const DataNode &node)
{
    if (const auto value = node.toInteger())
        return *value;
    bool fits = false;
    const Digits digits = digitsOf(node.text());
    const qulonglong large = digits.text.toULongLong(&fits, digits.base);
    return fits ? Json(large) : Json(node.toReal().value_or(0.0));
}

Json realJson(const DataNode &node)
{
    const double value = node.toReal().value_or(0.0);
    return std::isfinite(value) ? Json(value) : jsonString(node.text()); // JSON has no infinity
}

} // namespace

DataNode DataNode::sequence(QList<DataNode> items, Range range)
{
    DataNode node(Kind::Sequence, {}, range);
    node.m_items = std::move(items);
    return node;
}

DataNode DataNode::mapping(QList<Member> members, Range range)
{
    DataNode node(Kind::Mapping, {}, range);
    node.m_members = std::move(members);
    return node;
}

DataNode DataNode::withRange(Range range) const
{
    DataNode node = *this;
    node.m_range = range;
    return node;
}

std::optional<bool> DataNode::toBool() const
{
    if (m_kind != Kind::Bool)
        return std::nullopt;
    return m_text.compare(u"true", Qt::CaseInsensitive) == 0;
}

std::optional<qint64> DataNode::toInteger() const
{
    if (m_kind != Kind::Integer)
        return std::nullopt;
    bool fits = false;
    const Digits digits = digitsOf(m_text);
    const qint64 value = digits.text.toLongLong(&fits, digits.base);
    return fits ? std::optional(value) : std::nullopt;
}

std::optional<double> DataNode::toReal() const
{
    if (m_kind != Kind::Integer && m_kind != Kind::Real)
        return std::nullopt;
    if (const auto integer = toInteger())
        return double(*integer);
    if (const auto specialReal = readSpecialReal(m_text))
        return specialReal;
    bool fits = false;
    const double value = m_text.toDouble(&fits);
    return fits || std::isinf(value) ? std::optional(value) : std::nullopt;
}

QStringList DataNode::toStrings() const
{
    QStringList texts;
    const auto add = [&texts](const DataNode &node) {
        if (node.isScalar() && !node.isNull())
            texts.append(node.m_text);
    };
    add(*this);
    for (const DataNode &item : m_items)
        add(item);
    return texts;
}

Json DataNode::toJson() const
{
    switch (m_kind) {
    case Kind::Missing:
    case Kind::Null:
        return nullptr;
    case Kind::Bool:
        return toBool().value();
    case Kind::Integer:
        return integerJson(*this);
    case Kind::Real:
        return realJson(*this);
    case Kind::String:
        return jsonString(m_text);
    case Kind::Sequence:
        break;
    case Kind::Mapping:
        return mappingJson();
    }
    Json list = Json::array();
    for (const DataNode &item : m_items)
        list.push_back(item.toJson());
    return list;
}

Json DataNode::mappingJson() const
{
    Json object = Json::object();
    auto &members = object.get_ref<Json::object_t &>(); // operator[] would search all keys on each insertion
    for (const Member &member : m_members)
        members.emplace_back(member.key.toStdString(), member.value.toJson());
    return object;
}

const DataNode::Member *DataNode::member(QStringView key) const
{
    const auto found =
        std::find_if(m_members.begin(), m_members.end(), [key](const Member &member) { return member.key == key; });
    return found == m_members.end() ? nullptr : &*found;
}

const DataNode &DataNode::operator[](QStringView key) const
{
    const Member *found = member(key);
    return found ? found->value : missingNode();
}

const DataNode &DataNode::at(QStringView path) const
{
    const DataNode *node = this;
    for (const QStringView key : path.split(u'.')) {
        bool isIndex = false;
        const int index = key.toInt(&isIndex);
        if (node->isSequence() && isIndex && index >= 0 && index < node->m_items.size())
            node = &node->m_items[index];
        else
            node = &(*node)[key];
    }
    return *node;
}

} // namespace outcrop
