// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/namedagents.h"

#include <QDir>

namespace outcrop {

QStringList agentNames(const OpenedWorkspace &opened)
{
    QStringList names;
    for (const Agent &agent : opened.library.agents)
        names.append(agent.name);
    names.removeDuplicates();
    return names;
}

QStringList filesOfAgent(const OpenedWorkspace &opened, const QString &name)
{
    QStringList files;
    for (const Agent &agent : opened.library.agents) {
        if (agent.name == name)
            files.append(QDir(opened.folder).filePath(agent.file()));
    }
    return files;
}

} // namespace outcrop
