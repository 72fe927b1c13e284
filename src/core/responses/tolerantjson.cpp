// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/tolerantjson.h"
#include "core/responses/jsonreader.h"
#include "core/responses/jsonunits.h"

namespace outcrop {

TolerantJson readTolerantJson(QStringView text, qsizetype begin)
{
    JsonReader reader(begin);
    reader.read(text, true);
    return reader.take();
}

TolerantJson readTolerantDocument(QStringView text)
{
    TolerantJson document = readTolerantJson(text);
    qsizetype rest = document.end;
    while (rest < text.size() && isJsonSpace(text[rest].unicode()))
        ++rest;
    if (document.problem || rest == text.size())
        return document;
    const RepairRule rule = text[rest] == u'{' || text[rest] == u'[' ? RepairRule::SecondDocument : RepairRule::TextAfter;
    document.repairs.append({rest, repairRuleName(rule), text.sliced(rest).toString(), {}});
    document.end = text.size();
    return document;
}

QHash<QString, JsonPlace> valuePlaces(QStringView text, qsizetype begin, const QSet<QString> &pointers)
{
    constexpr JsonPlace nowhere{-1, -1};
    QHash<QString, JsonPlace> places;
    for (const QString &pointer : pointers)
        places.insert(pointer, nowhere);
    JsonReader reader(begin);
    reader.watch(&places);
    reader.read(text, true);
    places.removeIf([](const auto &place) { return place.value().begin < 0; });
    return places;
}

} // namespace outcrop
