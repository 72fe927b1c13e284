// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/context/clientfilecheck.h"

#include "adapters/files/contextfolder.h"
#include "app/context/cachedcontextfiles.h"
#include "app/context/contextmessages.h"
#include "app/context/folderclients.h"
#include "app/context/foldercontext.h"
#include "app/context/unsavedfiles.h"
#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/base/paths.h"
#include "core/clients/clienttext.h"
#include "core/clients/contextfindings.h"
#include "core/clients/startfolders.h"
#include "core/clients/workspacecontextfiles.h"
#include "core/documents/clientlint.h"
#include "core/interactions/secretfinder.h"
#include "core/text/linetable.h"

#include <QDir>
#include <QFileInfo>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype minCopyLength = 200; ///< in characters; shorter equal texts may be a coincidence

QString folderOfPath(const QString &path)
{
    return path.contains(u'/') ? path.section(u'/', 0, -2) : QString();
}

bool isInstructions(const Document &document)
{
    return clientFileOf(document) == ClientFile::Rules;
}

bool isPrompt(const Document &document)
{
    return document.kind == DocumentKind::Layer || document.kind == DocumentKind::CondensedLayer || clientFileOf(document);
}

/// Returns the rules that recognize a credential by its form alone. The other rules also match example passwords, which are common in instructions.
InteractionRules credentialRules(const Workspace &workspace)
{
    InteractionRules rules = readInteractionRules(workspace).filterRedaction(false);
    rules.redaction.removeIf([](const RedactionRule &rule) { return rule.pattern.namedCaptureGroups().contains(QStringLiteral("secret")); });
    return rules;
}

Range fullRange(const Document &document)
{
    const QString text = document.text.trimmed();
    const qsizetype start = document.text.indexOf(text);
    return LineTable(document.text).range(start, start + text.size());
}

} // namespace

/// Checks one state of a workspace.
class ClientFileCheck
{
public:
    using Content = ClientFileFindings::Content;

    ClientFileCheck(const OpenedWorkspace &opened, const ContextFiles &files, const ClientFileFindings &before) : m_opened(opened), m_workspace(opened.workspace()), m_files(files)
    {
        m_result.m_rules = m_workspace.document(QStringLiteral("config/interaction_rules.yaml"));
        readContents(before.m_rules == m_result.m_rules ? before.m_contents : QHash<DocumentPtr, Content>());
    }

    ClientFileFindings run()
    {
        checkReferences();
        for (const DocumentPtr &document : std::as_const(m_instructions))
            checkLinkText(*document);
        checkCopies();
        if (!m_clients.isEmpty())
            checkContexts();
        for (const Content &content : std::as_const(m_result.m_contents))
            m_findings += content.secrets;
        sortByLocation(m_findings);
        m_result.m_diagnostics = m_findings;
        return m_result;
    }

private:
    using HiddenFiles = QMap<QString, std::pair<QString, QStringList>>; ///< file → the file that hides it, and the clients

    void readContents(const QHash<DocumentPtr, Content> &known)
    {
        std::optional<SecretFinder> finder; // created only if a document must be read
        for (const DocumentPtr &document : m_workspace.documents()) {
            if (!isPrompt(*document))
                continue;
            if (isInstructions(*document))
                m_instructions.append(document);
            if (const ClientPathPattern *place = clientPathPattern(document->path))
                m_clients.insert(place->client);
            if (const auto same = known.constFind(document); same != known.cend()) {
                m_result.m_contents.insert(document, *same);
                continue;
            }
            if (!finder)
                finder.emplace(credentialRules(m_workspace));
            m_result.m_contents.insert(document, {secretsIn(*document, *finder), clientReferences(*document)});
        }
    }

    static Diagnostics secretsIn(const Document &document, const SecretFinder &finder)
    {
        Diagnostics secrets;
        const SecretFinder::Found found = finder.findSecrets(document.text);
        if (found.locations.isEmpty())
            return secrets;
        const LineTable lines(document.text);
        for (const FoundSecret &secret : found.locations)
            secrets.append({Severity::Warning, QStringLiteral("secret-in-prompt"), contextmessages::secretInPrompt(finder.rules().at(secret.rule).name),
                {document.path, lines.range(secret.start, secret.start + secret.length)}});
        return secrets;
    }

    void checkReferences()
    {
        const auto exists = [this](const QString &path) { return m_workspace.document(path) || existsOutsideDocuments(path); };
        for (auto each = m_result.m_contents.cbegin(); each != m_result.m_contents.cend(); ++each)
            m_findings += lintReferences(*each.key(), each->references, exists);
    }

    bool existsOutsideDocuments(const QString &path) const
    {
        const QString absolutePath = QDir::cleanPath(QDir(m_opened.folder).filePath(path));
        const FileEntryInfo::Kind kind = m_files.entryInfo(absolutePath).kind;
        return kind == FileEntryInfo::Kind::Outside ? QFileInfo::exists(absolutePath) : kind != FileEntryInfo::Kind::Missing;
    }

    void add(Severity severity, const QString &code, const QString &message, const Location &location) { m_findings.append({severity, code, message, location}); }

    /// Returns the document whose path, relative to this document's folder, is the whole text, or null.
    DocumentPtr linkTarget(const Document &document) const
    {
        const QString text = document.text.trimmed();
        if (!mayBeLinkTarget(text))
            return nullptr;
        const QString folder = folderOfPath(document.path);
        const QString path = QDir::cleanPath(folder.isEmpty() ? text : QString(folder + u'/' + text));
        const DocumentPtr target = m_workspace.document(path);
        return target && target->path != document.path ? target : nullptr;
    }

    /// Returns the document at the end of a chain of links that were checked out as text, or null if the chain is circular.
    DocumentPtr lastLinkTarget(const Document &document) const
    {
        QSet<QString> passedPaths{document.path};
        DocumentPtr target = linkTarget(document);
        for (DocumentPtr next = target; next; next = linkTarget(*next)) {
            if (passedPaths.contains(next->path))
                return nullptr;
            passedPaths.insert(next->path);
            target = next;
        }
        return target;
    }

    /// Returns an import of the file that a link leads to. An imported link would send only its path.
    QString importOf(const Document &target, const Document &document) const
    {
        const bool isDirect = linkTarget(document)->path == target.path;
        return u'@' + (isDirect ? document.text.trimmed() : QDir(u'/' + folderOfPath(document.path)).relativeFilePath(u'/' + target.path));
    }

    /// Reports a symbolic link that was checked out as text. Git stores a link as its target path, and writes this path as text where links are not supported.
    void checkLinkText(const Document &document)
    {
        const DocumentPtr target = linkTarget(document);
        if (!target)
            return;
        add(Severity::Warning, QStringLiteral("link-as-text"), contextmessages::linkAsText(document.text.trimmed()), {document.path, fullRange(document)});
        m_links.insert(document.path);
        m_links.insert(target->path);
        const ClientPathPattern *place = clientPathPattern(document.path);
        const DocumentPtr lastDocument = lastLinkTarget(document);
        if (!place || !place->supportsImports || !lastDocument)
            return;
        const QString importText = importOf(*lastDocument, document);
        const QStringList duplicatingClients = clientsThatLoadTwice(*lastDocument, document, importText);
        const QString title = duplicatingClients.isEmpty() ? contextmessages::importInstead() : contextmessages::importInsteadTwice(duplicatingClients.join(listSeparator()));
        m_findings.last().fix = Fix{title, {{fullRange(document), importText}}};
    }

    /// Returns the titles of the clients that would load a file twice, directly and by import, if the document had this text.
    QStringList clientsThatLoadTwice(const Document &file, const Document &document, const QString &text) const
    {
        const WorkspaceContextFiles workspaceFiles(m_workspace, m_files);
        const UnsavedFiles changed(workspaceFiles, UnsavedTexts{{QDir(m_opened.folder).filePath(document.path), text.toUtf8()}});
        const CachedContextFiles files(changed);
        const QString start = QDir::cleanPath(QDir(m_opened.folder).filePath(folderOfPath(document.path)));
        Diagnostics ofDocuments; // discarded, because `context` reports them
        QStringList titles;
        const QList<ClientDocument> clients = readFolderClients(m_opened.folder, m_files, ofDocuments);
        for (const ClientDocument &client : clients) {
            const ClientContext context = readClientContext(client, files, {start, QDir::homePath(), {}, {}});
            if (std::any_of(context.texts.begin(), context.texts.end(), [&](const ContextText &sent) { return sent.isRepeated && sent.realFile == realPath(file); }))
                titles += dataText(context.title);
        }
        return titles;
    }

    QString realPath(const Document &document) const { return m_files.entryInfo(QDir(m_opened.folder).filePath(document.path)).realPath; }

    void checkCopies()
    {
        QMap<std::pair<QString, QString>, DocumentPtr> first; // first document with each text, by folder and text
        for (const DocumentPtr &document : std::as_const(m_instructions)) {
            const QString text = document->body().trimmed().toString();
            if (text.size() < minCopyLength)
                continue;
            const auto key = std::pair(folderOfPath(document->path), text);
            const DocumentPtr same = first.value(key);
            if (!same)
                first.insert(key, document);
            else if (realPath(*same) != realPath(*document)) // a link is not a copy
                add(Severity::Note, QStringLiteral("client-file-copy"), contextmessages::duplicateText(same->path), {document->path, {}});
        }
    }

    /// Returns the workspace documents that a document imports.
    QList<DocumentPtr> importsOf(const Document &document) const
    {
        QList<DocumentPtr> importedDocuments;
        const Content content = m_result.m_contents.value(m_workspace.document(document.path));
        for (const ClientReference &reference : content.references) {
            const DocumentPtr target = reference.isImport ? m_workspace.document(referencedPath(document, reference)) : nullptr;
            if (target)
                importedDocuments.append(target);
        }
        return importedDocuments;
    }

    DocumentPtr documentAt(const QString &file) const
    {
        return isAtOrBelow(file, m_opened.folder) && file != m_opened.folder ? m_workspace.document(file.sliced(m_opened.folder.size() + 1)) : nullptr;
    }

    /// Returns whether the workspace may be used with a client: its requests are known from recordings, or the workspace has files for it.
    bool isUsed(const ClientDocument &client) const { return client.evidence.isObserved() || m_clients.contains(client.name); }

    /// Reports the files that clients do not load, or load only in part.
    void checkContexts()
    {
        HiddenFiles hiddenFiles;
        const WorkspaceContextFiles workspaceFiles(m_workspace, m_files);
        const CachedContextFiles files(workspaceFiles); // all clients read the same folders
        Diagnostics ofDocuments; // discarded, because `context` reports them
        const QList<ClientDocument> clients = readFolderClients(m_opened.folder, m_files, ofDocuments);
        const ContextQuery query{m_opened.folder, QDir::homePath(), {}, {}};
        for (const ClientDocument &client : clients) {
            if (!isUsed(client))
                continue;
            const ClientContext context = readClientContext(client, files, query);
            if (client.evidence.isObserved() && !m_instructions.isEmpty())
                addHiddenFiles(context, hiddenFiles);
            addLosses(QList{context} + limitedContexts(client, files, query, m_opened.folder, context), files);
        }
        for (auto each = hiddenFiles.cbegin(); each != hiddenFiles.cend(); ++each)
            add(Severity::Note, QStringLiteral("client-file-hidden"),
                contextmessages::hiddenFile(each->second.join(listSeparator()), each->first), {each.key(), {}});
    }

    /// A file that a client does not send, because an earlier file uses up the size limit.
    struct SkippedFile {
        const ClientContext *context;
        const ContextText *text;
    };

    /// Reports the losses of one client in several start folders, each once. One long file can use up the size limit in many folders: this is one finding.
    void addLosses(const QList<ClientContext> &contexts, const ContextFiles &files)
    {
        QSet<QString> reportedFiles;
        QMap<QString, QList<SkippedFile>> skippedFiles; // by the file that uses up the limit
        for (const ClientContext &context : contexts) {
            QList<const ContextText *> losses = newLosses(context, reportedFiles);
            losses.removeIf([&](const ContextText *text) {
                const ContextText *consumer = limitConsumer(context, *text);
                if (!consumer || !documentAt(consumer->file))
                    return false; // a file outside the workspace cannot have a finding
                skippedFiles[consumer->file].append({&context, text});
                return true;
            });
            m_findings += contextFindings(context, losses, files, m_opened.folder);
        }
        for (const QList<SkippedFile> &group : std::as_const(skippedFiles))
            addSkippedFiles(group, files);
    }

    void addSkippedFiles(const QList<SkippedFile> &group, const ContextFiles &files)
    {
        const SkippedFile &first = group.first();
        if (group.size() == 1) {
            m_findings += contextFindings(*first.context, {first.text}, files, m_opened.folder);
            return;
        }
        QStringList paths;
        for (const SkippedFile &each : group)
            paths.append(each.text->file);
        m_findings += skippedFilesFinding(*first.context, *limitConsumer(*first.context, *first.text), paths, m_opened.folder);
    }

    /// Returns the losses in files for the client that are not in `reported`, and adds them to it. Imports are reported only in the workspace folder: in
    /// other start folders, most imports of the files above are outside, and users can approve them.
    QList<const ContextText *> newLosses(const ClientContext &context, QSet<QString> &reportedFiles) const
    {
        QList<const ContextText *> losses;
        for (const ContextText *text : lostTexts(context)) {
            const DocumentPtr document = documentAt(text->isBlockedImport ? text->relatedFile : text->file);
            const bool isOtherImport = text->isBlockedImport && context.start != m_opened.folder;
            if (!document || isOtherImport || !isMeantFor(*document, context.client) || reportedFiles.contains(text->file))
                continue;
            reportedFiles.insert(text->file);
            losses.append(text);
        }
        return losses;
    }

    /// Returns whether a client should load a file: AGENTS.md is for every client; CLAUDE.md and similar files are for one client.
    static bool isMeantFor(const Document &document, const QString &client)
    {
        const ClientPathPattern *place = clientPathPattern(document.path);
        return document.path.section(u'/', -1).startsWith(u"AGENT") || (place && place->client == client);
    }

    void addHiddenFiles(const ClientContext &context, HiddenFiles &hiddenFiles) const
    {
        QSet<QString> received; // real paths of the files that the client loads, now or later
        QSet<QString> texts;
        for (const ContextText &text : context.texts) {
            const DocumentPtr document = text.isSent() || text.state == ContextState::Waiting ? documentAt(text.file) : nullptr;
            if (!document)
                continue;
            received.insert(text.realFile);
            texts.insert(document->body().trimmed().toString());
            for (const DocumentPtr &importedDocument : importsOf(*document))
                received.insert(realPath(*importedDocument));
        }
        for (const ContextText &text : context.texts) {
            const DocumentPtr document = text.state == ContextState::Hidden && !text.relatedFile.isEmpty() ? documentAt(text.file) : nullptr;
            const DocumentPtr importingDocument = document ? documentAt(text.relatedFile) : nullptr;
            if (!importingDocument || !isMeantFor(*document, context.client) || received.contains(text.realFile) || texts.contains(document->body().trimmed().toString()) || m_links.contains(document->path))
                continue;
            const QList<DocumentPtr> importedDocuments = importsOf(*document);
            const bool hasOnlyImports = !importedDocuments.isEmpty() && std::all_of(importedDocuments.begin(), importedDocuments.end(), [&](const DocumentPtr &each) { return received.contains(realPath(*each)); });
            if (hasOnlyImports)
                continue; // the client loads the imported files, and the document has no other text
            auto &entry = hiddenFiles[document->path];
            entry.first = importingDocument->path;
            if (!entry.second.contains(dataText(context.title)))
                entry.second.append(dataText(context.title));
        }
    }

    const OpenedWorkspace &m_opened;
    const Workspace &m_workspace;
    const ContextFiles &m_files;
    QList<DocumentPtr> m_instructions;
    QSet<QString> m_clients; ///< names of the clients that the workspace has files for
    QSet<QString> m_links; ///< paths of links that were checked out as text, and of their targets
    Diagnostics m_findings;
    ClientFileFindings m_result;
};

ClientFileFindings ClientFileFindings::recheck(const OpenedWorkspace &opened) const
{
    return recheck(opened, ContextFolder({opened.folder}));
}

ClientFileFindings ClientFileFindings::recheck(const OpenedWorkspace &opened, const ContextFiles &files) const
{
    return ClientFileCheck(opened, files, *this).run();
}

} // namespace outcrop
