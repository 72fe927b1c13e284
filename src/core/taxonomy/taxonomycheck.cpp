// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/taxonomy/taxonomycheck.h"

#include "core/taxonomy/conceptcycles.h"
#include "core/taxonomy/skos.h"
#include "core/taxonomy/taxonomymessages.h"
#include "core/text/nearestword.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

class TaxonomyChecker
{
public:
    explicit TaxonomyChecker(const Taxonomy &taxonomy)
        : m_taxonomy(taxonomy)
        , m_conceptsInCycles(conceptsInCycles(taxonomy))
    {
    }

    Diagnostics run()
    {
        for (const Concept &one : m_taxonomy.concepts) {
            checkNames(one);
            checkLabels(one);
            checkCycle(one);
            checkRelatedConcepts(one);
        }
        checkRelations();
        return m_found;
    }

private:
    void checkNames(const Concept &one)
    {
        const Range head{one.location.range.start, one.location.range.start};
        if (one.preferredLabels.isEmpty())
            add(Severity::Warning, "taxonomy-no-label", taxonomymessages::noPreferredLabel(one.label()), head);
        if (one.notation.isEmpty())
            add(Severity::Warning, "taxonomy-no-notation", taxonomymessages::noNotation(one.label()), head);
        else if (const auto other = m_notations.constFind(one.notation); other != m_notations.constEnd())
            add(Severity::Error, "taxonomy-notation-taken", taxonomymessages::notationTaken(*other, one.notation), head);
        else
            m_notations.insert(one.notation, one.label());
    }

    void checkLabels(const Concept &one)
    {
        QSet<QString> languages;
        for (const ConceptLabel &label : one.preferredLabels) {
            if (languages.contains(label.language))
                add(Severity::Error, "taxonomy-two-labels",
                    taxonomymessages::secondPreferredLabel(one.label()), label.range);
            languages.insert(label.language);
        }
        for (const ConceptLabel &label : one.alternativeLabels + one.hiddenLabels) {
            if (std::any_of(one.preferredLabels.begin(), one.preferredLabels.end(), [&label](const ConceptLabel &other) { return other.text == label.text && other.language == label.language; }))
                add(Severity::Warning, "taxonomy-label-twice", taxonomymessages::labelAlreadyPreferred(label.text), label.range);
        }
    }

    /// Returns at most 100 broader concepts, to limit the time: every concept is checked, and a file can contain long chains of broader concepts.
    QSet<QString> collectBroaderConcepts(const Concept &one) const
    {
        constexpr qsizetype most = 100;
        QSet<QString> seen;
        QStringList open = one.broaderConcepts;
        while (!open.isEmpty() && seen.size() < most) {
            const QString uri = open.takeLast();
            if (seen.contains(uri))
                continue;
            seen.insert(uri);
            if (const Concept *above = m_taxonomy.findByUri(uri))
                open += above->broaderConcepts;
        }
        return seen;
    }

    void checkCycle(const Concept &one)
    {
        if (m_conceptsInCycles.contains(one.uri))
            add(Severity::Error, "taxonomy-circle", taxonomymessages::conceptCycle(one.label()), {one.location.range.start, one.location.range.start});
    }

    void checkRelatedConcepts(const Concept &one)
    {
        const QSet<QString> above = one.relatedConcepts.isEmpty() ? QSet<QString>() : collectBroaderConcepts(one);
        for (const QString &uri : one.relatedConcepts) {
            if (above.contains(uri))
                add(Severity::Warning, "taxonomy-related-broader", taxonomymessages::broaderAndRelated(one.label(), m_taxonomy.findByUri(uri) ? m_taxonomy.findByUri(uri)->label() : uri),
                    {one.location.range.start, one.location.range.start});
        }
    }

    void checkRelations()
    {
        static const QStringList relations{skosUri("broader"), skosUri("narrower"), skosUri("related"), skosUri("hasTopConcept")};
        for (const TurtleStatement &statement : m_taxonomy.turtle.statements) {
            if (relations.contains(statement.predicate) && !m_taxonomy.findByUri(statement.object.value))
                add(Severity::Warning, "taxonomy-unknown-concept", taxonomymessages::unknownConcept(m_taxonomy.turtle.shortenUri(statement.object.value)), statement.objectRange);
        }
    }

    void add(Severity severity, const char *code, const QString &message, const Range &range)
    {
        m_found.append({severity, QString::fromLatin1(code), message, {m_taxonomy.turtle.file, range}});
    }

    const Taxonomy &m_taxonomy;
    const QSet<QString> m_conceptsInCycles;
    QHash<QString, QString> m_notations;
    Diagnostics m_found;
};

} // namespace

Diagnostics checkTaxonomy(const Taxonomy &taxonomy)
{
    return TaxonomyChecker(taxonomy).run();
}

QString nearestTag(const Taxonomy &taxonomy, const QString &tag)
{
    QStringList notations;
    for (const Concept &one : taxonomy.concepts)
        notations.append(one.notation);
    return nearestWord(tag.section(u':', -1), notations);
}

std::optional<QString> unknownTagMessage(const Taxonomy &taxonomy, const QString &tag)
{
    if (taxonomy.find(tag))
        return std::nullopt;
    const QString near = nearestTag(taxonomy, tag);
    return near.isEmpty() ? taxonomymessages::unknownTag(tag) : taxonomymessages::unknownTagNear(tag, near);
}

} // namespace outcrop
