// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/hybridtemplates.h"

#include "core/documents/data/yamlreader.h"
#include "core/documents/formatschema.h"
#include "core/documents/schemacheck.h"
#include "core/rules/rulesmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

const QString format = QStringLiteral("hybrid-prompt-templates");
const QString structuredMode = QStringLiteral("structured");

/// Returns every prompt type in the file, those with a template first.
QStringList typesIn(const DataNode &root)
{
    QStringList types;
    for (const DataNode *mapping : {&root[u"structured_templates"], &root[u"global"][u"template_modes"]}) {
        for (const DataNode::Member &member : mapping->members()) {
            if (!types.contains(member.key))
                types.append(member.key);
        }
    }
    return types;
}

/// Returns the template's value for a key, or the global value if the template does not set the key.
const DataNode &valueOf(const DataNode &local, const DataNode &global, QStringView key)
{
    return local[key].isMissing() ? global[key] : local[key];
}

std::optional<qint64> budget(const DataNode &node)
{
    const std::optional<qint64> written = node.toInteger();
    return written ? std::optional(std::max<qint64>(*written, 0)) : std::nullopt;
}

RuleChoice choiceOf(const DataNode &local, const DataNode &global)
{
    const std::optional<RuleSeverity> least = ruleSeverityFromName(valueOf(local, global, u"rule_severity").text());
    return {local[u"rule_domains"].toStrings(), least.value_or(RuleSeverity::Low), budget(valueOf(local, global, u"rule_budget_characters")),
        budget(valueOf(local, global, u"rule_budget_tokens"))};
}

class Reader
{
public:
    Reader(const DataNode &root, const QString &file) : m_root(root), m_global(root[u"global"]), m_file(file) { }

    HybridTemplate read(const QString &type) const
    {
        HybridTemplate read;
        read.type = type;
        read.data = m_root[u"structured_templates"][type];
        const DataNode &mode = m_global[u"template_modes"][type];
        read.usesDefaultMode = mode.isMissing() || mode.isNull();
        read.isStructured = (read.usesDefaultMode ? m_global[u"default_mode"] : mode).text() == structuredMode;
        read.previousMode = m_global[u"template_modes_before"][type].text();
        read.description = read.data[u"description"].text();
        read.isEnabled = read.data[u"enabled"].toBool().value_or(false);
        read.rules = choiceOf(read.data, m_global);
        read.location = {m_file, read.data.isMissing() ? mode.range() : keyRange(type)};
        return read;
    }

private:
    Range keyRange(const QString &type) const
    {
        const DataNode::Member *member = m_root[u"structured_templates"].member(type);
        return member ? member->keyRange : Range();
    }

    const DataNode &m_root;
    const DataNode &m_global;
    QString m_file;
};

/// Returns the default rule domains of a prompt type that has only a guide, from `x-domains` in the format's schema.
QStringList defaultDomains(const QString &type)
{
    static const Json usualJson = formatSchemaJson(format).value(Json::json_pointer("/properties/structured_templates/x-domains"), Json::object());
    QStringList domains;
    for (const Json &domain : usualJson.value(type.toStdString(), Json::array()))
        domains.append(qString(domain));
    return domains;
}

/// Gives a type without a template the METADATA of its guide and the default rule domains.
void useGuide(HybridTemplate &one, const PromptGuide *guide)
{
    if (!guide || guide->metadata.isMissing() || !one.data.isMissing())
        return;
    one.data = DataNode::mapping({{QStringLiteral("metadata_schema"), {}, guide->metadata}}, {});
    one.rules.domains = defaultDomains(one.type);
}

/// Adds the types that are only in prompt_templates.yaml or have only a guide.
void addOtherTypes(HybridTemplates &all, const PromptTexts &texts)
{
    for (const QString &type : texts.types()) {
        if (all.find(type))
            continue;
        const PromptText *text = texts.text(type);
        const PromptGuide *guide = texts.guide(type);
        HybridTemplate one;
        one.type = type;
        one.usesDefaultMode = true;
        one.isStructured = all.data[u"global"][u"default_mode"].text() == structuredMode;
        useGuide(one, guide);
        one.location = text ? text->location : Location{guide->document->path, {{0, 1, 1}, {0, 1, 1}}};
        all.templates.append(one);
    }
}

/// Reports templates that are sent although their `enabled` is false: one of the two settings is probably a mistake.
void reportDisabledTemplates(HybridTemplates &all)
{
    for (const HybridTemplate &one : std::as_const(all.templates)) {
        const DataNode &enabledNode = one.data[u"enabled"];
        if (one.isStructured && enabledNode.toBool() == false)
            all.diagnostics.append({Severity::Note, QStringLiteral("template-not-enabled"),
                                    rulesmessages::templateNotEnabled(one.type),
                                    {all.document->path, enabledNode.range()}});
    }
}

} // namespace

const HybridTemplate *HybridTemplates::find(const QString &type) const
{
    const auto found = std::find_if(templates.begin(), templates.end(), [&type](const HybridTemplate &one) { return one.type == type; });
    return found == templates.end() ? nullptr : &*found;
}

QStringList HybridTemplates::types() const
{
    QStringList types;
    for (const HybridTemplate &one : templates)
        types.append(one.type);
    return types;
}

QString HybridTemplates::promptTypeForPhase(const QString &phase) const
{
    const DataNode &written = data[u"global"][u"phase_types"][phase];
    return written.isMissing() ? defaultPromptTypeForPhase(phase) : written.text();
}

HybridTemplates readHybridTemplates(const DocumentPtr &document, const PromptTexts &texts)
{
    HybridTemplates all;
    all.document = document;
    if (!document) {
        addOtherTypes(all, texts);
        return all;
    }
    const DataDocument yaml = readYaml(document->text, document->path);
    all.diagnostics = yaml.diagnostics;
    if (!yaml.isParsed)
        return all;
    all.diagnostics += checkSchema(yaml.root, formatSchema(format), document->path);
    all.data = yaml.root;
    const Reader reader(all.data, document->path);
    for (const QString &type : typesIn(all.data)) {
        all.templates.append(reader.read(type));
        useGuide(all.templates.last(), texts.guide(type));
    }
    reportDisabledTemplates(all);
    addOtherTypes(all, texts);
    return all;
}

QString defaultPromptTypeForPhase(const QString &phase)
{
    static const Json usualJson =
        formatSchemaJson(format).value(Json::json_pointer("/properties/global/properties/phase_types/default"), Json::object());
    return qString(usualJson.value(phase.toStdString(), Json()));
}

} // namespace outcrop
