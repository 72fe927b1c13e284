// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/reviewrange.h"

#include "app/check/checkfolder.h"
#include "app/check/checkreport.h"
#include "app/history/openhistory.h"
#include "app/prompt/promptfindings.h"
#include "app/prompt/renderprompt.h"
#include "app/review/reviewmessages.h"
#include "app/review/workspacestate.h"
#include "core/base/explainerror.h"
#include "core/render/requestblockers.h"
#include "core/text/linetable.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace outcrop {
namespace {

/// A rendered request with its figures.
struct RenderedState {
    ReviewedRequest figures;
    TracedText body;
    Ledger ledger = {};
};

QString problemText(const Diagnostics &errors)
{
    return errors.isEmpty() ? QString() : toString(errors.first());
}

/// Renders the request with the findings and figures that `budget` shows.
RenderedState renderState(const WorkspaceState &state, const ReviewJob &job, const QString &provider)
{
    const OpenedWorkspace &opened = state.clientWorkspace;
    const PromptFindings findings = findingsOf(opened, {job.selection, {provider}, job.model});
    if (!findings.blockingFindings.isEmpty())
        return {{std::nullopt, problemText(findings.blockingFindings), {}}, {}};
    RenderJob render{job.selection, provider, job.model, {}};
    render.rendersDisplay = false;
    const Result<RenderResult> result = renderPrompt(opened, render);
    if (!result)
        return {{std::nullopt, toString(withAction(result.error())), {}}, {}};
    if (const Diagnostics errors = renderErrors(result->diagnostics); !errors.isEmpty())
        return {{std::nullopt, problemText(errors), {}}, {}};
    return {{budgetReport(result->request), {}, losses(result->request.ledger)}, result->request.bodyText(), result->request.ledger};
}

int findLine(const WorkspaceState &state, const Origin &origin)
{
    const DocumentPtr document = state.clientWorkspace.workspace().document(origin.file);
    return document ? LineTable(document->text).at(origin.offset).line : 0;
}

std::optional<RequestDifference> firstDifferenceOf(const RenderedState &before, const RenderedState &after, const WorkspaceState &base, const WorkspaceState &head)
{
    const QString &was = before.body.text(), &is = after.body.text();
    if (was == is)
        return std::nullopt;
    const auto [left, right] = std::mismatch(was.begin(), was.end(), is.begin(), is.end());
    const qsizetype offset = right - is.begin();
    RequestDifference found{QStringView(is).left(offset).toUtf8().size(), {}, 0};
    const Origin now = offset < is.size() ? after.body.originAt(offset) : Origin();
    const Origin then = offset < was.size() ? before.body.originAt(offset) : Origin();
    const bool isInHead = !now.file.isEmpty();
    found.file = isInHead ? now.file : then.file;
    if (!found.file.isEmpty())
        found.line = isInHead ? findLine(head, now) : findLine(base, then);
    return found;
}

/// Returns the entries of `ledger` that `others` does not have. Entries are compared without their values, which an edit can change.
Ledger removeKnownEntries(const Ledger &ledger, const Ledger &others)
{
    const auto comparedParts = [](const LedgerEntry &entry) { return std::tuple(entry.path, entry.part, entry.action, entry.reasonForComparison()); };
    std::set<std::tuple<QString, QString, LossAction, QString>> known;
    for (const LedgerEntry &other : others)
        known.insert(comparedParts(other));
    Ledger result = ledger;
    result.removeIf([&](const LedgerEntry &entry) { return known.contains(comparedParts(entry)); });
    return result;
}

ProviderReview reviewProvider(const WorkspaceState &base, const WorkspaceState &head, const ReviewJob &job, const QString &provider)
{
    const RenderedState before = renderState(base, job, provider);
    const RenderedState after = renderState(head, job, provider);
    ProviderReview review{provider, before.figures, after.figures, {}, {}, {}};
    if (review.before.budget && review.after.budget) {
        review.difference = firstDifferenceOf(before, after, base, head);
        review.newLosses = losses(removeKnownEntries(after.ledger, before.ledger));
        review.fixedLosses = losses(removeKnownEntries(before.ledger, after.ledger));
    }
    return review;
}

/// Composes the prompt. Sets `problem` to the first error, in the prompt or in its files; empty if there is none.
Composition composeState(const WorkspaceState &state, const Selection &selection, QString &problem)
{
    Composition prompt = compose(state.clientWorkspace.library, selection);
    const Diagnostics blockingFindings = blockingDiagnostics(state.clientWorkspace, selection);
    const auto error = firstError(prompt.diagnostics + blockingFindings);
    problem = error ? toString(*error) : QString();
    return prompt;
}

/// Returns the findings that `check` reports for this state, without suppressed ones.
QList<ReportedFinding> checkState(const WorkspaceState &state)
{
    CheckScope scope;
    scope.files = state.files;
    scope.readsRepository = true; // as `files` does for a commit
    QList<ReportedFinding> found = reportedFindings(checkReport(checkFolder(state.workspace, scope), Severity::Error));
    found.removeIf([](const ReportedFinding &one) { return !one.suppressionReason.isEmpty(); });
    return found;
}

/// Removes the findings that both lists have, each as often as both have it. Returns the number of removed pairs.
qsizetype removeCommonFindings(QList<ReportedFinding> &before, QList<ReportedFinding> &after)
{
    QHash<QString, qsizetype> known;
    for (const ReportedFinding &one : std::as_const(before))
        ++known[one.fingerprint];
    QHash<QString, qsizetype> commonCounts;
    after.removeIf([&](const ReportedFinding &one) {
        if (commonCounts.value(one.fingerprint) >= known.value(one.fingerprint))
            return false;
        ++commonCounts[one.fingerprint];
        return true;
    });
    qsizetype count = 0;
    before.removeIf([&](const ReportedFinding &one) {
        qsizetype &left = commonCounts[one.fingerprint];
        const bool isCommon = left > 0;
        left -= isCommon ? 1 : 0;
        count += isCommon ? 1 : 0;
        return isCommon;
    });
    return count;
}

void sortBySeverity(QList<ReportedFinding> &findings)
{
    std::stable_sort(findings.begin(), findings.end(), [](const ReportedFinding &a, const ReportedFinding &b) {
        if (a.finding.severity != b.finding.severity)
            return a.finding.severity < b.finding.severity;
        if (a.finding.location.file != b.finding.location.file)
            return a.finding.location.file < b.finding.location.file;
        return a.finding.location.range.start.line < b.finding.location.range.start.line;
    });
}

Result<ContextComparison> compareClients(const ReviewJob &job)
{
    const QString head = job.range.head == currentState ? QString() : job.range.head;
    Result<ContextComparison> comparison = compareFolderContexts(job.clients, job.range.base, head);
    if (!comparison)
        return comparison;
    comparison->clients.removeIf([](const ContextChange &change) { return change.before.context.texts.isEmpty() && change.after.context.texts.isEmpty(); });
    return comparison;
}

/// Returns the providers of both states.
QStringList providersOf(const WorkspaceState &base, const WorkspaceState &head)
{
    QStringList providers = head.workspace.providers();
    for (const QString &provider : base.workspace.providers()) {
        if (!providers.contains(provider))
            providers.append(provider);
    }
    return providers;
}

void addPromptDifferences(const WorkspaceState &base, const WorkspaceState &head, const Selection &selection, FolderReview &review)
{
    const Composition before = composeState(base, selection, review.problemBefore);
    const Composition after = composeState(head, selection, review.problemAfter);
    if (review.problemBefore.isEmpty() && review.problemAfter.isEmpty())
        review.differences = diffPrompts(before.bundle, after.bundle);
}

void addFindings(const WorkspaceState &base, const WorkspaceState &head, FolderReview &review)
{
    review.fixedFindings = checkState(base);
    review.newFindings = checkState(head);
    review.unchangedFindings = removeCommonFindings(review.fixedFindings, review.newFindings);
    sortBySeverity(review.newFindings);
    sortBySeverity(review.fixedFindings);
}

} // namespace

Result<RevisionRange> readRevisionRange(const QString &text)
{
    const qsizetype dots = text.indexOf(QStringLiteral(".."));
    RevisionRange range{(dots < 0 ? text : text.left(dots)).trimmed(), dots < 0 ? QString() : text.sliced(dots + 2).trimmed()};
    if (range.base.isEmpty() || range.head.startsWith(u'.'))
        return Error{ErrorCode::Invalid, reviewmessages::invalidRange(text), {}};
    if (range.head.isEmpty())
        range.head = currentState;
    return range;
}

Result<FolderReview> reviewRange(const OpenedWorkspace &current, const ReviewJob &job)
{
    const Result<std::unique_ptr<History>> history = openHistory(current.folder);
    if (!history)
        return history.error();
    if (!(*history)->isRepository())
        return Error{ErrorCode::NotFound, reviewmessages::noRepository(current.folder), {}};
    const Result<WorkspaceState> base = openState(current, **history, job.range.base, job.contextClient);
    if (!base)
        return base.error();
    const Result<WorkspaceState> head = openState(current, **history, job.range.head, job.contextClient);
    if (!head)
        return head.error();
    FolderReview review{job.range.base, job.range.head};
    if (const Result<QString> id = (*history)->resolve(job.range.base))
        review.baseId = *id;
    if (const Result<QString> id = (*history)->resolve(job.range.head); id && job.range.head != currentState)
        review.headId = *id;
    Result<ContextComparison> clients = compareClients(job);
    if (!clients)
        return clients.error();
    review.clients = *clients;
    for (const QString &provider : job.providers.isEmpty() ? providersOf(*base, *head) : job.providers)
        review.providers.append(reviewProvider(*base, *head, job, provider));
    addPromptDifferences(*base, *head, job.selection, review);
    addFindings(*base, *head, review);
    return review;
}

} // namespace outcrop
