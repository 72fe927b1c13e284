// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/searchrun.h"

#include "core/retrieval/editdistance.h"
#include "core/retrieval/queryparser.h"
#include "core/retrieval/rankfusion.h"
#include "core/retrieval/retrievalmessages.h"
#include "core/retrieval/termmatch.h"
#include "core/retrieval/wordstem.h"
#include "core/taxonomy/taxonomycheck.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maximumCorrections = 3; ///< maximum number of corrected words per query word
constexpr qsizetype minimumHits = 3;      ///< with this many hits, words are not corrected: a rare word may be correct, and a wrong correction would add unrelated hits
constexpr qsizetype minimumListLength = 20;   ///< hits requested from the index even if fewer are shown, so that rank fusion has enough candidates

qsizetype countHits(const QList<RankedList> &lists)
{
    qsizetype count = 0;
    for (const RankedList &list : lists)
        count += list.hits.size();
    return count;
}

/// The state of one search.
class SearchRun
{
public:
    SearchRun(SearchIndex &index, const SearchRequest &request, const Taxonomy &taxonomy, const SearchRunOptions &options)
        : m_index(index)
        , m_request(request)
        , m_taxonomy(taxonomy)
        , m_options(options)
        , m_terms(readQuery(request.text))
    {
        for (const SearchTerm &term : m_terms)
            m_result.words.append(term.text);
    }

    Result<SearchResult> run(const std::optional<QueryEmbedding> &embedding)
    {
        if (m_terms.isEmpty() && !embedding)
            return Error{ErrorCode::Invalid, retrievalmessages::noQueryWord()};
        reportUnknownWorkload();
        Status doneStatus = searchByWords();
        if (doneStatus && m_options.correctsSpelling)
            doneStatus = searchWithCorrections();
        if (doneStatus && embedding)
            doneStatus = searchByEmbedding(*embedding);
        if (!doneStatus)
            return doneStatus.error();
        finish();
        return std::move(m_result);
    }

private:
    void reportUnknownWorkload()
    {
        const std::optional<QString> unknown = m_request.workload.isEmpty() ? std::nullopt : unknownTagMessage(m_taxonomy, m_request.workload);
        if (unknown)
            m_result.findings.append({Severity::Warning, QStringLiteral("search-workload"), *unknown, {}, {}});
    }

    IndexQuery query(const QList<SearchTerm> &terms, IndexQuery::Join join) const
    {
        IndexQuery query;
        query.terms = terms;
        query.join = join;
        query.collections = m_request.collections;
        query.workloads = m_request.workload.isEmpty() ? QStringList() : m_taxonomy.filterTags(m_request.workload);
        query.where = m_request.where;
        query.limit = std::max(minimumListLength, m_request.limit);
        return query;
    }

    Status addLists(const Result<QList<RankedList>> &lists, double weight, bool isCorrected)
    {
        for (const RankedList &list : lists ? *lists : QList<RankedList>())
            m_lists.append({list, weight, isCorrected});
        return lists ? success() : Status(lists.error());
    }

    Status searchByWords()
    {
        if (m_terms.isEmpty())
            return success();
        Result<QList<RankedList>> lists = m_index.search(query(m_terms, IndexQuery::Join::All));
        if (lists && m_terms.size() > 1 && countHits(*lists) < m_request.limit) {
            m_result.requiresAllWords = false;
            lists = m_index.search(query(m_terms, IndexQuery::Join::Any));
        }
        m_found = lists ? countHits(*lists) : 0;
        return addLists(lists, 1, false);
    }

    /// Corrects only words that are not in the index, and only if there are too few hits. The new query also contains the other words, so that its results
    /// replace the earlier ones.
    Status searchWithCorrections()
    {
        if (m_found >= std::min(m_request.limit, minimumHits))
            return success();
        QList<SearchTerm> wellWritten;
        for (const SearchTerm &term : std::as_const(m_terms)) {
            const qsizetype before = m_correctedTerms.size();
            if (const Status doneStatus = correctTerm(term); !doneStatus)
                return doneStatus;
            if (m_correctedTerms.size() == before)
                wellWritten.append(term);
        }
        if (m_correctedTerms.isEmpty())
            return success();
        m_lists.clear();
        return addLists(m_index.search(query(wellWritten + m_correctedTerms, IndexQuery::Join::Any)), 1, true);
    }

    Status correctTerm(const SearchTerm &term)
    {
        const int edits = term.kind == SearchTerm::Kind::Word ? allowedEdits(term.text.size()) : 0;
        if (edits == 0)
            return success();
        const Result<QStringList> similarWords = m_index.similarWords(term.text, edits, maximumCorrections);
        if (!similarWords)
            return similarWords.error();
        // The index matches a word by its stem: if it has any form of the word, the word is not misspelled.
        const auto isForm = [stem = wordStem(term.text)](const QString &word) { return wordStem(word) == stem; };
        if (similarWords->isEmpty() || std::any_of(similarWords->begin(), similarWords->end(), isForm))
            return success();
        m_result.corrections.append({term.text, *similarWords});
        for (const QString &word : *similarWords)
            m_correctedTerms.append({word, SearchTerm::Kind::Word});
        return success();
    }

    Status searchByEmbedding(const QueryEmbedding &embedding)
    {
        IndexQuery asked = query({}, IndexQuery::Join::Any);
        asked.vector = embedding.vector;
        asked.vectorModel = embedding.model;
        return addLists(m_index.search(asked), m_options.embeddingWeight, false);
    }

    void finish()
    {
        m_result.hits = fuseRanks(m_lists, m_request.limit);
        const QList<SearchTerm> shownTerms = m_terms + m_correctedTerms;
        for (SearchHit &hit : m_result.hits) {
            hit.words = findMatchedWords(shownTerms, hit.document);
            for (RankReason &reason : hit.reasons)
                reason.isCorrected = reason.isCorrected && hasCorrection(hit);
            hit.snippet = makeSnippet(shownTerms, hit.document);
        }
    }

    /// Returns whether a hit matches a corrected word. The corrected query also contains words as typed.
    bool hasCorrection(const SearchHit &hit) const
    {
        return std::any_of(m_correctedTerms.begin(), m_correctedTerms.end(), [&hit](const SearchTerm &term) {
            return std::any_of(hit.words.begin(), hit.words.end(), [&term](const MatchedWord &word) { return word.queryWord == term.text && !word.fields.isEmpty(); });
        });
    }

    SearchIndex &m_index;
    const SearchRequest &m_request;
    const Taxonomy &m_taxonomy;
    const SearchRunOptions &m_options;
    const QList<SearchTerm> m_terms;
    QList<SearchTerm> m_correctedTerms;
    QList<WeightedList> m_lists;
    qsizetype m_found = 0;
    SearchResult m_result;
};

} // namespace

Result<SearchResult> runSearch(SearchIndex &index, const SearchRequest &request, const Taxonomy &taxonomy,
    const std::optional<QueryEmbedding> &embedding, const SearchRunOptions &options)
{
    return SearchRun(index, request, taxonomy, options).run(embedding);
}

} // namespace outcrop
