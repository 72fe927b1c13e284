// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/criteria.h"

#include "core/documents/bundle/bundleddata.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/schemacheck.h"
#include "core/portability/portabilitymessages.h"

#include <algorithm>

namespace outcrop {
namespace {

CriterionKind kindFromName(const QString &name)
{
    if (name == u"behavioral")
        return CriterionKind::Behavioral;
    return name == u"regression" ? CriterionKind::Regression : CriterionKind::Static;
}

/// Overrides the members that an entry sets.
void overrideCriterion(Criterion &criterion, const DataNode &entry)
{
    if (entry[u"kind"].isScalar())
        criterion.kind = kindFromName(entry[u"kind"].text());
    if (entry[u"title"].isScalar())
        criterion.title = entry[u"title"].text();
    if (entry[u"pass"].isScalar())
        criterion.passCondition = entry[u"pass"].text();
}

void readCriterion(const DataNode &entry, QList<Criterion> &criteria)
{
    const QString id = entry[u"id"].text();
    auto criterion =
        std::find_if(criteria.begin(), criteria.end(), [&id](const Criterion &known) { return known.id == id; });
    if (criterion == criteria.end())
        criterion = criteria.insert(criteria.end(), {id, id, {}, CriterionKind::Static});
    overrideCriterion(*criterion, entry);
    if (entry[u"enabled"].toBool() == false)
        criteria.erase(criterion);
}

/// Reports a pattern that is not a valid regular expression.
void checkPattern(const DataNode &node, const QString &file, Diagnostics &found)
{
    const QRegularExpression expression(node.text());
    if (!expression.isValid())
        found.append({Severity::Error, QStringLiteral("portability-pattern"),
            portabilitymessages::notRegularExpression(expression.errorString()), {file, node.range()}});
}

Diagnostics checkPatterns(const DataNode &root, const QString &file)
{
    Diagnostics found;
    const DataNode &tokens = root[u"chat_template_tokens"];
    checkPattern(tokens[u"ignore"], file, found);
    for (const DataNode &form : tokens[u"forms"].items())
        checkPattern(form, file, found);
    for (const DataNode &feature : root[u"features"].items())
        checkPattern(feature[u"body"], file, found);
    for (const DataNode &rule : root[u"provider_dependence"].items())
        checkPattern(rule[u"pattern"], file, found);
    return found;
}

void readInto(PortabilityTests &tests, const DataNode &root)
{
    for (const DataNode &entry : root[u"criteria"].items())
        readCriterion(entry, tests.criteria);
    tests.apiParameters.read(root[u"api_parameters"]);
    tests.schemaWords.read(root[u"json_schema"]);
    tests.chatTokens.read(root[u"chat_template_tokens"]);
    tests.reasoningPhrases.read(root[u"reasoning_phrases"]);
    readFeatureRules(root[u"features"], tests.features);
    readDependenceRules(root[u"provider_dependence"], tests.dependence);
    tests.defaultContextWindow = root[u"usual_context_window"].toInteger().value_or(tests.defaultContextWindow);
}

PortabilityTestsPtr readBuiltIn()
{
    auto tests = std::make_shared<PortabilityTests>();
    readInto(*tests, bundledData(QStringLiteral("portability/portability-tests.yaml")));
    return tests;
}

} // namespace

const Criterion *PortabilityTests::criterion(const QString &id) const
{
    const auto found =
        std::find_if(criteria.begin(), criteria.end(), [&id](const Criterion &one) { return one.id == id; });
    return found == criteria.end() ? nullptr : &*found;
}

PortabilityTestsPtr builtInPortabilityTests()
{
    static const PortabilityTestsPtr tests = readBuiltIn();
    return tests;
}

PortabilityTestsPtr readPortabilityTests(const DocumentPtr &own)
{
    if (!own)
        return builtInPortabilityTests();
    auto tests = std::make_shared<PortabilityTests>(*builtInPortabilityTests());
    const DataDocument yaml = readYaml(own->text, own->path);
    tests->diagnostics = yaml.diagnostics;
    if (!yaml.isParsed)
        return tests;
    tests->diagnostics += checkSchema(yaml.root, formatSchema(QStringLiteral("portability-tests")), own->path);
    tests->diagnostics += checkPatterns(yaml.root, own->path);
    if (hasErrors(tests->diagnostics))
        return tests; // a partially applied file would be worse than none
    tests->workspaceData = yaml.root;
    readInto(*tests, yaml.root);
    return tests;
}

} // namespace outcrop
