// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workflow/workflowfiles.h"

#include "adapters/files/foldersource.h"
#include "app/files/savedocument.h"
#include "app/workflow/approveresponse.h"
#include "app/workflow/runmessages.h"
#include "core/base/utf8.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the folder of a Java, Kotlin, Scala or Groovy file from its package; empty if it has none.
QString packageFolder(const QString &path, const QString &text)
{
    static const QStringList endings{QStringLiteral("java"), QStringLiteral("kt"), QStringLiteral("scala"), QStringLiteral("groovy")};
    static const QRegularExpression package(QStringLiteral("^\\s*package\\s+([A-Za-z_][\\w.]*)"), QRegularExpression::MultilineOption);
    if (!endings.contains(path.section(u'.', -1)))
        return {};
    return package.match(text).captured(1).replace(u'.', u'/');
}

/// Appends a folder, without the names that both have in common: `src/com/example` and `com/example/domain` become `src/com/example/domain`.
QString joinOverlappingPaths(const QString &folder, const QString &more)
{
    const QStringList first = folder.split(u'/', Qt::SkipEmptyParts);
    const QStringList second = more.split(u'/', Qt::SkipEmptyParts);
    qsizetype commonLength = std::min(first.size(), second.size());
    while (commonLength > 0 && first.mid(first.size() - commonLength) != second.mid(0, commonLength))
        --commonLength;
    return (first + second.mid(commonLength)).join(u'/');
}

/// Finds the targets of files.
class TargetFinder
{
public:
    TargetFinder(const WorkflowWorkspace &workspace, const WorkflowState &state) : m_folder(workspace.opened.folder)
    {
        const DataNode &metadata = workspace.profile.data[u"metadata"];
        m_output = textOf(state, "output_directory", metadata[u"output_directory"].text());
        const Json targets = state.context.value("target_files", Json());
        m_targets = targets.is_null() ? metadata[u"target_files"].toStrings() : namesIn(targets);
    }

    WorkflowFile file(const QString &path, const QByteArray &bytes) const
    {
        const QString text = decodeUtf8(bytes);
        WorkflowFile file{path, {}, {}, {}, bytes, {}};
        const QString listed = listedTarget(path);
        file.target = targetOf(listed.isEmpty() ? path : listed, text);
        if (!m_targets.isEmpty() && listed.isEmpty())
            file.problem = runmessages::notTarget();
        else if (!artifactPathProblem(file.target).isEmpty())
            file.problem = runmessages::outsideTarget();
        else
            compareWithTarget(file, text);
        return file;
    }

private:
    static QString textOf(const WorkflowState &state, const char *name, const QString &otherwise)
    {
        const QString statedPath = qString(state.context.value(name, Json()));
        QString path = statedPath.isEmpty() ? otherwise : statedPath;
        while (path.endsWith(u'/'))
            path.chop(1);
        return path;
    }

    /// Returns the names of a list, or of a comma-separated string, as from `--var`.
    static QStringList namesIn(const Json &value)
    {
        QStringList names;
        if (value.is_array()) {
            for (const Json &one : value)
                names.append(qString(one));
        } else {
            names = qString(value).split(u',');
        }
        std::transform(names.begin(), names.end(), names.begin(), [](const QString &name) { return name.trimmed(); });
        names.removeAll(QString());
        return names;
    }

    /// Returns the entry of target_files for a path. It is an equal path, with or without the output folder, an entry that ends with the path, or an entry that is the
    /// end of the path. Returns an empty string if there is none.
    QString listedTarget(const QString &path) const
    {
        const auto found = std::find_if(m_targets.begin(), m_targets.end(), [&path, this](const QString &target) {
            return target == path || target.endsWith(u'/' + path) || (!m_output.isEmpty() && m_output + u'/' + path == target) || path.endsWith(u'/' + target);
        });
        return found == m_targets.end() ? QString() : *found;
    }

    QString targetOf(const QString &path, const QString &text) const
    {
        if (m_output.isEmpty() || path.startsWith(m_output + u'/'))
            return path;
        if (path.contains(u'/'))
            return joinOverlappingPaths(m_output, path.section(u'/', 0, -2)) + u'/' + path.section(u'/', -1);
        return joinOverlappingPaths(m_output, packageFolder(path, text)) + u'/' + path;
    }

    void compareWithTarget(WorkflowFile &file, const QString &text) const
    {
        const Result<QByteArray> presentBytes = FolderSource(m_folder).read(file.target);
        if (presentBytes) {
            file.present = checksumOf(*presentBytes);
            file.diff = diffFile(decodeUtf8(*presentBytes), text, file.target);
        } else if (presentBytes.error().code == ErrorCode::NotFound && !QFileInfo(QDir(m_folder).filePath(file.target)).isSymLink()) {
            file.diff = diffFile(QStringView(), text, file.target);
        } else {
            file.problem = runmessages::targetUnreadable(presentBytes.error().message);
        }
    }

    QString m_folder;
    QString m_output;
    QStringList m_targets;
};

void addApprovedFiles(const WorkflowWorkspace &workspace, const WorkflowState &state, const TargetFinder &targets, WorkflowFiles &result)
{
    for (const WorkflowArtifact &artifact : state.artifacts)
        result.iteration = std::max(result.iteration, artifact.iteration);
    const QString folder = workspace.opened.folder;
    const QString prefix = QStringLiteral("iteration-%1/code/").arg(result.iteration);
    for (const WorkflowArtifact &artifact : state.artifacts) {
        if (artifact.iteration != result.iteration || !artifact.path.startsWith(prefix))
            continue;
        const QString path = state.folder() + u'/' + artifact.path;
        const Result<QByteArray> bytes = FolderSource(folder).read(path);
        if (bytes)
            result.files.append(targets.file(artifact.path.mid(prefix.size()), *bytes));
        else
            result.diagnostics.append({Severity::Error, QStringLiteral("workflow-file"), bytes.error().message, {path, {}}});
    }
    result.areApproved = true;
}

/// Creates or overwrites the target. The history keeps its previous content, also in a repository where it is not committed.
Result<SaveOutcome> writeTarget(const QString &folder, const WorkflowFile &file)
{
    if (file.present.isEmpty())
        return createVersion(folder, file.target, file.bytes);
    const Result<QByteArray> before = FolderSource(folder).read(file.target);
    const Result<SaveOutcome> saved = saveVersion(folder, file.target, file.bytes, file.present);
    if (before && saved && saved->isSaved)
        recordUncommittedVersion(folder, file.target, *before, file.bytes);
    return saved;
}

} // namespace

WorkflowFiles workflowFiles(const WorkflowWorkspace &workspace, const StoredWorkflow &workflow)
{
    const WorkflowState &state = workflow.state;
    const TargetFinder targets(workspace, state);
    WorkflowFiles result;
    const std::optional<Session> session = sessionOf(workspace.opened.workspace(), state.id);
    const SessionPhase *phase = workflow.sessionPhase(session);
    const bool hasFiles = state.phase == WorkflowPhase::Generate || state.phase == WorkflowPhase::Revise;
    const bool isAnswered = phase && phase->turns.last().state == TurnState::Answered;
    if (!state.isOpen() || !hasFiles || !isAnswered) {
        addApprovedFiles(workspace, state, targets, result);
        return result;
    }
    const Result<ResponseArtifacts> artifacts = readResponseFiles(workspace, phase->turnLocation(phase->turns.last().turn));
    if (!artifacts) {
        result.diagnostics.append({Severity::Error, QStringLiteral("workflow-file"), artifacts.error().message, artifacts.error().location});
        return result;
    }
    result.iteration = state.iteration;
    result.diagnostics = artifacts->diagnostics;
    for (const ResponseArtifact &artifact : artifacts->files)
        result.files.append(targets.file(artifact.path, artifact.content.toUtf8()));
    return result;
}

Result<QStringList> writeWorkflowFiles(const QString &folder, const WorkflowFiles &files)
{
    if (!files.areApproved || files.files.isEmpty())
        return Error{ErrorCode::NotAllowed, runmessages::noApprovedFiles(), {}};
    QStringList written;
    for (const WorkflowFile &file : files.files) {
        if (!file.problem.isEmpty() || file.isUnchanged())
            continue;
        const Result<SaveOutcome> saved = writeTarget(folder, file);
        if (!saved)
            return saved.error();
        if (!saved->isSaved)
            return Error{ErrorCode::NotAllowed, runmessages::targetChanged(), {file.target, {}}};
        written.append(file.target);
    }
    return written;
}

} // namespace outcrop
