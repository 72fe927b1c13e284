// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/profile.h"

#include "core/documents/data/yamlreader.h"
#include "core/documents/schemacheck.h"

namespace outcrop {
namespace {

/// Returns a parameter's value. Converts a single stop sequence to a list, which providers require.
Json paramValue(const DataNode::Member &member)
{
    const bool isSingle = member.key == QLatin1String("stop") && member.value.isScalar();
    return isSingle ? Json::array({member.value.toJson()}) : member.value.toJson();
}

/// Sets each key under `provider_options` as a separate parameter. Unlike that of other parameters, a null is a value.
void overrideOptions(GenerationParams &params, const DataNode &apis, const QString &file)
{
    for (const DataNode::Member &api : apis.members()) {
        for (const DataNode::Member &member : api.value.members())
            params.set({ProviderOption{api.key, member.key}.paramName(), member.value.toJson(), {file, member.value.range()}});
    }
}

void overrideParams(GenerationParams &params, const DataNode &values, const QString &file)
{
    for (const DataNode::Member &member : values.members()) {
        if (member.key == u"provider_options" && member.value.isMapping())
            overrideOptions(params, member.value, file);
        else if (!member.value.isNull())
            params.set({member.key, paramValue(member), {file, member.value.range()}});
    }
}

void appendKeys(QStringList &names, const DataNode &mapping)
{
    for (const DataNode::Member &member : mapping.members()) {
        if (!names.contains(member.key))
            names.append(member.key);
    }
}

} // namespace

std::optional<Profile> readProfile(const DocumentPtr &document, Diagnostics &diagnostics)
{
    const DataDocument yaml = readYaml(document->text, document->path);
    diagnostics += yaml.diagnostics;
    if (!yaml.isParsed)
        return std::nullopt;
    if (!yaml.root.isNull() && !yaml.root.isMissing()) // an empty file is valid
        diagnostics += checkSchema(yaml.root, formatSchema(QStringLiteral("profile")), document->path);
    Profile profile;
    profile.document = document;
    profile.data = yaml.root;
    profile.name = document->name();
    profile.description = yaml.root[u"description"].text();
    appendKeys(profile.phases, yaml.root[u"generation_params"]);
    appendKeys(profile.phases, yaml.root[u"output_instructions"]);
    appendKeys(profile.scopes, yaml.root[u"scopes"]);
    return profile;
}

QStringList Profile::acceptedPhases() const
{
    QStringList accepted = phases;
    accepted << QStringLiteral("planning") << QStringLiteral("generating") << QStringLiteral("reviewing") << QStringLiteral("revising");
    accepted.removeDuplicates();
    return accepted;
}

GenerationParams Profile::params(const QString &phase, const QString &scope) const
{
    GenerationParams params;
    overrideParams(params, data[u"generation_params"][phase], document->path);
    overrideParams(params, data[u"scope_overrides"][scope][phase], document->path);
    return params;
}

TracedText Profile::outputInstructions(const QString &phase) const
{
    const DataNode &node = data[u"output_instructions"][phase];
    return TracedText::rewritten(node.text().trimmed(), document->path, node.range().start.offset);
}

QString Profile::agent(const QString &phase) const
{
    return data[u"agents"][phase].text();
}

std::optional<QString> Profile::promptType(const QString &phase) const
{
    const DataNode &type = data[u"prompt_types"][phase];
    return type.isMissing() ? std::nullopt : std::optional(type.text());
}

QList<Profile> readProfiles(const Workspace &workspace, Diagnostics &diagnostics)
{
    QList<Profile> profiles;
    for (const DocumentPtr &document : workspace.documents(DocumentKind::Profile)) {
        if (const auto profile = readProfile(document, diagnostics))
            profiles.append(*profile);
    }
    return profiles;
}

} // namespace outcrop
