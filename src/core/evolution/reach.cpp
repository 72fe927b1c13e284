// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/reach.h"

#include "core/layers/profile.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Without a profile any scope can be named; a profile takes those that it has.
QString scopeSentence(const Workspace &workspace, const QString &scope, const QString &word)
{
    Diagnostics unread; // told where the workspace is checked
    const QList<Profile> profiles = readProfiles(workspace, unread);
    const QString usual = workspace.manifest().profile;
    const auto chosen = std::find_if(profiles.begin(), profiles.end(), [&](const Profile &profile) { return profile.name == usual; });
    if (chosen == profiles.end() || chosen->scopes.contains(scope))
        return QStringLiteral("`--scope %1` sends it.").arg(word);
    const auto other = std::find_if(profiles.begin(), profiles.end(), [&](const Profile &profile) { return profile.scopes.contains(scope); });
    if (other != profiles.end())
        return QStringLiteral("`--profile %1 --scope %2` sends it.").arg(other->name, word);
    return QStringLiteral("No profile has a scope `%1` yet, so nothing would send it: put one of that name under `scopes` in %2, and `--scope %3` sends it.")
        .arg(scope, chosen->document->path, word);
}

} // namespace

QString waysToReach(const EvolutionInput &input, const QString &scope, const QString &word)
{
    const QString sends = scopeSentence(input.workspace, scope, word);
    return input.documentsAreSearched ? QString(QStringLiteral("Search finds it among the documents that are indexed. ") + sends) : sends;
}

} // namespace outcrop
