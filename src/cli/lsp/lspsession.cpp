// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/lsp/lspsession.h"

#include "core/base/paths.h"
#include "core/lsp/lspfile.h"
#include "core/lsp/lspmessages.h"
#include "core/ports/workspacefiles.h"
#include "core/rpc/rpcmessage.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace outcrop {
namespace {

int severityNumber(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return 1;
    case Severity::Warning:
        return 2;
    case Severity::Note:
        return 3;
    }
    return 3;
}

/// Returns a member of an object, or null.
Json memberOf(const Json &object, const char *key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() ? *found : Json();
}

/// Returns the folders that an editor has open, as absolute paths.
QStringList rootsOf(const Json &params)
{
    QStringList roots;
    for (const Json &folder : memberOf(params, "workspaceFolders"))
        roots.append(lspLocalPath(qString(memberOf(folder, "uri"))));
    roots.append(lspLocalPath(qString(memberOf(params, "rootUri"))));
    roots.removeAll(QString());
    return roots;
}

/// Returns whether a path can be a folder of the workspace: editors report a moved folder without its files.
bool isPossibleFolder(const QString &path)
{
    const QString name = path.section(u'/', -1);
    return !name.isEmpty() && !name.contains(u'.') && isWorkspaceFile(path + QStringLiteral("/a.md"));
}

/// Returns whether a document may attach a file with this name, which may have been missing. Attachments have a file name extension.
bool isAttachedBy(const Document &document, const QString &path)
{
    const QString name = path.section(u'/', -1);
    return name.contains(u'.') && document.frontMatter.data.member(u"attachments") && document.text.contains(name);
}

} // namespace

void LspSession::setRoots(const Json &params)
{
    m_realFolder = QFileInfo(folder()).canonicalFilePath();
    const QStringList roots = rootsOf(params);
    for (const QString &root : roots) {
        const QString realRoot = QFileInfo(root).canonicalFilePath();
        if (realRoot.isEmpty() || !(isAtOrBelow(m_realFolder, realRoot) || isAtOrBelow(realRoot, m_realFolder)))
            continue;
        m_editorRoot = isAtOrBelow(root, folder()) || isAtOrBelow(folder(), root) ? QString() : root;
        m_realRoot = realRoot;
        return;
    }
    if (!roots.isEmpty())
        m_send(rpcNotification(QStringLiteral("window/showMessage"), {{"type", 2}, {"message", jsonString(lspmessages::otherFolder(folder(), roots.first()))}}));
}

bool LspSession::handleNotification(const QString &method, const Json &params)
{
    const Json document = memberOf(params, "textDocument");
    const QString path = pathOf(memberOf(document, "uri"));
    if (method == u"textDocument/didOpen")
        open(document);
    else if (method == u"textDocument/didChange")
        change(path, params);
    else if (method == u"textDocument/didClose")
        close(path);
    else if (method == u"textDocument/didSave" || (method == u"workspace/didChangeWatchedFiles" && concernsWorkspace(memberOf(params, "changes"))))
        m_liveWorkspace.reload();
    else
        return false;
    return true;
}

void LspSession::open(const Json &document)
{
    const QString path = pathOf(memberOf(document, "uri"));
    if (path.isEmpty() || !memberOf(document, "text").is_string())
        return;
    const QString text = qString(document["text"]);
    m_open.insert(path, {text, memberOf(document, "version")});
    if (!m_liveWorkspace.document(path))
        m_liveWorkspace.reload(); // the document may be a new file
    m_liveWorkspace.setText(path, text);
}

/// Applies a change. If this fails, discards the editor's text, because all later positions would be wrong.
void LspSession::change(const QString &path, const Json &params)
{
    const auto open = m_open.find(path);
    if (open == m_open.end())
        return;
    const std::optional<QString> text = applyLspChanges(open->text, memberOf(params, "contentChanges"), m_client.encoding);
    if (!text) {
        m_send(rpcNotification(QStringLiteral("window/showMessage"), {{"type", 1}, {"message", jsonString(lspmessages::staleText(path))}}));
        return close(path);
    }
    open->text = *text;
    open->version = memberOf(params["textDocument"], "version");
    m_liveWorkspace.setText(path, *text);
}

void LspSession::close(const QString &path)
{
    if (!m_open.remove(path))
        return;
    m_pulledDiagnostics.remove(path);
    m_liveWorkspace.removeText(path);
    m_liveWorkspace.reload(); // the document may have been saved
}

/// Returns whether one of these changes on disk can change the workspace. Builds and other tools change many other files.
bool LspSession::concernsWorkspace(const Json &changes)
{
    const QList<DocumentPtr> &documents = m_liveWorkspace.updateWorkspace().workspace().documents();
    return std::any_of(changes.begin(), changes.end(), [&](const Json &change) {
        const QString path = pathOf(memberOf(change, "uri"));
        return isWorkspaceFile(path) || isPossibleFolder(path)
            || std::any_of(documents.begin(), documents.end(), [&path](const DocumentPtr &document) { return isAtOrBelow(document->path, path) || isAttachedBy(*document, path); });
    });
}

void LspSession::watchFiles()
{
    if (!m_client.supportsFileWatching)
        return;
    const Json watcher{{"globPattern", "**/*"}};
    const Json registration{{"id", "files"}, {"method", "workspace/didChangeWatchedFiles"}, {"registerOptions", {{"watchers", Json::array({watcher})}}}};
    Json request = rpcNotification(QStringLiteral("client/registerCapability"), {{"registrations", Json::array({registration})}});
    request["id"] = ++m_requests;
    m_send(request);
}

const QHash<QString, Diagnostics> &LspSession::findings(CheckDepth depth)
{
    static_cast<void>(m_liveWorkspace.updateWorkspace()); // applies the editor's text, which changes the revision
    const bool isCurrent = m_findings.value && m_findings.revision == m_liveWorkspace.revision();
    if (isCurrent && (m_hasFullCheck || depth == CheckDepth::Quick))
        return *m_findings.value;
    QHash<QString, Diagnostics> byFile;
    for (const Diagnostic &found : m_liveWorkspace.findings(depth))
        byFile[found.location.file].append(found);
    m_findings = {m_liveWorkspace.revision(), byFile};
    m_hasFullCheck = depth == CheckDepth::Full;
    return *m_findings.value;
}

Diagnostics LspSession::pullFindings(const QString &path)
{
    const Diagnostics found = findings(CheckDepth::Full).value(path);
    m_pulledDiagnostics.insert(path, found);
    return found;
}

void LspSession::publish(CheckDepth depth)
{
    const QHash<QString, Diagnostics> &all = findings(depth);
    for (auto found = all.begin(); found != all.end(); ++found) {
        const DocumentPtr document = m_liveWorkspace.document(found.key());
        const auto before = m_published.constFind(found.key());
        const bool isShown = before != m_published.constEnd() && before->document == document && before->findings == *found;
        if (isShown || found.key().isEmpty() || !isPushed(found.key()))
            continue;
        m_published.insert(found.key(), {document, *found});
        send(found.key(), *found);
    }
    const QStringList shown = m_published.keys();
    for (const QString &path : shown) {
        if (all.contains(path) && isPushed(path))
            continue;
        m_published.remove(path);
        send(path, {});
    }
    if (depth == CheckDepth::Full)
        requestRefresh();
}

void LspSession::send(const QString &path, const Diagnostics &found)
{
    const DocumentPtr document = m_liveWorkspace.document(path);
    const LspText text(document ? QStringView(document->text) : QStringView(), m_client.encoding);
    Json diagnostics = Json::array();
    for (const Diagnostic &one : found)
        diagnostics.push_back(diagnosticJson(one, text));
    Json params{{"uri", uriOf(path)}, {"diagnostics", diagnostics}};
    if (const Json version = versionOf(path); !version.is_null())
        params["version"] = version;
    m_send(rpcNotification(QStringLiteral("textDocument/publishDiagnostics"), params));
}

/// Asks the editor to request findings again if a change in one document changed the findings of another open document.
void LspSession::requestRefresh()
{
    bool isOutdated = false;
    for (auto entry = m_pulledDiagnostics.begin(); entry != m_pulledDiagnostics.end(); ++entry) {
        const Diagnostics now = m_findings.value->value(entry.key());
        isOutdated = isOutdated || now != *entry;
        *entry = now;
    }
    if (!isOutdated || !m_client.supportsDiagnosticRefresh)
        return;
    m_send({{"jsonrpc", "2.0"}, {"id", ++m_requests}, {"method", "workspace/diagnostic/refresh"}});
}

QString LspSession::pathOf(const Json &address) const
{
    const QString path = lspLocalPath(qString(address));
    if (m_editorRoot.isEmpty() || !isAtOrBelow(path, m_editorRoot))
        return lspPathOf(folder(), qString(address));
    const QString inside = pathInside(m_realFolder, m_realRoot + path.mid(m_editorRoot.size()));
    return isContainedPath(inside) ? inside : QString();
}

Json LspSession::uriOf(const QString &path) const
{
    const QString real = m_realFolder + u'/' + path;
    const bool isTranslated = !m_editorRoot.isEmpty() && isAtOrBelow(real, m_realRoot);
    return jsonString(isTranslated ? lspUriOf(m_editorRoot, pathInside(m_realRoot, real)) : lspUriOf(folder(), path));
}

Json LspSession::versionOf(const QString &path) const
{
    return m_open.value(path).version;
}

Json LspSession::diagnosticJson(const Diagnostic &found, const LspText &text) const
{
    return {{"range", text.range(found.location.range)},
            {"severity", severityNumber(found.severity)},
            {"code", jsonString(found.code)},
            {"source", "outcrop"},
            {"message", jsonString(found.message)}};
}

const FolderContexts *LspSession::contexts()
{
    static_cast<void>(m_liveWorkspace.updateWorkspace());
    if (m_contexts.revision != m_liveWorkspace.revision()) {
        ContextChoice choice;
        choice.folder = folder();
        choice.start = folder();
        choice.unsavedTexts = m_liveWorkspace.unsaved();
        const Result<FolderContexts> read = readFolderContexts(choice);
        m_contexts = {m_liveWorkspace.revision(), read ? std::optional(*read) : std::nullopt};
    }
    return m_contexts.value ? &*m_contexts.value : nullptr;
}

const RenderResult *LspSession::render()
{
    const OpenedWorkspace &opened = m_liveWorkspace.updateWorkspace();
    if (m_render.revision != m_liveWorkspace.revision()) {
        const Result<RenderResult> renderResult = renderPrompt(opened, {});
        m_render = {m_liveWorkspace.revision(), renderResult ? std::optional(*renderResult) : std::nullopt};
    }
    return m_render.value ? &*m_render.value : nullptr;
}

} // namespace outcrop
