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

/// A kind of work (skos:Concept). Others are named by their addresses.
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
    bool isTop = false;
    Location location = {}; ///< of its whole description

    /// The preferred label in a language, else in English, else any, else its notation or address.
    QString label(const QString &language = QStringLiteral("en")) const;
};

/// Concept schemes of a file (SKOS in Turtle). A value. Relations hold in both directions, however they are written: what is broader has what is narrower,
/// what is related is so to each other.
struct Taxonomy {
    TurtleDocument turtle;
    QStringList schemes; ///< addresses
    QList<Concept> concepts; ///< in the order of the file
    QHash<QString, qsizetype> places; ///< of the concepts, by address
    Diagnostics diagnostics; ///< of the syntax, and of what SKOS does not allow

    /// Null for an address that is no concept of this file.
    const Concept *byUri(const QString &uri) const;
    /// By its notation, with or without a prefix (`work:platform/k8s`), or by its address; null for none.
    const Concept *find(const QString &tag) const;
    /// Concepts that nothing is broader than.
    QList<const Concept *> tops() const;
    /// This one's notation and those of everything narrower, each once: what a filter by it finds. Empty for an unknown tag.
    QStringList notationsUnder(const QString &tag) const;
};

/// Reads a taxonomy; a null document gives one without concepts.
Taxonomy readTaxonomy(const DocumentPtr &document);

/// The nine workloads of the seed, for a workspace without a taxonomy of its own.
const Taxonomy &defaultTaxonomy();

} // namespace outcrop
