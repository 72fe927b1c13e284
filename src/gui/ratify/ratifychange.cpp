// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/ratify/ratifychange.h"

#include "core/base/explainerror.h"
#include "core/base/localnumbers.h"
#include "models/budget/budgetvaluetext.h"

#include <QCoreApplication>
#include <QLocale>

namespace outcrop {

namespace {

struct ChangeWords {
    Q_DECLARE_TR_FUNCTIONS(RatifyChange)
};

QList<int> allHunks(const FileDiff &diff)
{
    QList<int> hunkNumbers;
    for (int i = 1; i <= diff.hunks.size(); ++i)
        hunkNumbers += i;
    return hunkNumbers;
}

QList<int> findApplicableHunks(const AcceptPlan &plan, const OpenedWorkspace &opened, const History *history)
{
    QList<int> applicableHunks = allHunks(plan.diff);
    if (plan.isClean())
        return applicableHunks;
    applicableHunks.removeIf([&](int hunk) {
        const Result<AcceptPlan> singleHunkPlan = planAcceptance(opened, history, plan.suggestion, {QList<int>{hunk}, {}});
        return !singleHunkPlan || !singleHunkPlan->isClean();
    });
    return applicableHunks;
}

/// Returns the text of a hunk without the lines of one kind.
QString linesOf(const UnifiedHunk &hunk, DiffLine::Kind excludedKind)
{
    QString text;
    for (const DiffLine &line : hunk.lines) {
        if (line.kind != excludedKind)
            text += line.text;
    }
    return text;
}

TableCell textCell(const QString &text)
{
    QString shown = text;
    while (shown.endsWith(u'\n'))
        shown.chop(1);
    return {shown.isEmpty() ? QStringLiteral("–") : shown, shown};
}

ValueRow conflictRow(const AcceptConflict &conflict, const FileDiff &diff, qsizetype at)
{
    const QString hunk = conflict.hunk > 0 ? groupedNumber(conflict.hunk, QLocale()) : QStringLiteral("–");
    ValueRow row{QStringLiteral("conflict %1").arg(at), {},
        {TableCell::fromText(hunk), TableCell::fromNumber(conflict.line + 1),
            TableCell::fromText(conflict.problem)}};
    if (conflict.hunk > 0 && conflict.base.isEmpty() && conflict.theirs.isEmpty()) {
        const UnifiedHunk &lines = diff.hunks.at(conflict.hunk - 1);
        row.cells += QList<TableCell>{textCell(linesOf(lines, DiffLine::Kind::Added)), textCell({}),
            textCell(linesOf(lines, DiffLine::Kind::Removed))};
    } else {
        row.cells +=
            QList<TableCell>{textCell(conflict.base), textCell(conflict.myText), textCell(conflict.theirs)};
    }
    return row;
}

ValueTable conflictTable(const AcceptPlan &plan)
{
    ValueTable table;
    if (plan.isClean())
        return table;
    //: Column titles of a table with the conflicts of a suggestion and the text of each version
    table.headers = {ChangeWords::tr("Hunk"), ChangeWords::tr("Line"), ChangeWords::tr("Reason"), ChangeWords::tr("Text at analysis time"), ChangeWords::tr("Current text"), ChangeWords::tr("Suggested text")};
    for (const AcceptConflict &conflict : plan.conflicts)
        table.rows += conflictRow(conflict, plan.diff, table.rows.size());
    return table;
}

QString changeNoteText(const AcceptPlan &plan, qsizetype applicableHunks)
{
    if (!plan.isFileChanged)
        return {};
    if (plan.isClean())
        return plan.isMerged ? ChangeWords::tr("%1 has changed since the analysis; the suggestion can be merged without conflicts.").arg(plan.path)
                           : ChangeWords::tr("%1 has changed since the analysis; every hunk still applies.").arg(plan.path);
    return (applicableHunks > 0 ? ChangeWords::tr("%1 has changed since the analysis and conflicts with the suggestion: accept the hunks that still apply, or edit the file manually.")
                                : ChangeWords::tr("%1 has changed since the analysis and conflicts with the suggestion: edit the file manually, or reject the suggestion.")).arg(plan.path);
}

/// Returns a warning that accepting also commits the user's changes, because a commit includes the whole file; empty if there are none.
QString uncommittedWarning(const AcceptPlan &plan)
{
    //: Warning before a suggestion is accepted; %1 is a file
    return plan.hasUncommittedChanges
        ? ChangeWords::tr("%1 has uncommitted changes. If you accept, these changes are committed too.").arg(plan.path)
        : QString();
}

/// Sets the diff between the current file and the suggestion. Sets the hunk numbers only if the diff has as many hunks as can be applied.
void fillDiff(RatifyDetails &details, const AcceptPlan &plan)
{
    details.diff = plan.isFileChanged || details.applicableHunks.size() < plan.diff.hunks.size() ? shownDiff(diffFile(plan.before, plan.after, plan.path), plan.before, plan.after)
                                                                                    : shownDiff(plan.diff, plan.before, plan.after);
    details.diff->beforeName = plan.path;
    details.diff->afterName = ChangeWords::tr("Suggested");
    if (details.diff->hunks.size() == details.applicableHunks.size())
        details.hunkNumbers = details.applicableHunks;
}

TableCell priceCell(const std::optional<Cost> &cost)
{
    return cost ? TableCell::fromMeasurement(costText(cost), decimalText(*cost)) : TableCell::fromMeasurement(costText(cost), {});
}

} // namespace

std::optional<WorkspaceChange> fillChange(RatifyDetails &details, const OpenedWorkspace &opened, const History *history, const Suggestion &suggestion)
{
    Result<AcceptPlan> plan = planAcceptance(opened, history, suggestion);
    if (!plan) {
        details.diffError = suggestion.diff.isEmpty()
            ? ChangeWords::tr("This suggestion has no diff. Read the evidence and edit the document manually, or reject the suggestion.")
            : explainErrorAt(plan.error());
        return std::nullopt;
    }
    details.applicableHunks = findApplicableHunks(*plan, opened, history);
    details.conflicts = conflictTable(*plan);
    details.changeNote = changeNoteText(*plan, details.applicableHunks.size());
    if (!plan->isClean() && !details.applicableHunks.isEmpty())
        plan = planAcceptance(opened, history, suggestion, {details.applicableHunks, {}});
    if (!plan || !plan->isClean()) { // no hunk applies, or the hunks that apply conflict with each other
        details.applicableHunks.clear();
        details.diffError =
            ChangeWords::tr("The hunks cannot be applied to the current text. Edit the file manually, or reject the suggestion.");
        return std::nullopt;
    }
    fillDiff(details, *plan);
    details.uncommittedWarning = uncommittedWarning(*plan);
    return plan->change;
}

void fillAcceptedChange(RatifyDetails &details, const ListedSuggestion &accepted)
{
    const Result<FileDiff> diff = readUnifiedDiff(accepted.suggestion.diff);
    if (!diff) {
        details.diffError = ChangeWords::tr("The suggestion was accepted, but its diff cannot be shown.");
        return;
    }
    details.diff = shownDiff(*diff);
    details.diff->beforeName = diff->path();
    details.diff->afterName = ChangeWords::tr("Suggested");
    const HunkChoice hunks = accepted.acceptedHunks(diff->hunks.size());
    if (!hunks) {
        details.changeNote = ChangeWords::tr("You accepted an edited version. The original suggestion is shown here.");
        return;
    }
    for (int hunk = 0; hunk < details.diff->hunks.size(); ++hunk)
        //: Note in the heading of a hunk
        details.diff->hunks[hunk].note = hunks->contains(hunk + 1) ? ChangeWords::tr("accepted") : ChangeWords::tr("not accepted");
    if (hunks->size() < diff->hunks.size())
        //: Note above the diff of an accepted suggestion; %1 is the number of accepted hunks, %2 the number of all hunks
        details.changeNote = ChangeWords::tr("Accepted hunks: %1 of %2. The other hunks were not applied.").arg(hunks->size()).arg(diff->hunks.size());
}

QString uncommittedText(const OpenedWorkspace &opened, const History *history, const Suggestion &suggestion)
{
    const Result<AcceptPlan> plan = planAcceptance(opened, history, suggestion);
    return plan ? uncommittedWarning(*plan) : QString();
}

ValueTable growthTable(const QList<PromptGrowth> &growth)
{
    //: Column titles of a table with the prompt of each provider before and after a change
    ValueTable table{{ChangeWords::tr("Provider"), ChangeWords::tr("Model"), ChangeWords::tr("Tokens before"), ChangeWords::tr("Tokens after"),
                         ChangeWords::tr("Change"), ChangeWords::tr("First request before"), ChangeWords::tr("First request after"),
                         ChangeWords::tr("Warm cache before"), ChangeWords::tr("Warm cache after"), ChangeWords::tr("Note")},
        {}};
    for (const PromptGrowth &one : growth) {
        if (!one.before || !one.after)
            continue;
        table.rows += ValueRow{one.provider, {},
            {TableCell::fromText(one.provider), TableCell::fromText(one.after->model),
                TableCell::fromNumber(one.before->tokens.total.tokens),
                TableCell::fromNumber(one.after->tokens.total.tokens), TableCell::fromNumber(one.growth()),
                priceCell(one.before->plan.firstCost), priceCell(one.after->plan.firstCost),
                priceCell(one.before->plan.nextCost), priceCell(one.after->plan.nextCost),
                TableCell::fromText(one.overBudget)}};
    }
    return table;
}

QHash<QString, QString> growthTexts(const QList<PromptGrowth> &growth)
{
    QHash<QString, QString> texts;
    for (const PromptGrowth &one : growth)
        texts.insert(one.provider, growthText(one, QLocale()));
    return texts;
}

} // namespace outcrop
