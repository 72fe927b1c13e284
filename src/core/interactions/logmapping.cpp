// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/logmapping.h"

#include "core/documents/bundle/bundleddata.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/schemacheck.h"
#include "core/documents/workspace.h"
#include "core/interactions/interactionsmessages.h"
#include "core/interactions/spans.h"

#include <QHash>

#include <algorithm>

namespace outcrop {
namespace {

/// Reads the mappings of one file. A path that cannot be parsed is reported and omitted.
class MappingReader
{
public:
    MappingReader(const DataNode &root, const QString &file) : m_root(root), m_file(file) { }

    LogMappings read()
    {
        for (const DataNode &node : m_root[u"mappings"].items())
            m_result.mappings += readMapping(node);
        return std::move(m_result);
    }

private:
    LogMapping readMapping(const DataNode &node)
    {
        LogMapping mapping{node[u"name"].text(), node[u"title"].text(), node[u"source"].text(), {m_file, node[u"name"].range()}};
        for (const DataNode &conditions : node[u"detect"].items())
            mapping.detect += readConditions(conditions);
        if (!node[u"items"].isMissing())
            mapping.items = readPath(node[u"items"]);
        mapping.kind = readPaths(node[u"kind"]);
        mapping.thread = readPaths(node[u"thread"]);
        for (const DataNode &rule : node[u"rules"].items())
            mapping.rules += readRule(rule);
        return mapping;
    }

    MappingRule readRule(const DataNode &node)
    {
        using Action = MappingRule::Action;
        static const QHash<QString, Action> actions{{QStringLiteral("record"), Action::Record}, {QStringLiteral("question"), Action::Question},
            {QStringLiteral("part"), Action::Part}, {QStringLiteral("context"), Action::Context}};
        MappingRule rule{actions.value(node[u"does"].text(), Action::Skip), readConditions(node[u"when"]), readPaths(node[u"id"])};
        for (const DataNode::Member &field : node[u"fields"].members())
            rule.fields += readField(field);
        rule.keep = readPaths(node[u"keep"]);
        return rule;
    }

    MappingConditions readConditions(const DataNode &node)
    {
        MappingConditions conditions;
        for (const DataNode::Member &member : node.members()) {
            const std::optional<ValuePath> path = parsePath(member.key, member.keyRange);
            if (!path)
                continue;
            const std::optional<bool> isPresent = member.value.kind() == DataNode::Kind::Bool ? member.value.toBool() : std::nullopt;
            conditions += MappingCondition{*path, isPresent ? QStringList() : member.value.toStrings(), isPresent.value_or(true)};
        }
        return conditions;
    }

    MappedField readField(const DataNode::Member &member)
    {
        const DataNode &node = member.value;
        MappedField field{member.key};
        if (!node.isMapping()) {
            field.paths = readPaths(node);
            return field;
        }
        field.paths = readPaths(node[u"path"]);
        field.sum = readPaths(node[u"sum"]);
        field.constantValue = readText(node[u"value"]);
        field.otherwise = readText(node[u"default"]);
        for (const DataNode::Member &word : node[u"map"].members())
            field.replacements.insert(word.key, word.value.text());
        field.factor = node[u"times"].toReal().value_or(1);
        const QString form = node[u"as"].text();
        field.form = form == u"messages" ? MappedField::Form::Messages : form == u"finish_reason" ? MappedField::Form::FinishReason : MappedField::Form::Text;
        return field;
    }

    static std::optional<QString> readText(const DataNode &node) { return node.isMissing() ? std::nullopt : std::optional(node.text()); }

    PathChoice readPaths(const DataNode &node)
    {
        PathChoice paths;
        for (const DataNode &one : node.isScalar() ? QList<DataNode>{node} : node.items()) {
            if (const std::optional<ValuePath> path = readPath(one))
                paths += *path;
        }
        return paths;
    }

    std::optional<ValuePath> readPath(const DataNode &node) { return parsePath(node.text(), node.range()); }

    std::optional<ValuePath> parsePath(const QString &text, Range range)
    {
        std::optional<ValuePath> path = ValuePath::parse(text);
        if (!path)
            m_result.diagnostics += Diagnostic{Severity::Error, QStringLiteral("log-mapping-path"), interactionsmessages::badPath(text), {m_file, range}};
        return path;
    }

    const DataNode &m_root;
    QString m_file;
    LogMappings m_result;
};

/// Adds mappings; one of the same name is replaced.
void addMappings(QList<LogMapping> &mappings, const QList<LogMapping> &added)
{
    for (const LogMapping &mapping : added) {
        const auto same = std::find_if(mappings.begin(), mappings.end(), [&mapping](const LogMapping &one) { return one.name == mapping.name; });
        if (same == mappings.end())
            mappings += mapping;
        else
            *same = mapping;
    }
}

bool isOutcropRecord(const Json &line)
{
    return isSpanExport(line) || isSpan(line) || (line.is_object() && line.contains("at"));
}

} // namespace

bool meetsConditions(const Json &line, const MappingConditions &conditions)
{
    return std::all_of(conditions.begin(), conditions.end(), [&line](const MappingCondition &condition) {
        const QList<const Json *> found = condition.path.find(line);
        if (condition.values.isEmpty())
            return found.isEmpty() != condition.isPresent;
        return std::any_of(found.begin(), found.end(), [&condition](const Json *value) { return value->is_primitive() && condition.values.contains(scalarText(*value)); });
    });
}

bool LogMapping::recognizes(const Json &line) const
{
    if (const Json *list = items ? items->first(line) : nullptr; list && list->is_array() && !list->empty())
        return std::any_of(detect.begin(), detect.end(), [list](const MappingConditions &conditions) { return meetsConditions(list->front(), conditions); });
    return line.is_object()
        && std::any_of(detect.begin(), detect.end(), [&line](const MappingConditions &conditions) { return meetsConditions(line, conditions); });
}

const MappingRule *LogMapping::ruleFor(const Json &line) const
{
    const auto rule = std::find_if(rules.begin(), rules.end(), [&line](const MappingRule &one) { return meetsConditions(line, one.when); });
    return rule == rules.end() ? nullptr : &*rule;
}

QString LogMapping::kindOf(const Json &line) const
{
    QStringList parts;
    for (const ValuePath &path : kind) {
        if (const Json *value = path.first(line); value && value->is_primitive())
            parts += scalarText(*value);
    }
    return parts.isEmpty() ? name : parts.join(u'/');
}

const LogMapping *LogMappings::find(const QString &name) const
{
    const auto found = std::find_if(mappings.begin(), mappings.end(), [&name](const LogMapping &one) { return one.name == name; });
    return found == mappings.end() ? nullptr : &*found;
}

QStringList LogMappings::names() const
{
    QStringList names;
    for (const LogMapping &mapping : mappings)
        names += mapping.name;
    return names;
}

const LogMappings &LogMappings::builtIn()
{
    static const LogMappings all = [] {
        LogMappings read;
        for (const char *name : {"claude-code", "codex", "langfuse", "slog"}) {
            const QString file = QStringLiteral("interactions/mappings/%1.yaml").arg(QLatin1StringView(name));
            const LogMappings added = MappingReader(bundledData(file), QStringLiteral(":/") + file).read();
            read.mappings += added.mappings;
            read.diagnostics += added.diagnostics;
        }
        return read;
    }();
    return all;
}

LogMappings readLogMappings(const DocumentPtr &document)
{
    LogMappings all = LogMappings::builtIn();
    if (!document)
        return all;
    const DataDocument yaml = readYaml(document->text, document->path);
    all.diagnostics = yaml.diagnostics;
    if (!yaml.isParsed)
        return all;
    const LogMappings mappings = MappingReader(yaml.root, document->path).read();
    addMappings(all.mappings, mappings.mappings);
    all.diagnostics += checkSchema(yaml.root, formatSchema(QStringLiteral("log-mappings")), document->path) + mappings.diagnostics;
    return all;
}

LogMappings readLogMappings(const Workspace &workspace)
{
    return readLogMappings(workspace.document(DocumentKind::Configuration, QLatin1StringView("log_mappings")));
}

const LogMapping *detectMapping(const QList<Json> &lines, const QList<LogMapping> &mappings)
{
    qsizetype most = std::count_if(lines.begin(), lines.end(), isOutcropRecord);
    const LogMapping *best = nullptr;
    for (const LogMapping &mapping : mappings) {
        const qsizetype count = std::count_if(lines.begin(), lines.end(), [&mapping](const Json &line) { return mapping.recognizes(line); });
        if (count > most) {
            most = count;
            best = &mapping;
        }
    }
    return best;
}

} // namespace outcrop
