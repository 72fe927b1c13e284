// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/value.h"

#include <algorithm>

namespace outcrop {
namespace {

QStringList asParts(const QString &part)
{
    return part.isEmpty() ? QStringList() : QStringList(part);
}

} // namespace

Value Value::data(const Json &json, const QString &part)
{
    return Value::data(json, asParts(part));
}

Value Value::data(const Json &json, const QStringList &parts)
{
    Value value;
    value.m_kind = Kind::Data;
    value.m_json = std::make_shared<const Json>(json);
    value.m_parts = parts;
    return value;
}

Value Value::text(const TracedText &text, const QString &part)
{
    return Value::text(text, asParts(part));
}

Value Value::text(const TracedText &text, const QStringList &parts)
{
    Value value;
    value.m_kind = Kind::Text;
    value.m_text = text;
    value.m_parts = parts;
    return value;
}

Value Value::generatedText(const QString &text, const QString &note)
{
    return Value::text(TracedText::generated(text, note));
}

Value Value::list(const QList<Value> &items)
{
    Value value;
    value.m_kind = Kind::List;
    value.m_items = items;
    return value;
}

Value Value::record(const QList<Field> &fields)
{
    Value value;
    value.m_kind = Kind::Record;
    value.m_fields = fields;
    return value;
}

bool Value::isEmpty() const
{
    switch (m_kind) {
    case Kind::Missing:
        return true;
    case Kind::Data:
        return m_json->is_null() || (m_json->is_string() && m_json->get_ref<const std::string &>().empty());
    case Kind::Text:
        return m_text.isEmpty();
    case Kind::List:
        return m_items.isEmpty();
    case Kind::Record:
        return m_fields.isEmpty();
    }
    Q_UNREACHABLE();
}

bool Value::isTrue() const
{
    return m_kind == Kind::Data && m_json->is_boolean() ? m_json->get<bool>() : !isEmpty();
}

const Json &Value::json() const
{
    static const Json nullJson;
    return m_json ? *m_json : nullJson;
}

const Value &Value::field(QStringView name) const
{
    static const Value missing;
    const auto found = std::find_if(m_fields.begin(), m_fields.end(), [name](const Field &field) { return field.first == name; });
    return found == m_fields.end() ? missing : found->second;
}

void Value::setField(const QString &path, const Value &value)
{
    m_kind = Kind::Record;
    const QString name = path.section(u'.', 0, 0);
    const QString rest = path.section(u'.', 1);
    auto found = std::find_if(m_fields.begin(), m_fields.end(), [&name](const Field &field) { return field.first == name; });
    if (found == m_fields.end()) {
        m_fields.append({name, {}});
        found = std::prev(m_fields.end());
    }
    if (rest.isEmpty())
        found->second = value;
    else
        found->second.setField(rest, value);
}

TracedText Value::toText() const
{
    if (m_kind == Kind::Text)
        return m_text;
    if (m_kind != Kind::Data || m_json->is_null())
        return {};
    return TracedText::generated(m_json->is_string() ? qString(*m_json) : QString::fromStdString(m_json->dump()), QStringLiteral("value"));
}

Json Value::toJson() const
{
    switch (m_kind) {
    case Kind::Missing:
        return {};
    case Kind::Data:
        return *m_json;
    case Kind::Text:
        return jsonString(m_text.text());
    case Kind::List: {
        Json array = Json::array();
        for (const Value &item : m_items)
            array.push_back(item.toJson());
        return array;
    }
    case Kind::Record: {
        Json object = Json::object();
        for (const auto &[name, value] : m_fields)
            object[name.toStdString()] = value.toJson();
        return object;
    }
    }
    Q_UNREACHABLE();
}

} // namespace outcrop
