// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/searchindex.h"

namespace outcrop {

struct SearchRequest {
    QString text;                      ///< query as typed; parsed by readQuery()
    QStringList collections = {};      ///< empty means all
    QString workload = {};             ///< includes narrower workloads; empty means any
    QMap<QString, QString> where = {}; ///< required field values of documents
    qsizetype limit = 10;
};

/// One contribution to a hit's rank: its position in one list.
struct RankReason {
    RankedList::Ranking ranking = RankedList::Ranking::Words;
    bool isCorrected = false;   ///< true if the hit was found by a spelling-corrected word
    qsizetype rank = 0;       ///< 1-based rank in the list of its collection
    double score = 0;         ///< score by the index, as in IndexHit
    double share = 0;         ///< contribution to the fused score
};

/// The fields that contain a word of the query.
struct MatchedWord {
    QString queryWord;      ///< a term of the query in lower case and without accents, or a correction
    QStringList fields; ///< among `title`, `summary`, `tags`, `text`, in this order
};

/// A span of a snippet's text, in UTF-16 code units.
struct SnippetMatch {
    qsizetype start = 0;
    qsizetype length = 0;

    friend bool operator==(const SnippetMatch &, const SnippetMatch &) = default;
};

/// An excerpt of a document that shows the matches.
struct Snippet {
    QString text;                ///< one line; "…" replaces omitted text
    QList<SnippetMatch> matches; ///< sorted, without overlaps
};

/// A found document with the reasons for its rank.
struct SearchHit {
    SearchDocument document;
    double score = 0; ///< sum of the shares in `reasons`
    QList<RankReason> reasons;
    QList<MatchedWord> words;
    Snippet snippet;
};

/// A word that was not found and its replacements.
struct Correction {
    QString word;
    QStringList replacements;
};

/// The result of a search, with the corrected words.
struct SearchResult {
    QList<SearchHit> hits; ///< best first
    QStringList words;     ///< the terms of the query
    bool requiresAllWords = true; ///< true if hits by words had to contain all words; false if one word was enough
    QList<Correction> corrections;
    Diagnostics findings = {}; ///< findings such as an unknown workload or a failed embedding request
};

} // namespace outcrop
