// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/openworkspace.h"

#include "adapters/files/foldersource.h"
#include "adapters/files/readfiles.h"
#include "app/workspace/modelcatalog.h"
#include "app/workspace/opentokencounters.h"
#include "app/workspace/workspacelint.h"
#include "app/workspace/workspacemessages.h"
#include "core/base/paths.h"
#include "core/layers/conversation.h"
#include "core/render/baseurlcheck.h"

#include <QDir>
#include <QFile>
#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qint64 maxOutsideFileSize = 16 * 1024 * 1024;

/// Returns the token counter for rules. Rule budgets are independent of the provider, so one tokenizer counts all rules. It is loaded on first use.
TextTokenCounter ruleCounter(const TokenCounters &counters)
{
    return [counters](QStringView text) {
        const Result<TokenCounterPtr> counter = counters.named(QStringLiteral("o200k_base"));
        return counter ? (*counter)->count(text).tokens : text.size();
    };
}

OpenedWorkspace readLibrary(const QString &folder, const Workspace &workspace, const OpenedWorkspace &previous)
{
    Diagnostics unreadFindings;
    const ProviderCatalog base = baseCatalog(readStoredModels(folder, unreadFindings));
    OpenedWorkspace opened{folder, previous.library.with(workspace), base.with(workspace), openTokenCounters(folder), unreadFindings, base,
                           readWorkspaceTaxonomy(workspace, previous.taxonomy)};
    opened.library.configuration.countTokens = ruleCounter(opened.counters);
    return opened;
}

Result<QByteArray> readOutsideFile(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile()) // a pipe or a device would block
        return Error{ErrorCode::NotFound, workspacemessages::noFile()};
    if (file.size() > maxOutsideFileSize)
        return Error{ErrorCode::TooLarge, workspacemessages::tooLarge()};
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::Unreadable, workspacemessages::noAccess(file.errorString())};
    return file.readAll();
}

/// Reads the allowed layers outside the folder. A layer that cannot be read is an error, because the user allowed it explicitly.
QList<SourceFile> readOutsideLayers(const Workspace &workspace, const OpenOptions &options, Diagnostics &diagnostics)
{
    QList<SourceFile> files;
    const Manifest &manifest = workspace.manifest();
    for (const Manifest::LayerEntry &entry : manifest.promptLayers) {
        const QString path = resolveManifestPath(entry.file, workspace.folder().home, workspace.folder().root);
        if (!QDir::isAbsolutePath(path) || !(options.allowsOutside || options.allowedFiles.contains(path)))
            continue;
        const Result<QByteArray> bytes = readOutsideFile(path);
        if (bytes)
            files.append({path, *bytes});
        else
            diagnostics.append({Severity::Error, QStringLiteral("manifest-outside-unreadable"),
                                workspacemessages::cannotRead(entry.file, bytes.error().message),
                                {QStringLiteral("config.toml"), entry.range}});
    }
    return files;
}

/// Returns the paths of attachments as written in a document: of a layer in its front matter, of a conversation in its messages.
QStringList attachmentPaths(const Document &document)
{
    QStringList paths;
    if (document.kind == DocumentKind::Conversation && document.text.contains(u"\"attachments\"")) {
        Diagnostics ignoredFindings; // composing reports these findings
        for (const Message &message : readConversation(document, ignoredFindings)) {
            for (const AttachmentReference &reference : message.references)
                paths += reference.path;
        }
        return paths;
    }
    const DataNode &node = document.frontMatter.data[u"attachments"];
    return node.isScalar() && !node.isNull() ? QStringList(node.text()) : node.toStrings();
}

/// Reads the attachments of documents. They are relative to the document, or else to the workspace. Composing reports those that cannot be read.
QList<SourceFile> readAttachments(const Workspace &workspace, const FileSource &source)
{
    QList<SourceFile> files;
    QSet<QString> seen;
    for (const DocumentPtr &document : workspace.documents()) {
        for (const QString &written : attachmentPaths(*document)) {
            const QString beside = QDir::cleanPath(document->path.section(u'/', 0, -2) + u'/' + written);
            for (const QString &path : {beside.startsWith(u'/') ? beside.mid(1) : beside, QDir::cleanPath(written)}) {
                if (!isContainedPath(path) || seen.contains(path) || workspace.document(path))
                    continue;
                seen.insert(path);
                if (const Result<QByteArray> bytes = source.read(path))
                    files.append({path, *bytes, 0, std::nullopt, DocumentKind::Text});
            }
        }
    }
    return files;
}

/// Returns whether this node, or a node below it, has the range.
bool containsRange(const DataNode &node, const Range &range)
{
    if (!node.isNull() && node.range() == range)
        return true;
    return std::any_of(node.items().begin(), node.items().end(), [&range](const DataNode &item) { return containsRange(item, range); })
        || std::any_of(node.members().begin(), node.members().end(), [&range](const DataNode::Member &member) { return containsRange(member.value, range); });
}

/// Returns whether an error makes the record settings unknown. A schema error does so only in [workspace], [log] or [retrieval]; a `manifest-` error never
/// does.
bool concernsRecords(const Diagnostic &found, const DataNode &manifest)
{
    if (found.severity != Severity::Error || found.location.file != u"config.toml" || found.code.startsWith(u"manifest-"))
        return false;
    const Range &place = found.location.range;
    return !found.code.startsWith(u"schema-") || containsRange(manifest[u"workspace"], place) || containsRange(manifest[u"log"], place) || containsRange(manifest[u"retrieval"], place);
}

bool affectsRequest(const DocumentPtr &document)
{
    return document && (document->kind == DocumentKind::Adapter || document->kind == DocumentKind::WireFormat);
}

} // namespace

QStringList OpenedWorkspace::providers() const
{
    QStringList names;
    for (const Adapter &adapter : catalog.adapters())
        names.append(adapter.name);
    return names;
}

Diagnostics OpenedWorkspace::diagnostics() const
{
    Diagnostics all = workspace().diagnostics() + library.diagnostics + catalog.diagnostics() + taxonomy.diagnostics + unread
        + checkBaseUrls(workspace().manifest(), catalog) + lintWorkspace(*this);
    sortByLocation(all);
    return all;
}

Result<OpenedWorkspace> openWorkspace(const QString &folder, const OpenOptions &options, const OpenedWorkspace &previous)
{
    const QString root = QDir(folder).absolutePath();
    const FolderSource source(root);
    const Result<QList<SourceFile>> files = readFiles(source, previous.workspace());
    if (!files)
        return files.error();
    const WorkspaceFolder workspaceFolder{source.name(), root, QDir::homePath()};
    Workspace workspace = Workspace::fromFiles(workspaceFolder, *files, previous.workspace());
    Diagnostics unreadFindings;
    const QList<SourceFile> referencedFiles = readOutsideLayers(workspace, options, unreadFindings) + readAttachments(workspace, source);
    if (!referencedFiles.isEmpty())
        workspace = Workspace::fromFiles(workspaceFolder, *files + referencedFiles, workspace);
    OpenedWorkspace opened = readLibrary(root, workspace, previous);
    opened.unread += unreadFindings;
    return opened;
}

QStringList externalLayerPaths(const Workspace &workspace)
{
    QStringList paths;
    for (const Manifest::LayerEntry &entry : workspace.manifest().promptLayers) {
        const QString path = resolveManifestPath(entry.file, workspace.folder().home, workspace.folder().root);
        if (QDir::isAbsolutePath(path) && !paths.contains(path))
            paths.append(path);
    }
    return paths;
}

std::optional<Error> manifestError(const Workspace &workspace)
{
    for (const Diagnostic &found : workspace.diagnostics()) {
        if (concernsRecords(found, workspace.manifest().data))
            return Error{ErrorCode::Invalid, found.message, found.location};
    }
    return std::nullopt;
}

std::optional<Error> taxonomyError(const OpenedWorkspace &opened)
{
    const WorkspaceTaxonomy &taxonomy = opened.taxonomy;
    for (const Diagnostic &found : taxonomy.diagnostics) {
        const bool isOfTaxonomy = taxonomy.document ? found.location.file == taxonomy.document->path : found.location.file.endsWith(u".ttl");
        if (found.severity == Severity::Error && isOfTaxonomy)
            return Error{ErrorCode::Invalid, found.message, found.location};
    }
    return std::nullopt;
}

OpenedWorkspace withWorkspace(const OpenedWorkspace &opened, const Workspace &workspace)
{
    return {opened.folder, opened.library.with(workspace), opened.base.with(workspace), opened.counters, opened.unread, opened.base, readWorkspaceTaxonomy(workspace, opened.taxonomy)};
}

OpenedWorkspace withFindingsInLanguageOfThread(const OpenedWorkspace &opened)
{
    QList<SourceFile> files;
    for (const DocumentPtr &document : opened.workspace().documents())
        files.append({document->path, document->bytes, document->modified});
    return withWorkspace(opened, Workspace::fromFiles(opened.workspace().folder(), files));
}

OpenedWorkspace withText(const OpenedWorkspace &opened, const QString &path, const QByteArray &bytes)
{
    const Workspace workspace = opened.workspace().withDocument(path, bytes);
    const DocumentPtr before = opened.workspace().document(path); // the text can change the document's kind
    const bool affectsProviders = affectsRequest(workspace.document(path)) || affectsRequest(before);
    return {opened.folder, opened.library.with(workspace), affectsProviders ? opened.base.with(workspace) : opened.catalog, opened.counters, opened.unread,
            opened.base, readWorkspaceTaxonomy(workspace, opened.taxonomy)};
}

OpenedWorkspace withPlainText(const OpenedWorkspace &opened, const QString &path, const QByteArray &bytes)
{
    return withWorkspace(opened, opened.workspace().withDocuments({{path, bytes, 0, std::nullopt, DocumentKind::Text}}, {}));
}

} // namespace outcrop
