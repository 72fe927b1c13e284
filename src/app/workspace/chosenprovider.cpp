// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/chosenprovider.h"

#include "core/sessions/roles.h"

namespace outcrop {
namespace {

Error unknown(const OpenedWorkspace &opened, const ChosenProvider &chosen, const Location &place)
{
    if (const Error missing = opened.catalog.missing(chosen.provider); !missing.location.file.isEmpty())
        return missing; // its adapter is broken
    const QString who = chosen.reason.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(chosen.reason);
    return {ErrorCode::NotFound,
        QStringLiteral("There is no provider `%1`%2. There are: %3.").arg(chosen.provider, who, opened.providers().join(QStringLiteral(", "))), place};
}

/// `provider/model`, where there is an adapter of that name.
std::optional<ChosenProvider> known(const OpenedWorkspace &opened, const QString &written, const QString &reason)
{
    const QString provider = written.section(u'/', 0, 0);
    if (!opened.catalog.adapter(provider))
        return std::nullopt;
    return ChosenProvider{provider, written.section(u'/', 1), reason};
}

std::optional<ChosenProvider> preferred(const OpenedWorkspace &opened, const Selection &selection)
{
    const Agent *agent = selectedAgent(opened.library, selection);
    for (const QString &written : agent ? agent->modelPreferences : QStringList()) {
        if (const auto chosen = known(opened, written, QStringLiteral("the first model of the agent `%1`").arg(agent->name)))
            return chosen;
    }
    return known(opened, opened.workspace().manifest().conductorModel, QStringLiteral("[conductor] model in config.toml"));
}

} // namespace

Result<ChosenProvider> chosenProvider(const OpenedWorkspace &opened, const Selection &selection, const QString &provider, const QString &model)
{
    if (!provider.isEmpty()) {
        const ChosenProvider named{provider, model, {}};
        return opened.catalog.adapter(provider) ? Result<ChosenProvider>(named) : unknown(opened, named, {});
    }
    std::optional<ChosenProvider> chosen;
    if (const std::optional<Role> role = roleFor(opened.workspace().manifest(), selection.phase)) {
        chosen = ChosenProvider{role->provider, role->model, QStringLiteral("%1 in [roles] of config.toml").arg(role->name)};
        if (!opened.catalog.adapter(role->provider))
            return unknown(opened, *chosen, {QStringLiteral("config.toml"), role->range});
    } else {
        chosen = preferred(opened, selection);
    }
    if (!chosen)
        return Error{ErrorCode::NotFound,
            QStringLiteral("Nobody says which provider this goes to. Name one with --provider, or map the phase's role to one in [roles] of config.toml."), {}};
    if (!model.isEmpty())
        chosen->model = model;
    return *chosen;
}

} // namespace outcrop
