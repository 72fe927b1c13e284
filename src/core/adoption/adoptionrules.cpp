// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adoption/adoptionrules.h"

#include "core/clients/pathpattern.h"
#include "core/documents/bundle/bundleddata.h"

#include <algorithm>
#include <array>

namespace outcrop {
namespace {

std::optional<DocumentKind> kindFromName(const QString &name)
{
    static constexpr std::array kinds{DocumentKind::Agent, DocumentKind::Governance, DocumentKind::Profile, DocumentKind::Configuration,
        DocumentKind::Adapter, DocumentKind::Taxonomy};
    const auto found = std::find_if(kinds.begin(), kinds.end(), [&name](DocumentKind kind) { return toString(kind) == name; });
    return found == kinds.end() ? std::nullopt : std::optional(*found);
}

/// Returns patterns in lower case and without alternatives, so that they are expanded once.
QStringList patternsOf(const DataNode &node)
{
    QStringList patterns;
    for (const QString &pattern : node.toStrings())
        patterns += expandBraces(pattern.toLower());
    return patterns;
}

AdoptionRule ruleOf(const DataNode &node)
{
    AdoptionRule rule;
    rule.name = node[u"rule"].text();
    rule.files = patternsOf(node[u"files"]);
    rule.except = patternsOf(node[u"except"]);
    rule.kind = kindFromName(node[u"kind"].text());
    rule.use = node[u"use"].text();
    rule.layer = node[u"layer"].text();
    rule.tier = tierFromName(node[u"tier"].text()).value_or(Tier::Topsoil);
    rule.cadence = cadenceFromName(node[u"cadence"].text()).value_or(defaultCadence(rule.tier));
    rule.order = static_cast<int>(node[u"order"].toInteger().value_or(0));
    rule.when = node[u"when"].text();
    rule.beside = node[u"beside"].toStrings();
    rule.manifestKey = node[u"set"].text();
    rule.reason = node[u"reason"].text();
    rule.isOptional = node[u"optional"].toBool().value_or(false);
    return rule;
}

} // namespace

bool matchesAdoptionPattern(const QString &pattern, const QString &path)
{
    return (pattern.contains(u'/') || !path.contains(u'/')) && pathMatches(pattern, path, PatternStyle::Glob);
}

/// Returns whether the rule applies to a document. Without `kind`, a rule for layers applies only to text and layer documents, so not to an agent in roles/.
bool AdoptionRule::matches(const Document &document) const
{
    if (kind)
        return document.kind == *kind;
    if (isLayer() && document.kind != DocumentKind::Text && document.kind != DocumentKind::Layer)
        return false;
    const auto matchesOneOf = [path = document.path.toLower()](const QStringList &patterns) {
        return std::any_of(patterns.begin(), patterns.end(), [&path](const QString &pattern) { return matchesAdoptionPattern(pattern, path); });
    };
    return matchesOneOf(files) && !matchesOneOf(except);
}

QString AdoptionRule::fillName(QString text, const QString &path)
{
    return text.replace(QStringLiteral("{name}"), documentNameOf(path).toLower());
}

QList<AdoptionRule> readAdoptionRules(const DataNode &root)
{
    QList<AdoptionRule> rules;
    for (const DataNode &node : root[u"rules"].items())
        rules.append(ruleOf(node));
    return rules;
}

const QList<AdoptionRule> &adoptionRules()
{
    static const QList<AdoptionRule> rules = readAdoptionRules(bundledData(QStringLiteral("adoption/adoptionrules.yaml")));
    return rules;
}

} // namespace outcrop
