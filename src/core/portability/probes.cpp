// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/probes.h"

#include "core/portability/judge.h"
#include "core/portability/portabilitymessages.h"

#include <QHash>

namespace outcrop {
namespace {

QStringList toolNames(const Agent &agent)
{
    QStringList names;
    for (const ToolDefinition &tool : agent.tools)
        names.append(tool.name);
    return names;
}

} // namespace

QString probedField(const QString &criterion)
{
    static const QHash<QString, QString> fields{{QStringLiteral("PV-011"), QStringLiteral("output.schema")},
        {QStringLiteral("PV-012"), QStringLiteral("tools")},
        {QStringLiteral("PV-013"), QStringLiteral("capabilities.forbidden_actions")},
        {QStringLiteral("PV-014"), QStringLiteral("identity")}, {QStringLiteral("PV-015"), QStringLiteral("portability")},
        {QStringLiteral("PV-016"), QStringLiteral("capabilities.required_features")}};
    return fields.value(criterion);
}

QString notApplicableReason(const QString &criterion, const Agent &agent)
{
    if (criterion == u"PV-011" && !agent.outputSchema)
        return portabilitymessages::noOutputSchema();
    if (criterion == u"PV-012" && agent.tools.isEmpty())
        return portabilitymessages::noTools();
    if (criterion == u"PV-013" && agent.forbiddenActions.isEmpty())
        return portabilitymessages::noForbiddenActions();
    if (criterion == u"PV-014" && agent.role.isEmpty() && agent.expertise.isEmpty())
        return portabilitymessages::noRole();
    if (criterion == u"PV-016" && agent.requiredFeatures.isEmpty())
        return portabilitymessages::noFeatures();
    return {};
}

QStringList probeRequests(const Probe &probe, const Agent &agent)
{
    const QHash<QString, QStringList> lists{{QStringLiteral("forbidden_actions"), agent.forbiddenActions},
        {QStringLiteral("expertise"), agent.expertise}, {QStringLiteral("tools"), toolNames(agent)}};
    if (probe.request.isEmpty())
        return {};
    const QStringList items = probe.each.isEmpty() ? QStringList(QString()) : lists.value(probe.each);
    QStringList requests;
    for (const QString &item : items)
        requests.append(fillTemplate(probe.request,
            {{QStringLiteral("item"), item}, {QStringLiteral("name"), agent.name},
                {QStringLiteral("tools"), toolNames(agent).join(QStringLiteral(", "))}}));
    return requests;
}

} // namespace outcrop
