// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/search/searchtitles.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <numeric>

namespace outcrop {

namespace {

struct SearchWords {
    Q_DECLARE_TR_FUNCTIONS(Search)
};

QString matchKindText(const RankReason &reason)
{
    if (reason.ranking == RankedList::Ranking::Meaning)
        //: Kind of match: by meaning
        return SearchWords::tr("meaning");
    //: Kind of match: by keyword
    return reason.isCorrected ? SearchWords::tr("corrected keyword") : SearchWords::tr("keyword");
}

QString reasonText(const RankReason &reason, const SearchHit &hit)
{
    const QLocale locale;
    const int share = hit.score > 0 ? qRound(100 * reason.share / hit.score) : 0;
    //: %1 is "keyword" or "meaning", %2 a rank such as 3, %3 a collection such as Skills, %4 the share of the score in percent
    return SearchWords::tr("%1: rank %2 in %3 (%4%)").arg(matchKindText(reason), groupedNumber(reason.rank, locale), collectionTitle(hit.document.collection), groupedNumber(share, locale));
}

QString correctionText(const Correction &correction)
{
    if (correction.replacements.isEmpty())
        return SearchWords::tr("“%1” not found").arg(correction.word);
    QStringList replacements;
    for (const QString &word : correction.replacements)
        //: %1 is a word that replaces a word of the query
        replacements += SearchWords::tr("“%1”").arg(word);
    //: %1 is a word of the query, %2 the quoted words used instead
    return SearchWords::tr("“%1” corrected to %2").arg(correction.word, replacements.join(listSeparator()));
}

bool isFoundOnlyByMeaning(const SearchHit &hit)
{
    const auto isMeaning = [](const RankReason &reason) { return reason.ranking == RankedList::Ranking::Meaning; };
    return !hit.reasons.isEmpty() && std::all_of(hit.reasons.begin(), hit.reasons.end(), isMeaning);
}

qint64 sumOf(const IndexStats &stats, qint64 CollectionStats::*number)
{
    return std::accumulate(stats.collections.begin(), stats.collections.end(), qint64(0), [number](qint64 sum, const CollectionStats &one) { return sum + one.*number; });
}

} // namespace

QString collectionTitle(const QString &collection)
{
    //: Titles of collections that can be searched
    const QList<std::pair<QString, QString>> titles = {{QStringLiteral("skills"), SearchWords::tr("Skills")}, {QStringLiteral("memory"), SearchWords::tr("Memories")},
        {QStringLiteral("documents"), SearchWords::tr("Documents")}, {QStringLiteral("vault"), SearchWords::tr("Notes")}, {QStringLiteral("log"), SearchWords::tr("Interactions")}};
    const auto found = std::find_if(titles.begin(), titles.end(), [&](const auto &title) { return title.first == collection; });
    return found == titles.end() ? collection : found->second;
}

QString locationText(const SearchDocument &document)
{
    if (document.path.isEmpty())
        //: %1 is a collection such as Interactions, %2 the number of an interaction
        return SearchWords::tr("%1, %2").arg(collectionTitle(document.collection), document.id);
    //: %1 is a path, %2 a line number
    return document.line > 0 ? SearchWords::tr("%1:%2").arg(document.path).arg(document.line) : document.path;
}

QString hitReasonText(const SearchHit &hit)
{
    QStringList parts;
    for (const RankReason &reason : hit.reasons)
        parts += reasonText(reason, hit);
    return parts.join(QStringLiteral(" · "));
}

QString searchResultText(const SearchResult &result)
{
    const auto meaningHits = static_cast<int>(std::count_if(result.hits.begin(), result.hits.end(), isFoundOnlyByMeaning));
    const int wordHits = static_cast<int>(result.hits.size()) - meaningHits;
    QStringList parts;
    if (result.hits.isEmpty())
        parts += SearchWords::tr("No results");
    if (wordHits > 0)
        parts += result.requiresAllWords ? SearchWords::tr("%n result(s) with every word", nullptr, wordHits)
                                         : SearchWords::tr("%n result(s) with some of the words", nullptr, wordHits);
    if (meaningHits > 0)
        //: Results with a similar meaning that contain none of the words of the query, or too few of them
        parts += SearchWords::tr("%n result(s) by meaning only", nullptr, meaningHits);
    for (const Correction &correction : result.corrections)
        parts += correctionText(correction);
    for (const Diagnostic &finding : result.findings)
        parts += finding.message;
    return parts.join(clauseSeparator());
}

QString indexText(const IndexStats &stats)
{
    const qint64 documents = sumOf(stats, &CollectionStats::documents);
    if (documents == 0)
        return SearchWords::tr("No index yet");
    const QLocale locale;
    //: %1 is "%n document(s)", %2 is "%n collection(s)"
    QStringList parts{SearchWords::tr("%1 in %2").arg(SearchWords::tr("%n document(s)", nullptr, static_cast<int>(documents)), SearchWords::tr("%n collection(s)", nullptr, static_cast<int>(stats.collections.size())))};
    const qint64 vectors = sumOf(stats, &CollectionStats::vectors);
    if (vectors > 0)
        //: %1 is the number of documents with embeddings
        parts += SearchWords::tr("%1 with embeddings").arg(groupedNumber(vectors, locale));
    if (stats.bytes)
        parts += locale.formattedDataSize(*stats.bytes, 1, QLocale::DataSizeTraditionalFormat);
    if (stats.updateTime.isValid())
        //: %1 is a day and a time
        parts += SearchWords::tr("updated %1").arg(locale.toString(stats.updateTime.toLocalTime(), QLocale::ShortFormat));
    return parts.join(listSeparator());
}

} // namespace outcrop
