// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

namespace outcrop {

/// An entry of the completion list.
struct Candidate {
    enum class Kind { Key, Value, Agent, Skill, Profile, Layer, Phase, Scope, Workload, Provider, Model, Condition, Placeholder, Path };

    Kind kind = Kind::Value;
    QString text;   ///< inserted text; for a key it includes the separator, as in `tier: `
    QString label;  ///< displayed text; empty: `text`
    QString detail; ///< one line: the meaning or the origin
};

/// The candidates at one location in a document. Keys and values from the schema come first, then names from the workspace.
struct Completions {
    qsizetype start = 0; ///< [start, end) of the document is replaced by the candidate's text
    qsizetype end = 0;
    QString typed;       ///< the part of the replaced text before the cursor, which is the filter
    QList<Candidate> candidates; ///< all candidates for the location, unfiltered

    bool isEmpty() const { return candidates.isEmpty(); }
    /// Returns the candidates that match `typed`, case-insensitively: prefixes first, then word starts, then subsequences.
    QList<Candidate> matchingCandidates() const;
};

/// Returns the candidates at `offset` (UTF-16 code units) of a document that is being edited. They are missing keys of the front matter, enumeration values, names of
/// documents, providers and models, terms of `when:` conditions, and placeholders of wire-format templates. Reads lines instead of parsing YAML, so that incomplete text
/// works.
Completions completionsAt(const OpenedWorkspace &opened, const QString &path, DocumentKind kind, QStringView text, qsizetype offset);

} // namespace outcrop
