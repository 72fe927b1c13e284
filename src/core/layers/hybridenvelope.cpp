// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/hybridenvelope.h"

#include "core/base/jsonpointer.h"
#include "core/layers/layersmessages.h"


#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns whether a value is a type of a templates file, with or without a description: `int`, `list[str] - Relevant file
/// paths`.
bool isFieldType(const DataNode &node)
{
    static const QRegularExpression type(QStringLiteral("^(str|int|float|bool|dict|list|any)(\\[\\w+\\])?(\\s+-\\s.*)?$"));
    return node.isString() && type.match(node.text().trimmed()).hasMatch();
}

/// Returns whether the whole file is code. Prose files may contain code in fenced blocks.
bool isCodeFile(const QString &path)
{
    static const QStringList prose{QString(), QStringLiteral("md"), QStringLiteral("markdown"), QStringLiteral("txt"), QStringLiteral("yaml"), QStringLiteral("yml"), QStringLiteral("json")};
    const QString name = path.section(u'/', -1);
    return !prose.contains(name.contains(u'.') ? name.section(u'.', -1).toLower() : QString());
}

/// Returns the length of the code in a request, in code points: the whole code file, or else the fenced blocks. nullopt if there is no code.
std::optional<qsizetype> codeLength(const QString &request, const QString &file)
{
    if (isCodeFile(file))
        return request.toUcs4().size();
    static const QRegularExpression fence(QStringLiteral("^(```+|~~~+)[^\\n]*\\n(.*?)^\\1[ \\t]*$"),
        QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
    std::optional<qsizetype> length;
    for (const QRegularExpressionMatch &block : fence.globalMatch(request))
        length = length.value_or(0) + block.captured(2).toUcs4().size();
    return length;
}

QString joinDottedPath(const QString &prefix, const QString &key)
{
    return prefix.isEmpty() ? key : prefix + u'.' + key;
}

/// Returns whether a key is handled separately.
bool isHandledSeparately(const QString &path)
{
    return path == u"prompt_type" || path == u"rules";
}

/// Returns the steps as lines with numbers. Each line is traced to its item.
TracedText numberSteps(const DataNode &steps, const QString &file)
{
    TracedText lines;
    for (qsizetype at = 0; at < steps.items().size(); ++at) {
        const DataNode &step = steps.items().at(at);
        lines.append(TracedText::generated(QStringLiteral("%1%2. ").arg(at > 0 ? QStringLiteral("\n") : QString()).arg(at + 1), QStringLiteral("steps")));
        lines.append(TracedText::rewritten(step.text().simplified(), file, step.range().start.offset));
    }
    return lines;
}

/// Builds one envelope key by key in the template's order.
class EnvelopeBuilder
{
public:
    EnvelopeBuilder(const HybridTemplate &promptTemplate, const PromptConfiguration &configuration, const Selection &selection,
        const PromptBundle &bundle)
        : m_template(promptTemplate)
        , m_schema(promptTemplate.data[u"metadata_schema"])
        , m_configuration(configuration)
        , m_selection(selection)
        , m_bundle(bundle)
    {
    }

    HybridEnvelope build()
    {
        m_envelope.promptType = m_template.type;
        m_envelope.isStructured = m_template.isStructured;
        m_envelope.metadata = {{"prompt_type", jsonString(m_template.type)}};
        addSteps();
        addStandardFields();
        for (const DataNode::Member &member : m_schema.members()) {
            if (member.key == u"rules")
                addRules();
            else if (!isHandledSeparately(member.key))
                add(m_envelope.metadata, member, {}, {});
        }
        if (!m_schema.member(u"rules"))
            addRules();
        addResponseForm();
        addUnlistedFields();
        return m_envelope;
    }

private:
    void addSteps()
    {
        const PromptGuide *promptGuide = m_configuration.texts->guide(m_template.type);
        m_envelope.steps = numberSteps(m_template.data[u"steps"], m_template.location.file);
        if (m_envelope.steps.isEmpty() && promptGuide)
            m_envelope.steps = promptGuide->steps;
    }

    /// Adds the given fields that the template does not list, before its fields. `code_length` is set when code is validated.
    void addStandardFields()
    {
        for (const auto &[name, value] : m_selection.promptFields) {
            if (!name.contains(u'.') && !m_schema.member(name))
                m_envelope.metadata[name.toStdString()] = value;
        }
        const auto length = m_template.type == u"validation" ? codeLength(m_selection.request, m_selection.requestFile) : std::nullopt;
        if (length && !m_schema.member(u"code_length") && !givenValue(QStringLiteral("code_length")))
            m_envelope.metadata["code_length"] = *length;
    }

    /// Adds the given fields inside mappings that do not list them.
    void addUnlistedFields()
    {
        const QStringList known = promptFieldNames(m_template);
        for (const auto &[name, value] : m_selection.promptFields) {
            if (!name.contains(u'.') || known.contains(name))
                continue;
            Json *target = &m_envelope.metadata;
            for (const QString &step : name.section(u'.', 0, -2).split(u'.')) {
                target = &(*target)[step.toStdString()];
                if (!target->is_object())
                    *target = Json::object();
            }
            (*target)[name.section(u'.', -1).toStdString()] = value;
        }
    }

    void add(Json &target, const DataNode::Member &member, const QString &prefix, const QString &pointer)
    {
        const QString name = joinDottedPath(prefix, member.key);
        const QString place = pointer + pointerToken(member.key);
        const Json value = givenValue(name) ? *givenValue(name) : member.value.isMapping() ? mappingToJson(member.value, name, place) : singleValue(member, name, place);
        if (!value.is_null())
            target[member.key.toStdString()] = value;
    }

    const Json *givenValue(const QString &name) const
    {
        const auto found = std::find_if(m_selection.promptFields.begin(), m_selection.promptFields.end(),
            [&name](const auto &field) { return field.first == name; });
        return found == m_selection.promptFields.end() ? nullptr : &found->second;
    }

    /// Returns the values of a mapping, or null if none is known. Omits `description`, which is for human readers, and nested mappings without any known value.
    Json mappingToJson(const DataNode &mapping, const QString &name, const QString &pointer)
    {
        Json object = Json::object();
        for (const DataNode::Member &member : mapping.members()) {
            if (member.key != u"description")
                add(object, member, name, pointer);
        }
        return object.empty() ? Json() : object;
    }

    Json singleValue(const DataNode::Member &member, const QString &name, const QString &pointer)
    {
        if (!isFieldType(member.value)) {
            recordLocation(pointer, member.value);
            return member.value.toJson();
        }
        const Json value = knownValue(member.key);
        if (value.is_null())
            m_envelope.unfilledFields.append(name);
        return value;
    }

    /// Returns a value that the prompt itself determines, or null.
    Json knownValue(const QString &key) const
    {
        if (key == u"code_length") {
            const auto length = codeLength(m_selection.request, m_selection.requestFile);
            return length ? Json(*length) : Json();
        }
        const Json value = m_bundle.metadata.value(key.toStdString(), Json());
        return value.is_string() && !qString(value).isEmpty() ? value : Json();
    }

    void addRules()
    {
        const InjectedRules rules = injectRules(*m_configuration.rules, m_template.rules, ruleFields(), m_configuration.countTokens);
        Json list = Json::array();
        for (const InjectedRule &one : rules.sent) {
            recordRule(*one.rule, list.size());
            list.push_back(one.json);
        }
        if (!list.empty())
            m_envelope.metadata["rules"] = list;
        if (!rules.omittedRules.isEmpty())
            recordOmittedRules(rules);
    }

    /// Returns the fields of a rule that the template includes.
    QStringList ruleFields() const
    {
        QStringList fields;
        for (const DataNode::Member &member : m_schema[u"rules"][u"items"].members())
            fields.append(member.key);
        return fields;
    }

    void recordRule(const Rule &rule, size_t index)
    {
        const QString pointer = QStringLiteral("/rules/%1").arg(index);
        m_envelope.locations.insert(pointer, rule.location);
        for (const DataNode::Member &member : rule.data.members())
            m_envelope.locations.insert(pointer + pointerToken(member.key), {rule.location.file, member.value.range()});
    }

    void recordOmittedRules(const InjectedRules &rules)
    {
        Json left = Json::array();
        for (const Rule *rule : rules.omittedRules) {
            left.push_back(jsonString(rule->id));
            if (rule->severity == RuleSeverity::Critical)
                m_envelope.droppedRules.append(rule->id);
        }
        m_envelope.adjustments.append({QStringLiteral("hybrid.rules"),
            layersmessages::rulesBudget(rules.budget, QString::number(rules.sent.size()), QString::number(rules.sent.size() + rules.omittedRules.size())),
            left, Json()});
    }

    /// Adds the response schema if the template has one: the template's fields in its order, then the other required fields.
    void addResponseForm()
    {
        const DataNode &asked = m_template.data[u"response_schema"];
        if (!asked.isMapping())
            return;
        const QList<ResponseField> definedFields = m_configuration.responses->fields(m_template.type);
        Json form = Json::object();
        for (const DataNode::Member &member : asked.members())
            addResponseField(form, member, definedFields);
        for (const ResponseField &field : definedFields) {
            if (field.isRequired && !asked.member(field.name))
                addDefinedField(form, field);
        }
        if (m_bundle.outputSchema)
            recordReplacedSchema(form);
        else
            m_envelope.metadata["response_schema"] = form;
    }

    /// Records that the envelope's schema is not sent: it could contradict the agent's output schema, which the provider may enforce.
    void recordReplacedSchema(const Json &form)
    {
        m_envelope.adjustments.append(
            {QStringLiteral("hybrid.response_schema"), layersmessages::schemaFromAgent(), form, Json()});
    }

    void addResponseField(Json &form, const DataNode::Member &member, const QList<ResponseField> &definedFields)
    {
        const auto found = std::find_if(definedFields.begin(), definedFields.end(), [&member](const ResponseField &field) { return field.name == member.key; });
        if (found != definedFields.end())
            return addDefinedField(form, *found);
        form[member.key.toStdString()] = member.value.toJson();
        recordLocation(QStringLiteral("/response_schema") + pointerToken(member.key), member.value);
    }

    void addDefinedField(Json &form, const ResponseField &field)
    {
        form[field.name.toStdString()] = fieldDescription(field);
        m_envelope.locations.insert(QStringLiteral("/response_schema") + pointerToken(field.name), field.location);
    }

    void recordLocation(const QString &pointer, const DataNode &node)
    {
        m_envelope.locations.insert(pointer, {m_template.location.file, node.range()});
    }

    const HybridTemplate &m_template;
    const DataNode &m_schema;
    const PromptConfiguration &m_configuration;
    const Selection &m_selection;
    const PromptBundle &m_bundle;
    HybridEnvelope m_envelope;
};

/// Fields that every METADATA may have. Source: ADR-006, "Hybrid Prompt Format", and its templates.
const QStringList standardFields{QStringLiteral("task_id"), QStringLiteral("task_title"), QStringLiteral("project_id"), QStringLiteral("context"), QStringLiteral("expectations"),
    QStringLiteral("code_length"), QStringLiteral("validation_type"), QStringLiteral("validation_scope")};

/// Lists mappings as well as their fields, because a mapping can also be set as a whole.
void collectFields(QStringList &names, const DataNode &mapping, const QString &prefix)
{
    for (const DataNode::Member &member : mapping.members()) {
        const QString name = joinDottedPath(prefix, member.key);
        if (isHandledSeparately(name) || (!prefix.isEmpty() && member.key == u"description"))
            continue;
        names.append(name);
        collectFields(names, member.value, name);
    }
}

} // namespace

HybridEnvelope hybridEnvelope(const HybridTemplate &promptTemplate, const PromptConfiguration &configuration, const Selection &selection,
    const PromptBundle &bundle)
{
    return EnvelopeBuilder(promptTemplate, configuration, selection, bundle).build();
}

QStringList promptFieldNames(const HybridTemplate &promptTemplate)
{
    QStringList names;
    collectFields(names, promptTemplate.data[u"metadata_schema"], {});
    for (const QString &usual : standardFields) {
        if (!names.contains(usual))
            names.append(usual);
    }
    return names;
}

bool isPromptField(const HybridTemplate &promptTemplate, const QString &name)
{
    const QString group = name.section(u'.', 0, 0);
    return promptFieldNames(promptTemplate).contains(name) || (name.contains(u'.') && (group == u"context" || group == u"expectations"));
}

} // namespace outcrop
