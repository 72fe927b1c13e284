// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/completion/completionnames.h"

#include "app/completion/completionmessages.h"
#include "core/conversion/toolnames.h"
#include "core/render/template.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <functional>

namespace outcrop {
namespace {

using Kind = Candidate::Kind;

constexpr qsizetype maxDetailLength = 120;

/// Returns the text on one line, shortened to maxDetailLength characters.
QString shortenedLine(const QString &text)
{
    const QString line = text.simplified();
    return line.size() <= maxDetailLength ? line : line.left(maxDetailLength - 1) + u'…';
}

/// Returns the names sorted, without duplicates. The first detail of each name is kept.
QList<Candidate> sorted(const QList<Candidate> &all)
{
    QList<Candidate> names;
    QSet<QString> known;
    for (const Candidate &candidate : all) {
        if (!candidate.text.isEmpty() && !known.contains(candidate.text))
            names.append(candidate);
        known.insert(candidate.text);
    }
    std::sort(names.begin(), names.end(), [](const Candidate &a, const Candidate &b) { return a.text < b.text; });
    return names;
}

QList<Candidate> agents(const OpenedWorkspace &opened)
{
    QList<Candidate> names;
    for (const Agent &agent : opened.library.agents)
        names.append({Kind::Agent, agent.name, {}, shortenedLine(agent.role.isEmpty() ? agent.description : agent.role)});
    return sorted(names);
}

QList<Candidate> skills(const OpenedWorkspace &opened)
{
    QList<Candidate> names;
    for (const Skill &skill : opened.library.stack.skills)
        names.append({Kind::Skill, skill.name, {}, shortenedLine(skill.description)});
    return sorted(names);
}

QList<Candidate> profiles(const OpenedWorkspace &opened)
{
    QList<Candidate> names;
    for (const Profile &profile : opened.library.profiles)
        names.append({Kind::Profile, profile.name, {}, shortenedLine(profile.description)});
    return sorted(names);
}

QList<Candidate> layers(const OpenedWorkspace &opened)
{
    QList<Candidate> names;
    for (const Layer &layer : opened.library.stack.layers)
        names.append({Kind::Layer, layer.name, {}, layer.title});
    return sorted(names);
}

/// Returns the four standard phases in work order, then the other phases that the profiles name.
QList<Candidate> phases(const OpenedWorkspace &opened)
{
    QList<Candidate> names;
    for (const char *phase : {"planning", "generating", "reviewing", "revising"})
        names.append({Kind::Phase, QLatin1String(phase), {}, {}});
    QList<Candidate> others;
    for (const Profile &profile : opened.library.profiles) {
        for (const QString &phase : profile.phases) {
            const bool isKnown =
                std::any_of(names.begin(), names.end(), [&](const Candidate &name) { return name.text == phase; });
            if (!isKnown)
                others.append({Kind::Phase, phase, {}, completionmessages::phaseOfProfile(profile.name)});
        }
    }
    return names + sorted(others);
}

QList<Candidate> scopes(const OpenedWorkspace &opened)
{
    QList<Candidate> names;
    for (const Profile &profile : opened.library.profiles) {
        for (const QString &scope : profile.scopes) {
            const QString description = profile.data[u"scopes"][scope][u"description"].text();
            const QString from = completionmessages::scopeOfProfile(profile.name);
            names.append({Kind::Scope, scope, {}, description.isEmpty() ? from : shortenedLine(description)});
        }
    }
    return sorted(names);
}

/// Returns the concepts of the taxonomy and the categories of skills, specialists and layers, with their parent categories.
QList<Candidate> workloads(const OpenedWorkspace &opened)
{
    QList<Candidate> names;
    for (const Concept &one : opened.taxonomy.taxonomyOrDefault().concepts) {
        if (!one.notation.isEmpty())
            names.append({Kind::Workload, one.notation, {}, one.shownText(one.label())});
    }
    const auto add = [&names](const QStringList &words, const QString &from) {
        for (const QString &word : words) {
            names.append({Kind::Workload, word, {}, from});
            for (qsizetype slash = word.lastIndexOf(u'/'); slash > 0; slash = word.lastIndexOf(u'/', slash - 1))
                names.append({Kind::Workload, word.first(slash), {}, from});
        }
    };
    for (const Skill &skill : opened.library.stack.skills)
        add(skill.workloads, completionmessages::skillOrigin(skill.name));
    const auto &specialists = opened.workspace().manifest().specialists;
    for (auto specialist = specialists.begin(); specialist != specialists.end(); ++specialist)
        add(specialist->workloads, completionmessages::specialistOrigin(specialist.key()));
    for (const Layer &layer : opened.library.stack.layers)
        add(layer.tags, completionmessages::layerOrigin(layer.name));
    return sorted(names);
}

QList<Candidate> providers(const OpenedWorkspace &opened)
{
    QList<Candidate> names;
    for (const QString &provider : opened.providers()) {
        const Adapter *adapter = opened.catalog.adapter(provider);
        names.append({Kind::Provider, provider, {}, adapter ? adapter->defaultModel : QString()});
    }
    return names;
}

QString modelDetail(const Adapter &adapter, const ModelInfo &model)
{
    return model.contextWindow ? completionmessages::providerAndWindow(adapter.name, *model.contextWindow) : adapter.name;
}

/// Returns the models of the adapters that `wanted` accepts, as `provider/model` if `withProvider` is true.
template<typename Wanted>
QList<Candidate> models(const OpenedWorkspace &opened, bool includesProvider, Wanted wanted)
{
    QList<Candidate> names;
    for (const Adapter &adapter : opened.catalog.adapters()) {
        if (!wanted(adapter))
            continue;
        for (const ModelInfo &model : adapter.models) {
            const QString name = includesProvider ? adapter.name + u'/' + model.id : model.id;
            names.append({Kind::Model, name, {}, modelDetail(adapter, model)});
        }
    }
    return names;
}

/// Returns the prompt types that `outcrop-cli templates` lists.
QList<Candidate> promptTypes(const OpenedWorkspace &opened)
{
    QList<Candidate> names;
    for (const HybridTemplate &one : opened.library.configuration.templates->templates)
        names.append({Kind::Value, one.type, {}, shortenedLine(one.description)});
    return sorted(names);
}

QList<Candidate> ruleDomains(const OpenedWorkspace &opened)
{
    const RuleSet &rules = *opened.library.configuration.rules;
    QList<Candidate> names;
    for (const QString &domain : rules.domains)
        names.append({Kind::Value, domain, {}, completionmessages::ruleCount(rules.rulesInDomains({domain}).size())});
    return sorted(names);
}

QList<Candidate> wireFormats(const OpenedWorkspace &opened)
{
    QList<Candidate> names;
    for (const WireFormat &wire : opened.catalog.wireFormats())
        names.append({Kind::Value, wire.name, {}, wire.versions.value(0)});
    return sorted(names);
}

/// Returns the tools that agents define or allow, and the built-in tools of coding agents. A tool that no document defines is not proposed again.
QList<Candidate> tools(const OpenedWorkspace &opened)
{
    QList<Candidate> names;
    const QStringList definedToolNames = definedTools(opened.library.agents);
    for (const Agent &agent : opened.library.agents) {
        for (const ToolDefinition &tool : agent.tools)
            names.append({Kind::Value, tool.name, {}, shortenedLine(tool.description)});
        for (const QString &tool : agent.allowedTools) {
            if (isKnownTool(tool, definedToolNames))
                names.append({Kind::Value, tool, {}, completionmessages::agentOrigin(agent.name)});
        }
    }
    for (const QString &tool : builtInTools())
        names.append({Kind::Value, tool, {}, completionmessages::builtInTool()});
    return sorted(names);
}

QList<Candidate> features(const OpenedWorkspace &opened)
{
    QList<Candidate> names;
    for (const Adapter &adapter : opened.catalog.adapters()) {
        for (const ModelInfo &model : adapter.models) {
            for (const QString &feature : model.features)
                names.append({Kind::Value, feature, {}, {}});
        }
    }
    return sorted(names);
}

/// Returns the other Markdown files. Paths below the document's folder come first and are relative to that folder.
QList<Candidate> paths(const OpenedWorkspace &opened, const QString &file)
{
    const QString folder = file.left(file.lastIndexOf(u'/') + 1);
    QList<Candidate> near;
    QList<Candidate> others;
    for (const DocumentPtr &document : opened.workspace().documents()) {
        if (!isMarkdown(document->path) || document->path == file)
            continue;
        const bool isBelow = !folder.isEmpty() && document->path.startsWith(folder);
        (isBelow ? near : others)
            .append(
                {Kind::Path, isBelow ? document->path.mid(folder.size()) : document->path, {}, kindNoun(document->kind)});
    }
    return near + others;
}

QList<Candidate> paramNames()
{
    QList<Candidate> names;
    for (const QString &name : knownParamNames())
        names.append({Kind::Value, name, {}, {}});
    return names;
}

} // namespace

QList<Candidate> nameCandidates(
    const OpenedWorkspace &opened, const QString &nameKind, const QString &file, const QStringList &path)
{
    if (nameKind.isEmpty())
        return {};
    using Source = std::function<QList<Candidate>()>;
    const auto anyAdapter = [](const Adapter &) { return true; };
    const QHash<QString, Source> sources{
        {QStringLiteral("agent"), [&] { return agents(opened); }},
        {QStringLiteral("skill"), [&] { return skills(opened); }},
        {QStringLiteral("profile"), [&] { return profiles(opened); }},
        {QStringLiteral("layer"), [&] { return layers(opened); }},
        {QStringLiteral("phase"), [&] { return phases(opened); }},
        {QStringLiteral("scope"), [&] { return scopes(opened); }},
        {QStringLiteral("workload"), [&] { return workloads(opened); }},
        {QStringLiteral("provider"), [&] { return providers(opened); }},
        {QStringLiteral("model"), [&] { return models(opened, false, anyAdapter); }},
        {QStringLiteral("provider/model"), [&] { return models(opened, true, anyAdapter); }},
        {QStringLiteral("provider's model"),
            [&] { return models(opened, false, [&](const Adapter &adapter) { return path.contains(adapter.name); }); }},
        {QStringLiteral("own model"),
            [&] { return models(opened, false, [&](const Adapter &adapter) { return adapter.file() == file; }); }},
        {QStringLiteral("prompt type"), [&] { return promptTypes(opened); }},
        {QStringLiteral("rule domain"), [&] { return ruleDomains(opened); }},
        {QStringLiteral("wire format"), [&] { return wireFormats(opened); }},
        {QStringLiteral("tool"), [&] { return tools(opened); }},
        {QStringLiteral("feature"), [&] { return features(opened); }},
        {QStringLiteral("parameter"), [] { return paramNames(); }},
        {QStringLiteral("path"), [&] { return paths(opened, file); }},
    };
    const Source source = sources.value(nameKind);
    return source ? source() : QList<Candidate>();
}

} // namespace outcrop
