// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/interactionrules.h"

#include "core/documents/bundle/bundleddata.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/formatschema.h"
#include "core/documents/schemacheck.h"
#include "core/documents/workspace.h"
#include "core/interactions/interactionsmessages.h"
#include "core/interactions/multistringmatcher.h"

#include <algorithm>

namespace outcrop {
namespace {

using Options = QRegularExpression::PatternOptions;

/// Determines whether patterns are compiled to find invalid ones. The built-in patterns are valid, and compiling all of them takes longer than most commands.
enum class PatternCheck { Compile, Trust };

/// Parses the rules of one file. A rule with an invalid pattern or start string is reported and dropped.
class RuleReader
{
public:
    RuleReader(const DataNode &root, const QString &file, PatternCheck check = PatternCheck::Compile) : m_root(root), m_file(file), m_check(check) { }

    InteractionRules read()
    {
        for (const DataNode &node : m_root[u"workloads"].items())
            readWorkload(node);
        for (const DataNode &node : m_root[u"friction"].items())
            readFriction(node);
        for (const DataNode::Member &part : m_root[u"parts"].members())
            m_parts.append({QString(u'{' + part.key + u'}'), expandParts(part.value.text())});
        for (const DataNode &node : m_root[u"redaction"].items())
            readRedaction(node);
        readPatterns(m_root[u"placeholders"], m_rules.placeholders, QRegularExpression::MultilineOption);
        for (const QString &member : m_root[u"secret_members"].toStrings())
            m_rules.secretMembers.insert(member.toLower());
        return std::move(m_rules);
    }

private:
    void readWorkload(const DataNode &node)
    {
        WorkloadRule rule{node[u"name"].text(), node[u"concept"].text(), node[u"words"].toStrings(), {}, node[u"weight"].toReal().value_or(1),
            {m_file, node[u"concept"].range()}};
        if (readPatterns(node[u"patterns"], rule.patterns) && !rule.conceptNotation.isEmpty())
            m_rules.workloads += rule;
    }

    void readFriction(const DataNode &node)
    {
        FrictionRule rule{node[u"signal"].text(), node[u"weight"].toReal().value_or(0), {}};
        rule.similarity = node[u"similarity"].toReal().value_or(rule.similarity);
        rule.within = int(node[u"within"].toInteger().value_or(rule.within));
        rule.seconds = node[u"seconds"].toReal().value_or(rule.seconds);
        rule.below = node[u"below"].toReal().value_or(rule.below);
        if (readPatterns(node[u"patterns"], rule.patterns))
            m_rules.friction += rule;
    }

    void readRedaction(const DataNode &node)
    {
        RedactionRule rule{node[u"name"].text(), {}, node[u"starts"].toStrings(), node[u"near"].toStrings(), node[u"entropy"].toReal()};
        QList<QRegularExpression> pattern;
        const bool isUsable = checkStarts(node[u"starts"]) && checkStarts(node[u"near"]) && readPatterns(node[u"unless"], rule.unless, QRegularExpression::MultilineOption)
            && readPattern(node[u"pattern"], QRegularExpression::MultilineOption, pattern);
        if (!isUsable)
            return;
        rule.pattern = pattern.first();
        if (!rule.starts.isEmpty()) // match exactly at a start string
            rule.pattern.setPattern(QStringLiteral("(*NO_START_OPT)\\G(?:%1)").arg(expandParts(node[u"pattern"].text())));
        rule.isCardNumber = node[u"check"].text() == u"luhn";
        rule.isPersonal = node[u"personal"].toBool().value_or(false);
        m_rules.redaction += rule;
    }

    bool checkStarts(const DataNode &starts)
    {
        bool areAllValid = true;
        for (const DataNode &start : starts.items()) {
            if (MultiStringMatcher().add(start.text(), 0))
                continue;
            areAllValid = false;
            m_rules.diagnostics += Diagnostic{Severity::Error, QStringLiteral("interaction-start"),
                interactionsmessages::badStart(), {m_file, start.range()}};
        }
        return areAllValid;
    }

    QString expandParts(QString pattern) const
    {
        for (const auto &[name, part] : m_parts)
            pattern.replace(name, part);
        return pattern;
    }

    bool readPatterns(const DataNode &nodes, QList<QRegularExpression> &patterns, Options options = QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption)
    {
        bool areAllValid = true;
        for (const DataNode &node : nodes.items())
            areAllValid = readPattern(node, options, patterns) && areAllValid;
        return areAllValid;
    }

    bool readPattern(const DataNode &node, Options options, QList<QRegularExpression> &patterns)
    {
        const QRegularExpression pattern(expandParts(node.text()), options | QRegularExpression::UseUnicodePropertiesOption);
        if (m_check == PatternCheck::Trust || (pattern.isValid() && !node.text().isEmpty())) {
            patterns += pattern;
            return true;
        }
        const QString message = pattern.isValid() ? interactionsmessages::emptyPattern() : interactionsmessages::badPattern(pattern.errorString(), pattern.patternErrorOffset() + 1);
        m_rules.diagnostics += Diagnostic{Severity::Error, QStringLiteral("interaction-pattern"), message, {m_file, node.range()}};
        return false;
    }

    const DataNode &m_root;
    QString m_file;
    PatternCheck m_check;
    QList<QPair<QString, QString>> m_parts; ///< `{name}` and its replacement
    InteractionRules m_rules;
};

QString nameOf(const WorkloadRule &rule)
{
    return rule.name;
}
QString nameOf(const FrictionRule &rule)
{
    return rule.signal;
}
QString nameOf(const RedactionRule &rule)
{
    return rule.name;
}

/// Returns `rules` without the names in `without`. A rule in `own` replaces the rule of the same name; others are appended.
template<typename Rule>
QList<Rule> mergeRules(QList<Rule> rules, const QList<Rule> &addedRules, const QStringList &excludedNames)
{
    rules.removeIf([&](const Rule &rule) { return excludedNames.contains(nameOf(rule)); });
    for (const Rule &rule : addedRules) {
        const auto same = std::find_if(rules.begin(), rules.end(), [&](const Rule &one) { return !nameOf(one).isEmpty() && nameOf(one) == nameOf(rule); });
        if (same == rules.end())
            rules += rule;
        else
            *same = rule;
    }
    return rules;
}

/// Copies the built-in values of the keys that the workspace does not set for a signal.
void completeFriction(FrictionRule &rule, const DataNode &node, const FrictionRule &known)
{
    if (node[u"weight"].isMissing())
        rule.weight = known.weight;
    if (node[u"patterns"].isMissing())
        rule.patterns = known.patterns;
    if (node[u"similarity"].isMissing())
        rule.similarity = known.similarity;
    if (node[u"within"].isMissing())
        rule.within = known.within;
    if (node[u"seconds"].isMissing())
        rule.seconds = known.seconds;
    if (node[u"below"].isMissing())
        rule.below = known.below;
}

void completeFriction(InteractionRules &rules, const DataNode &root)
{
    for (FrictionRule &rule : rules.friction) {
        for (const DataNode &node : root[u"friction"].items()) {
            const FrictionRule *known = InteractionRules::builtIn().signalRule(rule.signal);
            if (known && node[u"signal"].text() == rule.signal)
                completeFriction(rule, node, *known);
        }
    }
}

QStringList knownNames(const InteractionRules &rules)
{
    QStringList names;
    for (const WorkloadRule &rule : rules.workloads)
        names += rule.name;
    for (const FrictionRule &rule : rules.friction)
        names += rule.signal;
    for (const RedactionRule &rule : rules.redaction)
        names += rule.name;
    return names;
}

/// Reports unknown names in `without`: a misspelled name would leave a rule enabled that the user wants to disable.
Diagnostics findUnknownNames(const DataNode &excludedNames, const QString &file)
{
    Diagnostics found;
    const QStringList names = knownNames(InteractionRules::builtIn());
    for (const DataNode &name : excludedNames.items()) {
        if (!names.contains(name.text()))
            found += Diagnostic{Severity::Warning, QStringLiteral("interaction-rule-unknown"),
                interactionsmessages::unknownRule(name.text()), {file, name.range()}};
    }
    return found;
}

} // namespace

InteractionRules InteractionRules::filterRedaction(bool isPersonal) const
{
    InteractionRules filteredRules = *this;
    filteredRules.redaction.removeIf([isPersonal](const RedactionRule &rule) { return rule.isPersonal != isPersonal; });
    if (isPersonal)
        filteredRules.secretMembers.clear();
    return filteredRules;
}

const FrictionRule *InteractionRules::signalRule(const QString &signal) const
{
    const auto found = std::find_if(friction.begin(), friction.end(), [&](const FrictionRule &rule) { return rule.signal == signal; });
    return found == friction.end() || found->weight <= 0 ? nullptr : &*found;
}

const InteractionRules &InteractionRules::builtIn()
{
    static const InteractionRules rules = [] {
        const QString name = QStringLiteral("interactionrules.yaml");
        return RuleReader(bundledData(QStringLiteral("interactions/") + name), name, PatternCheck::Trust).read();
    }();
    return rules;
}

InteractionRules readInteractionRules(const DocumentPtr &document)
{
    InteractionRules rules = InteractionRules::builtIn();
    if (!document)
        return rules;
    const DataDocument yaml = readYaml(document->text, document->path);
    rules.diagnostics = yaml.diagnostics;
    if (!yaml.isParsed)
        return rules;
    InteractionRules own = RuleReader(yaml.root, document->path).read();
    completeFriction(own, yaml.root);
    const QStringList excludedNames = yaml.root[u"without"].toStrings();
    rules.workloads = mergeRules(rules.workloads, own.workloads, excludedNames);
    rules.friction = mergeRules(rules.friction, own.friction, excludedNames);
    rules.redaction = mergeRules(rules.redaction, own.redaction, excludedNames);
    rules.secretMembers += own.secretMembers;
    rules.placeholders += own.placeholders;
    rules.diagnostics += checkSchema(yaml.root, formatSchema(QStringLiteral("interaction-rules")), document->path) + own.diagnostics
        + findUnknownNames(yaml.root[u"without"], document->path);
    return rules;
}

InteractionRules readInteractionRules(const Workspace &workspace)
{
    return readInteractionRules(workspace.document(DocumentKind::Configuration, QLatin1StringView("interaction_rules")));
}

} // namespace outcrop
