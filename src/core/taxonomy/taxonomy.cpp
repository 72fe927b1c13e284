// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/taxonomy/taxonomy.h"

#include "core/base/resources.h"
#include "core/taxonomy/conceptreading.h"
#include "core/taxonomy/taxonomycheck.h"

#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

Taxonomy makeDefault()
{
    const QString path = QStringLiteral("taxonomy.ttl (built in)");
    return readTaxonomy(readDocument(path, readResource(QStringLiteral(":/taxonomy/workloads.ttl")), DocumentKind::Taxonomy));
}

} // namespace

QString Concept::label(const QString &language) const
{
    for (const QString &wanted : {language, QStringLiteral("en"), QString()}) {
        for (const ConceptLabel &one : preferred) {
            if (one.language == wanted)
                return one.text;
        }
    }
    if (!preferred.isEmpty())
        return preferred.first().text;
    return notation.isEmpty() ? uri : notation;
}

const Concept *Taxonomy::byUri(const QString &uri) const
{
    const auto place = places.constFind(uri);
    return place == places.constEnd() ? nullptr : &concepts[*place];
}

const Concept *Taxonomy::find(const QString &tag) const
{
    const QString bare = tag.section(u':', -1);
    for (const QString &notation : {tag, bare}) {
        const auto found = std::find_if(concepts.begin(), concepts.end(), [&notation](const Concept &one) { return !notation.isEmpty() && one.notation == notation; });
        if (found != concepts.end())
            return &*found;
    }
    return byUri(tag);
}

QList<const Concept *> Taxonomy::tops() const
{
    QList<const Concept *> found;
    for (const Concept &one : concepts) {
        if (one.broader.isEmpty())
            found.append(&one);
    }
    return found;
}

QStringList Taxonomy::notationsUnder(const QString &tag) const
{
    QStringList notations;
    QSet<QString> seen; // a circle ends
    QList<const Concept *> open{find(tag)};
    while (!open.isEmpty()) {
        const Concept *one = open.takeFirst();
        if (!one || seen.contains(one->uri))
            continue;
        seen.insert(one->uri);
        if (!one->notation.isEmpty())
            notations.append(one->notation);
        for (const QString &uri : one->narrower)
            open.append(byUri(uri));
    }
    return notations;
}

Taxonomy readTaxonomy(const DocumentPtr &document)
{
    Taxonomy taxonomy;
    if (!document)
        return taxonomy;
    taxonomy.turtle = readTurtle(document->text, document->path);
    readConcepts(taxonomy);
    taxonomy.diagnostics = taxonomy.turtle.diagnostics + checkTaxonomy(taxonomy);
    sortByPlace(taxonomy.diagnostics);
    return taxonomy;
}

const Taxonomy &defaultTaxonomy()
{
    static const Taxonomy taxonomy = makeDefault();
    return taxonomy;
}

} // namespace outcrop
