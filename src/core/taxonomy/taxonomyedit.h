// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/documents/document.h"
#include "core/taxonomy/taxonomy.h"

namespace outcrop {

enum class ConceptRelation { Broader, Narrower, Related };

// Text edits that change a taxonomy and leave the rest of the file unchanged. Errors: NotFound for an unknown concept, label or relation, Invalid if the
// result would violate SKOS, and NotAllowed if the text does not permit a local change.

/// Returns the edits that add a concept below another one, or at the top if `broader` is empty. Its URI is derived from its notation. Also Invalid if the
/// notation or the label is empty, or if another concept has the notation.
Result<QList<TextEdit>> addConceptEdits(const Document &document, const QString &notation, const ConceptLabel &label, const QString &broaderTag = {});
Result<QList<TextEdit>> addConceptTextEdits(
    const Document &document, const QString &tag, ConceptTextKind kind, const ConceptLabel &word);
Result<QList<TextEdit>> removeConceptTextEdits(
    const Document &document, const QString &tag, ConceptTextKind kind, const ConceptLabel &word);
Result<QList<TextEdit>> renameConceptTextEdits(
    const Document &document, const QString &tag, ConceptTextKind kind, const ConceptLabel &word, const QString &text);
Result<QList<TextEdit>> addRelationEdits(
    const Document &document, const QString &tag, ConceptRelation relation, const QString &other);
/// Returns the edits that remove the relation, which the file may contain for one of the concepts or for both.
Result<QList<TextEdit>> removeRelationEdits(
    const Document &document, const QString &tag, ConceptRelation relation, const QString &other);

} // namespace outcrop
