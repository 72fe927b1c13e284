// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/ratify/ratifywork.h"

#include "app/evolution/decide.h"
#include "app/history/openhistory.h"
#include "core/base/localnumbers.h"
#include "gui/ratify/ratifychange.h"

#include <QCoreApplication>
#include <QLocale>

#include <utility>

namespace outcrop {

namespace {

struct RatifyWords {
    Q_DECLARE_TR_FUNCTIONS(RatifyWork)
};

/// Returns the history of a folder, or null if it cannot be read. A change can be accepted without a history.
std::unique_ptr<History> openHistoryOrNull(const QString &folder)
{
    return findHistory(folder).history;
}

std::optional<Interaction> readInteraction(Store &store, RecordId id)
{
    RecordFilter filter;
    filter.after = id - 1;
    filter.limit = 1;
    const Result<QList<Interaction>> found = store.interactions().query(filter);
    return found && !found->isEmpty() && found->first().id == id ? std::optional(found->first()) : std::nullopt;
}

ValueRow exampleRow(const Interaction &one)
{
    const QString when = QLocale().toString(one.at.toLocalTime(), QLocale::ShortFormat);
    const TableCell friction = one.friction
        ? TableCell::fromMeasurement(QLocale().toString(*one.friction, 'f', 2), QString::number(*one.friction))
        : TableCell::fromMeasurement(QStringLiteral("–"), {});
    return {QString::number(one.id), {},
        {TableCell::fromNumber(one.id), {when, one.at.toString(Qt::ISODate)}, TableCell::fromText(one.workload),
            TableCell::fromText(one.model), TableCell::fromText(one.outcome), friction,
            {one.request.simplified().left(200), one.request}}};
}

ValueTable readExampleTable(Store &store, const QList<RecordId> &ids)
{
    //: Column titles of a table with the interactions that are evidence for a suggestion
    ValueTable table{
        {RatifyWords::tr("ID"), RatifyWords::tr("Time"), RatifyWords::tr("Workload"), RatifyWords::tr("Model"),
            RatifyWords::tr("Outcome"), RatifyWords::tr("Friction"), RatifyWords::tr("Request")},
        {}};
    for (RecordId id : ids) {
        if (const std::optional<Interaction> one = readInteraction(store, id))
            table.rows += exampleRow(*one);
    }
    return table;
}

ValueRow replayRow(const ReplayedInteraction &one)
{
    const TableCell similarity = one.similarity
        ? TableCell::fromMeasurement(withPercentSign(QString::number(qRound(100 * *one.similarity)), QLocale()), QString::number(*one.similarity))
        : TableCell::fromMeasurement(QStringLiteral("–"), {});
    const QString changes = one.isPromptChanged ? RatifyWords::tr("changed") : RatifyWords::tr("unchanged");
    return {QString::number(one.recordedInteraction.id), {},
        {TableCell::fromNumber(one.recordedInteraction.id), TableCell::fromText(one.recordedInteraction.workload),
            TableCell::fromText(changes), TableCell::fromNumber(one.tokensBefore),
            TableCell::fromNumber(one.tokensAfter), similarity, TableCell::fromText(one.problem)}};
}

ShownReplay shownReplay(const ReplayReport &report)
{
    if (!report.emptyReason.isEmpty())
        //: Result of a check; %1 is the reason, without a full stop
        return {RatifyWords::tr("The change was not tested: %1.").arg(report.emptyReason)};
    //: Column titles of a table with the held-out turns, with and without the change
    ShownReplay shown{{}, {{RatifyWords::tr("ID"), RatifyWords::tr("Workload"), RatifyWords::tr("Prompt"), RatifyWords::tr("Tokens before"), RatifyWords::tr("Tokens after"), RatifyWords::tr("Word overlap"), RatifyWords::tr("Problem")}, {}}};
    for (const ReplayedInteraction &one : report.cases)
        shown.table.rows += replayRow(one);
    const int cases = static_cast<int>(report.cases.size());
    shown.text = report.hasProvider ? RatifyWords::tr("%n held-out turn(s) tested; turns with a changed prompt were sent again. The word overlap shows how similar the responses are. Compare their quality manually.", nullptr, cases)
                              : RatifyWords::tr("%n held-out turn(s) rendered; no API calls made.", nullptr, cases);
    return shown;
}

AcceptChoice choiceOf(const AcceptRequest &request)
{
    AcceptChoice choice;
    if (request.editedText)
        choice.editedText = request.editedText;
    else
        choice.hunks = request.hunks;
    return choice;
}

QString acceptedText(const Acceptance &acceptance)
{
    if (!acceptance.commitError.isEmpty())
        //: Result of an acceptance; %1 is a file, %2 an error message
        return RatifyWords::tr("Changed %1. Commit the file manually, because the commit failed: %2").arg(acceptance.path, acceptance.commitError);
    if (!acceptance.decision.commit.isEmpty())
        //: Result of an acceptance; %1 is a file, %2 the ID of a commit
        return RatifyWords::tr("Changed %1 in commit %2").arg(acceptance.path, acceptance.decision.commit.left(10));
    return RatifyWords::tr("Changed %1").arg(acceptance.path);
}

} // namespace

/// Sets the change of a suggestion that is not accepted, and its effect on each prompt.
static void fillOpenChange(RatifyDetails &details, const OpenedWorkspace &opened, const Suggestion &suggestion)
{
    const std::unique_ptr<History> history = openHistoryOrNull(opened.folder);
    const std::optional<WorkspaceChange> change = fillChange(details, opened, history.get(), suggestion);
    if (!change)
        return;
    const Result<QList<PromptGrowth>> growth = measureAcceptanceGrowth(opened, suggestion, *change);
    details.growth = growth ? growthTable(*growth) : ValueTable();
    if (growth) {
        details.effects = growthTexts(*growth);
        details.measuredPrompt = measuredPromptText(suggestion);
    }
}

RatifyDetails readSuggestionDetails(const OpenedWorkspace &opened, const SuggestionRow &row, KeyRing &keys)
{
    RatifyDetails details;
    const Suggestion &suggestion = row.suggestion;
    if (row.group() == SuggestionGroup::Accepted && !suggestion.diff.isEmpty())
        fillAcceptedChange(details, {suggestion, row.decisions});
    else
        fillOpenChange(details, opened, suggestion);
    if (const Result<OpenedStore> store = openStore(storeLocation(opened), keys))
        details.examples = readExampleTable(*store->store, readEvidence(suggestion.evidence).examples);
    return details;
}

QString readUncommittedWarning(const OpenedWorkspace &opened, const Suggestion &suggestion)
{
    return uncommittedText(opened, openHistoryOrNull(opened.folder).get(), suggestion);
}

Result<ShownReplay> checkHeldOutTurns(
    const OpenedWorkspace &opened, const AcceptRequest &request, Provider *provider, KeyRing &keys, const std::stop_token &stop)
{
    const Result<OpenedStore> store = openStore(storeLocation(opened), keys);
    if (!store)
        return store.error();
    const Result<ListedSuggestion> listedSuggestion = findSuggestion(*store->store, request.suggestion);
    if (!listedSuggestion)
        return listedSuggestion.error();
    const Result<AcceptPlan> plan = planAcceptance(opened, openHistoryOrNull(opened.folder).get(), listedSuggestion->suggestion, choiceOf(request));
    if (!plan)
        return plan.error();
    const Result<ReplayReport> report = replayAcceptance(*store->store, opened, *plan, {}, provider, stop);
    return report ? Result<ShownReplay>(shownReplay(*report)) : report.error();
}

Result<AcceptOutcome> applyAcceptance(const OpenedWorkspace &opened, const AcceptRequest &request, KeyRing &keys)
{
    const Result<OpenedStore> store = openStore(storeLocation(opened), keys);
    if (!store)
        return store.error();
    const std::unique_ptr<History> history = openHistoryOrNull(opened.folder);
    const Result<ListedSuggestion> listedSuggestion = settleAndFindAcceptableSuggestion(*store->store, opened.folder, history.get(), request.suggestion);
    if (!listedSuggestion)
        return listedSuggestion.error();
    AcceptChoice choice = choiceOf(request);
    choice.overridesRejection = listedSuggestion->state() == SuggestionState::Rejected;
    const Result<PreparedAcceptance> preparedAcceptance = prepareAcceptance(opened, history.get(), listedSuggestion->suggestion, choice);
    if (!preparedAcceptance)
        return preparedAcceptance.error();
    if (!preparedAcceptance->refusal.isEmpty() && !request.allowsGrowth)
        return AcceptOutcome{{}, {}, preparedAcceptance->refusal};
    const Result<Acceptance> acceptance =
        acceptPreparedSuggestion(*store->store, opened, history.get(), *preparedAcceptance, request.allowsGrowth, currentDecider());
    return acceptance ? Result<AcceptOutcome>(AcceptOutcome{acceptedText(*acceptance), acceptance->decision}) : acceptance.error();
}

Result<QString> recordUndoneAcceptance(const OpenedWorkspace &opened, RecordId suggestion, KeyRing &keys)
{
    const Result<OpenedStore> store = openStore(storeLocation(opened), keys);
    if (!store)
        return store.error();
    const Result<Decision> undoneDecision = undoAcceptance(*store->store, suggestion, currentDecider());
    return undoneDecision ? Result<QString>(RatifyWords::tr("Undone; the suggestion is open again")) : undoneDecision.error();
}

Result<QString> recordRedoneAcceptance(const OpenedWorkspace &opened, const Decision &undoneDecision, KeyRing &keys)
{
    const Result<OpenedStore> store = openStore(storeLocation(opened), keys);
    if (!store)
        return store.error();
    const Result<Decision> redoneDecision = redoAcceptance(*store->store, undoneDecision, currentDecider());
    return redoneDecision ? Result<QString>(RatifyWords::tr("Accepted again")) : redoneDecision.error();
}

Result<QString> recordRejection(const OpenedWorkspace &opened, RecordId suggestion, const QString &reason, KeyRing &keys)
{
    const Result<OpenedStore> store = openStore(storeLocation(opened), keys);
    if (!store)
        return store.error();
    const Result<Decision> decision = rejectSuggestionById(
        *store->store, opened.folder, openHistoryOrNull(opened.folder).get(), suggestion, reason, currentDecider());
    return decision ? Result<QString>(RatifyWords::tr("Rejected; the same change is suggested again only if at least twice as many interactions support it")) : decision.error();
}

Result<QString> recordPostponement(const OpenedWorkspace &opened, RecordId suggestion, KeyRing &keys)
{
    const Result<OpenedStore> store = openStore(storeLocation(opened), keys);
    if (!store)
        return store.error();
    const Result<Decision> decision = postponeSuggestion(*store->store, suggestion, currentDecider());
    return decision ? Result<QString>(RatifyWords::tr("Postponed; the suggestion is still open")) : decision.error();
}

} // namespace outcrop
