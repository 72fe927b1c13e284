// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/chosenprovider.h"

#include "app/workspace/workspacemessages.h"
#include "core/base/joinedtext.h"
#include "core/base/paths.h"
#include "core/sessions/phaseroles.h"

#include <algorithm>

namespace outcrop {
namespace {

const QString manifestFile = QStringLiteral("config.toml");

Error unknownProvider(const OpenedWorkspace &opened, const QString &provider, const QString &requester, const Location &place)
{
    if (const Error missing = opened.catalog.missingProviderError(provider); !missing.location.file.isEmpty())
        return missing; // an adapter with errors explains why the provider is missing
    const QString providerNames = opened.providers().join(listSeparator());
    return {ErrorCode::NotFound,
        requester.isEmpty() ? workspacemessages::noProvider(provider, providerNames) : workspacemessages::noProviderFor(provider, requester, providerNames), place};
}

QString roleText(const Role &role)
{
    return role.file == manifestFile ? workspacemessages::roleInManifest(role.name) : workspacemessages::roleInProfile(role.name, role.file);
}

/// Returns whether a specialist handles a workload, which may be narrower than the specialist's.
bool handlesWorkload(const Manifest::Specialist &specialist, const QString &workload)
{
    return !workload.isEmpty() && std::any_of(specialist.workloads.begin(), specialist.workloads.end(), [&workload](const QString &own) {
        return isAtOrBelow(withoutScheme(workload), withoutScheme(own));
    });
}

/// Adds the `model` of a table in config.toml, if it is set.
void addConfiguredModel(QList<ModelRequest> &requests, const Manifest &manifest, const QString &written, const QString &path, const QString &by)
{
    if (!written.trimmed().isEmpty())
        requests.append({{written.trimmed(), {manifestFile, manifest.data.at(path).range()}}, by, true});
}

void addSpecialists(QList<ModelRequest> &requests, const Manifest &manifest, const QString &workload)
{
    for (auto one = manifest.specialists.begin(); one != manifest.specialists.end(); ++one) {
        if (handlesWorkload(*one, workload))
            addConfiguredModel(requests, manifest, one->model, QStringLiteral("specialists.%1.model").arg(one.key()),
                workspacemessages::specialistInManifest(one.key()));
    }
}

/// Returns all requests for a model, by descending precedence.
QList<ModelRequest> requestsFor(const OpenedWorkspace &opened, const Selection &selection, const std::optional<Role> &role)
{
    const Manifest &manifest = opened.workspace().manifest();
    QList<ModelRequest> requests;
    if (role) {
        const QString written = role->model.isEmpty() ? role->provider : role->provider + u'/' + role->model;
        requests.append({{written, {role->file, role->range}}, roleText(*role), true});
    }
    if (const Agent *agent = selectedAgent(opened.library, selection))
        requests += modelRequests(*agent);
    addSpecialists(requests, manifest, selection.workload);
    addConfiguredModel(requests, manifest, manifest.conductorModel, QStringLiteral("conductor.model"), workspacemessages::conductorInManifest());
    return requests;
}

} // namespace

std::optional<Role> roleOfPrompt(const OpenedWorkspace &opened, const Selection &selection)
{
    const std::optional<Role> role = roleFor(opened.workspace().manifest(), selection.phase);
    const Profile *profile = role || selection.phase.isEmpty() ? nullptr : selectedProfile(opened.library, selection);
    return profile ? roleFor(*profile, selection.phase) : role;
}

Result<ModelChoice> selectModel(const OpenedWorkspace &opened, const Selection &selection, const QString &provider, const QString &model)
{
    if (!provider.isEmpty() && !opened.catalog.adapter(provider))
        return unknownProvider(opened, provider, {}, {});
    const std::optional<Role> role = roleOfPrompt(opened, selection);
    if (provider.isEmpty() && role && !opened.catalog.adapter(role->provider))
        return unknownProvider(opened, role->provider, roleText(*role), {role->file, role->range});
    const ModelChoice choice = chooseModel(opened.catalog, {provider, model}, requestsFor(opened, selection, role));
    if (choice.provider.isEmpty())
        return Error{ErrorCode::NotFound,
            workspacemessages::noProviderSelected(), {}};
    return choice;
}

Result<RenderTarget> selectTarget(const OpenedWorkspace &opened, const Selection &selection, const QString &provider, const QString &model)
{
    const Result<ModelChoice> choice = selectModel(opened, selection, provider, model);
    return choice ? chooseTarget(opened.catalog, *choice, opened.workspace().manifest()) : Result<RenderTarget>(choice.error());
}

} // namespace outcrop
