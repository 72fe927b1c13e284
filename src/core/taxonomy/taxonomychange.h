// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/taxonomy/taxonomyedit.h"

namespace outcrop {

// Text edits that combine several edits from taxonomyedit.h. Errors are those of the individual edits.

/// Returns the edits that make `broader` the only broader concept, or make the concept a top concept if `broader` is empty. Invalid if the move would create a
/// cycle.
Result<QList<TextEdit>> moveConceptEdits(const Document &document, const QString &tag, const QString &broaderTag);

/// Returns the edits that set the preferred label in a language.
Result<QList<TextEdit>> setLabelEdits(const Document &document, const QString &tag, const ConceptLabel &label);

/// Returns the edits that set all labels of a kind in one language. Labels that are not in `words` are removed, missing ones are added, and the others are kept.
Result<QList<TextEdit>> setConceptTextsEdits(const Document &document, const QString &tag, ConceptTextKind kind,
    const QString &language, const QStringList &words);

/// Returns the edits that set the related concepts.
Result<QList<TextEdit>> setRelatedEdits(const Document &document, const QString &tag, const QStringList &others);

/// Returns the edits that change the notation in the taxonomy file only; retagChange() also changes the documents. Invalid if the notation is empty or another
/// concept has it.
Result<QList<TextEdit>> setNotationEdits(const Document &document, const QString &tag, const QString &notation);

/// Returns the edits that remove a concept and all references to it. NotAllowed if it has narrower concepts or is described in several parts of the file.
Result<QList<TextEdit>> removeConceptEdits(const Document &document, const QString &tag);

} // namespace outcrop
