// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/evolution/suggestionstext.h"

#include "app/evolution/decide.h"
#include "cli/base/table.h"
#include "cli/evolution/evolutionoutput.h"
#include "core/base/joinedtext.h"
#include "core/diff/worddiff.h"
#include "core/evolution/evidencelines.h"
#include "core/ports/storedjson.h"

#include <algorithm>
#include <array>

namespace outcrop {
namespace {

/// Returns the name of a state or of a decision in the user's language. Returns an unknown name unchanged.
QString decisionName(const QString &name)
{
    static constexpr std::array<std::pair<const char *, MessageText>, 11> names{{
        {"open", evolutionoutput::openState},
        {"accepting", evolutionoutput::acceptingState},
        {"accepted", evolutionoutput::acceptedState},
        {"partly", evolutionoutput::partlyState},
        {"edited", evolutionoutput::editedState},
        {"rejected", evolutionoutput::rejectedState},
        {"undone", evolutionoutput::undoneDecision},
        {"later", evolutionoutput::laterDecision},
        {"claimed", evolutionoutput::claimedDecision},
        {"abandoned", evolutionoutput::abandonedDecision},
        {"unclear", evolutionoutput::unclearDecision},
    }};
    const auto found = std::find_if(names.begin(), names.end(), [&name](const auto &known) { return name == QLatin1String(known.first); });
    return found == names.end() ? name : found->second();
}

QString confidenceOf(const Suggestion &suggestion)
{
    return suggestion.confidence ? confidenceText(*suggestion.confidence) : QStringLiteral("-");
}

/// Returns the state and, for a claimed suggestion, the name of the reviewer.
QString stateText(const ListedSuggestion &listedSuggestion)
{
    const QString state = decisionName(suggestionStateName(listedSuggestion.state()));
    const std::optional<Decision> claim = activeClaim(listedSuggestion, QDateTime::currentDateTimeUtc());
    return claim && !claim->person.isEmpty() ? evolutionoutput::stateWithReviewer(state, claim->person) : state;
}

/// Returns whether the figures come from a statistical test. The confidence then applies to the figures, not to the benefit of the change.
bool wasTested(const Suggestion &suggestion)
{
    return suggestion.evidence.is_object() && suggestion.evidence.contains("p");
}

/// Returns the diff with numbered hunks or, with `showsWordDiff`, word by word. Marks the accepted hunks if only some were accepted. Returns the text unchanged if it
/// cannot be parsed.
QString numberedDiff(const ListedSuggestion &listedSuggestion, bool showsWordDiff)
{
    Result<FileDiff> diff = readUnifiedDiff(listedSuggestion.suggestion.diff);
    if (!diff)
        return listedSuggestion.suggestion.diff;
    if (showsWordDiff)
        return wordDiffText(*diff);
    const HunkChoice accepted = listedSuggestion.acceptedHunks(diff->hunks.size());
    for (int hunk = 1; hunk <= diff->hunks.size(); ++hunk) {
        const MessageText &section = listedSuggestion.state() != SuggestionState::Partly ? evolutionoutput::hunk
            : accepted->contains(hunk)                                          ? evolutionoutput::acceptedHunk
                                                                                : evolutionoutput::otherHunk;
        diff->hunks[hunk - 1].section = section(hunk);
    }
    return toText(*diff);
}

void writeEvidence(const Console &console, const Suggestion &suggestion)
{
    for (const QString &line : evidenceLines(suggestion.evidence) + otherEvidenceLines(suggestion.evidence))
        writeLine(console.out, QStringLiteral("  ") + line);
}

/// Returns a line such as `demote layers/season.md, confidence 99.2%`. A suggestion without a file names its workload.
QString headLine(const Suggestion &suggestion)
{
    QString subject = suggestion.kind;
    if (!suggestion.target.isEmpty())
        subject += u' ' + suggestion.target;
    else if (!suggestion.workload.isEmpty())
        subject = evolutionoutput::kindOfWorkload(suggestion.kind, suggestion.workload);
    if (!suggestion.confidence)
        return subject;
    const MessageText &line = wasTested(suggestion) ? evolutionoutput::withTestedConfidence : evolutionoutput::withConfidence;
    return line(subject, confidenceOf(suggestion));
}

Json locationJson(const HunkLocation &place)
{
    return {{"hunk", place.hunk}, {"fits", place.isFound()}, {"line", place.line + 1}, {"offset", place.offset}, {"problem", jsonString(place.problem)}};
}

Json conflictJson(const AcceptConflict &conflict)
{
    return {{"hunk", conflict.hunk}, {"line", conflict.line + 1}, {"problem", jsonString(conflict.problem)}, {"base", jsonString(conflict.base)},
            {"mine", jsonString(conflict.myText)}, {"theirs", jsonString(conflict.theirs)}};
}

QStringList indentBelowTitle(const QString &title, const QString &text)
{
    QStringList lines{QStringLiteral("    ") + title};
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts))
        lines += QStringLiteral("      ") + line;
    return lines;
}

QStringList conflictLines(const AcceptPlan &plan, const AcceptConflict &conflict)
{
    if (conflict.hunk > 0)
        return {evolutionoutput::hunkConflict(plan.path, conflict.hunk, conflict.line + 1, conflict.problem)};
    return QStringList{labeledText(QStringLiteral("%1:%2").arg(plan.path).arg(conflict.line + 1), conflict.problem)}
        + indentBelowTitle(evolutionoutput::originalVersion(), conflict.base) + indentBelowTitle(evolutionoutput::currentVersion(), conflict.myText)
        + indentBelowTitle(evolutionoutput::suggestedVersion(), conflict.theirs);
}

QString replayLine(const ReplayedInteraction &one, bool hasProvider)
{
    const RecordId id = one.recordedInteraction.id;
    if (!one.problem.isEmpty())
        return evolutionoutput::interactionProblem(id, one.problem);
    if (!one.isPromptChanged)
        return evolutionoutput::interactionUnchanged(id);
    if (hasProvider && one.similarity)
        return evolutionoutput::interactionCompared(id, one.tokensBefore, one.tokensAfter, qRound(*one.similarity * 100));
    return evolutionoutput::interactionTokens(id, one.tokensBefore, one.tokensAfter);
}

Json replayJson(const ReplayedInteraction &one)
{
    return {{"interaction", one.recordedInteraction.id}, {"tokens_before", one.tokensBefore}, {"tokens_after", one.tokensAfter}, {"prompt_changes", one.isPromptChanged},
            {"words_in_common", storedJson(one.similarity)}, {"answer", one.response ? jsonString(one.response->text) : Json()}, {"problem", jsonString(one.problem)}};
}

} // namespace

void printSuggestions(const Console &console, const QList<ListedSuggestion> &suggestions)
{
    Table table({{evolutionoutput::numberColumn(), Table::Align::Right}, {evolutionoutput::stateColumn()}, {evolutionoutput::kindColumn()}, {evolutionoutput::fileColumn()},
                 {evolutionoutput::confidenceColumn(), Table::Align::Right}, {evolutionoutput::suggestionColumn()}});
    for (const ListedSuggestion &listedSuggestion : suggestions) {
        const Suggestion &suggestion = listedSuggestion.suggestion;
        table.addRow({QString::number(suggestion.id), stateText(listedSuggestion), suggestion.kind, suggestion.target, confidenceOf(suggestion), suggestion.title});
    }
    if (table.isEmpty())
        writeSentence(console.out, evolutionoutput::noSuggestions());
    else
        writeTable(console.out, table);
}

void printSuggestion(const Console &console, const ListedSuggestion &listedSuggestion, bool showsWordDiff)
{
    const Suggestion &suggestion = listedSuggestion.suggestion;
    writeSentence(console.out, evolutionoutput::suggestionTitle(suggestion.id, decisionName(suggestionStateName(listedSuggestion.state())), suggestion.title));
    writeSentence(console.out, headLine(suggestion));
    if (!suggestion.reason.isEmpty())
        writeSentence(console.out, suggestion.reason);
    writeEvidence(console, suggestion);
    for (const Decision &decision : listedSuggestion.decisions)
        writeSentence(console.out, decisionLine(decision));
    if (suggestion.diff.isEmpty())
        writeSentence(console.out, evolutionoutput::noDiff());
    else
        write(console.out, numberedDiff(listedSuggestion, showsWordDiff));
}

QStringList planLines(const AcceptPlan &plan)
{
    QStringList lines;
    if (plan.isFileChanged && (plan.isClean() || !plan.isMerged)) // for a failed merge, the conflicts follow
        lines += plan.isMerged ? evolutionoutput::changesMerged(plan.path) : evolutionoutput::hunksLocated(plan.path);
    if (plan.hasUncommittedChanges && plan.isClean())
        lines += evolutionoutput::uncommittedChanges(plan.path);
    for (const HunkLocation &place : plan.locations) {
        const CountText &moved = place.offset > 0 ? evolutionoutput::hunkMovedDown : evolutionoutput::hunkMovedUp;
        if (place.isFound() && place.offset != 0)
            lines += moved(qAbs(place.offset), place.hunk, place.line + 1, countText(qAbs(place.offset)));
    }
    for (const AcceptConflict &conflict : plan.conflicts)
        lines += conflictLines(plan, conflict);
    return lines;
}

QStringList growthLines(const QList<PromptGrowth> &growth)
{
    QStringList lines;
    for (const PromptGrowth &one : growth) {
        if (one.before && one.after)
            lines += evolutionoutput::growth(one.provider, one.after->model, toText(one.before->tokens.total), toText(one.after->tokens.total), costText(one.costs, CostCause::Edit));
    }
    return lines;
}

QStringList replayLines(const ReplayReport &report)
{
    if (!report.emptyReason.isEmpty())
        return {evolutionoutput::notTested(report.emptyReason)};
    QStringList lines;
    for (const ReplayedInteraction &one : report.cases)
        lines += replayLine(one, report.hasProvider);
    if (!report.hasProvider)
        lines += evolutionoutput::responsesNotCompared();
    return lines;
}

ExitCode failSuggestion(const Invocation &invocation, const Error &error)
{
    const bool isWrongNumber = error.code == ErrorCode::NotFound || error.code == ErrorCode::NotAllowed;
    return isWrongNumber && error.location.file.isEmpty() ? invocation.failUsage(error) : invocation.fail(error);
}

QString decisionLine(const Decision &decision)
{
    QString line = decision.at.toString(QStringLiteral("yyyy-MM-dd hh:mm")) + u' ' + decisionName(decision.verdict);
    if (!decision.hunks.isEmpty() && decision.hunks != u"all")
        line = evolutionoutput::decisionHunks(line, decision.hunks);
    if (!decision.person.isEmpty())
        line = evolutionoutput::decisionBy(line, decision.person);
    if (!decision.commit.isEmpty())
        line = evolutionoutput::decisionCommit(line, decision.commit.left(12));
    if (!decision.reason.isEmpty())
        line = labeledText(line, decision.reason);
    return line;
}

Json toJson(const ListedSuggestion &listedSuggestion)
{
    Json json = recordJson(listedSuggestion.suggestion);
    json["state"] = jsonString(suggestionStateName(listedSuggestion.state()));
    json["decisions"] = Json::array();
    for (const Decision &decision : listedSuggestion.decisions)
        json["decisions"].push_back(recordJson(decision));
    return json;
}

Json toJson(const AcceptPlan &plan)
{
    Json places = Json::array();
    for (const HunkLocation &place : plan.locations)
        places.push_back(locationJson(place));
    Json conflicts = Json::array();
    for (const AcceptConflict &conflict : plan.conflicts)
        conflicts.push_back(conflictJson(conflict));
    return {{"suggestion", plan.suggestion.id}, {"file", jsonString(plan.path)},
        {"verdict", jsonString(plan.verdict())}, {"moved_on", plan.isFileChanged}, {"merged", plan.isMerged && plan.isClean()},
        {"uncommitted", plan.hasUncommittedChanges}, {"hunks", places}, {"conflicts", conflicts}};
}

Json toJson(const ReplayReport &report)
{
    Json cases = Json::array();
    for (const ReplayedInteraction &one : report.cases)
        cases.push_back(replayJson(one));
    return {{"cases", cases}, {"asked", report.hasProvider}, {"nothing", jsonString(report.emptyReason)}};
}

} // namespace outcrop
