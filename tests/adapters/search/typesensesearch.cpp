// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/adapters/search/typesensesearch.h"

#include "core/retrieval/editdistance.h"
#include "core/retrieval/textwords.h"
#include "core/retrieval/wordstem.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace outcrop::testing {
namespace {

const QStringList knownParameters = {
    QStringLiteral("collection"), QStringLiteral("q"), QStringLiteral("query_by"), QStringLiteral("query_by_weights"), QStringLiteral("prefix"),
    QStringLiteral("filter_by"), QStringLiteral("max_filter_by_candidates"), QStringLiteral("sort_by"), QStringLiteral("facet_by"),
    QStringLiteral("max_facet_values"), QStringLiteral("per_page"), QStringLiteral("page"), QStringLiteral("include_fields"),
    QStringLiteral("exclude_fields"), QStringLiteral("highlight_fields"), QStringLiteral("num_typos"), QStringLiteral("min_len_1typo"),
    QStringLiteral("min_len_2typo"), QStringLiteral("typo_tokens_threshold"), QStringLiteral("drop_tokens_threshold"), QStringLiteral("max_candidates"),
    QStringLiteral("vector_query")};

/// A part of `q`: a word, or a quoted phrase.
struct Part {
    QStringList words;
    bool isLast = false;
};

struct Hit {
    Json document;
    qint64 textMatch = 0;
    double distance = 0;
    QStringList matched = {};
};

/// One search in progress. Keeps the first error.
class Search
{
public:
    Search(const Json &search, const TypesenseCollection &collection) : m_search(search), m_collection(collection) { }

    std::variant<Json, TypesenseProblem> answer()
    {
        checkParameters();
        readQuery();
        readFields();
        readVector();
        if (const auto problem = m_filter.read(text("filter_by"), m_collection))
            m_problem = m_problem ? m_problem : problem;
        checkSortFields();
        if (m_problem)
            return *m_problem;
        collectHits();
        return toJson();
    }

private:
    Json value(const char *name) const { return valueOf(m_search, QLatin1String(name)); }
    QString text(const char *name) const { return qString(value(name)); }
    int number(const char *name, int defaultValue) const { return value(name).is_number_integer() ? value(name).get<int>() : defaultValue; }
    void fail(int status, const QString &message) { m_problem = m_problem ? m_problem : TypesenseProblem{status, message}; }

    void checkParameters();
    void readQuery();
    void readFields();
    void readVector();
    void checkSortFields();
    void collectHits();
    std::optional<Hit> matchWords(const Json &document, bool allowsTypos) const;
    qint64 partMatch(const Part &part, const Json &document, bool allowsTypos, QStringList &matched) const;
    int countOccurrences(const Part &part, qsizetype field, const Json &document, bool allowsTypos, QStringList &matched) const;
    bool isSameWord(const QString &asked, const QString &token, bool allowsPrefix, bool allowsTypos) const;
    double distanceOf(const Json &document) const;
    Json toJson() const;
    Json facets() const;

    const Json &m_search;
    const TypesenseCollection &m_collection;
    std::optional<TypesenseProblem> m_problem;
    TypesenseFilter m_filter;
    QList<Part> m_parts;
    QList<TypesenseField> m_fields;
    QList<int> m_weights;
    QStringList m_prefixes;
    QList<double> m_vector;
    QString m_vectorField;
    QList<Hit> m_hits;
};

void Search::checkParameters()
{
    for (const auto &[name, value] : m_search.items()) {
        if (!knownParameters.contains(QString::fromStdString(name)))
            fail(400, QStringLiteral("There is no search parameter `%1`.").arg(QString::fromStdString(name)));
    }
    if (number("per_page", 10) < 0 || number("per_page", 10) > 250)
        fail(422, QStringLiteral("Only upto 250 hits can be fetched per page."));
    if (number("num_typos", 2) < 0 || number("num_typos", 2) > 2)
        fail(400, QStringLiteral("Value of `num_typos` must not be greater than 2."));
    if (text("q") != QLatin1String("*") && number("drop_tokens_threshold", 1) != 0)
        fail(400, QStringLiteral("This server drops no words: say `drop_tokens_threshold: 0`."));
}

void Search::readQuery()
{
    const QString query = text("q");
    if (query.isEmpty())
        return fail(400, QStringLiteral("Parameter `q` is required."));
    static const QRegularExpression part(QStringLiteral("\"([^\"]*)\"|(\\S+)"));
    for (QRegularExpressionMatchIterator it = part.globalMatch(query); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        if (match.captured(2).startsWith(u'-'))
            return fail(400, QStringLiteral("A word to leave out: `%1`.").arg(match.captured(2)));
        m_parts.append({plainTokens(match.captured(1).isEmpty() ? match.captured(2) : match.captured(1))});
    }
    if (!m_parts.isEmpty())
        m_parts.last().isLast = !query.endsWith(u'"');
}

void Search::readFields()
{
    if (text("q") == QLatin1String("*")) {
        m_parts.clear();
        return;
    }
    const QStringList names = text("query_by").split(u',', Qt::SkipEmptyParts);
    if (names.isEmpty())
        fail(400, QStringLiteral("No search fields specified for the query."));
    for (const QString &name : names) {
        const TypesenseField *field = m_collection.find(name);
        if (!field)
            return fail(404, QStringLiteral("Could not find a field named `%1` in the schema.").arg(name));
        if (!field->isText())
            return fail(400, QStringLiteral("Field `%1` should be a string or a string array.").arg(name));
        m_fields += *field;
        m_weights += 1;
    }
    const QStringList weights = text("query_by_weights").split(u',', Qt::SkipEmptyParts);
    if (!weights.isEmpty() && weights.size() != names.size())
        return fail(400, QStringLiteral("Number of weights in `query_by_weights` does not match number of `query_by` fields."));
    for (qsizetype i = 0; i < weights.size(); ++i) {
        m_weights[i] = weights.at(i).toInt();
        if (m_weights[i] < 0 || m_weights[i] > 127)
            fail(400, QStringLiteral("Values of `query_by_weights` must be between 0 and 127."));
    }
    m_prefixes = value("prefix").is_null() ? QStringList{QStringLiteral("true")} : text("prefix").split(u',');
    if (m_prefixes.size() != 1 && m_prefixes.size() != names.size())
        fail(400, QStringLiteral("Number of values in `prefix` does not match number of `query_by` fields."));
}

void Search::readVector()
{
    if (value("vector_query").is_null())
        return;
    static const QRegularExpression shape(QStringLiteral("^([a-z0-9_]+):\\(\\[([-+0-9.e,]+)\\], k:(\\d+)\\)$"));
    const QRegularExpressionMatch match = shape.match(text("vector_query"));
    if (!match.hasMatch())
        return fail(400, QStringLiteral("Malformed vector query string."));
    m_vectorField = match.captured(1);
    const TypesenseField *field = m_collection.find(m_vectorField);
    if (!field || field->dimensions == 0)
        return fail(404, QStringLiteral("Field `%1` does not have a vector query index.").arg(m_vectorField));
    for (const QString &one : match.captured(2).split(u','))
        m_vector += one.toDouble();
    if (m_vector.size() != field->dimensions)
        fail(400, QStringLiteral("Query field `%1` must have %2 dimensions.").arg(m_vectorField).arg(field->dimensions));
}

void Search::checkSortFields()
{
    const QStringList clauses = text("sort_by").split(u',', Qt::SkipEmptyParts);
    if (clauses.size() > 3)
        fail(422, QStringLiteral("Only upto 3 sort_by fields can be specified."));
    for (const QString &clause : clauses) {
        const QString name = clause.section(u':', 0, 0);
        const TypesenseField *field = m_collection.find(name);
        const bool sorts = name == QLatin1String("_text_match") || (field && (field->sort || field->type.startsWith(QLatin1String("int"))));
        if (!sorts || !(clause.endsWith(QLatin1String(":asc")) || clause.endsWith(QLatin1String(":desc"))))
            fail(404, QStringLiteral("Could not find a field named `%1` in the schema for sorting.").arg(name));
    }
    const QString facet = text("facet_by");
    const TypesenseField *field = facet.isEmpty() ? nullptr : m_collection.find(facet);
    if (!facet.isEmpty() && !(field && field->facet))
        fail(404, QStringLiteral("Could not find a facet field named `%1` in the schema.").arg(facet));
}

bool Search::isSameWord(const QString &asked, const QString &token, bool allowsPrefix, bool allowsTypos) const
{
    if (token == asked || (allowsPrefix && token.startsWith(asked)))
        return true;
    if (!allowsTypos)
        return false;
    const int allowed = asked.size() >= number("min_len_2typo", 7) ? 2 : asked.size() >= number("min_len_1typo", 4) ? 1 : 0;
    const int most = std::min(allowed, number("num_typos", 2));
    return most > 0 && editDistance(asked, token, most) <= most;
}

/// Returns the number of occurrences of a part in a field. Appends the first token of each occurrence to `matched`.
int Search::countOccurrences(const Part &part, qsizetype at, const Json &document, bool allowsTypos, QStringList &matched) const
{
    const TypesenseField &field = m_fields.at(at);
    const bool allowsPrefix = part.isLast && m_prefixes.at(m_prefixes.size() == 1 ? 0 : at) == QLatin1String("true");
    const QStringList tokens = tokensOf(document, field);
    int found = 0;
    for (qsizetype start = 0; start + part.words.size() <= tokens.size(); ++start) {
        bool isSame = true;
        for (qsizetype i = 0; isSame && i < part.words.size(); ++i) {
            const QString folded = foldWord(part.words.at(i));
            isSame = isSameWord(field.stem ? wordStem(folded) : folded, tokens.at(start + i), allowsPrefix && i + 1 == part.words.size(), allowsTypos);
        }
        if (isSame)
            matched += tokens.at(start);
        found += isSame;
    }
    return found;
}

qint64 Search::partMatch(const Part &part, const Json &document, bool allowsTypos, QStringList &matched) const
{
    qint64 best = 0;
    for (qsizetype i = 0; i < m_fields.size(); ++i) {
        const int found = countOccurrences(part, i, document, allowsTypos, matched);
        if (found > 0)
            best = std::max<qint64>(best, 1000 * m_weights.at(i) + std::min(found, 99));
    }
    return best;
}

std::optional<Hit> Search::matchWords(const Json &document, bool allowsTypos) const
{
    Hit hit{document};
    for (const Part &part : m_parts) {
        const qint64 match = partMatch(part, document, allowsTypos, hit.matched);
        if (match == 0)
            return {};
        hit.textMatch += match;
    }
    return hit;
}

double Search::distanceOf(const Json &document) const
{
    const Json vector = valueOf(document, m_vectorField);
    double product = 0;
    double length = 0;
    double asked = 0;
    for (qsizetype i = 0; i < m_vector.size(); ++i) {
        const double number = vector.at(size_t(i)).get<double>();
        product += number * m_vector.at(i);
        length += number * number;
        asked += m_vector.at(i) * m_vector.at(i);
    }
    return 1 - product / std::sqrt(length * asked);
}

void Search::collectHits()
{
    const auto collectWords = [this](bool allowsTypos) {
        m_hits.clear();
        for (const Json &document : m_collection.documents) {
            if (!m_filter.matches(document) || (!m_vector.isEmpty() && valueOf(document, m_vectorField).is_null()))
                continue;
            if (std::optional<Hit> hit = matchWords(document, allowsTypos)) {
                hit->distance = m_vector.isEmpty() ? 0 : distanceOf(document);
                m_hits += *hit;
            }
        }
    };
    collectWords(false);
    if (m_hits.size() < number("typo_tokens_threshold", 1) && number("num_typos", 2) > 0)
        collectWords(true);
    std::stable_sort(m_hits.begin(), m_hits.end(), [this](const Hit &a, const Hit &b) {
        if (!m_vector.isEmpty())
            return a.distance < b.distance;
        if (text("sort_by").startsWith(QLatin1String("put_at:desc")))
            return valueOf(a.document, QStringLiteral("put_at")) > valueOf(b.document, QStringLiteral("put_at"));
        if (a.textMatch != b.textMatch)
            return a.textMatch > b.textMatch;
        return qString(valueOf(a.document, QStringLiteral("key"))) < qString(valueOf(b.document, QStringLiteral("key")));
    });
}

Json Search::facets() const
{
    const QString name = text("facet_by");
    if (name.isEmpty())
        return Json::array();
    QMap<QString, int> counts;
    for (const Hit &hit : m_hits) {
        if (const Json value = valueOf(hit.document, name); !value.is_null())
            ++counts[qString(value)];
    }
    Json list = Json::array();
    for (auto it = counts.begin(); it != counts.end(); ++it)
        list.push_back({{"count", it.value()}, {"highlighted", jsonString(it.key())}, {"value", jsonString(it.key())}});
    return Json::array({{{"field_name", jsonString(name)}, {"counts", list}}});
}

Json Search::toJson() const
{
    Json hits = Json::array();
    for (const Hit &hit : m_hits.first(std::min<qsizetype>(m_hits.size(), number("per_page", 10)))) {
        Json one = {{"document", selectFields(hit.document, text("include_fields"))}, {"highlights", Json::array()}};
        if (m_vector.isEmpty())
            one["text_match"] = hit.textMatch;
        else
            one["vector_distance"] = hit.distance;
        if (text("highlight_fields") != QLatin1String("none") && !hit.matched.isEmpty())
            one["highlights"].push_back({{"field", "all_words"}, {"matched_tokens", jsonStrings(hit.matched)}});
        hits.push_back(one);
    }
    return {{"facet_counts", facets()}, {"found", m_hits.size()}, {"hits", hits}, {"out_of", m_collection.documents.size()}, {"page", 1}, {"search_time_ms", 0}};
}

} // namespace

Json selectFields(const Json &document, const QString &names)
{
    if (names.isEmpty())
        return document;
    Json some = Json::object();
    for (const QString &name : names.split(u',')) {
        if (const Json value = valueOf(document, name); !value.is_null())
            some[name.toStdString()] = value;
    }
    return some;
}

std::variant<Json, TypesenseProblem> answerSearch(const Json &search, const TypesenseCollection &collection)
{
    return Search(search, collection).answer();
}

} // namespace outcrop::testing
