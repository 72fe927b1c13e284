// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/taxonomy/taxonomychange.h"

#include "core/taxonomy/skos.h"
#include "core/taxonomy/taxonomymessages.h"
#include "core/taxonomy/turtleeditor.h"
#include "core/text/linetable.h"
#include "core/text/textchange.h"

#include <algorithm>
#include <functional>

namespace outcrop {
namespace {

using TextEdits = Result<QList<TextEdit>>;

/// Applies edits in sequence, each to the result of the previous one. After an error, further edits are ignored.
class EditSequence
{
public:
    explicit EditSequence(const Document &document)
        : m_originalDocument(document)
        , m_current(document)
    {
    }

    /// Returns the document after the steps so far.
    const Document &currentDocument() const { return m_current; }
    Taxonomy taxonomy() const { return readTaxonomy(std::make_shared<const Document>(m_current)); }

    void applyStep(const TextEdits &edits)
    {
        if (m_failure || !edits) {
            if (!m_failure)
                m_failure = edits.error();
            return;
        }
        setText(applyEdits(m_current.text, *edits));
    }

    void setText(const QString &text)
    {
        m_current.text = text;
        m_current.bytes = text.toUtf8();
    }

    void fail(const Error &error) { m_failure = error; }
    bool hasFailed() const { return m_failure.has_value(); }

    /// Returns the edits from the original text to the result, or the first error.
    TextEdits edits() const
    {
        if (m_failure)
            return *m_failure;
        const LineTable lines(m_originalDocument.text);
        QList<TextEdit> edits;
        for (const TextChange &change : difference(m_originalDocument.text, m_current.text))
            edits.append({lines.range(change.offset, change.removedEnd()), change.inserted});
        return edits;
    }

private:
    const Document &m_originalDocument;
    Document m_current;
    std::optional<Error> m_failure;
};

Error unknownTagError(const Document &document, const QString &tag)
{
    return {ErrorCode::NotFound, taxonomymessages::noConcept(tag), {document.path, {}}};
}

/// Removes every statement that `shouldRemove` accepts, one at a time, because each removal changes the offsets of the others.
void removeStatements(EditSequence &steps, const std::function<bool(const TurtleStatement &)> &shouldRemove)
{
    while (!steps.hasFailed()) {
        const TurtleEditor edit(steps.currentDocument().text, steps.currentDocument().path);
        const QList<TurtleStatement> &all = edit.document().statements;
        const auto found = std::find_if(all.begin(), all.end(), shouldRemove);
        if (found == all.end())
            return;
        steps.applyStep(edit.remove(found - all.begin()));
    }
}

bool isTopStatement(const TurtleStatement &one, const QString &uri)
{
    return (one.predicate == skosUri("topConceptOf") && one.subject.value == uri) || (one.predicate == skosUri("hasTopConcept") && one.object.value == uri);
}

void makeTop(EditSequence &steps, const Concept &one)
{
    const Taxonomy taxonomy = steps.taxonomy();
    const QString scheme = one.schemes.value(0, taxonomy.schemes.value(0));
    if (!scheme.isEmpty() && !one.isTop && !steps.hasFailed())
        steps.applyStep(TurtleEditor(steps.currentDocument().text, steps.currentDocument().path)
                       .add(one.uri, skosUri("topConceptOf"), {TurtleNode::Kind::Resource, scheme}));
}

/// Returns the offset after the period that ends a description and after the whitespace that follows it.
qsizetype endOfDescription(const QString &text, qsizetype at)
{
    while (at < text.size() && text[at].isSpace())
        ++at;
    at += at < text.size() && text[at] == u'.' ? 1 : 0;
    while (at < text.size() && text[at].isSpace())
        ++at;
    return at;
}

/// Removes the description of a concept from the text. Fails if any other statement would change.
void removeDescription(EditSequence &steps, const QString &uri)
{
    const Taxonomy before = steps.taxonomy();
    const Range range = before.findByUri(uri)->location.range;
    const QString &text = steps.currentDocument().text;
    const QString after = text.left(range.start.offset) + text.mid(endOfDescription(text, range.end.offset));
    const TurtleDocument left = readTurtle(after, steps.currentDocument().path);
    const auto ofConcept = [&uri](const TurtleStatement &one) { return one.subject.value == uri || one.object.value == uri; };
    const auto others = before.turtle.statements.size() - std::count_if(before.turtle.statements.begin(), before.turtle.statements.end(), ofConcept);
    if (!left.diagnostics.isEmpty() || left.statements.size() != others || std::any_of(left.statements.begin(), left.statements.end(), ofConcept))
        return steps.fail({ErrorCode::NotAllowed, taxonomymessages::removalChangesOthers(), before.findByUri(uri)->location});
    steps.setText(after.trimmed().isEmpty() || after.endsWith(u'\n') ? after : QString(after + u'\n'));
}

} // namespace

TextEdits moveConceptEdits(const Document &document, const QString &tag, const QString &broaderTag)
{
    EditSequence steps(document);
    const Taxonomy taxonomy = steps.taxonomy();
    const Concept *one = taxonomy.find(tag);
    const Concept *above = taxonomy.find(broaderTag);
    if (!one || (!above && !broaderTag.isEmpty()))
        return unknownTagError(document, one ? broaderTag : tag);
    if (above && !one->broaderConcepts.contains(above->uri))
        steps.applyStep(addRelationEdits(steps.currentDocument(), one->uri, ConceptRelation::Broader, above->uri));
    for (const QString &uri : one->broaderConcepts) {
        if (!steps.hasFailed() && (!above || uri != above->uri))
            steps.applyStep(removeRelationEdits(steps.currentDocument(), one->uri, ConceptRelation::Broader, uri));
    }
    if (above)
        removeStatements(steps, [one](const TurtleStatement &statement) { return isTopStatement(statement, one->uri); });
    else
        makeTop(steps, *one);
    return steps.edits();
}

TextEdits setLabelEdits(const Document &document, const QString &tag, const ConceptLabel &label)
{
    const Taxonomy taxonomy = readTaxonomy(std::make_shared<const Document>(document));
    const Concept *one = taxonomy.find(tag);
    if (!one)
        return unknownTagError(document, tag);
    for (const ConceptLabel &preferredLabel : one->preferredLabels) {
        if (preferredLabel.language == label.language)
            return preferredLabel.text == label.text
                ? TextEdits(QList<TextEdit>())
                : renameConceptTextEdits(document, tag, ConceptTextKind::Preferred, preferredLabel, label.text);
    }
    return addConceptTextEdits(document, tag, ConceptTextKind::Preferred, label);
}

TextEdits setConceptTextsEdits(const Document &document, const QString &tag, ConceptTextKind kind, const QString &language,
    const QStringList &words)
{
    EditSequence steps(document);
    const Taxonomy taxonomy = steps.taxonomy();
    const Concept *one = taxonomy.find(tag);
    if (!one)
        return unknownTagError(document, tag);
    QStringList old;
    for (const ConceptLabel &word : one->texts(kind)) {
        if (word.language == language)
            old.append(word.text);
    }
    for (const QString &word : words) {
        if (!old.contains(word) && !steps.hasFailed())
            steps.applyStep(addConceptTextEdits(steps.currentDocument(), tag, kind, {word, language}));
    }
    for (const QString &word : std::as_const(old)) {
        if (!words.contains(word) && !steps.hasFailed())
            steps.applyStep(removeConceptTextEdits(steps.currentDocument(), tag, kind, {word, language}));
    }
    return steps.edits();
}

TextEdits setRelatedEdits(const Document &document, const QString &tag, const QStringList &others)
{
    EditSequence steps(document);
    const Taxonomy taxonomy = steps.taxonomy();
    const Concept *one = taxonomy.find(tag);
    if (!one)
        return unknownTagError(document, tag);
    QStringList wanted;
    for (const QString &other : others) {
        const Concept *second = taxonomy.find(other);
        if (!second)
            return unknownTagError(document, other);
        wanted.append(second->uri);
    }
    for (const QString &uri : std::as_const(wanted)) {
        if (!one->relatedConcepts.contains(uri) && !steps.hasFailed())
            steps.applyStep(addRelationEdits(steps.currentDocument(), one->uri, ConceptRelation::Related, uri));
    }
    for (const QString &uri : one->relatedConcepts) {
        if (!wanted.contains(uri) && !steps.hasFailed())
            steps.applyStep(removeRelationEdits(steps.currentDocument(), one->uri, ConceptRelation::Related, uri));
    }
    return steps.edits();
}

TextEdits setNotationEdits(const Document &document, const QString &tag, const QString &notation)
{
    EditSequence steps(document);
    const Taxonomy taxonomy = steps.taxonomy();
    const Concept *one = taxonomy.find(tag);
    if (!one)
        return unknownTagError(document, tag);
    if (notation.trimmed().isEmpty())
        return Error{ErrorCode::Invalid, taxonomymessages::conceptNeedsNotation(), one->location};
    const Concept *taken = taxonomy.find(notation);
    if (taken == one)
        return QList<TextEdit>();
    if (taken)
        return Error{ErrorCode::Invalid, taxonomymessages::notationTakenBy(taken->label()), taken->location};
    const TurtleEditor edit(document.text, document.path);
    const QList<TurtleStatement> &all = edit.document().statements;
    const auto found = std::find_if(all.begin(), all.end(), [one](const TurtleStatement &statement) {
        return statement.subject.value == one->uri && statement.predicate == skosUri("notation");
    });
    const TurtleNode after{TurtleNode::Kind::Literal, notation.trimmed()};
    return found == all.end() ? edit.add(one->uri, skosUri("notation"), after) : edit.replace(found - all.begin(), after);
}

TextEdits removeConceptEdits(const Document &document, const QString &tag)
{
    EditSequence steps(document);
    const Taxonomy taxonomy = steps.taxonomy();
    const Concept *one = taxonomy.find(tag);
    if (!one)
        return unknownTagError(document, tag);
    if (!one->narrowerConcepts.isEmpty())
        return Error{ErrorCode::NotAllowed, taxonomymessages::conceptHasNarrower(tag), one->location};
    removeStatements(steps, [one](const TurtleStatement &statement) { return statement.object.value == one->uri && statement.subject.value != one->uri; });
    if (!steps.hasFailed())
        removeDescription(steps, one->uri);
    return steps.edits();
}

} // namespace outcrop
