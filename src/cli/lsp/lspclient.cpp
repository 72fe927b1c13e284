// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/lsp/lspclient.h"

#include "app/language/semanticspans.h"
#include "core/base/jsonpointer.h"

#include <algorithm>

namespace outcrop {
namespace {

bool isTrue(const Json &capabilities, const QString &pointer)
{
    const Json *value = valueAt(capabilities, pointer);
    return value && value->is_boolean() && value->get<bool>();
}

} // namespace

LspClient LspClient::fromCapabilities(const Json &capabilities)
{
    LspClient client;
    client.encoding = lspEncodingFor(capabilities);
    client.pullsDiagnostics = valueAt(capabilities, QStringLiteral("/textDocument/diagnostic")) != nullptr;
    client.supportsDiagnosticRefresh = isTrue(capabilities, QStringLiteral("/workspace/diagnostics/refreshSupport"));
    client.supportsDocumentChanges = isTrue(capabilities, QStringLiteral("/workspace/workspaceEdit/documentChanges"));
    const Json *operations = valueAt(capabilities, QStringLiteral("/workspace/workspaceEdit/resourceOperations"));
    client.supportsFileRenames = client.supportsDocumentChanges && operations && operations->is_array()
        && std::find(operations->begin(), operations->end(), Json("rename")) != operations->end();
    client.supportsFileWatching = isTrue(capabilities, QStringLiteral("/workspace/didChangeWatchedFiles/dynamicRegistration"));
    client.supportsNestedSymbols = isTrue(capabilities, QStringLiteral("/textDocument/documentSymbol/hierarchicalDocumentSymbolSupport"));
    return client;
}

Json lspServerCapabilities(const LspClient &client)
{
    const Json legend{{"tokenTypes", jsonStrings(semanticSpanNames())}, {"tokenModifiers", Json::array()}};
    return {{"positionEncoding", jsonString(toString(client.encoding))},
            {"textDocumentSync", {{"openClose", true}, {"change", 2}, {"save", {{"includeText", false}}}}},
            {"diagnosticProvider", {{"identifier", "outcrop"}, {"interFileDependencies", true}, {"workspaceDiagnostics", false}}},
            {"codeActionProvider", {{"codeActionKinds", Json::array({"quickfix"})}}},
            {"hoverProvider", true},
            {"completionProvider", {{"triggerCharacters", Json::array({":", " ", "\"", "'", "{", "[", "/"})}}},
            {"definitionProvider", true},
            {"referencesProvider", true},
            {"renameProvider", {{"prepareProvider", true}}},
            {"documentSymbolProvider", true},
            {"workspaceSymbolProvider", true},
            {"foldingRangeProvider", true},
            {"semanticTokensProvider", {{"legend", legend}, {"full", true}}},
            {"inlayHintProvider", true},
            {"codeLensProvider", {{"resolveProvider", false}}}};
}

} // namespace outcrop
