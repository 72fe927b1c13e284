// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/taxonomy/conceptreader.h"

#include "core/taxonomy/skos.h"

namespace outcrop {
namespace {

/// Collects the concepts in a first pass and their properties in a second, because a file may state both in any order.
class ConceptReader
{
public:
    explicit ConceptReader(Taxonomy &taxonomy) : m_taxonomy(taxonomy) { }

    void run()
    {
        for (const TurtleStatement &statement : m_taxonomy.turtle.statements)
            readType(statement);
        for (const TurtleStatement &statement : m_taxonomy.turtle.statements)
            readStatement(statement);
        addEntailedRelations();
    }

private:
    void readType(const TurtleStatement &statement)
    {
        if (statement.predicate != rdfTypeUri())
            return;
        const QString uri = statement.subject.value;
        if (statement.object.value == skosUri("ConceptScheme") && !m_taxonomy.schemes.contains(uri))
            m_taxonomy.schemes.append(uri);
        if (statement.object.value != skosUri("Concept") || m_taxonomy.indexByUri.contains(uri))
            return;
        m_taxonomy.indexByUri.insert(uri, m_taxonomy.concepts.size());
        Concept result;
        result.uri = uri;
        result.location = {m_taxonomy.turtle.file, statement.subjectRange};
        m_taxonomy.concepts.append(result);
    }

    Concept *at(const QString &uri)
    {
        const auto place = m_taxonomy.indexByUri.constFind(uri);
        return place == m_taxonomy.indexByUri.constEnd() ? nullptr : &m_taxonomy.concepts[*place];
    }

    void readStatement(const TurtleStatement &statement)
    {
        if (statement.predicate == skosUri("hasTopConcept")) {
            if (Concept *top = at(statement.object.value))
                makeTop(*top, statement.subject.value);
        }
        Concept *target = at(statement.subject.value);
        if (!target)
            return;
        if (statement.subjectRange.start == target->location.range.start)
            target->location.range.end = statement.subjectRange.end;
        if (statement.object.kind == TurtleNode::Kind::Literal)
            readText(*target, statement);
        else
            readRelation(*target, statement);
    }

    static void readText(Concept &target, const TurtleStatement &statement)
    {
        const ConceptLabel label{statement.object.value, statement.object.language, statement.objectRange};
        if (statement.predicate == skosUri("prefLabel"))
            target.preferredLabels.append(label);
        else if (statement.predicate == skosUri("altLabel"))
            target.alternativeLabels.append(label);
        else if (statement.predicate == skosUri("hiddenLabel"))
            target.hiddenLabels.append(label);
        else if (statement.predicate == skosUri("definition"))
            target.definitions.append(label);
        else if (statement.predicate == skosUri("notation") && target.notation.isEmpty())
            target.notation = statement.object.value;
    }

    static void readRelation(Concept &target, const TurtleStatement &statement)
    {
        const QString &other = statement.object.value;
        if (statement.predicate == skosUri("broader"))
            add(target.broaderConcepts, other);
        else if (statement.predicate == skosUri("narrower"))
            add(target.narrowerConcepts, other);
        else if (statement.predicate == skosUri("related"))
            add(target.relatedConcepts, other);
        else if (statement.predicate == skosUri("inScheme"))
            add(target.schemes, other);
        else if (statement.predicate == skosUri("topConceptOf"))
            makeTop(target, other);
    }

    static void makeTop(Concept &top, const QString &scheme)
    {
        top.isTop = true;
        add(top.schemes, scheme);
    }

    static void add(QStringList &list, const QString &uri)
    {
        if (!list.contains(uri))
            list.append(uri);
    }

    void addEntailedRelations()
    {
        for (const Concept &one : QList<Concept>(m_taxonomy.concepts)) { // a copy, because the loop adds relations
            for (const QString &uri : one.broaderConcepts)
                addTo(uri, &Concept::narrowerConcepts, one.uri);
            for (const QString &uri : one.narrowerConcepts)
                addTo(uri, &Concept::broaderConcepts, one.uri);
            for (const QString &uri : one.relatedConcepts)
                addTo(uri, &Concept::relatedConcepts, one.uri);
        }
        indexNotations(m_taxonomy);
    }

    void addTo(const QString &uri, QStringList Concept::*list, const QString &other)
    {
        if (Concept *one = at(uri))
            add(one->*list, other);
    }

    Taxonomy &m_taxonomy;
};

} // namespace

void indexNotations(Taxonomy &taxonomy)
{
    for (qsizetype at = 0; at < taxonomy.concepts.size(); ++at) {
        if (const QString notation = taxonomy.concepts[at].notation;
            !notation.isEmpty() && !taxonomy.indexByNotation.contains(notation))
            taxonomy.indexByNotation.insert(notation, at);
    }
}

void readConcepts(Taxonomy &taxonomy)
{
    ConceptReader(taxonomy).run();
}

} // namespace outcrop
