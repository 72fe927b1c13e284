// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/search/rankreasons.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"

#include <QCoreApplication>

namespace outcrop {

namespace {

struct RankWords {
    Q_DECLARE_TR_FUNCTIONS(RankTable)
};

QString matchKindTitle(const RankReason &reason)
{
    if (reason.ranking == RankedList::Ranking::Meaning)
        return RankWords::tr("By meaning");
    return reason.isCorrected ? RankWords::tr("By corrected keyword") : RankWords::tr("By keyword");
}

TableCell decimalCell(double number, int places)
{
    return TableCell::fromMeasurement(windowLocale().toString(number, 'f', places), QString::number(number, 'f', places));
}

/// Returns the share of a list in the score. The score is a sum of reciprocal ranks, so only shares are meaningful to people.
TableCell makePercentCell(double share)
{
    return TableCell::fromMeasurement(
        withPercentSign(windowLocale().toString(100 * share, 'f', 0), windowLocale()), QString::number(share, 'f', 4));
}

ValueRow reasonRow(const RankReason &reason, const SearchHit &hit, qsizetype number)
{
    const double share = hit.score > 0 ? reason.share / hit.score : 0;
    return {QStringLiteral("list %1").arg(number), {},
        {TableCell::fromText(matchKindTitle(reason)), TableCell::fromNumber(reason.rank), decimalCell(reason.score, 3),
            makePercentCell(share)}};
}

QString fieldTitle(const QString &field)
{
    if (field == u"title")
        return RankWords::tr("title");
    if (field == u"summary")
        return RankWords::tr("summary");
    if (field == u"tags")
        return RankWords::tr("tags");
    return field == u"text" ? RankWords::tr("text") : field;
}

ValueRow wordRow(const MatchedWord &word)
{
    QStringList fields;
    for (const QString &field : word.fields)
        fields += fieldTitle(field);
    //: %1 is a word of the query, %2 the fields that contain it, such as "title, text"
    const QString text = RankWords::tr("“%1” in %2").arg(word.queryWord, fields.join(listSeparator()));
    return {QStringLiteral("word ") + word.queryWord, {}, {TableCell::fromText(text)}};
}

} // namespace

ValueTable rankTable(const SearchHit &hit)
{
    //: Column headings: the ranking of a hit
    ValueTable table{
        {RankWords::tr("Match"), RankWords::tr("Rank"), RankWords::tr("Score"), RankWords::tr("Share of total")}, {}};
    for (const RankReason &reason : hit.reasons)
        table.rows += reasonRow(reason, hit, table.rows.size());
    for (const MatchedWord &word : hit.words) {
        if (!word.fields.isEmpty())
            table.rows += wordRow(word);
    }
    return table;
}

} // namespace outcrop
