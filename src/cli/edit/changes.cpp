// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/edit/changes.h"

#include "app/files/applychange.h"
#include "cli/base/inputtext.h"
#include "core/base/textedits.h"
#include "core/diff/unifieddiff.h"

#include <QDir>

#include <algorithm>

namespace outcrop {
namespace {

Json moveList(const QList<PathMove> &moves)
{
    Json list = Json::array();
    for (const PathMove &move : moves)
        list.push_back({{"from", jsonString(move.from)}, {"to", jsonString(move.to)}, {"folder", move.folder}});
    return list;
}

QString diffOf(const Workspace &workspace, const DocumentEdits &edited)
{
    const DocumentPtr document = workspace.document(edited.path);
    const QString before = document ? document->text : QString();
    return toText(diffTexts(before, applyEdits(before, edited.edits), edited.path, edited.path));
}

Json plannedJson(const Workspace &workspace, const WorkspaceChange &change)
{
    Json edits = Json::array();
    for (const DocumentEdits &edited : change.edits)
        edits.push_back({{"file", jsonString(edited.path)}, {"edits", edited.edits.size()},
            {"diff", jsonString(diffOf(workspace, edited))}});
    Json made = Json::array();
    for (const NewFile &file : change.newFiles)
        made.push_back({{"file", jsonString(file.path)}, {"text", jsonString(file.text)}});
    return {{"edits", edits}, {"moves", moveList(change.moves)}, {"new", made}};
}

QStringList doneLines(const AppliedChange &applied)
{
    QStringList lines;
    for (const QString &path : applied.written)
        lines.append(QStringLiteral("Changed %1").arg(path));
    for (const PathMove &move : applied.moved)
        lines.append(QStringLiteral("Moved %1 to %2").arg(move.from, move.to));
    for (const QString &path : applied.made)
        lines.append(QStringLiteral("Made %1").arg(path));
    return lines;
}

ExitCode failHalfway(const Invocation &invocation, const AppliedChange &applied)
{
    const ExitCode code = invocation.fail(*applied.error);
    const QStringList lines = doneLines(applied);
    for (const QString &line : lines)
        printMessage(invocation.console, QStringLiteral("before that: ") + line);
    if (lines.isEmpty())
        printMessage(invocation.console, QStringLiteral("nothing was written"));
    return code;
}

/// What is wrong afterwards and was not before. Places move with every edit, so that only file, code and words are compared.
Diagnostics broughtBy(const Workspace &before, const Workspace &after)
{
    const auto sameWords = [](const Diagnostic &a, const Diagnostic &b) {
        return a.location.file == b.location.file && a.code == b.code && a.message == b.message;
    };
    const auto all = [](const Workspace &workspace) {
        return workspace.diagnostics() + PromptLibrary::read(workspace).diagnostics;
    };
    const Diagnostics old = all(before);
    Diagnostics brought = all(after);
    brought.removeIf([&](const Diagnostic &found) {
        return std::any_of(
            old.begin(), old.end(), [&](const Diagnostic &earlier) { return sameWords(earlier, found); });
    });
    return brought;
}

void writeLines(const Invocation &invocation, const QStringList &lines)
{
    for (const QString &line : lines)
        writeLine(invocation.console.out, line);
}

} // namespace

QString workspacePath(const Invocation &invocation, const std::string &word)
{
    return QDir(invocation.folder).relativeFilePath(invocation.absolutePath(fromWord(word)));
}

QStringList changeLines(const Workspace &workspace, const WorkspaceChange &change)
{
    QStringList lines;
    for (const DocumentEdits &edited : change.edits)
        lines += diffOf(workspace, edited).split(u'\n', Qt::SkipEmptyParts);
    for (const PathMove &move : change.moves)
        lines.append(QStringLiteral("move %1 to %2").arg(move.from, move.to));
    for (const NewFile &file : change.newFiles)
        lines += toText(diffTexts({}, file.text, QStringLiteral("/dev/null"), file.path)).split(u'\n', Qt::SkipEmptyParts);
    return lines;
}

ExitCode takeChange(
    const Invocation &invocation, const OpenedWorkspace &opened, const WorkspaceChange &change, const Json &details)
{
    const Result<Workspace> after = withChange(opened.workspace(), change);
    if (!after)
        return invocation.fail(after.error());
    const AppliedChange applied = applyChange(invocation.folder, opened.workspace(), change);
    if (!applied.done())
        return failHalfway(invocation, applied);
    invocation.report(broughtBy(opened.workspace(), *after));
    if (!invocation.json) {
        writeLines(invocation, change.isEmpty() ? QStringList{QStringLiteral("Nothing to do")} : doneLines(applied));
        return ExitCode::Done;
    }
    Json result = details;
    result["written"] = jsonStrings(applied.written);
    result["moved"] = moveList(applied.moved);
    result["made"] = jsonStrings(applied.made);
    return invocation.print(result);
}

ExitCode showChange(
    const Invocation &invocation, const OpenedWorkspace &opened, const WorkspaceChange &change, const Json &details)
{
    const Result<Workspace> after = withChange(opened.workspace(), change);
    if (!after)
        return invocation.fail(after.error());
    invocation.report(broughtBy(opened.workspace(), *after));
    if (!invocation.json) {
        writeLines(invocation,
            change.isEmpty() ? QStringList{QStringLiteral("Nothing to do")} : changeLines(opened.workspace(), change));
        return ExitCode::Done;
    }
    Json result = details;
    result.update(plannedJson(opened.workspace(), change));
    return invocation.print(result);
}

} // namespace outcrop
