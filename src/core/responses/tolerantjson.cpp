// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/tolerantjson.h"

#include "core/base/paths.h"
#include "core/responses/jsonsearch.h"
#include "core/responses/jsonunits.h"
#include "core/responses/tolerantjsonreader.h"

namespace outcrop {

namespace {

/// Finds the locations of the values whose pointers begin with `prefix`, in one pass.
void findRanges(QStringView text, qsizetype begin, const ParseDecisions &decisions, const QString &prefix,
    const QSet<QString> &pointers, QHash<QString, JsonRange> &found)
{
    constexpr JsonRange nowhere{-1, -1};
    QHash<QString, JsonRange> ranges;
    for (const QString &pointer : pointers) {
        if (isAtOrBelow(pointer, prefix))
            ranges.insert(pointer.sliced(prefix.size()), nowhere);
    }
    if (ranges.isEmpty())
        return;
    TolerantJsonReader reader(begin, &decisions);
    reader.collectRanges(&ranges);
    reader.read(text, true);
    for (auto place = ranges.cbegin(); place != ranges.cend(); ++place) {
        if (place->begin >= 0)
            found.insert(prefix + place.key(), *place);
    }
}

} // namespace

TolerantJson readTolerantJson(QStringView text, qsizetype begin)
{
    TolerantJsonReader reader(begin);
    reader.read(text, true);
    return reader.takeResult();
}

TolerantJson parseTolerantDocument(QStringView text)
{
    JsonSearch search(text);
    TolerantJson document = search.readSequence(0);
    qsizetype rest = document.end;
    while (rest < text.size() && isJsonSpace(text[rest].unicode()))
        ++rest;
    if (document.problem || rest == text.size())
        return document;
    document.repairs.append({rest, repairRuleName(RepairRule::TextAfter), text.sliced(rest).toString(), {}});
    document.end = text.size();
    return document;
}

QHash<QString, JsonRange> findValueRanges(QStringView text, const JsonSource &source, const QSet<QString> &pointers)
{
    QHash<QString, JsonRange> found;
    if (source.partOffsets.isEmpty())
        findRanges(text, source.begin, source.decisions, {}, pointers, found);
    for (qsizetype i = 0; i < source.partOffsets.size(); ++i)
        findRanges(text, source.partOffsets[i], source.decisions, u'/' + QString::number(i), pointers, found);
    return found;
}

} // namespace outcrop
