// SPDX-License-Identifier: GPL-3.0-or-later
// A part of a taxonomy: one scheme of several, or the concepts below one.
#include "core/taxonomy/conceptreading.h"

#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

/// The concepts wanted, with everything narrower: what is below a concept belongs where it does.
QSet<QString> wanted(const Taxonomy &taxonomy, const QString &address)
{
    QStringList open;
    for (const Concept &one : taxonomy.concepts) {
        if (one.uri == address || one.schemes.contains(address))
            open.append(one.uri);
    }
    QSet<QString> found;
    while (!open.isEmpty()) {
        const QString uri = open.takeLast();
        if (found.contains(uri))
            continue;
        found.insert(uri);
        if (const Concept *one = taxonomy.byUri(uri))
            open += one->narrower;
    }
    return found;
}

} // namespace

Taxonomy partOf(const Taxonomy &taxonomy, const QString &address)
{
    const QSet<QString> inside = wanted(taxonomy, address);
    const auto outside = [&inside](const QString &uri) { return !inside.contains(uri); };
    Taxonomy part;
    part.turtle = taxonomy.turtle;
    part.diagnostics = taxonomy.diagnostics;
    part.schemes = taxonomy.schemes.contains(address) ? QStringList{address} : taxonomy.schemes;
    for (Concept one : taxonomy.concepts) {
        if (outside(one.uri))
            continue;
        for (QStringList *list : {&one.broader, &one.narrower, &one.related})
            list->removeIf(outside);
        part.places.insert(one.uri, part.concepts.size());
        part.concepts.append(one);
    }
    indexTags(part);
    return part;
}

} // namespace outcrop
