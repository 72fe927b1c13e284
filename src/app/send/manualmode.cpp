// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/manualmode.h"

#include "adapters/files/existingfile.h"
#include "adapters/files/foldersource.h"
#include "app/send/sendmessages.h"
#include "app/send/sendturn.h"

#include <QDir>
#include <QFile>
#include <QStringDecoder>

#include <algorithm>

namespace outcrop {
namespace {

Error alreadyAnsweredError(const TurnLocation &location)
{
    return {ErrorCode::NotAllowed, sendmessages::turnHasResponse(location.promptPath()), {location.responsePath(), {}}};
}

/// Returns the turn from `current`, which withTurn() has updated from disk. NotFound if there is none.
Result<SendOutcome> turnAt(const OpenedWorkspace &current, const TurnLocation &location)
{
    const std::optional<Session> session = sessionOf(current.workspace(), location.session);
    const SessionPhase *phase = session ? session->phase(location.iteration, phaseOfStem(location.phase)) : nullptr;
    const auto row = phase ? std::find_if(phase->turns.begin(), phase->turns.end(), [&location](const TurnRecord &one) { return one.turn == location.turn; })
                           : QList<TurnRecord>::const_iterator();
    if (!phase || row == phase->turns.end())
        return Error{ErrorCode::NotFound, sendmessages::noTurn(location.promptPath()), {}};
    SendOutcome outcome;
    outcome.location = phase->turnLocation(location.turn); // files of older sessions have other names
    outcome.record = *row;
    return outcome;
}

PhaseConversation conversationAt(const OpenedWorkspace &current, const TurnLocation &location)
{
    Diagnostics ignoredFindings; // an invalid conversation is reported when it is written
    const DocumentPtr document = current.workspace().document(location.conversationPath());
    const auto read = document ? PhaseConversation::read(*document, ignoredFindings) : std::nullopt;
    return read.value_or(
        PhaseConversation::create(location.session, location.iteration, phaseOfStem(location.phase), Json::object()));
}

/// Renders the turn's request again to get the contract of its response. If its sources have changed, the response is checked against the current
/// contract. Empty if the request cannot be rendered.
ResponseContract contractAt(const OpenedWorkspace &current, const PhaseConversation &conversation, const TurnRecord &record)
{
    RenderJob job;
    job.selection = readSelection(conversation.selection());
    selectRequestOf(record, job.selection);
    job.provider = record.provider.isEmpty() ? QStringLiteral("manual") : record.provider;
    job.model = record.model;
    job.rendersDisplay = false;
    const Result<RenderResult> render = renderPrompt(current, job);
    return render ? contractOf(current, *render) : ResponseContract();
}

/// Decodes a response as UTF-8. Invalid bytes are replaced rather than rejected, so that no response is lost.
QString textOf(const QByteArray &bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    return decoder(bytes);
}

SendOutcome storeReceivedResponse(const OpenedWorkspace &current, SendOutcome outcome, const QString &text, const QDateTime &time, bool isSaved)
{
    SessionFiles files(current.folder);
    PhaseConversation conversation = conversationAt(current, outcome.location);
    const ResponseContract contract = contractAt(current, conversation, outcome.record);
    outcome.response.text = text;
    outcome.record.endTime = time;
    outcome.record.failure.clear();
    outcome.record.failureMessage.clear();
    if (isSaved)
        recordResponse(files, conversation, contract, outcome);
    else
        writeResponse(files, conversation, contract, outcome);
    outcome.files = files.written();
    outcome.turns = {outcome.record};
    return outcome;
}

/// Returns the bytes of a complete response, or nullopt if there is none.
Result<std::optional<QByteArray>> readCompleteResponse(const QString &folder, const QString &path)
{
    const QString absolutePath = QDir(folder).filePath(path);
    if (!QFile::exists(absolutePath))
        return std::optional<QByteArray>();
    const auto room = findFolder(QFileInfo(absolutePath).path());
    if (!room)
        return room.error();
    const auto present = openExistingFile(room->open(), QFile::encodeName(QFileInfo(absolutePath).fileName()));
    if (!present)
        return present.error();
    if (!*present || (*present)->isBeingWritten)
        return std::optional<QByteArray>();
    const auto bytes = FolderSource(folder).read(path);
    if (!bytes)
        return bytes.error();
    const bool isSame = checksumOf(*bytes) == (*present)->checksum; // otherwise another program is rewriting the file
    return isSame && !bytes->trimmed().isEmpty() ? std::optional(*bytes) : std::optional<QByteArray>();
}

} // namespace

QList<WaitingTurn> waitingTurns(const Workspace &workspace, const QString &session)
{
    QList<WaitingTurn> waiting;
    for (const Session &one : sessionsOf(workspace)) {
        for (const SessionPhase &phase : one.phases) {
            for (const TurnRecord &record : phase.turns) {
                const DocumentPtr prompt = workspace.document(phase.promptFile(record));
                if (record.isOpen() && (session.isEmpty() || session == one.id))
                    waiting.append({phase.turnLocation(record.turn), record, prompt ? prompt->text : QString()});
            }
        }
    }
    std::stable_sort(waiting.begin(), waiting.end(), [](const WaitingTurn &a, const WaitingTurn &b) { return a.record.startTime > b.record.startTime; });
    return waiting;
}

ResponseContract contractOfTurn(const OpenedWorkspace &opened, const TurnLocation &location)
{
    const OpenedWorkspace current = withTurn(opened, opened.folder, location);
    const Result<SendOutcome> turn = turnAt(current, location);
    return turn ? contractAt(current, conversationAt(current, location), turn->record) : ResponseContract();
}

Result<SendOutcome> receiveResponse(
    const OpenedWorkspace &opened, const TurnLocation &location, const QString &text, const QDateTime &now)
{
    const OpenedWorkspace current = withTurn(opened, opened.folder, location);
    const Result<SendOutcome> turn = turnAt(current, location);
    if (!turn)
        return turn.error();
    if (turn->record.state == TurnState::Answered || current.workspace().document(turn->location.responsePath()))
        return alreadyAnsweredError(turn->location);
    return storeReceivedResponse(current, *turn, text, now, false);
}

Result<std::optional<SendOutcome>> readSavedResponse(
    const OpenedWorkspace &opened, const TurnLocation &location, const QDateTime &now)
{
    const auto bytes = readCompleteResponse(opened.folder, location.responsePath());
    if (!bytes)
        return bytes.error();
    if (!*bytes)
        return std::optional<SendOutcome>();
    const OpenedWorkspace current = withTurn(opened, opened.folder, location);
    const Result<SendOutcome> turn = turnAt(current, location);
    if (!turn)
        return turn.error();
    if (turn->record.state == TurnState::Answered && !turn->record.verdict.isEmpty())
        return std::optional<SendOutcome>(); // the response has already been recorded
    return std::optional(storeReceivedResponse(current, *turn, textOf(**bytes), now, true));
}

} // namespace outcrop
