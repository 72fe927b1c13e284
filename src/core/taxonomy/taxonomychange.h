// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/taxonomy/taxonomyedit.h"

namespace outcrop {

// Changes that combine several edits from taxonomyedit.h. Errors are those of the individual edits.

/// Makes `broader` the only broader concept, or makes the concept a top concept if `broader` is empty. Invalid if this would create a cycle.
Result<QList<TextEdit>> moveConcept(const Document &document, const QString &tag, const QString &broader);

/// Sets the preferred label in a language.
Result<QList<TextEdit>> setLabel(const Document &document, const QString &tag, const ConceptLabel &label);

/// Sets all labels of a kind in one language. Removes labels that are not in `words`, adds missing ones, and keeps the others.
Result<QList<TextEdit>> setConceptTexts(const Document &document, const QString &tag, ConceptTextKind kind,
    const QString &language, const QStringList &words);

/// Sets the related concepts.
Result<QList<TextEdit>> setRelated(const Document &document, const QString &tag, const QStringList &others);

/// Changes the notation in the taxonomy file only; retag() also changes the documents. Invalid if another concept has the notation.
Result<QList<TextEdit>> setNotation(const Document &document, const QString &tag, const QString &notation);

/// Removes a concept and all references to it. NotAllowed if it has narrower concepts or is described in several parts of the file.
Result<QList<TextEdit>> removeConcept(const Document &document, const QString &tag);

} // namespace outcrop
