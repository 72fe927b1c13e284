// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"
#include "core/taxonomy/turtle.h"

#include <QHash>

namespace outcrop {

/// A word for a concept, in one language; none where the file says none.
struct ConceptLabel {
    QString text;
    QString language = {};
    Range range = {};
};

/// What is said of a concept in words.
enum class ConceptWord { Preferred, Alternative, Hidden, Definition };

/// A concept (skos:Concept). Others are named by their addresses.
struct Concept {
    QString uri;
    QString notation;                ///< what things are tagged with: `platform/k8s`
    QList<ConceptLabel> preferred;   ///< skos:prefLabel, one in each language
    QList<ConceptLabel> alternative; ///< skos:altLabel
    QList<ConceptLabel> hidden;      ///< skos:hiddenLabel
    QList<ConceptLabel> definitions; ///< skos:definition
    QStringList broader = {};
    QStringList narrower = {};
    QStringList related = {};
    QStringList schemes = {}; ///< that it is said to be in
    bool isTop = false;
    Location location = {}; ///< of its whole description

    /// The preferred label in a language, else in English, else any, else its notation or address.
    QString label(const QString &language = QStringLiteral("en")) const;
    const QList<ConceptLabel> &words(ConceptWord kind) const;
};

/// A concept in a taxonomy that is written as an outline.
struct OutlineConcept {
    const Concept *one = nullptr; ///< of the taxonomy asked
    int depth = 0;                ///< 0 at the top
};

/// Concept schemes of a file (SKOS in Turtle). A value. Relations hold in both directions, however they are written: what is broader has what is narrower,
/// what is related is so to each other.
struct Taxonomy {
    TurtleDocument turtle;
    QStringList schemes; ///< addresses
    QList<Concept> concepts; ///< in the order of the file
    QHash<QString, qsizetype> places; ///< of the concepts, by address
    QHash<QString, qsizetype> tags;   ///< likewise by notation; the first where several have the same
    Diagnostics diagnostics; ///< of the syntax, and of what SKOS does not allow

    /// Null for an address that is not a concept of this file.
    const Concept *byUri(const QString &uri) const;
    /// By its notation, with or without a prefix (`work:platform/k8s`), or by its address; null for none.
    const Concept *find(const QString &tag) const;
    /// Concepts that nothing is broader than.
    QList<const Concept *> tops() const;
    /// Every concept below what is broader, in the file's order. One with several broader ones is below each of them, what is narrower below the first.
    QList<OutlineConcept> outline() const;
    /// This one's notation and those of everything narrower, each once. Empty for an unknown tag.
    QStringList notationsUnder(const QString &tag) const;
    /// What a filter by a workload finds: notationsUnder(), or the word itself where there is no such concept. Never empty.
    QStringList filterWords(const QString &workload) const;
    /// Whether the tag `tag` is within `workload`: the same concept or, indirectly, a narrower one. An unknown word goes
    /// by its path: `odd/x` is within `odd`. Nothing is within an empty word, nor is an empty one within any.
    bool isWithin(const QString &tag, const QString &workload) const;
};

/// The concepts of one scheme, or one concept with everything narrower, as if the file had no others; `address` is that of the scheme or the concept.
/// Statements and findings stay those of the file.
Taxonomy partOf(const Taxonomy &taxonomy, const QString &address);

/// Reads a taxonomy; a null document gives one without concepts.
Taxonomy readTaxonomy(const DocumentPtr &document);

/// The nine workloads of the seed, for a workspace without a taxonomy.
const Taxonomy &defaultTaxonomy();

} // namespace outcrop
