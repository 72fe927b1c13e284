// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ports/workspacefiles.h"

#include <algorithm>
#include <array>

namespace outcrop {

bool isListed(const QByteArray &name)
{
    static constexpr std::array<QByteArrayView, 11> endings{
        ".md", ".markdown", ".mdx", ".yaml", ".yml", ".json", ".jsonl", ".toml", ".ttl", ".txt", ".xml"};
    const QByteArray lower = name.toLower();
    return std::any_of(
        endings.begin(), endings.end(), [&lower](QByteArrayView ending) { return lower.endsWith(ending); });
}

bool isLeftOut(const QString &folder, const QByteArray &name)
{
    if (folder == u".claude/")
        return name != "agents";
    if (folder == u".context/")
        return name != "portability";
    if (folder.isEmpty() && (name == ".claude" || name == ".context"))
        return false;
    return name.startsWith('.') || name == "node_modules";
}

bool isWorkspaceFile(const QString &path)
{
    qsizetype start = 0;
    for (qsizetype slash = path.indexOf(u'/'); slash >= 0; start = slash + 1, slash = path.indexOf(u'/', start)) {
        if (isLeftOut(path.left(start), path.sliced(start, slash - start).toUtf8()))
            return false;
    }
    const QByteArray name = path.sliced(start).toUtf8();
    return isListed(name) && !isLeftOut(path.left(start), name);
}

} // namespace outcrop
