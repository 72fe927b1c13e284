// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/portability/recordrenders.h"

#include "adapters/files/writefile.h"
#include "core/documents/fieldedit.h"
#include "core/portability/regression.h"

namespace outcrop {
namespace {

QList<Agent> selectedAgents(const PromptLibrary &library, const QStringList &names)
{
    QList<Agent> agents = library.agents;
    agents.removeIf([&names](const Agent &agent) { return !names.isEmpty() && !names.contains(agent.name); });
    return agents;
}

BehavioralTests behavioralTestsOf(const Workspace &workspace)
{
    const QList<DocumentPtr> workspaceTests = workspace.documents(DocumentKind::PortabilityTests);
    return readBehavioralTests(workspaceTests.isEmpty() ? DataNode() : fieldsOf(*workspaceTests.first()));
}

} // namespace

Result<QStringList> recordRenders(const OpenedWorkspace &opened, const QStringList &agents)
{
    const BehavioralTests tests = behavioralTestsOf(opened.workspace());
    QStringList written;
    for (const SourceFile &file :
        rendersToRecord(selectedAgents(opened.library, agents), {opened.library, opened.catalog, tests})) {
        if (const Status status = writeInside(opened.folder, file.path, file.bytes); !status)
            return status.error();
        written.append(file.path);
    }
    return written;
}

} // namespace outcrop
