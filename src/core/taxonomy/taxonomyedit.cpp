// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/taxonomy/taxonomyedit.h"

#include "core/taxonomy/skos.h"
#include "core/taxonomy/taxonomymessages.h"
#include "core/taxonomy/turtleeditor.h"
#include "core/text/textchange.h"

#include <QUrl>

#include <algorithm>
#include <array>

namespace outcrop {
namespace {

using Edits = Result<QList<TextEdit>>;

QString predicateOf(ConceptTextKind kind)
{
    switch (kind) {
    case ConceptTextKind::Preferred:
        return skosUri("prefLabel");
    case ConceptTextKind::Alternative:
        return skosUri("altLabel");
    case ConceptTextKind::Hidden:
        return skosUri("hiddenLabel");
    case ConceptTextKind::Definition:
        return skosUri("definition");
    }
    Q_UNREACHABLE();
}

QString predicateOf(ConceptRelation relation)
{
    switch (relation) {
    case ConceptRelation::Broader:
        return skosUri("broader");
    case ConceptRelation::Narrower:
        return skosUri("narrower");
    case ConceptRelation::Related:
        return skosUri("related");
    }
    Q_UNREACHABLE();
}

ConceptRelation inverseOf(ConceptRelation relation)
{
    return relation == ConceptRelation::Broader ? ConceptRelation::Narrower : relation == ConceptRelation::Narrower ? ConceptRelation::Broader : relation;
}

TurtleNode node(const ConceptLabel &word)
{
    return {TurtleNode::Kind::Literal, word.text, word.language};
}

TurtleNode resource(const QString &uri)
{
    return {TurtleNode::Kind::Resource, uri};
}

/// The text of a taxonomy, parsed for editing.
class TaxonomyEdit
{
public:
    explicit TaxonomyEdit(const Document &document)
        : m_document(document)
        , m_taxonomy(taxonomyOf(document.text))
        , m_editor(document.text, document.path)
    {
    }

    const Taxonomy &taxonomy() const { return m_taxonomy; }
    const TurtleEditor &editor() const { return m_editor; }

    Error unknownTagError(const QString &tag) const { return {ErrorCode::NotFound, taxonomymessages::noConcept(tag), {m_document.path, {}}}; }

    /// Returns the edits, or Invalid if they add an error to the taxonomy.
    Edits rejectNewErrors(const Edits &edits) const
    {
        if (!edits)
            return edits;
        for (const Diagnostic &finding : taxonomyOf(applyEdits(m_document.text, *edits)).diagnostics) {
            if (finding.severity == Severity::Error && !isKnown(finding))
                return Error{ErrorCode::Invalid, finding.message, {m_document.path, {}}};
        }
        return edits;
    }

    /// Returns the URI of a new concept: below the base, or next to the first scheme.
    QString addressOf(const QString &notation) const
    {
        QString folder = m_editor.document().base;
        if (folder.isEmpty() && !m_taxonomy.schemes.isEmpty()) {
            const QString scheme = m_taxonomy.schemes.first();
            folder = scheme.left(std::max(scheme.lastIndexOf(u'/'), scheme.lastIndexOf(u'#')) + 1);
        }
        return folder + QString::fromLatin1(QUrl::toPercentEncoding(notation, "/"));
    }

private:
    Taxonomy taxonomyOf(const QString &text) const { return readTaxonomy(readDocument(m_document.path, text.toUtf8(), DocumentKind::Taxonomy)); }

    bool isKnown(const Diagnostic &finding) const
    {
        return std::any_of(m_taxonomy.diagnostics.begin(), m_taxonomy.diagnostics.end(),
            [&finding](const Diagnostic &one) { return isSameProblem(one, finding); });
    }

    const Document &m_document;
    Taxonomy m_taxonomy;
    TurtleEditor m_editor;
};

/// Returns the index of the statement with a concept's label, or an error.
Result<qsizetype> labelStatementIndex(const TaxonomyEdit &editing, const QString &tag, ConceptTextKind kind, const ConceptLabel &word)
{
    const Concept *about = editing.taxonomy().find(tag);
    if (!about)
        return editing.unknownTagError(tag);
    const qsizetype place = editing.editor().indexOf(about->uri, predicateOf(kind), node(word));
    if (place < 0)
        return Error{ErrorCode::NotFound, taxonomymessages::noSuchLabel(tag, word.text), about->location};
    return place;
}

} // namespace

Edits addConceptEdits(const Document &document, const QString &notation, const ConceptLabel &label, const QString &broaderTag)
{
    const TaxonomyEdit editing(document);
    if (notation.trimmed().isEmpty() || label.text.trimmed().isEmpty())
        return Error{ErrorCode::Invalid, taxonomymessages::conceptNeedsNotationAndLabel(), {document.path, {}}};
    if (const Concept *taken = editing.taxonomy().find(notation))
        return Error{ErrorCode::Invalid, taxonomymessages::notationTakenBy(taken->label()), taken->location};
    const Concept *above = broaderTag.isEmpty() ? nullptr : editing.taxonomy().find(broaderTag);
    if (!above && !broaderTag.isEmpty())
        return editing.unknownTagError(broaderTag);
    QList<QPair<QString, TurtleNode>> properties{{rdfTypeUri(), resource(skosUri("Concept"))}, {skosUri("prefLabel"), node(label)},
        {skosUri("notation"), node(ConceptLabel{notation})}};
    if (above)
        properties.append({skosUri("broader"), resource(above->uri)});
    if (!editing.taxonomy().schemes.isEmpty()) {
        const TurtleNode scheme = resource(editing.taxonomy().schemes.first());
        if (!above)
            properties.append({skosUri("topConceptOf"), scheme});
        properties.append({skosUri("inScheme"), scheme});
    }
    return editing.rejectNewErrors(editing.editor().addDescription(editing.addressOf(notation), properties));
}

Edits addConceptTextEdits(const Document &document, const QString &tag, ConceptTextKind kind, const ConceptLabel &word)
{
    const TaxonomyEdit editing(document);
    const Concept *about = editing.taxonomy().find(tag);
    return about ? editing.rejectNewErrors(editing.editor().add(about->uri, predicateOf(kind), node(word))) : Edits(editing.unknownTagError(tag));
}

Edits removeConceptTextEdits(const Document &document, const QString &tag, ConceptTextKind kind, const ConceptLabel &word)
{
    const TaxonomyEdit editing(document);
    const Result<qsizetype> place = labelStatementIndex(editing, tag, kind, word);
    return place ? editing.rejectNewErrors(editing.editor().remove(*place)) : Edits(place.error());
}

Edits renameConceptTextEdits(
    const Document &document, const QString &tag, ConceptTextKind kind, const ConceptLabel &word, const QString &text)
{
    const TaxonomyEdit editing(document);
    const Result<qsizetype> place = labelStatementIndex(editing, tag, kind, word);
    return place ? editing.rejectNewErrors(editing.editor().replace(*place, node({text, word.language}))) : Edits(place.error());
}

Edits addRelationEdits(const Document &document, const QString &tag, ConceptRelation relation, const QString &other)
{
    const TaxonomyEdit editing(document);
    const Concept *one = editing.taxonomy().find(tag);
    const Concept *second = editing.taxonomy().find(other);
    if (!one || !second)
        return editing.unknownTagError(one ? other : tag);
    return editing.rejectNewErrors(editing.editor().add(one->uri, predicateOf(relation), resource(second->uri)));
}

Edits removeRelationEdits(const Document &document, const QString &tag, ConceptRelation relation, const QString &other)
{
    const TaxonomyEdit editing(document);
    const Concept *one = editing.taxonomy().find(tag);
    const Concept *second = editing.taxonomy().find(other);
    if (!one || !second)
        return editing.unknownTagError(one ? other : tag);
    const std::array<qsizetype, 2> indexByUri{editing.editor().indexOf(one->uri, predicateOf(relation), resource(second->uri)),
        editing.editor().indexOf(second->uri, predicateOf(inverseOf(relation)), resource(one->uri))};
    QList<TextEdit> edits;
    for (const qsizetype place : indexByUri) {
        const Edits removed = place < 0 ? Edits(QList<TextEdit>()) : editing.editor().remove(place);
        if (!removed)
            return removed;
        edits += *removed;
    }
    if (edits.isEmpty())
        return Error{ErrorCode::NotFound, taxonomymessages::notRelated(tag, other), one->location};
    return editing.rejectNewErrors(sortEdits(edits));
}

} // namespace outcrop
