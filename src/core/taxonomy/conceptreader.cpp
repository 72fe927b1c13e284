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
            takeType(statement);
        for (const TurtleStatement &statement : m_taxonomy.turtle.statements)
            take(statement);
        complete();
    }

private:
    void takeType(const TurtleStatement &statement)
    {
        if (statement.predicate != rdfType())
            return;
        const QString uri = statement.subject.value;
        if (statement.object.value == skos("ConceptScheme") && !m_taxonomy.schemes.contains(uri))
            m_taxonomy.schemes.append(uri);
        if (statement.object.value != skos("Concept") || m_taxonomy.places.contains(uri))
            return;
        m_taxonomy.places.insert(uri, m_taxonomy.concepts.size());
        Concept made;
        made.uri = uri;
        made.location = {m_taxonomy.turtle.file, statement.subjectRange};
        m_taxonomy.concepts.append(made);
    }

    Concept *at(const QString &uri)
    {
        const auto place = m_taxonomy.places.constFind(uri);
        return place == m_taxonomy.places.constEnd() ? nullptr : &m_taxonomy.concepts[*place];
    }

    void take(const TurtleStatement &statement)
    {
        if (statement.predicate == skos("hasTopConcept")) {
            if (Concept *top = at(statement.object.value))
                makeTop(*top, statement.subject.value);
        }
        Concept *about = at(statement.subject.value);
        if (!about)
            return;
        if (statement.subjectRange.start == about->location.range.start)
            about->location.range.end = statement.subjectRange.end;
        if (statement.object.kind == TurtleNode::Kind::Literal)
            takeText(*about, statement);
        else
            takeRelation(*about, statement);
    }

    static void takeText(Concept &about, const TurtleStatement &statement)
    {
        const ConceptLabel label{statement.object.value, statement.object.language, statement.objectRange};
        if (statement.predicate == skos("prefLabel"))
            about.preferred.append(label);
        else if (statement.predicate == skos("altLabel"))
            about.alternative.append(label);
        else if (statement.predicate == skos("hiddenLabel"))
            about.hidden.append(label);
        else if (statement.predicate == skos("definition"))
            about.definitions.append(label);
        else if (statement.predicate == skos("notation") && about.notation.isEmpty())
            about.notation = statement.object.value;
    }

    static void takeRelation(Concept &about, const TurtleStatement &statement)
    {
        const QString &other = statement.object.value;
        if (statement.predicate == skos("broader"))
            add(about.broader, other);
        else if (statement.predicate == skos("narrower"))
            add(about.narrower, other);
        else if (statement.predicate == skos("related"))
            add(about.related, other);
        else if (statement.predicate == skos("inScheme"))
            add(about.schemes, other);
        else if (statement.predicate == skos("topConceptOf"))
            makeTop(about, other);
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

    void complete()
    {
        for (const Concept &one : QList<Concept>(m_taxonomy.concepts)) { // a copy, because the loop adds relations
            for (const QString &uri : one.broader)
                addTo(uri, &Concept::narrower, one.uri);
            for (const QString &uri : one.narrower)
                addTo(uri, &Concept::broader, one.uri);
            for (const QString &uri : one.related)
                addTo(uri, &Concept::related, one.uri);
        }
        indexTags(m_taxonomy);
    }

    void addTo(const QString &uri, QStringList Concept::*list, const QString &other)
    {
        if (Concept *one = at(uri))
            add(one->*list, other);
    }

    Taxonomy &m_taxonomy;
};

} // namespace

void indexTags(Taxonomy &taxonomy)
{
    for (qsizetype at = 0; at < taxonomy.concepts.size(); ++at) {
        if (const QString notation = taxonomy.concepts[at].notation;
            !notation.isEmpty() && !taxonomy.tags.contains(notation))
            taxonomy.tags.insert(notation, at);
    }
}

void readConcepts(Taxonomy &taxonomy)
{
    ConceptReader(taxonomy).run();
}

} // namespace outcrop
