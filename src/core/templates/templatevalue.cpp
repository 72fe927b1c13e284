// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/templates/templatevalue.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

/// Returns `1` for 1.0, and the shortest form of other numbers.
QString realText(const DataNode &node)
{
    constexpr double largestExact = 9007199254740992.0; // 2^53
    const double value = node.toReal().value_or(0);
    const bool isWhole = std::isfinite(value) && std::trunc(value) == value && std::abs(value) < largestExact;
    return isWhole ? QString::number(qint64(value)) : QString::number(value, 'g', QLocale::FloatingPointShortest);
}

DataNode textNode(const QString &text)
{
    return DataNode(DataNode::Kind::String, text, {});
}

} // namespace

DataNode dataOfJson(const Json &value)
{
    using Kind = DataNode::Kind;
    if (value.is_object()) {
        QList<DataNode::Member> members;
        for (const auto &[key, item] : value.items())
            members.append({QString::fromStdString(key), {}, dataOfJson(item)});
        return DataNode::mapping(members, {});
    }
    if (value.is_array()) {
        QList<DataNode> items;
        for (const Json &item : value)
            items.append(dataOfJson(item));
        return DataNode::sequence(items, {});
    }
    if (value.is_string())
        return textNode(qString(value));
    const Kind kind = value.is_null() ? Kind::Null : value.is_boolean() ? Kind::Bool : value.is_number_float() ? Kind::Real : Kind::Integer;
    return DataNode(kind, QString::fromStdString(value.dump()), {});
}

TemplateValue::TemplateValue(DataNode data, std::shared_ptr<const TemplateValueSource> source)
    : m_data(std::move(data)), m_source(std::move(source))
{
}

TemplateValue::TemplateValue(const TracedText &text)
    : m_data(textNode(text.text())), m_tracedText(text)
{
}

TemplateValue TemplateValue::fromJson(const Json &value)
{
    return TemplateValue(dataOfJson(value));
}

TemplateValue TemplateValue::withStrictInput(const QString &name) const
{
    TemplateValue markedValue = *this;
    markedValue.m_strictInput = name;
    return markedValue;
}

bool TemplateValue::isTruthy() const
{
    switch (m_data.kind()) {
    case DataNode::Kind::Missing:
    case DataNode::Kind::Null:
        return false;
    case DataNode::Kind::Bool:
        return m_data.toBool().value_or(false);
    case DataNode::Kind::Integer:
    case DataNode::Kind::Real:
        return m_data.toReal().value_or(0) != 0;
    case DataNode::Kind::String:
        return !m_data.text().isEmpty();
    case DataNode::Kind::Sequence:
        return !m_data.items().isEmpty();
    case DataNode::Kind::Mapping:
        return true;
    }
    Q_UNREACHABLE();
}

std::optional<double> TemplateValue::number() const
{
    const bool isNumber = m_data.kind() == DataNode::Kind::Integer || m_data.kind() == DataNode::Kind::Real;
    return isNumber ? m_data.toReal() : std::nullopt;
}

QString TemplateValue::text() const
{
    if (m_data.kind() == DataNode::Kind::Bool)
        return m_data.toBool().value_or(false) ? QStringLiteral("true") : QStringLiteral("false");
    if (m_data.kind() == DataNode::Kind::Real)
        return realText(m_data);
    return isPrintable() ? m_data.text() : QString();
}

TracedText TemplateValue::traced(const Origin &tag) const
{
    if (m_tracedText)
        return *m_tracedText;
    TracedText result;
    const QString shown = text();
    if (!m_source) {
        result.append(shown, tag, TraceKind::Rewritten);
        return result;
    }
    const qsizetype start = m_data.range().start.offset;
    for (const qsizetype offset : {start, start + 1}) { // the value begins here, or after a quote
        if (QStringView(m_source->text).mid(std::min(offset, m_source->text.size()), shown.size()) == shown)
            return TracedText::copied(shown, m_source->file, offset);
    }
    return TracedText::rewritten(shown, m_source->file, start);
}

TemplateValue TemplateValue::member(const QString &key) const
{
    if (m_data.isMapping())
        return TemplateValue(m_data[key], m_source).withStrictInput(m_strictInput);
    if (!m_data.isSequence())
        return {};
    if (key == u"length")
        return fromJson(Json(m_data.items().size()));
    bool isIndex = false;
    const qsizetype index = key.toLongLong(&isIndex);
    const qsizetype place = index < 0 ? index + m_data.items().size() : index;
    return isIndex && place >= 0 && place < m_data.items().size() ? TemplateValue(m_data.items().at(place), m_source).withStrictInput(m_strictInput) : TemplateValue();
}

QList<TemplateValue> TemplateValue::items() const
{
    QList<TemplateValue> found;
    for (const DataNode &item : m_data.items())
        found.append(TemplateValue(item, m_source).withStrictInput(m_strictInput));
    for (const DataNode::Member &member : m_data.members())
        found.append(TemplateValue(DataNode(DataNode::Kind::String, member.key, member.keyRange), m_source).withStrictInput(m_strictInput));
    return found;
}

TemplateValue TemplateValue::slice(qsizetype from, qsizetype to) const
{
    return TemplateValue(DataNode::sequence(m_data.items().mid(from, to - from), m_data.range()), m_source).withStrictInput(m_strictInput);
}

bool TemplateValue::equals(const TemplateValue &other) const
{
    if (number() && other.number())
        return *number() == *other.number();
    const bool hasSameKind = m_data.kind() == other.m_data.kind();
    const auto isNothing = [](const DataNode &data) { return data.isMissing() || data.isNull(); };
    return isNothing(m_data) || isNothing(other.m_data) ? isNothing(m_data) && isNothing(other.m_data) : hasSameKind && m_data.toJson() == other.m_data.toJson();
}

bool TemplateValue::contains(const TemplateValue &other) const
{
    if (m_data.isString())
        return other.m_data.isString() && m_data.text().contains(other.m_data.text());
    const QList<TemplateValue> all = items();
    return std::any_of(all.begin(), all.end(), [&other](const TemplateValue &item) { return item.equals(other); });
}

} // namespace outcrop
