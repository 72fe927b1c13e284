// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knowledge/searchtext.h"

#include "cli/base/table.h"
#include "cli/knowledge/knowledgeoutput.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"

namespace outcrop {
namespace {

/// Returns the sentence that explains the rank of a document by the kind of match.
const MessageText &matchText(const RankReason &reason)
{
    if (reason.ranking == RankedList::Ranking::Meaning)
        return knowledgeoutput::rankByMeaning;
    return reason.isCorrected ? knowledgeoutput::rankByCorrectedKeyword : knowledgeoutput::rankByKeyword;
}

Json toJson(const RankReason &reason)
{
    return {{"by", reason.ranking == RankedList::Ranking::Meaning ? "meaning" : "words"}, {"corrected", reason.isCorrected}, {"rank", reason.rank}, {"score", reason.score},
        {"share", reason.share}};
}

Json toJson(const Snippet &snippet)
{
    Json matches = Json::array();
    for (const SnippetMatch &match : snippet.matches)
        matches.push_back({{"start", match.start}, {"length", match.length}});
    return {{"text", jsonString(snippet.text)}, {"matches", matches}};
}

Json toJson(const SearchHit &hit)
{
    Json fields = Json::object(), reasons = Json::array(), words = Json::array();
    for (auto field = hit.document.fields.cbegin(); field != hit.document.fields.cend(); ++field)
        fields[field.key().toStdString()] = jsonString(field.value());
    for (const RankReason &reason : hit.reasons)
        reasons.push_back(toJson(reason));
    for (const MatchedWord &word : hit.words)
        words.push_back({{"asked", jsonString(word.queryWord)}, {"fields", jsonStrings(word.fields)}});
    return {{"collection", jsonString(hit.document.collection)}, {"id", jsonString(hit.document.id)}, {"title", jsonString(hit.document.title)},
        {"summary", jsonString(hit.document.summary)}, {"path", jsonString(hit.document.path)}, {"line", hit.document.line},
        {"workloads", jsonStrings(hit.document.workloads)}, {"tags", jsonStrings(hit.document.tags)}, {"fields", fields}, {"score", hit.score},
        {"reasons", reasons}, {"words", words}, {"snippet", toJson(hit.snippet)}};
}

QString locationText(const SearchDocument &document)
{
    if (document.path.isEmpty())
        return knowledgeoutput::record(document.id);
    return document.line > 0 ? QStringLiteral("%1:%2").arg(document.path).arg(document.line) : document.path;
}

void printReasons(const Console &console, const SearchHit &hit)
{
    for (const RankReason &reason : hit.reasons)
        writeSentence(console.out, QStringLiteral("    ")
                + matchText(reason)(reason.rank, hit.document.collection, decimalNumber(reason.score, 3), decimalNumber(reason.share, 4)));
    for (const MatchedWord &word : hit.words)
        writeSentence(console.out, QStringLiteral("    ") + knowledgeoutput::wordInFields(word.queryWord, word.fields.join(listSeparator())));
}

QString correctionText(const Correction &correction)
{
    return knowledgeoutput::corrected(correction.word, correction.replacements.join(listSeparator()));
}

} // namespace

Json toJson(const SearchResult &result)
{
    Json hits = Json::array(), corrections = Json::array();
    for (const SearchHit &hit : result.hits)
        hits.push_back(toJson(hit));
    for (const Correction &correction : result.corrections)
        corrections.push_back({{"word", jsonString(correction.word)}, {"instead", jsonStrings(correction.replacements)}});
    return {{"words", jsonStrings(result.words)}, {"all", result.requiresAllWords}, {"corrections", corrections}, {"hits", hits}};
}

Json toJson(const TurnSkills &turn)
{
    Json skills = Json::array();
    for (const SelectedSkill &skill : turn.skills)
        skills.push_back({{"name", jsonString(skill.name)}, {"path", jsonString(skill.path)}, {"in_prompt", skill.isSelectedByWorkload},
            {"found", skill.hit ? toJson(*skill.hit) : Json()}});
    return {{"skills", skills}};
}

void printResult(const Console &console, const SearchResult &result, bool explains)
{
    for (const Correction &correction : result.corrections)
        writeSentence(console.errors, correctionText(correction));
    qsizetype number = 0;
    for (const SearchHit &hit : result.hits) {
        writeSentence(console.out,
            knowledgeoutput::numberedHit(++number, hit.document.collection, hit.document.title, locationText(hit.document)));
        if (!hit.snippet.text.isEmpty())
            writeSentence(console.out, QStringLiteral("   ") + hit.snippet.text);
        if (explains)
            printReasons(console, hit);
    }
}

void printTurn(const Console &console, const TurnSkills &turn)
{
    Table table({{knowledgeoutput::skillColumn()}, {knowledgeoutput::reasonColumn()}, {knowledgeoutput::rankColumn(), Table::Align::Right}, {knowledgeoutput::fileColumn()}});
    for (const SelectedSkill &skill : turn.skills) {
        const QString reason = !skill.isSelectedByWorkload ? knowledgeoutput::foundBySearch() : skill.hit ? knowledgeoutput::foundByBoth() : knowledgeoutput::foundByWorkload();
        table.addRow({skill.name, reason, skill.hit ? QString::number(skill.hit->reasons.first().rank) : QString(), skill.path});
    }
    writeTable(console.out, table);
}

} // namespace outcrop
