// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/promptxmltools.h"

namespace outcrop {
namespace {

/// Writes one tool. All its text maps to the tool's definition.
class ToolXml
{
public:
    ToolXml(XmlWriter &xml, const ToolDefinition &tool) : m_xml(xml), m_tool(tool) { }

    void write(bool includesExamples)
    {
        m_includesExamples = includesExamples;
        m_xml.startElement(QStringLiteral("tool"),
            {{QStringLiteral("name"), traceText(m_tool.name), true},
                {QStringLiteral("category"), traceText(m_tool.category)}});
        if (!m_tool.description.isEmpty())
            m_xml.writeElement(QStringLiteral("description"), {}, traceText(m_tool.description));
        writeParameters();
        if (includesExamples)
            writeUsage();
        m_xml.endElement();
    }

private:
    TracedText traceText(const QString &text) const
    {
        return TracedText::rewritten(text, m_tool.location.file, m_tool.location.range.start.offset);
    }

    static QString textOf(const Json &value)
    {
        return value.is_string() ? qString(value) : QString::fromStdString(value.dump());
    }

    /// Returns the value of a key, or null.
    static const Json &member(const Json &schema, const char *name)
    {
        static const Json none;
        const auto found = schema.is_object() ? schema.find(name) : schema.end();
        return found == schema.end() ? none : *found;
    }

    static QString typeOf(const Json &schema)
    {
        const Json &type = member(schema, "type");
        QStringList names;
        for (const Json &name : type.is_array() ? type : Json::array({type})) {
            if (name.is_string())
                names.append(qString(name));
        }
        const QString text = names.join(u'|');
        return text.isEmpty() ? QStringLiteral("any") : text;
    }

    bool isRequired(const std::string &name) const
    {
        const Json &requiredJson = member(m_tool.parameters, "required");
        return requiredJson.is_array() && std::find(requiredJson.begin(), requiredJson.end(), Json(name)) != requiredJson.end();
    }

    static Json firstExample(const Json &schema)
    {
        const Json &examples = member(schema, "examples");
        return examples.is_array() && !examples.empty() ? examples.front() : member(schema, "example");
    }

    /// Returns a sample value from the schema: an example, default, constant or enumeration value. Null if there is none.
    static Json sampleValue(const Json &schema)
    {
        const Json example = firstExample(schema);
        if (!example.is_null())
            return example;
        for (const char *name : {"default", "const"}) {
            if (!member(schema, name).is_null())
                return member(schema, name);
        }
        const Json &allowedJson = member(schema, "enum");
        return allowedJson.is_array() && !allowedJson.empty() ? allowedJson.front() : Json();
    }

    void writeParameters()
    {
        const Json &properties = member(m_tool.parameters, "properties");
        m_xml.startElement(QStringLiteral("parameters"));
        if (properties.is_object()) {
            for (const auto &[name, schema] : properties.items())
                writeParameter(name, schema);
        }
        writeValidation(m_tool.parameters, {"type", "properties", "required"});
        m_xml.endElement();
    }

    void writeParameter(const std::string &name, const Json &schema)
    {
        m_xml.startElement(QStringLiteral("parameter"),
            {{QStringLiteral("name"), traceText(QString::fromStdString(name)), true},
                {QStringLiteral("type"), traceText(typeOf(schema))},
                {QStringLiteral("required"),
                    traceText(isRequired(name) ? QStringLiteral("true") : QStringLiteral("false"))}});
        const Json &description = member(schema, "description");
        if (!description.is_null())
            m_xml.writeText(traceText(textOf(description)));
        const Json example = firstExample(schema);
        if (m_includesExamples && !example.is_null())
            m_xml.writeElement(QStringLiteral("example"), {}, traceText(textOf(example)));
        const bool hasMoreExamples = m_includesExamples && member(schema, "examples").size() > 1;
        writeValidation(schema, {"type", "description", "example", hasMoreExamples ? "" : "examples"});
        m_xml.endElement();
    }

    /// Writes the keywords of a schema that are not in `writtenKeywords`.
    void writeValidation(const Json &schema, std::initializer_list<const char *> writtenKeywords)
    {
        Json rest = schema;
        for (const char *name : writtenKeywords) {
            if (rest.is_object())
                rest.erase(name);
        }
        if (rest.empty() || rest == Json(true))
            return;
        m_xml.startElement(QStringLiteral("validation"));
        m_xml.writeCharacterData(traceText(QString::fromStdString(rest.dump())));
        m_xml.endElement();
    }

    void writeUsage()
    {
        const QString usage = m_tool.usageExample.isEmpty() ? generatedUsage() : m_tool.usageExample;
        m_xml.startElement(QStringLiteral("usage_example"));
        m_xml.writeCharacterData(traceText(usage));
        m_xml.endElement();
    }

    /// Returns a value of the schema's type, for a required parameter without an example: `<city>` for a string.
    static Json placeholder(const std::string &name, const Json &schema)
    {
        const QString type = typeOf(schema).section(u'|', 0, 0);
        if (type == u"integer" || type == u"number")
            return member(schema, "minimum").is_number() ? member(schema, "minimum") : Json(1);
        if (type == u"boolean")
            return true;
        if (type == u"array")
            return Json::array();
        return type == u"object" ? Json::object() : Json('<' + name + '>');
    }

    QString generatedUsage() const
    {
        Json params = Json::object();
        const Json &statedJson = member(m_tool.parameters, "properties");
        const Json properties = statedJson.is_object() ? statedJson : Json::object();
        for (const auto &[name, schema] : properties.items()) {
            const Json sample = sampleValue(schema);
            if (!sample.is_null())
                params[name] = sample;
            else if (isRequired(name))
                params[name] = placeholder(name, schema);
        }
        const Json call{{"tool", jsonString(m_tool.name)}, {"params", params}};
        return QString::fromStdString(call.dump(-1, ' ', false, Json::error_handler_t::replace));
    }

    XmlWriter &m_xml;
    const ToolDefinition &m_tool;
    bool m_includesExamples = true;
};

} // namespace

void writeTool(XmlWriter &xml, const ToolDefinition &tool, bool includesExamples)
{
    ToolXml(xml, tool).write(includesExamples);
}

} // namespace outcrop
