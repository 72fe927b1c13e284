// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/listdocument.h"

namespace outcrop {
namespace {

ListedField fieldOf(const DataNode::Member &member)
{
    const DataNode &data = member.value;
    ListedField field;
    field.name = member.key;
    field.from = data[u"from"].toStrings();
    field.requiresText = data[u"type"].text() == u"text";
    field.requiresTextItems = data[u"type"].text() == u"texts";
    field.skipsOtherTypes = data[u"invalid"].text() == u"refuse";
    field.append = data[u"append"].text();
    field.isRequired = isTrue(data[u"required"]);
    field.isOneLine = isTrue(data[u"one_line"]);
    field.trims = isTrue(data[u"trim"]);
    field.escapes = !data[u"escape"].isMissing(); // `angles` or `xml`
    field.escapesQuotes = data[u"escape"].text() == u"xml";
    field.cutAt = data[u"cut_at"].text();
    field.most = int(data[u"most"].toInteger().value_or(-1));
    field.kept = int(data[u"keep"].toInteger().value_or(field.most));
    field.mark = data[u"mark"].text();
    field.exclusionLength = int(data[u"refuse_beyond"].toInteger().value_or(-1));
    field.requiredPattern = data[u"form"].text();
    field.before = data[u"before"].text();
    field.join = data[u"join"].text();
    field.absentText = data[u"absent"].text();
    return field;
}

ListRule::Place placeOf(const DataNode &data, const RuleEvidence &evidence)
{
    ListRule::Place place;
    place.evidence = evidenceOf(data, evidence);
    place.id = data[u"id"].text();
    place.waiting = data[u"waiting"].toStrings();
    place.folders = data[u"in"].toStrings();
    place.files = data[u"files"].text();
    place.scope = data[u"scope"].text();
    place.when = data[u"when"].text();
    place.requiresNoFrontMatter = isTrue(data[u"without_front_matter"]);
    place.identity = data[u"identity"].text();
    place.values = pairsOf(data[u"values"]);
    return place;
}

} // namespace

RuleEvidence evidenceOf(const DataNode &data, const RuleEvidence &inheritedEvidence)
{
    RuleEvidence evidence = data[u"evidence"].isMissing() ? inheritedEvidence : RuleEvidence();
    for (const EvidenceKind kind : {EvidenceKind::Observed, EvidenceKind::Documented}) {
        if (data[u"evidence"].text() == toString(kind))
            evidence.kind = kind;
    }
    if (!data[u"source"].isMissing())
        evidence.source = data[u"source"].text();
    if (!data[u"version"].isMissing())
        evidence.version = data[u"version"].text();
    if (!data[u"checked"].isMissing())
        evidence.checked = data[u"checked"].text();
    return evidence;
}

ListRule listRuleOf(const DataNode &data, const RuleEvidence &evidence)
{
    ListRule rule;
    rule.evidence = evidence;
    rule.id = data[u"list"].text();
    rule.title = data[u"title"].text();
    rule.when = data[u"when"].text();
    for (const DataNode &place : data[u"places"].items())
        rule.places.append(placeOf(place, evidence));
    rule.yaml = yamlErrorHandlingOf(data);
    rule.acceptsByteOrderMark = data[u"mark"].text() != u"refused";
    rule.needsFrontMatter = isTrue(data[u"front_matter_required"]);
    rule.stopsIfInvalid = isTrue(data[u"broken_stops_client"]);
    rule.allowedKeys = data[u"only_keys"].toStrings();
    rule.isToml = data[u"format"].text() == u"toml";
    rule.besideFile = data[u"beside"][u"file"].text();
    rule.besideNever = pairsOf(data[u"beside"][u"never"]);
    rule.uniqueField = data[u"unique"][u"by"].text();
    rule.keepsLast = data[u"unique"][u"keep"].text() == u"last";
    rule.excludingPairs = pairsOf(data[u"never"]);
    for (const DataNode::Member &field : data[u"fields"].members())
        rule.fields.append(fieldOf(field));
    rule.item = data[u"item"].text();
    rule.otherItem = data[u"item_with_other_name"].text();
    rule.shortItem = data[u"short_item"].text();
    if (!data[u"between"].isMissing())
        rule.separator = data[u"between"].text();
    rule.sort = data[u"sort"].toStrings();
    rule.builtInNames = data[u"own_names"].toStrings();
    rule.alias = data[u"alias"][u"prefix"].text();
    rule.aliasOrder = data[u"alias"][u"order"].toStrings();
    const DataNode &budget = data[u"budget"];
    rule.budget = budget[u"most"].toInteger().value_or(-1);
    rule.reservedSize = budget[u"reserved"].toInteger().value_or(0);
    rule.unit = budget[u"characters_each"].toInteger().value_or(1);
    rule.beyondBudget = budget[u"beyond"].text();
    rule.budgetEvidence = evidenceOf(budget, evidence);
    rule.before = data[u"before"].text();
    rule.after = data[u"after"].text();
    return rule;
}

YamlErrorHandling yamlErrorHandlingOf(const DataNode &data)
{
    const QString name = data[u"yaml"].text();
    return name == u"strict" ? YamlErrorHandling::Strict : name == u"lines" ? YamlErrorHandling::Lines : YamlErrorHandling::Repair;
}

QList<std::pair<QString, QString>> pairsOf(const DataNode &data)
{
    QList<std::pair<QString, QString>> pairs;
    for (const DataNode::Member &member : data.members()) {
        for (const QString &value : member.value.toStrings())
            pairs.append({member.key, value});
    }
    return pairs;
}

bool isTrue(const DataNode &data)
{
    return data.toBool().value_or(false);
}

} // namespace outcrop
