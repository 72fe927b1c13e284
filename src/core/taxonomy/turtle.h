// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

#include <QStringList>

namespace outcrop {

/// A node of an RDF graph.
struct TurtleNode {
    enum class Kind { Resource, Blank, Literal };

    Kind kind = Kind::Resource;
    QString value;         ///< an address in full, the id of a blank node, or a text
    QString language = {}; ///< of a text: `en`
    QString datatype = {}; ///< of a text: an address in full

    friend bool operator==(const TurtleNode &, const TurtleNode &) = default;
};

/// One statement with its places: where the description of its subject begins, and where its object is. Text inside brackets has the location
/// of its object only.
struct TurtleStatement {
    TurtleNode subject;
    QString predicate; ///< an address in full
    TurtleNode object;
    Range subjectRange = {};
    Range objectRange = {};
};

/// A short name for the beginning of addresses.
struct TurtlePrefix {
    QString name;
    QString address;
};

/// A Turtle document as it was read. After a mistake in the syntax nothing more is read; `diagnostics` says where it is.
struct TurtleDocument {
    QString file;
    QString base; ///< what addresses are relative to at the end of the text; empty if not stated
    QList<TurtlePrefix> prefixes;
    QList<TurtleStatement> statements;
    Diagnostics diagnostics;

    /// An address as the document would write it: `skos:prefLabel`, or in angle brackets, relative to its base where it can be.
    QString shortened(const QString &address) const;
};

/// Reads RDF 1.1 Turtle. Never fails; what is wrong is a located finding. Addresses without a base stay relative.
TurtleDocument readTurtle(QStringView text, const QString &file);

} // namespace outcrop
