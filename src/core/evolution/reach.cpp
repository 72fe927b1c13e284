// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/reach.h"

#include "core/layers/profile.h"

#include <algorithm>

namespace outcrop {
namespace {

ScopeAccess sentBy(const QString &options)
{
    return {options, QStringLiteral("`%1` sends it.").arg(options)};
}

/// Without a profile any scope can be named; a profile takes those that it has.
ScopeAccess accessByScope(const Workspace &workspace, const QString &scope, const QString &word)
{
    Diagnostics unread; // told where the workspace is checked
    const QList<Profile> profiles = readProfiles(workspace, unread);
    const QString usual = workspace.manifest().profile;
    const auto chosen = std::find_if(profiles.begin(), profiles.end(), [&](const Profile &profile) { return profile.name == usual; });
    if (chosen == profiles.end() || chosen->scopes.contains(scope))
        return sentBy(QStringLiteral("--scope ") + word);
    const auto other = std::find_if(profiles.begin(), profiles.end(), [&](const Profile &profile) { return profile.scopes.contains(scope); });
    if (other != profiles.end())
        return sentBy(QStringLiteral("--profile %1 --scope %2").arg(other->name, word));
    return {{}, QStringLiteral("No profile has a scope `%1` yet, so no prompt would contain it: put one of that name under `scopes` in %2, and `--scope %3` sends it.")
                    .arg(scope, chosen->document->path, word)};
}

} // namespace

ScopeAccess scopeAccess(const EvolutionInput &input, const QString &scope, const QString &word)
{
    ScopeAccess access = accessByScope(input.workspace, scope, word);
    if (input.documentsAreSearched)
        access.sentence.prepend(QStringLiteral("Search finds it among the documents that are indexed. "));
    return access;
}

} // namespace outcrop
