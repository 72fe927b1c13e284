// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/localproviders.h"

#include "core/base/weborigin.h"

#include <QUrl>

namespace outcrop {

bool isLocalProvider(const OpenedWorkspace &opened, const QString &provider)
{
    const auto target = chooseTarget(opened.catalog, provider, {}, opened.workspace().manifest());
    const Result<WebOrigin> origin = target ? WebOrigin::of(QUrl(target->baseUrl)) : target.error();
    return origin && origin->isLocalNetwork();
}

QStringList expandLocalProviders(const OpenedWorkspace &opened, const QStringList &names)
{
    const QString all = QStringLiteral("local");
    const QStringList known = opened.providers();
    if (!names.contains(all) || known.contains(all))
        return names;
    QStringList local = known;
    local.removeIf([&opened](const QString &provider) { return !isLocalProvider(opened, provider); });
    QStringList resolvedNames;
    for (const QString &name : names)
        resolvedNames += name == all && !local.isEmpty() ? local : QStringList(name);
    resolvedNames.removeDuplicates();
    return resolvedNames;
}

} // namespace outcrop
