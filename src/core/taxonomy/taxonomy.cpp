// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/taxonomy/taxonomy.h"

#include "core/base/datatext.h"
#include "core/base/paths.h"
#include "core/base/resources.h"
#include "core/taxonomy/conceptreader.h"
#include "core/taxonomy/taxonomycheck.h"

#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

const QString builtInFile = QStringLiteral("taxonomy.ttl (built in)");

Taxonomy makeDefault()
{
    return readTaxonomy(readDocument(builtInFile, readResource(QStringLiteral(":/taxonomy/workloads.ttl")), DocumentKind::Taxonomy));
}

/// Writes the outline depth-first from the top concepts. Concepts that are reachable only through a cycle come last.
class OutlineWriter
{
public:
    explicit OutlineWriter(const Taxonomy &taxonomy)
        : m_taxonomy(taxonomy)
    {
    }

    QList<OutlineConcept> run()
    {
        for (const Concept *top : m_taxonomy.topConcepts())
            write(*top, 0);
        for (const Concept &one : m_taxonomy.concepts) {
            if (!m_writtenConcepts.contains(one.uri))
                write(one, 0);
        }
        return m_outline;
    }

private:
    void write(const Concept &one, int depth)
    {
        m_outline.append({&one, depth});
        if (m_writtenConcepts.contains(one.uri))
            return;
        m_writtenConcepts.insert(one.uri);
        for (const QString &uri : one.narrowerConcepts) {
            if (const Concept *below = depth < maximumDepth ? m_taxonomy.findByUri(uri) : nullptr)
                write(*below, depth + 1);
        }
    }

    static constexpr int maximumDepth = 100; ///< concepts nested more deeply continue at depth 0

    const Taxonomy &m_taxonomy;
    QSet<QString> m_writtenConcepts;
    QList<OutlineConcept> m_outline;
};

/// Returns the text in a language, with these fallbacks: English, no language, any language. Null if there is no text.
QString textIn(const QList<ConceptLabel> &texts, const QString &language)
{
    for (const QString &wanted : {language, QStringLiteral("en"), QString()}) {
        for (const ConceptLabel &one : texts) {
            if (one.language == wanted)
                return one.text;
        }
    }
    return texts.isEmpty() ? QString() : texts.first().text;
}

} // namespace

QString Concept::label(const QString &language) const
{
    if (!preferredLabels.isEmpty())
        return textIn(preferredLabels, language);
    return notation.isEmpty() ? uri : notation;
}

QString Concept::definition(const QString &language) const
{
    return textIn(definitions, language);
}

QString Concept::shownText(const QString &text) const
{
    return location.file == builtInFile ? dataText(text) : text;
}

const QList<ConceptLabel> &Concept::texts(ConceptTextKind kind) const
{
    switch (kind) {
    case ConceptTextKind::Preferred:
        return preferredLabels;
    case ConceptTextKind::Alternative:
        return alternativeLabels;
    case ConceptTextKind::Hidden:
        return hiddenLabels;
    case ConceptTextKind::Definition:
        return definitions;
    }
    Q_UNREACHABLE();
}

const Concept *Taxonomy::findByUri(const QString &uri) const
{
    const auto place = indexByUri.constFind(uri);
    return place == indexByUri.constEnd() ? nullptr : &concepts[*place];
}

const Concept *Taxonomy::find(const QString &tag) const
{
    for (const QString &notation : {tag, tag.section(u':', -1)}) {
        if (const auto place = indexByNotation.constFind(notation); place != indexByNotation.constEnd())
            return &concepts[*place];
    }
    return findByUri(tag);
}

QList<const Concept *> Taxonomy::topConcepts() const
{
    QList<const Concept *> found;
    for (const Concept &one : concepts) {
        if (one.broaderConcepts.isEmpty())
            found.append(&one);
    }
    return found;
}

QList<OutlineConcept> Taxonomy::outline() const
{
    return OutlineWriter(*this).run();
}

QStringList Taxonomy::notationsOfSubtree(const QString &tag) const
{
    QStringList notations;
    QSet<QString> seen; // guards against cycles
    QList<const Concept *> open{find(tag)};
    while (!open.isEmpty()) {
        const Concept *one = open.takeFirst();
        if (!one || seen.contains(one->uri))
            continue;
        seen.insert(one->uri);
        if (!one->notation.isEmpty())
            notations.append(one->notation);
        for (const QString &uri : one->narrowerConcepts)
            open.append(findByUri(uri));
    }
    return notations;
}

QStringList Taxonomy::filterTags(const QString &workload) const
{
    const QStringList notations = notationsOfSubtree(workload);
    return notations.isEmpty() ? QStringList{workload} : notations;
}

bool Taxonomy::isWithin(const QString &tag, const QString &workload) const
{
    if (tag.isEmpty() || workload.isEmpty())
        return false;
    const Concept *above = find(workload);
    const Concept *one = find(tag);
    if (!above || !one)
        return isAtOrBelow(tag, workload);
    QSet<QString> seen; // guards against cycles
    QStringList open{one->uri};
    while (!open.isEmpty()) {
        const QString uri = open.takeLast();
        if (uri == above->uri)
            return true;
        if (const Concept *next = seen.contains(uri) ? nullptr : findByUri(uri))
            open += next->broaderConcepts;
        seen.insert(uri);
    }
    return false;
}

Taxonomy readTaxonomy(const DocumentPtr &document)
{
    Taxonomy taxonomy;
    if (!document)
        return taxonomy;
    taxonomy.turtle = readTurtle(document->text, document->path);
    readConcepts(taxonomy);
    taxonomy.diagnostics = taxonomy.turtle.diagnostics + checkTaxonomy(taxonomy);
    sortByLocation(taxonomy.diagnostics);
    return taxonomy;
}

const Taxonomy &defaultTaxonomy()
{
    static const Taxonomy taxonomy = makeDefault();
    return taxonomy;
}

namespace {

/// Returns the URIs of the selected concepts and of all their narrower concepts, which are part of the selection.
QSet<QString> selectedConcepts(const Taxonomy &taxonomy, const QString &address)
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
        if (const Concept *one = taxonomy.findByUri(uri))
            open += one->narrowerConcepts;
    }
    return found;
}

} // namespace

Taxonomy extractSubtaxonomy(const Taxonomy &taxonomy, const QString &address)
{
    const QSet<QString> inside = selectedConcepts(taxonomy, address);
    const auto isOutside = [&inside](const QString &uri) { return !inside.contains(uri); };
    Taxonomy part;
    part.turtle = taxonomy.turtle;
    part.diagnostics = taxonomy.diagnostics;
    part.schemes = taxonomy.schemes.contains(address) ? QStringList{address} : taxonomy.schemes;
    for (Concept one : taxonomy.concepts) {
        if (isOutside(one.uri))
            continue;
        for (QStringList *list : {&one.broaderConcepts, &one.narrowerConcepts, &one.relatedConcepts})
            list->removeIf(isOutside);
        part.indexByUri.insert(one.uri, part.concepts.size());
        part.concepts.append(one);
    }
    indexNotations(part);
    return part;
}

} // namespace outcrop
