// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/documents/document.h"
#include "core/taxonomy/taxonomy.h"

namespace outcrop {

/// Its relation to another.
enum class ConceptRelation { Broader, Narrower, Related };

// Changes of a taxonomy as edits of its text: the rest of the file stays as it is written. They fail with NotFound where there is no such concept, Invalid
// where the result would not be SKOS, and NotAllowed where the text prevents it.

/// A new concept below another, or at the top where `broader` is empty; its address is its notation.
Result<QList<TextEdit>> addConcept(const Document &document, const QString &notation, const ConceptLabel &label, const QString &broader = {});
Result<QList<TextEdit>> addWord(const Document &document, const QString &tag, ConceptWord kind, const ConceptLabel &word);
Result<QList<TextEdit>> removeWord(const Document &document, const QString &tag, ConceptWord kind, const ConceptLabel &word);
Result<QList<TextEdit>> renameWord(const Document &document, const QString &tag, ConceptWord kind, const ConceptLabel &word, const QString &text);
Result<QList<TextEdit>> relate(const Document &document, const QString &tag, ConceptRelation relation, const QString &other);
/// Wherever it is said, of either of the two.
Result<QList<TextEdit>> unrelate(const Document &document, const QString &tag, ConceptRelation relation, const QString &other);

} // namespace outcrop
