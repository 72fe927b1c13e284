// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"
#include "core/taxonomy/turtle.h"

#include <QHash>

namespace outcrop {

/// A label or definition of a concept in one language. `language` is empty if the file does not specify it.
struct ConceptLabel {
    QString text;
    QString language = {};
    Range range = {};
};

/// The kinds of text that describe a concept.
enum class ConceptTextKind { Preferred, Alternative, Hidden, Definition };

/// A concept (skos:Concept). Refers to other concepts by URI.
struct Concept {
    QString uri;
    QString notation;                      ///< tag that refers to this concept, such as `platform/k8s`
    QList<ConceptLabel> preferredLabels;   ///< skos:prefLabel, one per language
    QList<ConceptLabel> alternativeLabels; ///< skos:altLabel
    QList<ConceptLabel> hiddenLabels;            ///< skos:hiddenLabel
    QList<ConceptLabel> definitions;       ///< skos:definition
    QStringList broaderConcepts = {};
    QStringList narrowerConcepts = {};
    QStringList relatedConcepts = {};
    QStringList schemes = {}; ///< URIs of the schemes that contain it
    bool isTop = false;
    Location location = {}; ///< range of the whole description

    /// Returns the preferred label in a language, with these fallbacks: English, no language, any language, the notation, the URI.
    QString label(const QString &language = QStringLiteral("en")) const;
    /// Returns the definition in a language, with these fallbacks: English, no language, any language, an empty text.
    QString definition(const QString &language = QStringLiteral("en")) const;
    const QList<ConceptLabel> &texts(ConceptTextKind kind) const;
    /// Returns a label or definition of this concept for display. It is in the user's language if it is of the built-in taxonomy, which has only English texts.
    QString shownText(const QString &text) const;
};

/// A row of a taxonomy's outline.
struct OutlineConcept {
    const Concept *one = nullptr; ///< points into the taxonomy
    int depth = 0;                ///< 0 for top concepts
};

/// The concept schemes of a file (SKOS in Turtle). A value type. Relations are complete in both directions, even if the file contains only one. A narrower concept lists
/// its broader one and vice versa, and related concepts list each other.
struct Taxonomy {
    TurtleDocument turtle;
    QStringList schemes; ///< URIs
    QList<Concept> concepts; ///< in file order
    QHash<QString, qsizetype> indexByUri; ///< index in `concepts`, by URI
    QHash<QString, qsizetype> indexByNotation; ///< index in `concepts`, by notation; the first if several share one
    Diagnostics diagnostics; ///< syntax errors and violations of SKOS

    /// Returns the concept, or null if this file has no concept with the URI.
    const Concept *findByUri(const QString &uri) const;
    /// Returns the concept with this notation, with or without a prefix (`work:platform/k8s`), or with this URI, else null.
    const Concept *find(const QString &tag) const;
    /// Returns the concepts without a broader concept.
    QList<const Concept *> topConcepts() const;
    /// Returns the concepts in depth-first order. A concept with several broader ones occurs below each of them, but its narrower concepts occur only
    /// below the first.
    QList<OutlineConcept> outline() const;
    /// Returns the notations of a concept and of all narrower concepts, each once. Empty for an unknown tag.
    QStringList notationsOfSubtree(const QString &tag) const;
    /// Returns the tags that a filter by workload matches: notationsOfSubtree(), or `workload` itself if it is not a concept. Never empty.
    QStringList filterTags(const QString &workload) const;
    /// Returns whether `tag` is the same concept as `workload` or a directly or indirectly narrower one. Unknown words are compared as paths: `odd/x` is
    /// within `odd`. Returns false if either is empty.
    bool isWithin(const QString &tag, const QString &workload) const;
};

/// Returns a taxonomy with only the concepts of one scheme, or with only one concept and its narrower concepts. `address` is the URI of the scheme or
/// concept. Statements and diagnostics remain those of the whole file.
Taxonomy extractSubtaxonomy(const Taxonomy &taxonomy, const QString &address);

/// Parses a taxonomy. A null document results in a taxonomy without concepts.
Taxonomy readTaxonomy(const DocumentPtr &document);

/// Returns the built-in taxonomy of nine workloads, for a workspace without a taxonomy.
const Taxonomy &defaultTaxonomy();

} // namespace outcrop
