// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/datachoice.h"

#include "core/responses/coercion.h"
#include "core/responses/schemafindings.h"

#include <algorithm>
#include <array>

namespace outcrop {
namespace {

/// The criteria for choosing a section, most important first.
struct CandidateScore {
    enum Kind { Readable, Conforms, NotEcho, Tags, Names, Marked, Whole, KindCount };

    std::array<qsizetype, KindCount> points{};
    Json keys = Json::array();
    qsizetype size = 0;
};

const char *const reasons[CandidateScore::KindCount] = {"the others cannot be parsed",
    "it is the only one that matches %1", "the others are echoes of the prompt", "it is in METADATA",
    "it has more of the keys in %1", "it is marked as JSON", "the others are truncated"};

qsizetype knownNames(const Json &value, const ResponseContract &contract)
{
    if (!value.is_object() || !contract.schema.is_object() || !contract.schema.contains("properties"))
        return 0;
    const auto items = contract.schema["properties"].items();
    return std::count_if(items.begin(), items.end(), [&value](const auto &property) { return value.contains(property.key()); });
}

bool conformsToContract(const Json &value, const ResponseContract &contract)
{
    return !contract.requestsData() || conformsTo(contract, value)
        || conformsTo(contract, coerce(value, contract.schema).value);
}

CandidateScore scoreOf(const FoundData &found, const ResponseContract &contract)
{
    CandidateScore score;
    score.points[CandidateScore::Readable] = !found.json.problem;
    if (found.json.problem)
        return score;
    score.points[CandidateScore::Conforms] = conformsToContract(found.json.value, contract);
    score.points[CandidateScore::NotEcho] = !found.isEcho;
    score.points[CandidateScore::Tags] = found.kind == EnvelopeKind::Tags;
    score.points[CandidateScore::Names] = knownNames(found.json.value, contract);
    score.points[CandidateScore::Marked] = found.language.startsWith(u"json");
    score.points[CandidateScore::Whole] = found.json.isComplete || found.bound.has_value();
    score.size = found.json.end - found.json.begin;
    if (found.json.value.is_object()) {
        for (const auto &[key, value] : found.json.value.items())
            score.keys.push_back(key);
    }
    return score;
}

/// Returns the reason why the second section is preferred to the first; empty if it is not preferred.
QString preference(const CandidateScore &first, const CandidateScore &second)
{
    const auto [left, right] = std::mismatch(first.points.begin(), first.points.end(), second.points.begin());
    if (left != first.points.end())
        return *right > *left ? QString::fromLatin1(reasons[right - second.points.begin()]) : QString();
    if (first.keys == second.keys)
        return QStringLiteral("it is the last of its kind");
    return second.size > first.size ? QStringLiteral("it is the longest") : QString();
}

} // namespace

DataChoice chooseData(const QList<FoundData> &found, const ResponseContract &contract)
{
    if (found.size() < 2)
        return {found.size() - 1, {}};
    DataChoice choice{0, {}};
    CandidateScore best = scoreOf(found.first(), contract);
    for (qsizetype i = 1; i < found.size(); ++i) {
        const CandidateScore score = scoreOf(found[i], contract);
        if (const QString reason = preference(best, score); !reason.isEmpty()) {
            choice = {i, reason};
            best = score;
        } else if (choice.reason.isEmpty()) {
            choice.reason = preference(score, best);
        }
    }
    const QString name = contract.name.isEmpty() ? QStringLiteral("the schema") : contract.name;
    choice.reason = choice.reason.isEmpty() ? QStringLiteral("it is the first") : choice.reason.contains(u'%') ? choice.reason.arg(name) : choice.reason;
    return choice;
}

std::optional<FoundData> combineToArray(const QList<FoundData> &found)
{
    const auto isObject = [](const FoundData &one) { return !one.json.problem && one.json.isComplete && !one.json.doubt && !one.isEcho && one.json.value.is_object(); };
    if (found.isEmpty() || !std::all_of(found.begin(), found.end(), isObject))
        return std::nullopt;
    FoundData list = found.first();
    list.kind = EnvelopeKind::Embedded;
    list.json = TolerantJson();
    list.json.value = Json::array();
    list.json.begin = found.first().json.begin;
    list.json.end = found.last().json.end;
    const QString rule = repairRuleName(RepairRule::Sequence);
    for (const FoundData &one : found) {
        list.json.value.push_back(one.json.value);
        list.json.source.partOffsets.append(one.json.begin);
        list.json.source.decisions.endings.insert(one.json.source.decisions.endings);
        list.json.source.decisions.closers.insert(one.json.source.decisions.closers);
        list.json.repairs.append({one.json.begin, rule, {}, &one == &found.first() ? QStringLiteral("[") : QStringLiteral(",")});
        list.json.repairs += one.json.repairs;
    }
    list.json.repairs.append({list.json.end, rule, {}, QStringLiteral("]")});
    return list;
}

} // namespace outcrop
