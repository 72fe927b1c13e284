// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

namespace outcrop {

/// One thing that can be typed.
struct Candidate {
    enum class Kind { Key, Value, Agent, Skill, Profile, Layer, Phase, Scope, Workload, Provider, Model, Condition, Placeholder, Path };

    Kind kind = Kind::Value;
    QString text;   ///< what is put in, `tier: ` with its colon for a key
    QString label;  ///< what the list shows; `text` where empty
    QString detail; ///< one line: what it means, or where it is from
};

/// What can be typed at a place. Sorted: the kind of thing wanted first, then by name or in the order of its schema.
struct Completions {
    qsizetype start = 0; ///< [start, end) of the text gives way to a candidate's text
    qsizetype end = 0;
    QString typed;       ///< the part of that before the cursor: what to filter by
    QList<Candidate> candidates; ///< all that fit the place, unfiltered; see filtered()

    bool isEmpty() const { return candidates.isEmpty(); }
    /// Those that `typed` leads to: a beginning first, then words inside, then letters in order. Any case.
    QList<Candidate> filtered() const;
};

/// What can be typed at `offset` (UTF-16 code units) of a document as it is being written: front-matter keys of its kind, minus those present; the
/// values of enumerations; names of agents, skills, profiles, scopes, workloads, layers, providers and models where one is wanted; the words of
/// conditions behind `when:`; placeholders of templates in wire formats. Reads lines, not YAML, so that it works in half-written text; the work
/// grows with the front matter, not with the body.
Completions completionsAt(const OpenedWorkspace &opened, const QString &path, DocumentKind kind, QStringView text, qsizetype offset);

} // namespace outcrop
