// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/lsp/lspedits.h"

#include "app/language/documentreferences.h"
#include "core/base/explainerror.h"
#include "core/documents/documentname.h"
#include "core/documents/renamedocument.h"
#include "core/lsp/lspmessages.h"

#include <algorithm>
#include <iterator>

namespace outcrop {
namespace {

/// Returns a list in the context of a request for code actions, or null.
Json contextList(const Json &params, const char *name)
{
    const Json context = params.value("context", Json::object());
    const Json list = context.is_object() ? context.value(name, Json()) : Json();
    return list.is_array() ? list : Json();
}

/// Returns whether an editor requests only code actions other than quick fixes.
bool excludesFixes(const Json &params)
{
    const Json onlyKinds = contextList(params, "only");
    return onlyKinds.is_array() && std::none_of(onlyKinds.begin(), onlyKinds.end(), [](const Json &kind) { return kind == "quickfix" || kind == ""; });
}

bool overlaps(const Range &range, qsizetype start, qsizetype end)
{
    return range.start.offset <= end && range.end.offset >= start;
}

bool isSameFinding(const Json &namedJson, const Diagnostic &found, const LspText &text)
{
    if (!namedJson.is_object() || namedJson.value("code", Json()) != jsonString(found.code) || namedJson.value("message", Json()) != jsonString(found.message))
        return false;
    const Json range = namedJson.value("range", Json());
    return text.offset(range.is_object() ? range.value("start", Json()) : Json()) == text.offset(text.range(found.location.range)["start"]);
}

/// Returns the findings for which the editor requests fixes, or all findings if it names none of them. Kate names one finding and sends the range of the whole
/// document.
Diagnostics requestedFindings(const Diagnostics &all, const Json &params, const LspText &text)
{
    const Json namedJson = contextList(params, "diagnostics");
    Diagnostics namedFindings;
    std::copy_if(all.begin(), all.end(), std::back_inserter(namedFindings), [&](const Diagnostic &found) { return std::any_of(namedJson.begin(), namedJson.end(), [&](const Json &one) { return isSameFinding(one, found, text); }); });
    return namedFindings.isEmpty() ? all : namedFindings;
}

QString nameOf(const RenameTarget &target, const Document &document)
{
    const QString written = document.text.mid(target.range.start.offset, target.range.end.offset - target.range.start.offset);
    return written.contains(u'/') ? target.path : documentNameOf(target.path);
}

/// Returns the path for a new name. A name with a slash is a path in the workspace; any other name is in the document's folder, with or without the extension.
QString newPathOf(const QString &path, const QString &newName)
{
    if (newName.contains(u'/'))
        return newName;
    const QString ending = renamedPath(path, QString()).section(u'/', -1);
    const bool hasEnding = newName.size() > ending.size() && newName.endsWith(ending);
    return renamedPath(path, hasEnding ? newName.chopped(ending.size()) : newName);
}

} // namespace

Json lspTextEdits(const QList<TextEdit> &edits, const LspText &text)
{
    Json list = Json::array();
    for (const TextEdit &edit : edits)
        list.push_back({{"range", text.range(edit.range.start.offset, edit.range.end.offset)}, {"newText", jsonString(edit.replacement)}});
    return list;
}

Json lspWorkspaceEdit(LspSession &session, const WorkspaceChange &change)
{
    Json changes = Json::object();
    Json steps = Json::array();
    for (const DocumentEdits &one : change.edits) {
        const DocumentPtr document = session.liveWorkspace().document(one.path);
        const Json edits = lspTextEdits(one.edits, LspText(document->text, session.client().encoding));
        steps.push_back({{"textDocument", {{"uri", session.uriOf(one.path)}, {"version", session.versionOf(one.path)}}}, {"edits", edits}});
        changes[session.uriOf(one.path).get<std::string>()] = edits;
    }
    for (const PathMove &move : change.moves)
        steps.push_back({{"kind", "rename"}, {"oldUri", session.uriOf(move.from)}, {"newUri", session.uriOf(move.to)}});
    return session.client().supportsDocumentChanges ? Json{{"documentChanges", steps}} : Json{{"changes", changes}};
}

Json lspQuickFixes(LspSession &session, const Document &document, const Json &params)
{
    Json actions = Json::array();
    const LspText text(document.text, session.client().encoding);
    const Json range = params.value("range", Json::object());
    const std::optional<qsizetype> start = text.offset(range.is_object() ? range.value("start", Json()) : Json());
    const std::optional<qsizetype> end = text.offset(range.is_object() ? range.value("end", Json()) : Json());
    if (!start || !end || excludesFixes(params))
        return actions;
    const Diagnostics found = requestedFindings(session.findings(CheckDepth::Full).value(document.path), params, text);
    for (const Diagnostic &one : found) {
        if (!one.fix || !overlaps(one.location.range, *start, *end))
            continue;
        WorkspaceChange change;
        change.add(document.path, one.fix->edits);
        actions.push_back({{"title", jsonString(one.fix->title)},
                           {"kind", "quickfix"},
                           {"isPreferred", hasCertainFix(one)},
                           {"diagnostics", Json::array({session.diagnosticJson(one, text)})},
                           {"edit", lspWorkspaceEdit(session, change)}});
    }
    return actions;
}

Json lspPrepareRename(LspSession &session, const Document &document, qsizetype offset)
{
    const std::optional<RenameTarget> target = renameTargetAt(session.liveWorkspace().updateWorkspace(), document, offset);
    if (!target)
        return {};
    const LspText text(document.text, session.client().encoding);
    return {{"range", text.range(target->range.start.offset, target->range.end.offset)}, {"placeholder", jsonString(nameOf(*target, document))}};
}

RpcResult<Json> lspRename(LspSession &session, const Document &document, qsizetype offset, const QString &newName)
{
    const OpenedWorkspace &opened = session.liveWorkspace().updateWorkspace();
    const std::optional<RenameTarget> target = renameTargetAt(opened, document, offset);
    if (!target)
        return RpcError(RpcCode::InvalidParams, lspmessages::noRename());
    const QString to = newPathOf(target->path, newName);
    const Result<DocumentRename> rename = planDocumentRename(opened.workspace(), target->path, to);
    if (!rename)
        return RpcError(RpcCode::InvalidParams, toString(withAction(rename.error())));
    if (!rename->change.moves.isEmpty() && !session.client().supportsFileRenames)
        return RpcError(RpcCode::InvalidRequest, lspmessages::cannotRenameFiles(target->path, to));
    return lspWorkspaceEdit(session, rename->change);
}

} // namespace outcrop
