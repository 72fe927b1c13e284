// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/scopeaccess.h"

#include "core/evolution/evolutionmessages.h"
#include "core/layers/profile.h"

#include <algorithm>

namespace outcrop {
namespace {

ScopeAccess accessWithOptions(const QString &options)
{
    return {options, evolutionmessages::sentByOptions(options)};
}

/// Returns the options that request a scope. Without a profile, any scope can be requested; a profile allows only its scopes.
ScopeAccess accessByScope(const Workspace &workspace, const QString &scope, const QString &word)
{
    Diagnostics unreadFindings; // discarded, because the check of the workspace reports them
    const QList<Profile> profiles = readProfiles(workspace, unreadFindings);
    const QString usual = workspace.manifest().profile;
    const auto chosen = std::find_if(profiles.begin(), profiles.end(), [&](const Profile &profile) { return profile.name == usual; });
    if (chosen == profiles.end() || chosen->scopes.contains(scope))
        return accessWithOptions(QStringLiteral("--scope ") + word);
    const auto other = std::find_if(profiles.begin(), profiles.end(), [&](const Profile &profile) { return profile.scopes.contains(scope); });
    if (other != profiles.end())
        return accessWithOptions(QStringLiteral("--profile %1 --scope %2").arg(other->name, word));
    return {{}, evolutionmessages::noSuchScope(scope, chosen->document->path, word)};
}

} // namespace

ScopeAccess scopeAccess(const EvolutionInput &input, const QString &scope, const QString &word)
{
    ScopeAccess access = accessByScope(input.workspace, scope, word);
    if (input.searchesDocuments)
        access.sentence = evolutionmessages::foundBySearch(access.sentence);
    return access;
}

} // namespace outcrop
