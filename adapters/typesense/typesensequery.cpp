// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/typesense/typesensequery.h"

#include "adapters/typesense/typesensedocument.h"
#include "core/retrieval/textwords.h"

namespace outcrop {
namespace {

constexpr int maxPrefixWords = 1000; ///< maximum number of words per prefix; the server's default is four

/// The parameters of a keyword search in Typesense.
struct KeywordSearch {
    QStringList phrases = {};      ///< quoted phrases and single words
    QString prefix = {};      ///< the prefix to complete; Typesense supports one, as the last word
    QStringList morePrefixes = {}; ///< further prefixes, which become filters

    bool isEmpty() const { return phrases.isEmpty() && prefix.isEmpty(); }
};

void addTerm(KeywordSearch &search, const SearchTerm &term)
{
    QStringList words = wordsOf(term.text);
    if (words.isEmpty())
        return;
    if (term.kind == SearchTerm::Kind::Prefix) {
        if (!search.prefix.isEmpty())
            search.morePrefixes += search.prefix;
        search.prefix = words.takeLast();
    }
    if (words.size() > 1)
        search.phrases += u'"' + words.join(u' ') + u'"';
    else
        search.phrases += words;
}

QString filterOf(const IndexQuery &query, QStringList conditions)
{
    if (!query.workloads.isEmpty()) {
        QStringList marks;
        for (const QString &workload : query.workloads)
            marks += workloadMark(workload);
        conditions += QStringLiteral("marks:=[%1]").arg(marks.join(u','));
    }
    for (auto it = query.where.begin(); it != query.where.end(); ++it)
        conditions += QStringLiteral("marks:=") + fieldMark(it.key(), it.value());
    return conditions.join(QStringLiteral(" && "));
}

Json searchIn(const QString &collection, const QString &words, const QString &filter, qsizetype limit)
{
    Json search = {{"collection", jsonString(collection)}, {"q", jsonString(words)}, {"per_page", std::min(limit, maxPageSize)}};
    if (!filter.isEmpty())
        search["filter_by"] = jsonString(filter);
    return search;
}

/// Disables typo tolerance and dropping of words on the server, because core/retrieval corrects spelling itself.
Json withoutTypoTolerance(Json search)
{
    search.update({{"num_typos", 0}, {"typo_tokens_threshold", 0}, {"drop_tokens_threshold", 0}});
    return search;
}

Json searchOf(const QString &collection, const KeywordSearch &words, const IndexQuery &query)
{
    QStringList conditions;
    for (const QString &prefix : words.morePrefixes)
        conditions += QStringLiteral("all_words:%1*").arg(prefix);
    const bool hasPrefix = !words.prefix.isEmpty();
    const QStringList phrases = hasPrefix ? words.phrases + QStringList{words.prefix} : words.phrases;
    Json search = withoutTypoTolerance(searchIn(collection, phrases.join(u' '), filterOf(query, conditions), query.limit));
    search["query_by"] = hasPrefix ? "title_words,summary_words,tag_words,text_words,all_words" : "title_words,summary_words,tag_words,text_words";
    search["query_by_weights"] = hasPrefix ? "8,4,3,1,1" : "8,4,3,1";
    search["prefix"] = hasPrefix ? "false,false,false,false,true" : "false";
    if (hasPrefix)
        search["max_candidates"] = maxPrefixWords;
    if (!words.morePrefixes.isEmpty())
        search["max_filter_by_candidates"] = maxPrefixWords;
    search.update({{"sort_by", "_text_match:desc,key:asc"}, {"include_fields", jsonString(documentFields)}, {"highlight_fields", "none"}});
    return search;
}

QString vectorText(const QList<float> &vector)
{
    QStringList numbers;
    for (const float number : vector)
        numbers += QString::number(double(number), 'g', 9);
    return numbers.join(u',');
}

} // namespace

QList<Json> keywordSearches(const QString &collection, const IndexQuery &query)
{
    QList<KeywordSearch> searches(1);
    for (const SearchTerm &term : query.terms) {
        if (query.join == IndexQuery::Join::Any && !searches.last().isEmpty())
            searches.append(KeywordSearch());
        addTerm(searches.last(), term);
    }
    QList<Json> written;
    for (const KeywordSearch &search : searches) {
        if (!search.isEmpty())
            written += searchOf(collection, search, query);
    }
    return written;
}

Json embeddingSearch(const QString &collection, const IndexQuery &query)
{
    const QString filter = filterOf(query, {QStringLiteral("marks:=") + modelMark(query.vectorModel)});
    Json search = searchIn(collection, QStringLiteral("*"), filter, query.limit);
    search["vector_query"] = jsonString(QStringLiteral("%1:([%2], k:%3)").arg(vectorFieldName(query.vector.size()), vectorText(query.vector))
                                            .arg(std::min(query.limit, maxPageSize)));
    search["include_fields"] = jsonString(documentFields);
    return search;
}

Json similarWordSearch(const QString &collection, const QString &word, int maxEdits)
{
    Json search = searchIn(collection, word, {}, maxPageSize);
    search.update({{"query_by", "all_words"}, {"prefix", "false"}, {"num_typos", std::min(maxEdits, 2)}, {"min_len_1typo", 1}, {"min_len_2typo", 1},
                   {"typo_tokens_threshold", maxPageSize}, {"drop_tokens_threshold", 0}, {"max_candidates", maxPrefixWords},
                   {"include_fields", "key"}, {"highlight_fields", "all_words"}});
    return search;
}

Json statsSearch(const QString &collection)
{
    Json search = searchIn(collection, QStringLiteral("*"), {}, 1);
    search.update({{"facet_by", "model"}, {"max_facet_values", maxPageSize}, {"sort_by", "put_at:desc"}, {"include_fields", "put_at"}});
    return search;
}

Json modelSearch(const QString &collection, const QString &model)
{
    Json search = searchIn(collection, QStringLiteral("*"), QStringLiteral("marks:=") + modelMark(model), 1);
    search["include_fields"] = "dimensions";
    return search;
}

} // namespace outcrop
