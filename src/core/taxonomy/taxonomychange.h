// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/taxonomy/taxonomyedit.h"

namespace outcrop {

// Changes of a taxonomy that take several of taxonomyedit.h's, one after the other; the edits are one replacement, so that all of it is done or none.
// They fail as those do.

/// Puts a concept below another one and nowhere else, or at the top where `broader` is empty. Invalid where that would go round in a circle.
Result<QList<TextEdit>> moveConcept(const Document &document, const QString &tag, const QString &broader);

/// Gives a concept its preferred label in a language, instead of the one it has there.
Result<QList<TextEdit>> setLabel(const Document &document, const QString &tag, const ConceptLabel &label);

/// Gives all words of a kind and a language: those that are not in `words` go, new ones come, the others stay where they are.
Result<QList<TextEdit>> setWords(const Document &document, const QString &tag, ConceptWord kind, const QString &language, const QStringList &words);

/// Relates a concept to these and to no others.
Result<QList<TextEdit>> setRelated(const Document &document, const QString &tag, const QStringList &others);

/// Another word that things are tagged with, in the taxonomy alone; see retag(). Invalid where another concept has it.
Result<QList<TextEdit>> setNotation(const Document &document, const QString &tag, const QString &notation);

/// Takes a concept away, and what others say of it. NotAllowed where there is something narrower, or it is described in several places.
Result<QList<TextEdit>> removeConcept(const Document &document, const QString &tag);

} // namespace outcrop
