// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/providerdependence.h"

#include "core/base/datatext.h"
#include "core/documents/clients.h"
#include "core/portability/findings.h"
#include "core/portability/portabilitymessages.h"

namespace outcrop {
namespace {

const QString dependenceCode = QStringLiteral("provider-dependent");

DependenceRule dependenceRuleOf(const DataNode &entry)
{
    DependenceRule rule{entry[u"id"].text(), QRegularExpression(entry[u"pattern"].text())};
    rule.fields = entry[u"fields"].toStrings();
    rule.what = entry[u"what"].text();
    if (entry[u"replace"].isScalar())
        rule.replace = entry[u"replace"].text();
    for (const DataNode::Member &tool : entry[u"canonical"].members())
        rule.canonicalNames.insert(tool.key, tool.value.text());
    return rule;
}

/// Finds the provider-dependent text of one agent.
class DependenceScan
{
public:
    explicit DependenceScan(const Agent &agent) : m_agent(agent), m_locator(agent), m_severity(agent.isPortable ? Severity::Warning : Severity::Note) { }

    void find(const DependenceRule &rule)
    {
        if (rule.pattern.pattern().isEmpty())
            return;
        if (rule.fields.isEmpty())
            findInText(rule);
        for (const QString &field : rule.fields)
            findInField(rule, field);
    }

    const Diagnostics &found() const { return m_diagnostics; }

private:
    void findInField(const DependenceRule &rule, const QString &field)
    {
        const DataNode &value = m_agent.field(field);
        if (value.isScalar() && rule.pattern.match(value.text()).hasMatch())
            m_diagnostics.append({m_severity, dependenceCode, messageFor(rule, value.text()), m_agent.fieldLocation(field)});
    }

    void findInText(const DependenceRule &rule)
    {
        const QString &text = m_agent.textDocument().text;
        QMap<QString, qsizetype> known; // index of the finding, by match
        for (const QRegularExpressionMatch &match : rule.pattern.globalMatch(text, m_agent.bodyStart())) {
            const QString words = match.captured();
            const std::optional<QString> replacement = replacementFor(rule, words);
            const Location place = m_locator.locationOf(match.capturedStart(), match.capturedEnd());
            if (!known.contains(words)) {
                known.insert(words, m_diagnostics.size());
                m_diagnostics.append({m_severity, dependenceCode, messageFor(rule, words), place});
                if (replacement)
                    m_diagnostics.last().fix = Fix{replacement->isEmpty() ? portabilitymessages::removeDependent(words.trimmed()) : portabilitymessages::replaceDependent(*replacement), {}};
            }
            if (replacement)
                m_diagnostics[known.value(words)].fix->edits.append({place.range, *replacement});
        }
    }

    std::optional<QString> replacementFor(const DependenceRule &rule, const QString &words) const
    {
        if (m_agent.form == AgentFormat::Canonical && rule.canonicalNames.contains(words))
            return rule.canonicalNames.value(words);
        return rule.replace;
    }

    static QString messageFor(const DependenceRule &rule, const QString &words) { return portabilitymessages::providerDependent(words.trimmed(), dataText(rule.what)); }

    const Agent &m_agent;
    AgentLocator m_locator;
    Severity m_severity;
    Diagnostics m_diagnostics;
};

} // namespace

void readDependenceRules(const DataNode &list, QList<DependenceRule> &rules)
{
    for (const DataNode &entry : list.items()) {
        const DependenceRule rule = dependenceRuleOf(entry);
        rules.removeIf([&rule](const DependenceRule &earlier) { return earlier.id == rule.id; });
        if (entry[u"enabled"].toBool() != false)
            rules.append(rule);
    }
}

bool isForOneClient(const Agent &agent)
{
    return agent.form == AgentFormat::ClaudeCode || clientPathPattern(agent.file()) || agent.field(u"portability.enabled").toBool() == false;
}

Diagnostics findProviderDependence(const Agent &agent, const QList<DependenceRule> &rules)
{
    if (isForOneClient(agent))
        return {};
    DependenceScan scan(agent);
    for (const DependenceRule &rule : rules)
        scan.find(rule);
    return scan.found();
}

} // namespace outcrop
