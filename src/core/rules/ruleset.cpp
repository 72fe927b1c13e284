// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleset.h"

#include "core/documents/data/yamlreader.h"
#include "core/documents/formatschema.h"
#include "core/documents/schemacheck.h"
#include "core/rules/rulesmessages.h"

#include <QHash>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the names used in the file, in enumerator order.
const QStringList &severityNames()
{
    static const QStringList names{QStringLiteral("critical"), QStringLiteral("high"), QStringLiteral("medium"), QStringLiteral("low")};
    return names;
}

const QStringList &validationNames()
{
    static const QStringList names{QStringLiteral("ast_check"),      QStringLiteral("regex"),     QStringLiteral("format_check"),
                                   QStringLiteral("schema_check"),   QStringLiteral("coverage_check"), QStringLiteral("llm_check"),
                                   QStringLiteral("manual_review")};
    return names;
}

template<typename Word>
Word wordOf(const DataNode &node, const QStringList &names, Word otherwise)
{
    const qsizetype index = names.indexOf(node.text());
    return index < 0 ? otherwise : Word(index);
}

Rule readRule(const QString &domain, const DataNode &data, const QString &file)
{
    const DataNode &examples = data[u"examples"];
    return {domain,
            data[u"id"].text(),
            data[u"name"].text(),
            data[u"description"].text().trimmed(),
            wordOf(data[u"severity"], severityNames(), RuleSeverity::Low),
            wordOf(data[u"validation_type"], validationNames(), RuleValidation::ManualReview),
            examples[u"positive"].text(),
            examples[u"negative"].text(),
            data[u"enforcement"].text(),
            data,
            {file, data.range()}};
}

/// Reports duplicate IDs. IDs must be unique because findings and suppressions refer to rules by ID.
void reportDuplicateNames(RuleSet &set)
{
    QHash<QString, const Rule *> first;
    for (const Rule &rule : set.rules) {
        if (rule.id.isEmpty())
            continue;
        const Rule *&known = first[rule.id];
        if (known)
            set.diagnostics.append({Severity::Error, QStringLiteral("rule-id-taken"),
                                    rulesmessages::ruleIdTaken(known->id, known->location.range.start.line),
                                    {rule.location.file, rule.data[u"id"].range()}});
        else
            known = &rule;
    }
}

} // namespace

QString ruleSeverityName(RuleSeverity severity)
{
    return severityNames().at(qsizetype(severity));
}

std::optional<RuleSeverity> ruleSeverityFromName(const QString &name)
{
    const qsizetype index = severityNames().indexOf(name);
    return index < 0 ? std::nullopt : std::optional(RuleSeverity(index));
}

QString ruleValidationName(RuleValidation validation)
{
    return validationNames().at(qsizetype(validation));
}

const Rule *RuleSet::find(const QString &id) const
{
    const auto found = std::find_if(rules.begin(), rules.end(), [&id](const Rule &rule) { return rule.id == id; });
    return found == rules.end() ? nullptr : &*found;
}

QList<const Rule *> RuleSet::rulesInDomains(const QStringList &names) const
{
    QList<const Rule *> chosen;
    for (const Rule &rule : rules) {
        if (names.contains(rule.domain))
            chosen.append(&rule);
    }
    std::stable_sort(chosen.begin(), chosen.end(), [](const Rule *a, const Rule *b) { return a->severity < b->severity; });
    return chosen;
}

RuleSet readRuleSet(const DocumentPtr &document)
{
    RuleSet set;
    set.document = document;
    if (!document)
        return set;
    const DataDocument yaml = readYaml(document->text, document->path);
    set.diagnostics = yaml.diagnostics;
    if (!yaml.isParsed)
        return set;
    set.diagnostics += checkSchema(yaml.root, formatSchema(QStringLiteral("prompt-rules")), document->path);
    set.data = yaml.root;
    set.version = yaml.root[u"version"].text();
    for (const DataNode::Member &domain : yaml.root[u"rules"].members()) {
        set.domains.append(domain.key);
        for (const DataNode &rule : domain.value.items())
            set.rules.append(readRule(domain.key, rule, document->path));
    }
    reportDuplicateNames(set);
    return set;
}

} // namespace outcrop
