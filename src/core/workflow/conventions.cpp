// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/conventions.h"

#include "core/documents/data/jsonreader.h"
#include "core/templates/freevariables.h"
#include "core/templates/templateparser.h"
#include "core/templates/templaterender.h"
#include "core/workflow/workflowmessages.h"

namespace outcrop {
namespace {

const QString basePackageKey = QStringLiteral("base_package");

/// Resolves the values of one set.
class ConventionResolver
{
public:
    ConventionResolver(const Document &document, const TemplateValues &context)
        : m_source(std::make_shared<const TemplateValueSource>(TemplateValueSource{document.path, document.text})), m_context(context)
    {
    }

    ConventionValues resolve(const DataNode &set)
    {
        for (const DataNode::Member &section : set.members())
            collect(section);
        const QStringList names = m_writtenNodes.keys();
        for (const QString &name : names)
            m_result.values.insert(name, valueOf(name));
        for (auto given = m_context.begin(); given != m_context.end(); ++given)
            m_result.values.insert(given.key(), given.value());
        return m_result;
    }

private:
    void collect(const DataNode::Member &member)
    {
        if (member.key.startsWith(u'_'))
            return;
        if (member.value.isMapping()) {
            for (const DataNode::Member &inner : member.value.members())
                collect(inner);
        } else {
            m_writtenNodes.insert(member.key, member.value);
        }
    }

    TracedText textOf(const DataNode &node) const
    {
        const Origin place{m_source->file, node.range().start.offset, {}};
        if (!node.isSequence())
            return TemplateValue(node, m_source).traced(place);
        return TracedText::rewritten(node.toStrings().join(QStringLiteral(", ")), m_source->file, place.offset);
    }

    /// Returns the value of a convention with its placeholders replaced.
    TemplateValue valueOf(const QString &name)
    {
        if (const auto done = m_resolvedValues.find(name); done != m_resolvedValues.end())
            return *done;
        const DataNode node = m_writtenNodes.value(name);
        if (m_resolving.contains(name)) {
            m_result.diagnostics.append({Severity::Error, QStringLiteral("convention-cycle"), workflowmessages::conventionCycle(name), {m_source->file, node.range()}});
            return {};
        }
        const TracedText text = textOf(node);
        if (!text.text().contains(u"{{")) {
            m_resolvedValues.insert(name, TemplateValue(text));
            return m_resolvedValues.value(name);
        }
        m_resolving.insert(name);
        TemplateVariables variables{m_context};
        const ParsedTemplate parsedTemplate = parseTemplate(text.text(), TemplateDialect::Handlebars);
        for (const FreeVariable &other : findFreeVariables(parsedTemplate.nodes)) {
            if (!m_context.contains(other.name) && m_writtenNodes.contains(other.name))
                variables.values.insert(other.name, valueOf(other.name));
        }
        m_resolving.remove(name);
        const RenderedTemplate renderedTemplate = renderTemplate({text, TemplateDialect::Handlebars}, variables);
        for (const TracedFinding &found : renderedTemplate.findings) {
            if (found.severity == Severity::Error)
                m_result.diagnostics.append({found.severity, found.code, found.message, {m_source->file, node.range()}});
        }
        m_resolvedValues.insert(name, TemplateValue(renderedTemplate.text));
        return m_resolvedValues.value(name);
    }

    std::shared_ptr<const TemplateValueSource> m_source;
    const TemplateValues &m_context;
    QHash<QString, DataNode> m_writtenNodes;
    TemplateValues m_resolvedValues;
    QSet<QString> m_resolving; ///< conventions that are being resolved
    ConventionValues m_result;
};

bool containsConvention(const DataNode &mapping, const QString &name)
{
    for (const DataNode::Member &member : mapping.members()) {
        if (member.key.startsWith(u'_'))
            continue;
        if (member.value.isMapping() ? containsConvention(member.value, name) : member.key == name)
            return true;
    }
    return false;
}

} // namespace

QStringList conventionSets(const Document &document)
{
    QStringList names;
    const DataDocument json = readJson(document.text, document.path);
    for (const DataNode::Member &member : json.root.members()) {
        if (!member.key.startsWith(u'_') && member.value.isMapping())
            names.append(member.key);
    }
    return names;
}

QStringList conventionSetsContaining(const Document &document, const QString &name)
{
    const DataDocument json = readJson(document.text, document.path);
    QStringList sets = conventionSets(document);
    sets.removeIf([&](const QString &set) { return !containsConvention(json.root[set], name); });
    return sets;
}

QString conventionSetFor(const Document &document, const QString &basePackage)
{
    const QStringList sets = conventionSets(document);
    if (sets.size() == 1)
        return sets.first();
    const DataDocument json = readJson(document.text, document.path);
    for (const QString &set : sets) {
        for (const DataNode::Member &section : json.root[set].members()) {
            if (!basePackage.isEmpty() && section.value[basePackageKey].text() == basePackage)
                return set;
        }
    }
    return {};
}

ConventionValues conventionValues(const Document &document, const QString &set, const TemplateValues &context)
{
    const DataDocument json = readJson(document.text, document.path);
    if (const auto problem = firstError(json.diagnostics))
        return {{}, {*problem}};
    return ConventionResolver(document, context).resolve(json.root[set]);
}

} // namespace outcrop
