// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

#include <QStringList>

namespace outcrop {

/// A node of an RDF graph.
struct TurtleNode {
    enum class Kind { Resource, Blank, Literal };

    Kind kind = Kind::Resource;
    QString value;         ///< an absolute URI, the ID of a blank node, or the text of a literal
    QString language = {}; ///< language of a literal, such as `en`
    QString datatype = {}; ///< datatype of a literal; an absolute URI

    friend bool operator==(const TurtleNode &, const TurtleNode &) = default;
};

/// A triple with its source ranges. `subjectRange` extends from the subject to the end of this statement. For a statement inside brackets, only
/// `objectRange` is accurate.
struct TurtleStatement {
    TurtleNode subject;
    QString predicate; ///< an absolute URI
    TurtleNode object;
    Range subjectRange = {};
    Range objectRange = {};
};

struct TurtlePrefix {
    QString name;
    QString address;
};

/// A parsed Turtle document. Parsing stops at the first syntax error, which `diagnostics` locates.
struct TurtleDocument {
    QString file;
    QString base; ///< base URI at the end of the document; empty if none is declared
    QList<TurtlePrefix> prefixes;
    QList<TurtleStatement> statements;
    Diagnostics diagnostics;

    /// Returns a URI in the form used in this document: `skos:prefLabel`, or in angle brackets, relative to the base if possible.
    QString shortenUri(const QString &address) const;
};

/// Parses RDF 1.1 Turtle. Never fails; errors become located diagnostics. Relative URIs stay relative if no base is declared.
TurtleDocument readTurtle(QStringView text, const QString &file);

} // namespace outcrop
