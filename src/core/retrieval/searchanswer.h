// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/searchindex.h"

namespace outcrop {

/// What somebody looks for.
struct SearchRequest {
    QString text;                      ///< as it is typed, see readQuery()
    QStringList collections = {};      ///< none: all
    QString workload = {};             ///< this one and the narrower ones; empty: any
    QMap<QString, QString> where = {}; ///< fields of documents and their values
    qsizetype limit = 10;
};

/// One reason for a hit's rank: its position in one list.
struct RankReason {
    RankedList::By by = RankedList::By::Words;
    bool corrected = false;   ///< found by a word that was only written almost so
    qsizetype rank = 0;       ///< in the list of its collection, from 1
    double score = 0;         ///< the index's own: see IndexHit
    double share = 0;         ///< of the fused score
};

/// Where a word of the query was found.
struct MatchedWord {
    QString asked;      ///< as the query has it
    QStringList fields; ///< of `title`, `summary`, `tags`, `text`, in this order
};

/// A stretch of a snippet's text, in UTF-16 code units.
struct SnippetMatch {
    qsizetype start = 0;
    qsizetype length = 0;

    friend bool operator==(const SnippetMatch &, const SnippetMatch &) = default;
};

/// A piece of a document that shows why it was found.
struct Snippet {
    QString text;                ///< one line; "…" marks omitted text
    QList<SnippetMatch> matches; ///< in order, without overlaps
};

struct SearchHit {
    SearchDocument document;
    double score = 0; ///< the sum of the reasons' shares
    QList<RankReason> reasons;
    QList<MatchedWord> words;
    Snippet snippet;
};

/// A word that was not found, and what was looked for in its place.
struct Correction {
    QString word;
    QStringList instead;
};

struct SearchAnswer {
    QList<SearchHit> hits; ///< the best first
    QStringList words;     ///< that were looked for
    bool all = true;       ///< every hit by words has all words; else one is enough
    QList<Correction> corrections;
    Diagnostics findings = {}; ///< a workload that the taxonomy does not know, a meaning that could not be asked for
};

} // namespace outcrop
