// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/lsp/lspfeatures.h"

#include "app/completion/completion.h"
#include "app/language/foldingspans.h"
#include "app/language/hovertext.h"
#include "app/language/semanticspans.h"
#include "cli/lsp/lspedits.h"
#include "cli/lsp/lspnavigation.h"
#include "core/documents/clientlint.h"
#include "core/lsp/lspmessages.h"

#include <QSet>

namespace outcrop {
namespace {

/// Returns the protocol's CompletionItemKind for a kind of candidate.
int kindNumber(Candidate::Kind kind)
{
    switch (kind) {
    case Candidate::Kind::Key:
        return 10;
    case Candidate::Kind::Condition:
    case Candidate::Kind::Placeholder:
        return 6;
    case Candidate::Kind::Agent:
    case Candidate::Kind::Skill:
    case Candidate::Kind::Profile:
    case Candidate::Kind::Layer:
        return 18;
    case Candidate::Kind::Path:
        return 17;
    default:
        return 12;
    }
}

Json completion(LspSession &session, const Document &document, qsizetype offset)
{
    const Completions found = completionsAt(session.liveWorkspace().updateWorkspace(), document.path, document.kind, document.text, offset);
    const LspText text(document.text, session.client().encoding);
    Json items = Json::array();
    for (const Candidate &candidate : found.candidates) {
        const QString order = QStringLiteral("%1").arg(items.size(), 6, 10, QLatin1Char('0'));
        const Json edit{{"range", text.range(found.start, found.end)}, {"newText", jsonString(candidate.text)}};
        items.push_back({{"label", jsonString(candidate.label.isEmpty() ? candidate.text : candidate.label)},
                         {"kind", kindNumber(candidate.kind)},
                         {"detail", jsonString(candidate.detail)},
                         {"sortText", jsonString(order)},
                         {"filterText", jsonString(candidate.text)},
                         {"textEdit", edit}});
    }
    return {{"isIncomplete", false}, {"items", items}};
}

Json hover(LspSession &session, const Document &document, qsizetype offset)
{
    const std::optional<HoverText> found = hoverAt(session.liveWorkspace().updateWorkspace(), document, offset, [&session] { return session.contexts(); });
    if (!found)
        return {};
    const LspText text(document.text, session.client().encoding);
    return {{"contents", {{"kind", "markdown"}, {"value", jsonString(found->markdown)}}}, {"range", text.range(found->start, found->end)}};
}

Json folding(const LspSession &session, const Document &document)
{
    const LspText text(document.text, session.client().encoding);
    Json ranges = Json::array();
    for (const FoldingSpan &span : foldingSpans(document)) {
        const int first = text.lineOf(span.start);
        if (const int last = text.lineOf(span.end); last > first)
            ranges.push_back({{"startLine", first}, {"endLine", last}});
    }
    return ranges;
}

/// Returns five numbers per span: line and character offset from the previous span, length, type, modifiers.
Json semanticTokens(LspSession &session, const Document &document)
{
    const LspText text(document.text, session.client().encoding);
    Json data = Json::array();
    int lastLine = 0;
    qsizetype lastCharacter = 0;
    for (const SemanticSpan &span : semanticSpans(session.liveWorkspace().updateWorkspace(), document)) {
        const int line = text.lineOf(span.start);
        const qsizetype character = text.lengthOf(text.startOf(line), span.start);
        for (const qsizetype number : {qsizetype(line - lastLine), line == lastLine ? character - lastCharacter : character, text.lengthOf(span.start, span.end), qsizetype(span.meaning), qsizetype(0)})
            data.push_back(number);
        lastLine = line;
        lastCharacter = character;
    }
    return {{"data", data}};
}

Json inlayHints(LspSession &session, const Document &document)
{
    const LspText text(document.text, session.client().encoding);
    const FolderContexts *contexts = clientFileOf(document) ? session.contexts() : nullptr;
    Json hints = Json::array();
    for (const DocumentRemark &remark : tokenRemarks(session.liveWorkspace().updateWorkspace(), document, contexts))
        hints.push_back({{"position", text.position(remark.offset)}, {"label", jsonString(remark.text)}, {"paddingLeft", true}});
    return hints;
}

Json codeLenses(LspSession &session, const Document &document)
{
    const LspText text(document.text, session.client().encoding);
    Json lenses = Json::array();
    const RenderResult *render = session.render();
    for (const DocumentRemark &remark : render ? editPriceRemarks(*render, document) : QList<DocumentRemark>())
        lenses.push_back({{"range", text.range(remark.offset, remark.offset)}, {"command", {{"title", jsonString(remark.text)}, {"command", ""}}}});
    return lenses;
}

Json diagnostics(LspSession &session, const Document &document)
{
    const LspText text(document.text, session.client().encoding);
    Json items = Json::array();
    for (const Diagnostic &found : session.pullFindings(document.path))
        items.push_back(session.diagnosticJson(found, text));
    return {{"kind", "full"}, {"items", items}};
}

RpcError invalidMember(const QString &name)
{
    return {RpcCode::InvalidParams, lspmessages::invalidMember(name)};
}

/// Handles a request about a position in a document.
RpcResult<Json> handlePositionRequest(LspSession &session, const QString &method, const Document &document, const Json &params)
{
    const std::optional<qsizetype> offset = LspText(document.text, session.client().encoding).offset(params.value("position", Json()));
    if (!offset)
        return invalidMember(QStringLiteral("position"));
    if (method == u"textDocument/hover")
        return hover(session, document, *offset);
    if (method == u"textDocument/completion")
        return completion(session, document, *offset);
    if (method == u"textDocument/definition")
        return lspDefinition(session, document, *offset);
    if (method == u"textDocument/references")
        return lspReferences(session, document, *offset);
    if (method == u"textDocument/prepareRename")
        return lspPrepareRename(session, document, *offset);
    const Json name = params.value("newName", Json());
    return name.is_string() ? lspRename(session, document, *offset, qString(name)) : invalidMember(QStringLiteral("newName"));
}

/// Handles a request about a document.
RpcResult<Json> handleDocumentRequest(LspSession &session, const QString &method, const Document &document, const Json &params)
{
    if (method == u"textDocument/diagnostic")
        return diagnostics(session, document);
    if (method == u"textDocument/codeAction")
        return lspQuickFixes(session, document, params);
    if (method == u"textDocument/documentSymbol")
        return lspDocumentSymbols(session, document);
    if (method == u"textDocument/foldingRange")
        return folding(session, document);
    if (method == u"textDocument/semanticTokens/full")
        return semanticTokens(session, document);
    if (method == u"textDocument/inlayHint")
        return inlayHints(session, document);
    if (method == u"textDocument/codeLens")
        return codeLenses(session, document);
    return handlePositionRequest(session, method, document, params);
}

bool isKnown(const QString &method)
{
    static const QSet<QString> methods{
        QStringLiteral("textDocument/diagnostic"), QStringLiteral("textDocument/codeAction"), QStringLiteral("textDocument/documentSymbol"), QStringLiteral("textDocument/foldingRange"),
        QStringLiteral("textDocument/semanticTokens/full"), QStringLiteral("textDocument/inlayHint"), QStringLiteral("textDocument/codeLens"), QStringLiteral("textDocument/hover"),
        QStringLiteral("textDocument/completion"), QStringLiteral("textDocument/definition"), QStringLiteral("textDocument/references"), QStringLiteral("textDocument/prepareRename"),
        QStringLiteral("textDocument/rename"),
    };
    return methods.contains(method);
}

} // namespace

RpcResult<Json> handleLspRequest(LspSession &session, const RpcMessage &request)
{
    const QString &method = request.method;
    if (method == u"workspace/symbol")
        return lspWorkspaceSymbols(session, qString(request.params.value("query", Json())));
    if (!isKnown(method))
        return RpcError(RpcCode::MethodNotFound, lspmessages::unknownMethod(method));
    const Json namedJson = request.params.value("textDocument", Json());
    const Json address = namedJson.is_object() ? namedJson.value("uri", Json()) : Json();
    if (!address.is_string())
        return invalidMember(QStringLiteral("textDocument.uri"));
    const DocumentPtr document = session.liveWorkspace().document(session.pathOf(address));
    if (document)
        return handleDocumentRequest(session, method, *document, request.params);
    return method == u"textDocument/diagnostic" ? Json{{"kind", "full"}, {"items", Json::array()}} : Json();
}

} // namespace outcrop
