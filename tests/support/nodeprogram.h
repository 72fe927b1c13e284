// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFileInfo>

namespace outcrop::testing {

/// Returns the path of the Node binary in the folder of the peers (tests/peers); `node` if it has none.
inline QString nodeProgram(const QString &peers)
{
    const QDir modules(peers + QStringLiteral("/node_modules"));
    for (const QString &name : modules.entryList({QStringLiteral("node-linux-*")}, QDir::Dirs)) {
        if (const QString program = modules.filePath(name + QStringLiteral("/bin/node")); QFileInfo(program).isExecutable())
            return program;
    }
    return QStringLiteral("node");
}

} // namespace outcrop::testing
