// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsonsearch.h"

#include "core/responses/jsonoutline.h"
#include "core/responses/jsonunits.h"
#include "core/responses/outlinecosts.h"
#include "core/responses/tolerantjsonreader.h"

#include <algorithm>

namespace outcrop {

namespace {

using enum RepairRule;

constexpr qsizetype maximumParts = 100'000; ///< maximum number of values in a sequence
constexpr double minimumCostGap = 0.75; ///< interpretations whose costs differ by less are considered equally likely
constexpr double schemaMatchBonus =
    6; ///< extra cost accepted for an interpretation that matches the schema if the cheapest one does not match it

/// Returns the cost of a repair in a single-pass result, on the scale of the search. Common repairs cost 0.
double costOf(const Repair &repair, const TolerantJson &read)
{
    static const QHash<QString, double> costs = {
        {repairRuleName(UnescapedQuote), outlinecost::firstInnerQuote},
        {repairRuleName(MissingQuote), outlinecost::missingQuote},
        {repairRuleName(StrayText), outlinecost::strayText},
        {repairRuleName(ExtraBracket), outlinecost::extraBracket},
        {repairRuleName(WrongBracket), outlinecost::wrongBracket},
        {repairRuleName(SetBraces), 1},
        {repairRuleName(ListBrackets), 1},
        {repairRuleName(MissingKey), outlinecost::keyWithoutColon},
        {repairRuleName(MissingValue), outlinecost::missingValue},
        {repairRuleName(MissingColon), outlinecost::missingColon},
        {repairRuleName(TruncatedKey), outlinecost::truncatedString},
        {repairRuleName(UnquotedString), outlinecost::bareWords},
        {repairRuleName(UnquotedKey), outlinecost::bareKey},
        {repairRuleName(MissingComma), outlinecost::missingComma},
        {repairRuleName(ExtraComma), outlinecost::extraComma},
        {repairRuleName(NonJsonColon), outlinecost::nonJsonColon},
    };
    if (repair.rule == repairRuleName(MissingBracket))
        return repair.after == u"{"     ? outlinecost::implicitObject
            : repair.offset >= read.end ? outlinecost::truncatedBracket
                                        : outlinecost::missingBracket;
    return costs.value(repair.rule, 0);
}

double costOf(const TolerantJson &read, QStringView text)
{
    double cost = costOfRemainder(text, read.end);
    for (const Repair &repair : read.repairs)
        cost += costOf(repair, read);
    return cost;
}

/// Returns whether the repairs of a single-pass result allow other interpretations.
bool isDoubtful(const TolerantJson &read, QStringView text)
{
    static const QSet<QString> certainRepairs = {repairRuleName(UnquotedKey), repairRuleName(MissingComma),
        repairRuleName(ExtraComma), repairRuleName(NonJsonColon), repairRuleName(ListBrackets)};
    return costOfRemainder(text, read.end) > 0 || std::any_of(read.repairs.begin(), read.repairs.end(), [&read](const Repair &repair) {
        const bool isAtEnd = repair.rule == repairRuleName(MissingBracket) && repair.after != u"{" && repair.offset >= read.end;
        return !isAtEnd && costOf(repair, read) > 0 && !certainRepairs.contains(repair.rule);
    });
}

/// Includes redundant brackets and commas after the value if no other text follows, and records them as repairs.
void consumeTrailingBrackets(TolerantJson &read, QStringView text)
{
    qsizetype end = read.end;
    while (end < text.size() && (isJsonSpace(text[end].unicode()) || isCloser(text[end].unicode()) || text[end] == u','))
        ++end;
    if (read.problem || end < text.size() || text.sliced(read.end).trimmed().isEmpty())
        return;
    for (qsizetype at = read.end; at < end; ++at) {
        if (isJsonSpace(text[at].unicode()))
            continue;
        const RepairRule rule = text[at] == u',' ? RepairRule::TrailingComma : RepairRule::ExtraBracket;
        read.repairs.append({at, repairRuleName(rule), text.sliced(at, 1).toString(), {}});
        read.end = at + 1;
    }
}

/// Returns whether a repair skipped text that may be meaningful, or treated characters as a key that cannot be one.
bool isLoss(const Repair &repair)
{
    const auto hasContent = [](QChar unit) { return unit.isLetterOrNumber() || isQuote(unit.unicode()); };
    if (repair.rule == repairRuleName(UnquotedKey)) // for example the `>` of a block quote
        return std::none_of(repair.before.begin(), repair.before.end(), hasContent);
    return repair.rule == repairRuleName(StrayText) && std::any_of(repair.before.begin(), repair.before.end(), hasContent);
}

/// Returns whether a string starts like a member that lacks the opening quote of its key.
bool beginsAsMember(const std::string &text)
{
    const size_t end = std::find_if_not(text.begin(), text.end(), [](char unit) { return isWordUnit(static_cast<unsigned char>(unit)); }) - text.begin();
    return end > 0 && text.compare(end, 2, "\":") == 0;
}

/// Returns whether a key or string seems to contain members of the object, which happens if a delimiter was read as content.
bool containsMembers(const Json &value)
{
    const auto isSwallowing = [](const std::string &key) { return key.find('"') != std::string::npos && key.find_first_of(":,\n[]{}") != std::string::npos; };
    if (value.is_string())
        return beginsAsMember(value.get_ref<const std::string &>());
    if (!value.is_structured())
        return false;
    const auto items = value.items();
    return std::any_of(items.begin(), items.end(), [&](const auto &item) {
        return (value.is_object() && isSwallowing(item.key())) || containsMembers(item.value());
    });
}

/// Returns whether a key occurs twice in an object with repaired brackets or quotes, which suggests that the repairs are wrong.
bool hasSuspiciousDuplicate(const TolerantJson &read)
{
    static const QSet<QString> structural = {repairRuleName(MissingBracket), repairRuleName(ExtraBracket), repairRuleName(WrongBracket), repairRuleName(MissingQuote),
        repairRuleName(UnescapedQuote)};
    return std::any_of(read.notes.begin(), read.notes.end(), [](const Repair &note) { return note.rule == repairRuleName(DuplicateKey); })
        && std::any_of(read.repairs.begin(), read.repairs.end(), [](const Repair &repair) { return structural.contains(repair.rule); });
}

void setDoubt(TolerantJson &read, QStringView text)
{
    const auto isInvented = [](const Repair &repair) { return repair.rule == repairRuleName(MissingValue) && repair.after.startsWith(u':'); };
    const auto isInnerQuote = [](const Repair &repair) { return repair.rule == repairRuleName(UnescapedQuote); };
    const bool isTruncated = std::any_of(read.repairs.begin(), read.repairs.end(),
        [](const Repair &repair) { return repair.rule == repairRuleName(TruncatedKey); });
    if (std::any_of(read.repairs.begin(), read.repairs.end(), isLoss) || (isTruncated && read.isComplete))
        read.doubt = QStringLiteral("the data contains text that is not part of any value");
    else if (hasSuspiciousDuplicate(read))
        read.doubt = QStringLiteral("a key occurs twice where brackets or quotes were repaired");
    else if (std::any_of(read.repairs.begin(), read.repairs.end(), isInvented))
        read.doubt = QStringLiteral("a string in key position has no value");
    else if (std::any_of(read.repairs.begin(), read.repairs.end(), isInnerQuote) && containsMembers(read.value))
        read.doubt = QStringLiteral("a string seems to contain members of an object");
    else if (!read.problem && looksIncomplete(text, read.end))
        read.doubt = QStringLiteral("the text after the data looks like part of it");
}

/// Keeps or inserts one comma between two array items, and drops any others.
void addSeparators(TolerantJson &list, QStringView separators, qsizetype offset, const QString &rule)
{
    const qsizetype comma = separators.indexOf(u',');
    if (comma < 0)
        list.repairs.append({offset, rule, {}, QStringLiteral(",")});
    for (qsizetype i = comma + 1; comma >= 0 && i < separators.size(); ++i) {
        if (separators[i] == u',')
            list.repairs.append({offset + i, repairRuleName(RepairRule::ExtraComma), QStringLiteral(","), {}});
    }
}

/// Combines several values into an array by inserting brackets and commas.
TolerantJson combineSequence(const QList<TolerantJson> &values, QStringView text)
{
    const QString rule = repairRuleName(RepairRule::Sequence);
    TolerantJson list;
    list.value = Json::array();
    list.begin = list.source.begin = values.first().begin;
    list.end = values.last().end;
    list.repairs.append({list.begin, rule, {}, QStringLiteral("[")});
    for (qsizetype i = 0; i < values.size(); ++i) {
        const TolerantJson &one = values[i];
        list.value.push_back(one.value);
        list.repairs += one.repairs;
        list.notes += one.notes;
        list.isComplete = list.isComplete && one.isComplete;
        list.doubt = list.doubt ? list.doubt : one.doubt;
        list.source.partOffsets.append(one.begin);
        list.source.decisions.endings.insert(one.source.decisions.endings);
        list.source.decisions.closers.insert(one.source.decisions.closers);
        if (i + 1 < values.size())
            addSeparators(list, text.sliced(one.end, values[i + 1].begin - one.end), one.end, rule);
    }
    list.repairs.append({list.end, rule, {}, QStringLiteral("]")});
    return list;
}

} // namespace

JsonSearch::JsonSearch(QStringView text, ContractCheck contractCheck) : m_text(text), m_contractCheck(std::move(contractCheck)), m_steps(20'000 + qMin<qsizetype>(4 * text.size(), 1'000'000)) { }

TolerantJson JsonSearch::read(qsizetype begin, qsizetype bound)
{
    const QStringView text = bound < 0 ? m_text : m_text.first(bound);
    TolerantJson read = readTolerantJson(text, begin);
    m_charactersRead += read.end - begin;
    if (!read.problem && isDoubtful(read, text))
        read = search(text, std::move(read), begin);
    consumeTrailingBrackets(read, text);
    if (!read.doubt)
        setDoubt(read, text);
    return read;
}

TolerantJson JsonSearch::search(QStringView text, TolerantJson greedy, qsizetype begin)
{
    QList<Candidate> candidates;
    for (const JsonInterpretation &reading : findLikelyInterpretations(text, begin, m_steps)) {
        TolerantJsonReader reader(begin, &reading.decisions);
        reader.read(text, true);
        TolerantJson read = reader.takeResult();
        if (read.problem)
            continue;
        read.source.decisions = reading.decisions;
        const double strayTextCost = read.end != reading.end && read.isComplete
            ? costOfRemainder(text, read.end)
            : 0; // the reader followed a different interpretation than the search
        const auto isLost = [](const Repair &repair) { return isLoss(repair); };
        const auto losses = std::count_if(read.repairs.begin(), read.repairs.end(), isLost);
        candidates.append({std::move(read), reading.cost + strayTextCost + double(losses) * outlinecost::strayText});
    }
    const double cost = costOf(greedy, text) + (candidates.isEmpty() ? 0 : outlinecost::missedInterpretation);
    candidates.prepend({std::move(greedy), cost});
    return chooseCandidate(std::move(candidates));
}

/// Returns whether an interpretation needs implausibly many repairs. Gives inner quotes a low weight, because they are often numerous.
bool JsonSearch::isImplausible(const Candidate &one)
{
    const auto isInnerQuote = [](const Repair &repair) { return repair.rule == repairRuleName(UnescapedQuote); };
    return one.cost
        - outlinecost::nextInnerQuote
            * double(std::count_if(one.json.repairs.begin(), one.json.repairs.end(), isInnerQuote))
        > outlinecost::implausible;
}

/// Returns the cheapest candidate, or one that matches the schema and costs little more if the cheapest does not. Sets the doubt of the result if another
/// candidate is as likely.
TolerantJson JsonSearch::chooseCandidate(QList<Candidate> candidates) const
{
    const auto isGreedy = [&](const Candidate &one) { return one.json.value == candidates.first().json.value && one.json.isComplete == candidates.first().json.isComplete; };
    if (const auto found = std::find_if(candidates.begin() + 1, candidates.end(), isGreedy); found != candidates.end()) {
        const bool costsMore = found->cost
            > candidates.first().cost + outlinecost::missedInterpretation; // true if the reader followed a different interpretation
        candidates.first().cost = costsMore ? candidates.first().cost : found->cost; // otherwise the cost from the search is more accurate
        candidates.erase(found);
    }
    for (Candidate &one : candidates) {
        if (isImplausible(one))
            one.json.doubt = QStringLiteral("the data needs too many repairs");
    }
    std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate &a, const Candidate &b) { return a.cost < b.cost; });
    const auto conforms = [this](
                              const Candidate &one) { return m_contractCheck && one.json.isComplete && m_contractCheck(one.json.value); };
    Candidate *best = &candidates.first();
    const bool doesBestConform = candidates.size() > 1 && conforms(*best);
    for (qsizetype i = 1; i < candidates.size() && !doesBestConform; ++i) {
        if (candidates[i].cost <= best->cost + schemaMatchBonus && conforms(candidates[i])) {
            best = &candidates[i];
            return std::move(best->json);
        }
    }
    for (qsizetype i = 1; i < candidates.size(); ++i) {
        const bool isClose = candidates[i].cost < best->cost + minimumCostGap && candidates[i].json.value != best->json.value;
        if (isClose && conforms(candidates[i]) == doesBestConform)
            best->json.doubt = QStringLiteral("another interpretation is equally likely");
    }
    return std::move(best->json);
}

TolerantJson JsonSearch::readSequence(qsizetype begin, qsizetype bound)
{
    const qsizetype size = bound < 0 ? m_text.size() : bound;
    QList<TolerantJson> values{read(begin, bound)};
    const auto nextValue = [&](qsizetype at) {
        while (at < size && (isJsonSpace(m_text[at].unicode()) || m_text[at] == u','))
            ++at;
        return at < size && (m_text[at] == u'{' || m_text[at] == u'[') ? at : -1;
    };
    const auto canContinue = [&] {
        return !values.last().problem && values.last().value.is_structured() && values.size() <= maximumParts;
    };
    for (qsizetype at = nextValue(values.last().end); at >= 0 && canContinue(); at = nextValue(values.last().end))
        values.append(read(at, bound));
    if (values.size() < 2 || values.last().problem)
        return values.first();
    TolerantJson sequence = combineSequence(values, m_text);
    if (values.size() > maximumParts)
        sequence.doubt = QStringLiteral("the text contains more than %1 consecutive values").arg(maximumParts);
    return sequence;
}

bool looksIncomplete(QStringView text, qsizetype end)
{
    return costOfRemainder(text, end) >= outlinecost::unreadRest;
}

} // namespace outcrop
