// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/edit/changes.h"

#include "app/files/applychange.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/edit/editoutput.h"
#include "core/base/paths.h"
#include "core/diff/unifieddiff.h"
#include "core/documents/clientlint.h"
#include "core/text/textchange.h"

#include <QDir>

#include <algorithm>

namespace outcrop {
namespace {

Json movesJson(const QList<PathMove> &moves)
{
    Json list = Json::array();
    for (const PathMove &move : moves)
        list.push_back({{"from", jsonString(move.from)}, {"to", jsonString(move.to)}, {"folder", move.isFolder}});
    return list;
}

QString diffOf(const Workspace &workspace, const DocumentEdits &documentEdits)
{
    const DocumentPtr document = workspace.document(documentEdits.path);
    const QString before = document ? document->text : QString();
    return toText(diffTexts(before, applyEdits(before, documentEdits.edits), documentEdits.path, documentEdits.path));
}

Json plannedChangeJson(const Workspace &workspace, const WorkspaceChange &change)
{
    Json edits = Json::array();
    for (const DocumentEdits &documentEdits : change.edits)
        edits.push_back({{"file", jsonString(documentEdits.path)}, {"edits", documentEdits.edits.size()},
            {"diff", jsonString(diffOf(workspace, documentEdits))}});
    Json createdJson = Json::array();
    for (const NewFile &file : change.newFiles)
        createdJson.push_back({{"file", jsonString(file.path)}, {"text", jsonString(file.text)}});
    return {{"edits", edits}, {"moves", movesJson(change.moves)}, {"new", createdJson}};
}

QStringList doneLines(const AppliedChange &appliedChange)
{
    QStringList lines;
    for (const QString &path : appliedChange.written)
        lines.append(editoutput::changed(path));
    for (const PathMove &move : appliedChange.movedPaths)
        lines.append(editoutput::moved(move.from, move.to));
    for (const QString &path : appliedChange.createdPaths)
        lines.append(editoutput::created(path));
    return lines;
}

ExitCode failAfterPartialWrite(const Invocation &invocation, const AppliedChange &appliedChange)
{
    const ExitCode code = invocation.fail(*appliedChange.error);
    const QStringList lines = doneLines(appliedChange);
    for (const QString &line : lines)
        printMessage(invocation.console, editoutput::alreadyDone(line));
    if (lines.isEmpty())
        printMessage(invocation.console, editoutput::noFilesWritten());
    return code;
}

/// Returns a file's path after the moves of a change.
QString pathAfterMoves(QString path, const QList<PathMove> &moves)
{
    for (const PathMove &move : moves)
        path = movedPath(path, move.from, move.to);
    return path;
}

/// Returns the finding with the severity that it has for the client that loads the file, if that is higher.
Diagnostic withClientSeverity(const Workspace &workspace, Diagnostic finding)
{
    const DocumentPtr document = workspace.document(finding.location.file);
    if (const Client *client = document ? clientForDocument(*document) : nullptr)
        finding.severity = std::min(finding.severity, severityFor(finding, *client));
    return finding;
}

/// Returns the findings that the change adds. Locations are not compared, because every edit shifts them.
Diagnostics findingsAddedBy(const OpenedWorkspace &opened, const Workspace &after, const QList<PathMove> &moves)
{
    Diagnostics old = opened.diagnostics();
    for (Diagnostic &earlierFinding : old)
        earlierFinding.location.file = pathAfterMoves(earlierFinding.location.file, moves);
    Diagnostics addedFindings = withWorkspace(opened, after).diagnostics();
    addedFindings.removeIf([&](const Diagnostic &found) {
        return std::any_of(old.begin(), old.end(), [&](const Diagnostic &earlierFinding) { return isSameProblem(earlierFinding, found); });
    });
    for (Diagnostic &finding : addedFindings)
        finding = withClientSeverity(after, finding);
    return addedFindings;
}

/// Returns whether a finding makes a document unusable or usable only after repair, or reports a missing default.
bool makesUnusable(const Diagnostic &finding)
{
    return finding.severity == Severity::Error || finding.code.startsWith(u"frontmatter-") || finding.code.startsWith(u"yaml-")
        || finding.code.startsWith(u"default-missing-");
}

void writeLines(const Invocation &invocation, const QStringList &lines)
{
    for (const QString &line : lines)
        writeLine(invocation.console.out, line);
}

} // namespace

QString workspacePath(const Invocation &invocation, const std::string &argument)
{
    return QDir(invocation.folder).relativeFilePath(invocation.absolutePath(fromArgument(argument)));
}

QStringList changeLines(const Workspace &workspace, const WorkspaceChange &change)
{
    QStringList lines;
    for (const DocumentEdits &documentEdits : change.edits)
        lines += diffOf(workspace, documentEdits).split(u'\n', Qt::SkipEmptyParts);
    for (const PathMove &move : change.moves)
        lines.append(editoutput::move(move.from, move.to));
    for (const NewFile &file : change.newFiles)
        lines += toText(diffTexts({}, file.text, QStringLiteral("/dev/null"), file.path)).split(u'\n', Qt::SkipEmptyParts);
    return lines;
}

void addForce(CLI::App &command, bool &isForced)
{
    command.add_flag("--force", isForced, QT_TRANSLATE_NOOP("cli", "Write the change even if it makes the workspace invalid"))->group(QT_TRANSLATE_NOOP("cli", "Safety"));
}

ExitCode writeChange(const Invocation &invocation, const OpenedWorkspace &opened, const WorkspaceChange &change, bool isForced, const Json &details)
{
    const Result<Workspace> after = withChange(opened.workspace(), change);
    if (!after)
        return invocation.fail(after.error());
    const Diagnostics addedFindings = findingsAddedBy(opened, *after, change.moves);
    if (!isForced && std::any_of(addedFindings.begin(), addedFindings.end(), makesUnusable)) {
        invocation.report(addedFindings);
        printMessage(invocation.console, editoutput::invalidWorkspace());
        return ExitCode::Findings;
    }
    const AppliedChange appliedChange = applyChange(invocation.folder, opened.workspace(), change);
    if (!appliedChange.isDone())
        return failAfterPartialWrite(invocation, appliedChange);
    invocation.report(addedFindings);
    if (!invocation.printsJson) {
        writeLines(invocation, change.isEmpty() ? QStringList{editoutput::noChanges()} : doneLines(appliedChange));
        return ExitCode::Done;
    }
    Json result = details;
    result["written"] = jsonStrings(appliedChange.written);
    result["moved"] = movesJson(appliedChange.movedPaths);
    result["made"] = jsonStrings(appliedChange.createdPaths);
    return invocation.print(result);
}

ExitCode showChange(
    const Invocation &invocation, const OpenedWorkspace &opened, const WorkspaceChange &change, const Json &details)
{
    const Result<Workspace> after = withChange(opened.workspace(), change);
    if (!after)
        return invocation.fail(after.error());
    invocation.report(findingsAddedBy(opened, *after, change.moves));
    if (!invocation.printsJson) {
        for (const QString &line : change.isEmpty() ? QStringList{editoutput::noChanges()} : changeLines(opened.workspace(), change))
            writeDiffLine(invocation.console.out, line);
        return ExitCode::Done;
    }
    Json result = details;
    result.update(plannedChangeJson(opened.workspace(), change));
    return invocation.print(result);
}

} // namespace outcrop
