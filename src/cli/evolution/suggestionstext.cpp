// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/evolution/suggestionstext.h"

#include "app/evolution/decide.h"
#include "cli/base/table.h"
#include "core/diff/worddiff.h"
#include "core/evolution/evidencelines.h"
#include "core/ports/storedjson.h"

namespace outcrop {
namespace {

QString confidenceOf(const Suggestion &suggestion)
{
    return suggestion.confidence ? confidenceText(*suggestion.confidence) : QStringLiteral("-");
}

/// Returns the state and, for a claimed suggestion, the name of the reviewer.
QString stateText(const ListedSuggestion &listed)
{
    const QString state = suggestionStateName(listed.state());
    const std::optional<Decision> claim = activeClaim(listed, QDateTime::currentDateTimeUtc());
    return claim && !claim->person.isEmpty() ? QStringLiteral("%1, with %2").arg(state, claim->person) : state;
}

/// Returns whether the figures come from a statistical test. The confidence then applies to the figures, not to the benefit of the change.
bool wasTested(const Suggestion &suggestion)
{
    return suggestion.evidence.is_object() && suggestion.evidence.contains("p");
}

/// Returns the diff with the hunks numbered or, with `showsWordDiff`, word by word; the text unchanged if it cannot be parsed. If only some hunks were
/// accepted, shows which ones.
QString numberedDiff(const ListedSuggestion &listed, bool showsWordDiff)
{
    Result<FileDiff> diff = readUnifiedDiff(listed.suggestion.diff);
    if (!diff)
        return listed.suggestion.diff;
    if (showsWordDiff)
        return wordDiffText(*diff);
    const HunkChoice accepted = listed.acceptedHunks(diff->hunks.size());
    for (int hunk = 1; hunk <= diff->hunks.size(); ++hunk) {
        const QString state = listed.state() != SuggestionState::Partly ? QString()
            : accepted->contains(hunk)                                   ? QStringLiteral(", accepted")
                                                                         : QStringLiteral(", not accepted");
        diff->hunks[hunk - 1].section = QStringLiteral("hunk %1").arg(hunk) + state;
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
    QString line = suggestion.kind;
    if (!suggestion.target.isEmpty())
        line += u' ' + suggestion.target;
    else if (!suggestion.workload.isEmpty())
        line += QStringLiteral(" of ") + suggestion.workload;
    if (!suggestion.confidence)
        return line;
    line += QStringLiteral(", confidence ") + confidenceOf(suggestion);
    return wasTested(suggestion) ? QString(line
               + QStringLiteral(" that the figures are not due to chance. You decide whether the change helps"))
                                 : line;
}

Json locationJson(const HunkLocation &place)
{
    return {{"hunk", place.hunk}, {"fits", place.isFound()}, {"line", place.line + 1}, {"offset", place.offset}, {"problem", jsonString(place.problem)}};
}

Json conflictJson(const AcceptConflict &conflict)
{
    return {{"hunk", conflict.hunk}, {"line", conflict.line + 1}, {"problem", jsonString(conflict.problem)}, {"base", jsonString(conflict.base)},
            {"mine", jsonString(conflict.mine)}, {"theirs", jsonString(conflict.theirs)}};
}

QStringList indented(const QString &title, const QString &text)
{
    QStringList lines{QStringLiteral("    ") + title};
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts))
        lines += QStringLiteral("      ") + line;
    return lines;
}

QStringList conflictLines(const AcceptPlan &plan, const AcceptConflict &conflict)
{
    if (conflict.hunk > 0)
        return {QStringLiteral("%1: hunk %2 (line %3 of the suggestion's version): %4").arg(plan.path).arg(conflict.hunk).arg(conflict.line + 1).arg(conflict.problem)};
    return QStringList{QStringLiteral("%1:%2: %3").arg(plan.path).arg(conflict.line + 1).arg(conflict.problem)}
        + indented(QStringLiteral("original version:"), conflict.base) + indented(QStringLiteral("current version:"), conflict.mine)
        + indented(QStringLiteral("suggestion:"), conflict.theirs);
}

QString replayLine(const ReplayedInteraction &one, bool hasProvider)
{
    const QString name = QStringLiteral("interaction %1: ").arg(one.recorded.id);
    if (!one.problem.isEmpty())
        return name + one.problem;
    if (!one.isPromptChanged)
        return name + QStringLiteral("prompt unchanged");
    QString line = name + QStringLiteral("%1 tokens before, %2 after").arg(one.tokensBefore).arg(one.tokensAfter);
    if (hasProvider && one.similarity)
        line += QStringLiteral("; %1% of the words in the recorded and the new response match").arg(qRound(*one.similarity * 100));
    return line;
}

Json replayJson(const ReplayedInteraction &one)
{
    return {{"interaction", one.recorded.id}, {"tokens_before", one.tokensBefore}, {"tokens_after", one.tokensAfter}, {"prompt_changes", one.isPromptChanged},
            {"words_in_common", storedJson(one.similarity)}, {"answer", one.response ? jsonString(one.response->text) : Json()}, {"problem", jsonString(one.problem)}};
}

} // namespace

void printSuggestions(const Console &console, const QList<ListedSuggestion> &suggestions)
{
    Table table({{QStringLiteral("no."), Table::Align::Right}, {QStringLiteral("state")}, {QStringLiteral("kind")}, {QStringLiteral("file")},
                 {QStringLiteral("confidence"), Table::Align::Right}, {QStringLiteral("suggestion")}});
    for (const ListedSuggestion &listed : suggestions) {
        const Suggestion &suggestion = listed.suggestion;
        table.addRow({QString::number(suggestion.id), stateText(listed), suggestion.kind, suggestion.target, confidenceOf(suggestion), suggestion.title});
    }
    if (table.isEmpty())
        writeSentence(console.out, QStringLiteral("No suggestions. `outcrop-cli evolve` creates suggestions from recorded turns."));
    else
        writeTable(console.out, table);
}

void printSuggestion(const Console &console, const ListedSuggestion &listed, bool showsWordDiff)
{
    const Suggestion &suggestion = listed.suggestion;
    writeSentence(console.out, QStringLiteral("Suggestion %1 (%2): %3").arg(suggestion.id).arg(suggestionStateName(listed.state()), suggestion.title));
    writeSentence(console.out, headLine(suggestion));
    if (!suggestion.reason.isEmpty())
        writeSentence(console.out, suggestion.reason);
    writeEvidence(console, suggestion);
    for (const Decision &decision : listed.decisions)
        writeSentence(console.out, decisionLine(decision));
    if (suggestion.diff.isEmpty())
        writeSentence(console.out, QStringLiteral("This suggestion has no diff: you decide what to change."));
    else
        write(console.out, numberedDiff(listed, showsWordDiff));
}

QStringList planLines(const AcceptPlan &plan)
{
    QStringList lines;
    if (plan.isFileChanged && (plan.isClean() || !plan.isMerged)) // for a failed merge, the conflicts follow
        lines += plan.isMerged ? QStringLiteral("%1 has changed since the suggestion was made; both changes were merged").arg(plan.path)
                             : QStringLiteral("%1 has changed since the suggestion was made, and its earlier version is not in the history; each hunk was located by its lines").arg(plan.path);
    if (plan.hasUncommittedChanges && plan.isClean())
        lines += QStringLiteral("%1 has uncommitted changes; they will be included in this commit").arg(plan.path);
    for (const HunkLocation &place : plan.locations) {
        if (place.isFound() && place.offset != 0)
            lines += QStringLiteral("hunk %1 is now at line %2, %3 %4").arg(place.hunk).arg(place.line + 1)
                         .arg(countText(qAbs(place.offset), QStringLiteral("line"))).arg(place.offset > 0 ? QStringLiteral("further down") : QStringLiteral("further up"));
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
            lines += QStringLiteral("%1 %2: %3 tokens before, %4 after").arg(one.provider, one.after->model, toText(one.before->tokens.total), toText(one.after->tokens.total))
                + QStringLiteral(". ") + costText(one.costs, CostCause::Edit);
    }
    return lines;
}

QStringList replayLines(const ReplayReport &report)
{
    if (!report.emptyReason.isEmpty())
        return {QStringLiteral("The change was not tested: ") + report.emptyReason};
    QStringList lines;
    for (const ReplayedInteraction &one : report.cases)
        lines += replayLine(one, report.hasProvider);
    if (!report.hasProvider)
        lines += QStringLiteral("Responses were not compared; add --provider to compare them");
    return lines;
}

ExitCode failSuggestion(const Invocation &invocation, const Error &error)
{
    const bool wrongNumber = error.code == ErrorCode::NotFound || error.code == ErrorCode::NotAllowed;
    return wrongNumber && error.location.file.isEmpty() ? invocation.failUsage(error) : invocation.fail(error);
}

QString decisionLine(const Decision &decision)
{
    QString line = decision.at.toString(QStringLiteral("yyyy-MM-dd hh:mm")) + u' ' + decision.verdict;
    if (!decision.hunks.isEmpty() && decision.hunks != u"all")
        line += QStringLiteral(" hunks ") + decision.hunks;
    if (!decision.person.isEmpty())
        line += QStringLiteral(" by ") + decision.person;
    if (!decision.commit.isEmpty())
        line += QStringLiteral(", commit ") + decision.commit.left(12);
    if (!decision.reason.isEmpty())
        line += QStringLiteral(": ") + decision.reason;
    return line;
}

Json toJson(const ListedSuggestion &listed)
{
    Json json = recordJson(listed.suggestion);
    json["state"] = jsonString(suggestionStateName(listed.state()));
    json["decisions"] = Json::array();
    for (const Decision &decision : listed.decisions)
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
