// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/workspacelint.h"

#include "app/workspace/workspacemessages.h"
#include "core/base/paths.h"
#include "core/documents/clientlint.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the location of a key of [workspace] in config.toml.
Location locationOfDefault(const Manifest &manifest, QStringView key)
{
    return {QStringLiteral("config.toml"), manifest.data[u"workspace"][key].range()};
}

/// Returns whether an agent has neither a body nor a prompt in its front matter. Files of coding agents are excluded, because the checks of their client report
/// them.
bool hasNoPrompt(const Agent &agent)
{
    return !clientForDocument(*agent.document) && agent.body().trimmed().isEmpty() && agent.field(u"prompt").isMissing();
}

/// Returns whether a folder, or a file in it, could not be read, so that a document of it may only seem to be missing.
bool isUnread(const Workspace &workspace, const QString &folder)
{
    const Diagnostics found = workspace.diagnostics();
    return std::any_of(found.begin(), found.end(), [&folder](const Diagnostic &one) { return one.code.startsWith(u"file-") && isAtOrBelow(one.location.file, folder); });
}

} // namespace

Diagnostics lintWorkspace(const OpenedWorkspace &opened)
{
    Diagnostics found;
    const Manifest &manifest = opened.workspace().manifest();
    if (!manifest.agent.isEmpty() && !opened.library.agent(manifest.agent) && !isUnread(opened.workspace(), QStringLiteral("agents")))
        found.append({Severity::Warning, QStringLiteral("default-missing-agent"),
            workspacemessages::noDefaultAgent(manifest.agent), locationOfDefault(manifest, u"agent")});
    if (!manifest.profile.isEmpty() && !opened.library.profile(manifest.profile) && !isUnread(opened.workspace(), QStringLiteral("profiles")))
        found.append({Severity::Warning, QStringLiteral("default-missing-profile"),
            workspacemessages::noDefaultProfile(manifest.profile), locationOfDefault(manifest, u"profile")});
    for (const Agent &agent : opened.library.agents) {
        if (QStringView(agent.document->text).trimmed().isEmpty())
            found.append({Severity::Error, QStringLiteral("agent-empty"), workspacemessages::agentEmpty(), {agent.document->path, {}}});
        else if (agent.name.trimmed().isEmpty())
            found.append({Severity::Error, QStringLiteral("agent-unnamed"), workspacemessages::agentUnnamed(), {agent.document->path, {}}});
        else if (hasNoPrompt(agent))
            found.append({Severity::Warning, QStringLiteral("agent-no-body"), workspacemessages::agentWithoutBody(), {agent.document->path, {}}});
    }
    return found;
}

} // namespace outcrop
