// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolution/ratify.h"

#include "adapters/files/foldersource.h"
#include "adapters/files/savefile.h"
#include "adapters/files/statefolder.h"
#include "app/evolution/ratifymessages.h"
#include "app/files/applychange.h"

#include <QCryptographicHash>
#include <QLockFile>
#include <QSysInfo>

#include <algorithm>

namespace outcrop {
namespace {

const QString accepting = QStringLiteral("accepting");
const QString abandonedState = QStringLiteral("abandoned");

Error notAllowedError(const QString &message)
{
    return {ErrorCode::NotAllowed, message, {}};
}

QString lockFolderPath()
{
    return stateFolder() + QStringLiteral("/ratify");
}

/// Lets only one program at a time accept in a folder, because another one would settle an acceptance that is in progress. The lock of a killed program is
/// ignored.
class FolderLock
{
public:
    explicit FolderLock(const QString &folder)
        : m_folderStatus(createPrivateFolder(lockFolderPath()))
        , m_lock(lockFolderPath() + u'/' + workspaceHash(folder) + QStringLiteral(".lock"))
    {
        m_lock.setStaleLockTime(0);
    }

    Status acquire()
    {
        if (!m_folderStatus)
            return m_folderStatus;
        return m_lock.tryLock(0) ? success() : notAllowedError(ratifymessages::acceptanceInProgress());
    }

private:
    Status m_folderStatus;
    QLockFile m_lock;
};

/// Returns a hash that identifies this folder on this computer, because a shared store has the decisions of several users.
QString folderHash(const QString &folder)
{
    const QByteArray place = QSysInfo::machineUniqueId() + '\n' + workspaceHash(folder).toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(place, QCryptographicHash::Sha256).toHex().left(16));
}

QString hexOf(const Checksum &checksum)
{
    return QString::fromLatin1(checksum.toHex());
}

QString detail(const Decision &decision, const char *key)
{
    const auto found = decision.details.is_object() ? decision.details.find(key) : decision.details.end();
    return found != decision.details.end() && found->is_string() ? QString::fromStdString(found->get<std::string>()) : QString();
}

QString hunkText(const AcceptPlan &plan)
{
    return plan.choice.editedText ? QString() : plan.choice.hunks ? toText(*plan.choice.hunks) : QStringLiteral("all");
}

/// Returns the trailer that identifies a suggestion's commit.
QString suggestionTrailer(RecordId suggestion)
{
    return QStringLiteral("Suggestion: %1").arg(suggestion);
}

QString commitMessage(const AcceptPlan &plan)
{
    const Suggestion &suggestion = plan.suggestion;
    const QString part = plan.verdict() == u"accepted" ? QString() : QString(QStringLiteral(" (") + plan.verdict() + u')');
    const QString others = plan.hasUncommittedChanges
        ? QStringLiteral("This commit also contains earlier uncommitted changes of %1.\n\n").arg(plan.path)
        : QString();
    return QStringLiteral("Accept suggestion %1: %2%3\n\n%4\n\n%5%6\n")
        .arg(suggestion.id).arg(suggestion.title.simplified(), part, suggestion.reason, others, suggestionTrailer(suggestion.id));
}

/// Returns the bytes that the plan's file will have.
Result<QByteArray> acceptedBytes(const OpenedWorkspace &opened, const AcceptPlan &plan)
{
    const DocumentPtr document = opened.workspace().document(plan.path);
    return document ? applyEditsToBytes(*document, plan.change.edits.first().edits)
                    : Result<QByteArray>(plan.after.toUtf8());
}

/// Returns the row that is logged before the file changes.
Result<Decision> intentOf(const OpenedWorkspace &opened, const AcceptPlan &plan, const Decider &decider)
{
    const Result<QByteArray> after = acceptedBytes(opened, plan);
    if (!after)
        return after.error();
    const DocumentPtr document = opened.workspace().document(plan.path);
    Decision intent{.at = decider.time, .suggestion = plan.suggestion.id, .verdict = accepting};
    intent.hunks = hunkText(plan);
    intent.person = decider.person;
    intent.details = {{"place", jsonString(folderHash(opened.folder))}, {"path", jsonString(plan.path)},
                      {"before", jsonString(document ? hexOf(checksumOf(document->bytes)) : QString())}, {"after", jsonString(hexOf(checksumOf(*after)))},
                      {"verdict", jsonString(plan.verdict())}, {"message", jsonString(commitMessage(plan))}, {"merged", plan.isMerged}, {"uncommitted", plan.hasUncommittedChanges}};
    if (!decider.channel.is_null())
        intent.details["where"] = decider.channel;
    return intent;
}

/// Returns whether a commit message has the suggestion's trailer. Compares whole lines, since `Suggestion: 12` contains the trailer of suggestion 1.
bool namesSuggestion(const QString &message, RecordId suggestion)
{
    const QStringList lines = message.split(u'\n');
    return std::any_of(lines.begin(), lines.end(), [wanted = suggestionTrailer(suggestion)](const QString &line) { return line.trimmed() == wanted; });
}

/// Returns the commit that a killed program made for the decision, if it is the latest commit of the file, or an empty string.
QString earlierCommit(const History &history, const Decision &decision)
{
    const Result<QList<FileVersion>> versions = history.versions(detail(decision, "path"), 1);
    const bool isOurs = versions && !versions->isEmpty() && namesSuggestion(versions->first().message, decision.suggestion);
    return isOurs ? versions->first().id : QString();
}

/// Commits the file if the folder is a repository, and completes the decision in the log. Sets `commitError` to the reason if the commit fails.
Result<Decision> completeAcceptance(Store &store, History *history, Decision decision, QString &commitError)
{
    if (history && history->isRepository()) {
        const Result<QString> commit = history->commit({detail(decision, "path")}, detail(decision, "message"));
        decision.commit = commit ? *commit : earlierCommit(*history, decision);
        if (!commit && decision.commit.isEmpty())
            commitError = commit.error().message;
    }
    decision.verdict = detail(decision, "verdict");
    if (!commitError.isEmpty())
        decision.details["not_committed"] = jsonString(commitError);
    decision.details.erase("message");
    const Status keptStatus = store.decisions().replace(decision);
    return keptStatus ? Result<Decision>(decision) : keptStatus.error();
}

Result<Decision> abandonAcceptance(Store &store, Decision decision, const QString &verdict, const QString &reason)
{
    decision.verdict = verdict;
    decision.reason = reason;
    const Status keptStatus = store.decisions().replace(decision);
    return keptStatus ? Result<Decision>(decision) : keptStatus.error();
}

/// Returns the checksum of the decision's file, or an empty string if the file does not exist.
Result<QString> currentChecksum(const QString &folder, const Decision &decision)
{
    const Result<QByteArray> bytes = FolderSource(folder).read(detail(decision, "path"));
    if (bytes)
        return hexOf(checksumOf(*bytes));
    return bytes.error().code == ErrorCode::NotFound ? Result<QString>(QString()) : bytes.error();
}

Result<Decision> settle(Store &store, const QString &folder, History *history, const Decision &decision)
{
    const Result<QString> now = currentChecksum(folder, decision);
    if (!now)
        return now.error();
    QString commitError;
    if (*now == detail(decision, "after"))
        return completeAcceptance(store, history, decision, commitError);
    if (*now == detail(decision, "before"))
        return abandonAcceptance(store, decision, abandonedState, ratifymessages::endedBeforeWriting());
    return abandonAcceptance(store, decision, QStringLiteral("unclear"), ratifymessages::endedUnclear());
}

Result<QList<Decision>> settleAllAcceptances(Store &store, const QString &folder, History *history)
{
    const Result<QList<Decision>> open = store.decisions().query({.where = {{QStringLiteral("verdict"), {accepting}}}});
    if (!open)
        return open.error();
    QList<Decision> settledDecisions;
    for (const Decision &decision : *open) {
        if (detail(decision, "place") != folderHash(folder))
            continue;
        const Result<Decision> done = settle(store, folder, history, decision);
        if (!done)
            return done.error();
        settledDecisions += *done;
    }
    return settledDecisions;
}

Status checkPlan(const AcceptPlan &plan)
{
    if (!plan.isClean())
        return Error{ErrorCode::Invalid, ratifymessages::conflicts(plan.suggestion.id, plan.path), {plan.path, {}}};
    if (plan.change.isEmpty())
        return Error{ErrorCode::Invalid, ratifymessages::alreadyApplied(plan.path, QString::number(plan.suggestion.id)),
                     {plan.path, {}}};
    return success();
}

/// Writes the file of the plan. A failed write is logged as abandoned. If logging fails as well, the next settleAcceptances() settles the row.
Status writeFile(Store &store, const OpenedWorkspace &opened, const AcceptPlan &plan, const Decision &intent)
{
    const AppliedChange appliedChange = applyChange(opened.folder, opened.workspace(), plan.change);
    if (appliedChange.isDone())
        return success();
    if (const Result<QString> now = currentChecksum(opened.folder, intent); now && *now == detail(intent, "after"))
        return success(); // the file has the new bytes despite the error
    static_cast<void>(abandonAcceptance(store, intent, abandonedState, appliedChange.error->message));
    return *appliedChange.error;
}

/// Returns a phrase such as `accepted on 2026-11-21 by ada`.
QString decisionText(const ListedSuggestion &listedSuggestion)
{
    QString words = suggestionStateName(listedSuggestion.state());
    if (listedSuggestion.decisions.isEmpty())
        return words;
    const Decision &last = listedSuggestion.decisions.last();
    words += QStringLiteral(" on ") + last.at.toString(QStringLiteral("yyyy-MM-dd"));
    return last.person.isEmpty() ? words : words + QStringLiteral(" by ") + last.person;
}

/// Logs that an acceptance begins, unless another program has decided since the plan was made.
Status logIntent(Store &store, const AcceptPlan &plan, Decision &intent)
{
    const Result<ListedSuggestion> listedSuggestion = lockSuggestion(store, plan.suggestion.id);
    if (!listedSuggestion)
        return listedSuggestion.error();
    const bool isOverridden = listedSuggestion->state() == SuggestionState::Rejected && plan.choice.overridesRejection;
    if (listedSuggestion->state() != SuggestionState::Open && !isOverridden)
        return alreadyDecidedError(*listedSuggestion);
    return appendDecision(store, intent);
}

/// Logs a rejection if the suggestion is undecided. Checks and logs in one transaction, because another program may have decided since the suggestion was
/// listed.
Status logRejection(Store &store, Decision &decision)
{
    const Result<ListedSuggestion> listedSuggestion = lockSuggestion(store, decision.suggestion);
    if (!listedSuggestion)
        return listedSuggestion.error();
    if (listedSuggestion->state() != SuggestionState::Open)
        return alreadyDecidedError(*listedSuggestion);
    return appendDecision(store, decision);
}

} // namespace

Status appendDecision(Store &store, Decision &entry)
{
    const Result<QList<RecordId>> ids = store.decisions().append({entry});
    if (!ids)
        return ids.error();
    entry.id = ids->first();
    return success();
}

Error alreadyDecidedError(const ListedSuggestion &listedSuggestion)
{
    return notAllowedError(ratifymessages::alreadyDecided(listedSuggestion.suggestion.id, decisionText(listedSuggestion)));
}

Result<ListedSuggestion> lockSuggestion(Store &store, RecordId id)
{
    const Result<ListedSuggestion> listedSuggestion = findSuggestion(store, id);
    if (!listedSuggestion)
        return listedSuggestion.error();
    const Status locked = store.suggestions().replace(listedSuggestion->suggestion);
    return locked ? findSuggestion(store, id) : locked.error();
}

Result<Acceptance> acceptSuggestion(Store &store, const OpenedWorkspace &opened, History *history, const AcceptPlan &plan, const Decider &decider)
{
    if (const Status status = checkPlan(plan); !status)
        return status.error();
    FolderLock lock(opened.folder);
    if (const Status takenStatus = lock.acquire(); !takenStatus)
        return takenStatus.error();
    if (const Result<QList<Decision>> settledDecisions = settleAllAcceptances(store, opened.folder, history); !settledDecisions)
        return settledDecisions.error();
    Result<Decision> intent = intentOf(opened, plan, decider);
    if (!intent)
        return intent.error();
    if (const Status loggedStatus = store.transaction([&] { return logIntent(store, plan, *intent); }); !loggedStatus)
        return loggedStatus.error();
    if (const Status written = writeFile(store, opened, plan, *intent); !written)
        return written.error();
    Acceptance acceptance{{}, plan.path};
    const Result<Decision> done = completeAcceptance(store, history, *intent, acceptance.commitError);
    if (!done)
        return done.error();
    acceptance.decision = *done;
    return acceptance;
}

Result<Decision> rejectSuggestion(Store &store, const ListedSuggestion &listedSuggestion, const QString &reason, const Decider &decider)
{
    if (reason.trimmed().isEmpty())
        return Error{ErrorCode::Invalid, ratifymessages::reasonRequired(), {}};
    Decision decision{.at = decider.time, .suggestion = listedSuggestion.suggestion.id, .verdict = suggestionStateName(SuggestionState::Rejected)};
    decision.reason = reason.trimmed();
    decision.person = decider.person;
    if (!decider.channel.is_null())
        decision.details["where"] = decider.channel;
    const Status loggedStatus = store.transaction([&] { return logRejection(store, decision); });
    return loggedStatus ? Result<Decision>(decision) : loggedStatus.error();
}

Result<QList<Decision>> settleAcceptances(Store &store, const QString &folder, History *history)
{
    const Result<qint64> open = store.decisions().count({.where = {{QStringLiteral("verdict"), {accepting}}}});
    if (!open)
        return open.error();
    FolderLock lock(folder);
    if (*open == 0 || !lock.acquire())
        return QList<Decision>();
    return settleAllAcceptances(store, folder, history);
}

} // namespace outcrop
