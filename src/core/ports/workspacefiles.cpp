// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ports/workspacefiles.h"

#include "core/documents/clients.h"

#include <algorithm>
#include <array>

namespace outcrop {

bool isWorkspaceFileName(const QByteArray &name)
{
    static constexpr std::array<QByteArrayView, 12> endings{
        ".md", ".mdc", ".markdown", ".mdx", ".yaml", ".yml", ".json", ".jsonl", ".toml", ".ttl", ".txt", ".xml"};
    const QByteArray lowerBytes = name.toLower();
    return std::any_of(
        endings.begin(), endings.end(), [&lowerBytes](QByteArrayView ending) { return lowerBytes.endsWith(ending); })
        || (name.startsWith('.') && isClientEntryName({}, name));
}

bool isExcluded(const QString &folder, const QByteArray &name)
{
    if (folder == u".context/")
        return name != "portability";
    if (folder.isEmpty() && name == ".context")
        return false;
    const bool isInHidden = folder.startsWith(u'.') || folder.contains(u"/.");
    if (name.startsWith('.') || (isInHidden && folder.section(u'/', -2, -2).startsWith(u'.')))
        return !isClientEntryName(folder, name);
    return name == "node_modules";
}

bool isWorkspaceFile(const QString &path)
{
    qsizetype start = 0;
    for (qsizetype slash = path.indexOf(u'/'); slash >= 0; start = slash + 1, slash = path.indexOf(u'/', start)) {
        if (isExcluded(path.left(start), path.sliced(start, slash - start).toUtf8()))
            return false;
    }
    const QByteArray name = path.sliced(start).toUtf8();
    return isWorkspaceFileName(name) && !isExcluded(path.left(start), name);
}

} // namespace outcrop
