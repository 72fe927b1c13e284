// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mcp/mcpresources.h"

#include "app/mcp/mcppromptmessages.h"

#include <QUrl>

#include <algorithm>

namespace outcrop {
namespace {

const QString markdown = QStringLiteral("text/markdown");
const QString json = QStringLiteral("application/json");

QString uriOf(const QString &kind, const QString &name)
{
    return QStringLiteral("outcrop://%1/%2").arg(kind, QString::fromLatin1(QUrl::toPercentEncoding(name, "/")));
}

void addResource(QList<McpResource> &resources, const McpResource &resource)
{
    const bool isKnown = std::any_of(resources.begin(), resources.end(), [&resource](const McpResource &one) { return one.uri == resource.uri; });
    if (!isKnown) // two agents or skills may have the same name: the first one is used
        resources.append(resource);
}

Json templateJson(const QString &kind, const QString &variable, const QString &title, const QString &description, const QString &mimeType)
{
    return {{"uriTemplate", jsonString(QStringLiteral("outcrop://%1/{%2}").arg(kind, variable))}, {"name", jsonString(kind)}, {"title", jsonString(title)},
            {"description", jsonString(description)}, {"mimeType", jsonString(mimeType)}};
}

} // namespace

QList<McpResource> mcpResources(const OpenedWorkspace &opened)
{
    QList<McpResource> resources;
    for (const Layer &layer : opened.library.stack.layers)
        resources.append({uriOf(QStringLiteral("layer"), layer.file()), layer.file(), layer.title, {}, markdown, layer.document->text});
    QList<McpResource> named;
    for (const Skill &skill : opened.library.stack.skills)
        addResource(named, {uriOf(QStringLiteral("skill"), skill.name), skill.name, skill.name, skill.description, markdown, skill.document->text});
    for (const Agent &agent : opened.library.agents)
        addResource(named, {uriOf(QStringLiteral("agent"), agent.name), agent.name, agent.name, agent.description, markdown, agent.document->text});
    for (const QString &provider : opened.providers())
        addResource(named, {uriOf(QStringLiteral("losses"), provider), provider, mcppromptmessages::ledgerTitle(provider), mcppromptmessages::ledgerDescription(provider), json, {}, provider});
    return resources + named;
}

std::optional<McpResource> mcpResource(const OpenedWorkspace &opened, const QString &uri)
{
    const QList<McpResource> resources = mcpResources(opened);
    const auto found = std::find_if(resources.begin(), resources.end(), [&uri](const McpResource &resource) { return resource.uri == uri; });
    return found == resources.end() ? std::nullopt : std::optional(*found);
}

Json mcpResourceJson(const McpResource &resource)
{
    Json entry{{"uri", jsonString(resource.uri)}, {"name", jsonString(resource.name)}, {"title", jsonString(resource.title)}};
    if (!resource.description.isEmpty())
        entry["description"] = jsonString(resource.description);
    entry["mimeType"] = jsonString(resource.mimeType);
    if (resource.provider.isEmpty())
        entry["size"] = resource.text.toUtf8().size();
    return entry;
}

Json mcpResourceTemplates()
{
    return Json::array({templateJson(QStringLiteral("layer"), QStringLiteral("+path"), mcppromptmessages::layers(), mcppromptmessages::layersDescription(), markdown),
        templateJson(QStringLiteral("skill"), QStringLiteral("name"), mcppromptmessages::skills(), mcppromptmessages::skillsDescription(), markdown),
        templateJson(QStringLiteral("agent"), QStringLiteral("name"), mcppromptmessages::agents(), mcppromptmessages::agentsDescription(), markdown),
        templateJson(QStringLiteral("losses"), QStringLiteral("provider"), mcppromptmessages::ledgers(), mcppromptmessages::ledgersDescription(), json)});
}

} // namespace outcrop
