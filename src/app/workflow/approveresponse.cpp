// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workflow/approveresponse.h"

#include "adapters/files/foldersource.h"
#include "app/files/savedocument.h"
#include "app/workflow/runmessages.h"

namespace outcrop {
namespace {

QString hexChecksum(const QByteArray &bytes)
{
    return QString::fromLatin1(checksumOf(bytes).toHex());
}

Result<ReviewMetadata> reviewOf(const WorkflowWorkspace &workspace, const TurnLocation &location)
{
    const Result<QString> text = readWorkflowText(workspace.opened.folder, location.responsePath());
    if (!text)
        return text.error();
    return readReview(*text, location.responsePath(), readReviewRules(*workspace.phaseTemplate(WorkflowPhase::Review)));
}

void addError(WorkflowStep &step, const QString &code, const Error &error)
{
    step.diagnostics.append({Severity::Error, code, error.message, error.location});
}

void inspectReview(const WorkflowWorkspace &workspace, WorkflowStep &step)
{
    const Result<ReviewMetadata> review = reviewOf(workspace, step.location);
    if (!review)
        return addError(step, QStringLiteral("review-metadata"), review.error());
    step.review = *review;
    step.diagnostics += review->contradictions;
}

/// Writes a file of the session, or checks that it already has this content.
Status createOrCompare(const QString &folder, const QString &path, const QByteArray &bytes)
{
    const Result<SaveOutcome> saved = createDocument(folder, path, bytes);
    if (!saved)
        return saved.error();
    const Result<QByteArray> presentBytes = saved->isSaved ? Result<QByteArray>(bytes) : FolderSource(folder).read(path);
    if (!presentBytes)
        return presentBytes.error();
    return *presentBytes == bytes ? success() : Error{ErrorCode::NotAllowed, runmessages::fileDiffers(), {path, {}}};
}

/// Replaces a file that only this workflow writes. NotAllowed if another program changes it at the same time.
Status replaceFile(const QString &folder, const QString &path, const QByteArray &bytes)
{
    const Result<QByteArray> presentBytes = FolderSource(folder).read(path);
    if (presentBytes && *presentBytes == bytes)
        return success();
    const Result<SaveOutcome> saved = saveDocument(folder, path, bytes, presentBytes ? checksumOf(*presentBytes) : Checksum());
    if (!saved)
        return saved.error();
    return saved->isSaved ? success() : Error{ErrorCode::NotAllowed, runmessages::stateChanged(), {path, {}}};
}

/// Stores the files of an approved response.
class FileAcceptor
{
public:
    FileAcceptor(const WorkflowWorkspace &workspace, WorkflowState &state) : m_folder(workspace.opened.folder), m_state(state) { }

    Status accept(const ResponseArtifacts &artifacts)
    {
        if (const auto problem = firstError(artifacts.diagnostics))
            return toError(*problem);
        for (const ResponseArtifact &artifact : artifacts.files) {
            if (const Status storedStatus = createOrCompare(m_folder, pathOf(m_state.iteration, artifact.path), artifact.content.toUtf8()); !storedStatus)
                return storedStatus;
        }
        if (const Status copiedStatus = copyUnchanged(); !copiedStatus)
            return copiedStatus;
        const QStringList files = listSessionFiles(m_folder, m_state.codeFolder(m_state.iteration));
        if (files.isEmpty() || (artifacts.files.isEmpty() && m_isOnlyCopied))
            return Error{ErrorCode::NotAllowed, runmessages::noFiles(m_state.codeFolder(m_state.iteration)), {}};
        return recordFiles(files);
    }

private:
    QString pathOf(int iteration, const QString &file) const { return m_state.codeFolder(iteration) + u'/' + file; }

    /// Copies the files that a revision did not change, so that each iteration is complete.
    Status copyUnchanged()
    {
        const QStringList present = listSessionFiles(m_folder, m_state.codeFolder(m_state.iteration));
        m_isOnlyCopied = present.isEmpty();
        if (m_state.phase != WorkflowPhase::Revise || present.isEmpty())
            return success();
        for (const QString &file : listSessionFiles(m_folder, m_state.codeFolder(m_state.iteration - 1))) {
            if (present.contains(file))
                continue;
            const Result<QByteArray> bytes = FolderSource(m_folder).read(pathOf(m_state.iteration - 1, file));
            if (!bytes)
                return bytes.error();
            if (const Status storedStatus = createOrCompare(m_folder, pathOf(m_state.iteration, file), *bytes); !storedStatus)
                return storedStatus;
        }
        return success();
    }

    Status recordFiles(const QStringList &files)
    {
        m_state.artifacts.removeIf([this](const WorkflowArtifact &one) { return one.iteration == m_state.iteration; });
        for (const QString &file : files) {
            const QString path = pathOf(m_state.iteration, file);
            const Result<QByteArray> bytes = FolderSource(m_folder).read(path);
            if (!bytes)
                return bytes.error();
            m_state.artifacts.append({path.mid(m_state.folder().size() + 1), m_state.phase, m_state.iteration, hexChecksum(*bytes)});
        }
        return success();
    }

    QString m_folder;
    WorkflowState &m_state;
    bool m_isOnlyCopied = false;
};

Status acceptPlan(const WorkflowWorkspace &workspace, WorkflowState &state, const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    const Status savedStatus = replaceFile(workspace.opened.folder, state.planPath(), bytes);
    if (savedStatus)
        state.planHash = hexChecksum(bytes);
    return savedStatus;
}

Status acceptReview(const WorkflowWorkspace &workspace, WorkflowState &state, const WorkflowStep &step, WorkflowDecision &decision, const QString &text)
{
    const Result<ReviewMetadata> review = reviewOf(workspace, step.location);
    const bool isOverridden = decision.command != WorkflowCommand::Approve;
    if (!review && !isOverridden)
        return review.error();
    if (review)
        decision.verdict = review->verdict;
    state.reviewHash = hexChecksum(text.toUtf8());
    return success();
}

} // namespace

Result<ResponseArtifacts> readResponseFiles(const WorkflowWorkspace &workspace, const TurnLocation &location)
{
    const Result<QString> text = readWorkflowText(workspace.opened.folder, location.responsePath());
    if (!text)
        return text.error();
    return findArtifacts(*text, location.responsePath());
}

void addResponseFindings(const WorkflowWorkspace &workspace, const WorkflowState &state, WorkflowStep &step)
{
    if (state.phase == WorkflowPhase::Review) {
        inspectReview(workspace, step);
    } else if (state.phase != WorkflowPhase::Plan) {
        const Result<ResponseArtifacts> files = readResponseFiles(workspace, step.location);
        if (files)
            step.diagnostics += files->diagnostics;
        else
            addError(step, QStringLiteral("workflow-response"), files.error());
    }
    step.needsApproval = step.needsApproval || !step.diagnostics.isEmpty();
}

Status acceptResponse(const WorkflowWorkspace &workspace, WorkflowState &state, const WorkflowStep &step, WorkflowDecision &decision)
{
    const Result<QString> text = readWorkflowText(workspace.opened.folder, step.location.responsePath());
    if (!text)
        return text.error();
    if (text->trimmed().isEmpty())
        return Error{ErrorCode::Invalid, runmessages::responseEmpty(), {step.location.responsePath(), {}}};
    if (state.phase == WorkflowPhase::Plan)
        return acceptPlan(workspace, state, *text);
    if (state.phase == WorkflowPhase::Review)
        return acceptReview(workspace, state, step, decision, *text);
    return FileAcceptor(workspace, state).accept(findArtifacts(*text, step.location.responsePath()));
}

} // namespace outcrop
