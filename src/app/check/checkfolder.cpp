// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check/checkfolder.h"

#include "adapters/files/contextfolder.h"
#include "app/check/checkmessages.h"
#include "app/context/foldercontext.h"
#include "app/portability/agentfiles.h"
#include "app/rules/checkrules.h"
#include "core/base/paths.h"
#include "core/conversion/toolnames.h"
#include "core/documents/canonicalagent.h"
#include "core/documents/clientlint.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/documentlint.h"
#include "core/documents/newdocument.h"
#include "core/layers/prompttemplaterenderer.h"
#include "core/portability/criteria.h"
#include "core/portability/reportparts.h"
#include "core/render/modelchoice.h"
#include "core/templates/templatedocument.h"

#include <QDir>
#include <QSet>

#include <algorithm>
#include <set>
#include <utility>

namespace outcrop {
namespace {

/// Returns whether a path is at or below `place`. Both an empty string and `.` mean the workspace folder.
bool isInside(const QString &path, const QString &place)
{
    return place.isEmpty() || place == u"." || isAtOrBelow(path, place);
}

/// Returns whether a document is checked, apart from prompts of agents and files that the scope names. Prompts, responses, evolution files and plain text need
/// front matter; plain text that a client loads does not.
bool isChecked(const Document &document)
{
    switch (document.kind) {
    case DocumentKind::Text:
        return document.frontMatter.isPresent || clientFileOf(document);
    case DocumentKind::Prompt:
    case DocumentKind::Response:
    case DocumentKind::Evolution:
        return document.frontMatter.isPresent;
    default:
        return true;
    }
}

/// Returns whether documents of a kind are parts of composed prompts.
bool isPartOfPrompts(DocumentKind kind)
{
    return kind == DocumentKind::Layer || kind == DocumentKind::CondensedLayer || kind == DocumentKind::Skill || kind == DocumentKind::Agent;
}

/// Returns whether a document is prompt text, and not settings, an example or a recorded request.
bool isPromptText(const Document &document)
{
    return isPartOfPrompts(document.kind) || clientFileOf(document);
}

/// Returns whether a program reads the front matter. Plain text counts only if a client loads it, or if it has the key `name` or `description`.
bool isReadByProgram(const Document &document)
{
    const DataNode &data = document.frontMatter.data;
    return isChecked(document) && (document.kind != DocumentKind::Text || clientFileOf(document) || data.member(u"name") || data.member(u"description"));
}

/// Returns whether a finding code is about malformed YAML, TOML, JSON, Turtle or UTF-8, not about the content.
bool isMalformedData(const QString &code)
{
    static const QStringList beginnings{QStringLiteral("frontmatter-"), QStringLiteral("yaml-"), QStringLiteral("toml-"), QStringLiteral("json-"),
        QStringLiteral("utf8-"), QStringLiteral("data-"), QStringLiteral("turtle-")};
    return std::any_of(beginnings.begin(), beginnings.end(), [&code](const QString &beginning) { return code.startsWith(beginning); });
}

/// Returns the part of a document that can declare inputs: the front matter, or the whole file.
QStringView declaringText(const Document &document)
{
    return isMarkdown(document.path) ? QStringView(document.text).first(document.frontMatter.bodyStart) : QStringView(document.text);
}

bool haveSameDeclarations(const QList<DocumentPtr> &before, const QList<DocumentPtr> &after)
{
    return std::equal(before.begin(), before.end(), after.begin(), after.end(), [](const DocumentPtr &one, const DocumentPtr &other) {
        return one == other || (one->path == other->path && declaringText(*one) == declaringText(*other));
    });
}

class FolderCheck
{
public:
    FolderCheck(const OpenedWorkspace &opened, const CheckScope &scope, CheckCache &cache) : m_opened(opened), m_scope(scope), m_client(findClient(scope.client)), m_cache(cache) { }

    CheckedFolder run()
    {
        for (const DocumentPtr &document : m_opened.workspace().documents()) {
            if (m_scope.contains(document->path) && (isChecked(*document) || isPromptOfAgent(document->path) || m_scope.paths.contains(document->path)))
                m_checkedFolder.files.append(document->path);
        }
        addDiagnostics();
        addAgentsWithoutDescription();
        addAgentsWithoutModel();
        addUndefinedTools();
        addPlaceholders();
        addSkippedAgents();
        addClientFiles();
        addTemplates();
        if (m_scope.checksPortability) {
            addPortability();
            addProviderDependence();
        }
        if (m_scope.checksRules)
            addRules();
        sortByLocation(m_checkedFolder.findings);
        sortByLocation(m_checkedFolder.unreadable);
        return m_checkedFolder;
    }

private:
    void addClientFiles()
    {
        const QString folder = m_scope.readsRepository ? contextFolderOf(m_opened.folder, QDir::homePath()) : m_opened.folder;
        const ClientFileFindings &before = m_cache.clientFiles;
        m_cache.clientFiles = m_scope.files ? before.recheck(m_opened, *m_scope.files) : before.recheck(m_opened, ContextFolder({folder}));
        for (const Diagnostic &found : m_cache.clientFiles.diagnostics())
            add(found);
    }

    bool isPromptOfAgent(const QString &path) const { return m_opened.workspace().document(canonicalAgentPathOf(path)) != nullptr; }

    /// Adds the diagnostics of the workspace, but replaces findings about client formats with findings for the client in scope.
    void addDiagnostics()
    {
        for (const Diagnostic &found : m_opened.diagnostics()) {
            if (!isReplacedByClient(found))
                add(found);
        }
        for (const DocumentPtr &document : m_opened.workspace().documents()) {
            if (m_client && m_scope.contains(document->path) && clientFileOf(*document)) {
                for (const Diagnostic &found : lintDocumentForClient(*document, *m_client))
                    add(found);
            }
        }
    }

    /// Returns whether the findings of the client in scope replace this one.
    bool isReplacedByClient(const Diagnostic &found) const
    {
        const DocumentPtr document = m_client ? m_opened.workspace().document(found.location.file) : nullptr;
        if (!document || !clientFileOf(*document))
            return false;
        return std::any_of(document->diagnostics.begin(), document->diagnostics.end(),
            [&found](const Diagnostic &clientFinding) { return isSameFinding(clientFinding, found); });
    }

    /// Reports tools that agents list but no document defines. Outside a workspace, other programs may define the tools. Skips agents of clients, which have
    /// built-in tools.
    void addUndefinedTools()
    {
        if (m_opened.workspace().documents(DocumentKind::Manifest).isEmpty())
            return;
        const QStringList definedToolNames = definedTools(m_opened.library.agents);
        for (const Agent &agent : m_opened.library.agents) {
            if (!m_client && !clientForDocument(*agent.document)) {
                for (const Diagnostic &found : findUndefinedTools(agent, definedToolNames))
                    add(found);
            }
        }
    }

    /// Reports descriptions that are still the placeholder of their template.
    void addPlaceholders()
    {
        for (const DocumentPtr &document : m_opened.workspace().documents()) {
            const QString placeholder = m_scope.contains(document->path) ? placeholderDescription(document->kind) : QString();
            if (placeholder.isEmpty() || !document->text.contains(placeholder))
                continue;
            const DataNode data = isMarkdown(document->path) ? document->frontMatter.data : readYaml(document->text, document->path).root;
            if (data[u"description"].text() == placeholder)
                add({Severity::Note, QStringLiteral("placeholder-unchanged"), checkmessages::placeholderUnchanged(), {document->path, data[u"description"].range()}});
        }
    }

    /// Returns whether the check of a client has already reported the model of a file.
    bool hasUnknownModel(const QString &path) const
    {
        return std::any_of(m_checkedFolder.findings.begin(), m_checkedFolder.findings.end(),
            [&path](const Diagnostic &found) { return found.location.file == path && found.code.contains(u"unknown-model"); });
    }

    /// Reports agents if no provider has their requested models: their prompts would be sent to another model.
    void addAgentsWithoutModel()
    {
        for (const Agent &agent : m_opened.library.agents) {
            const QList<ModelRequest> requests = modelRequests(agent);
            const ModelChoice choice = requests.isEmpty() ? ModelChoice() : chooseModel(m_opened.catalog, {}, requests);
            if (requests.isEmpty() || canMeetAnyRequest(choice.results) || hasUnknownModel(agent.document->path))
                continue;
            for (const ModelRequestResult &result : choice.results) {
                if (result.outcome == ModelRequestOutcome::Unmet)
                    add(unknownModel(result, clientForDocument(*agent.document)));
            }
        }
    }

    /// Returns the finding for a model that no provider has. `client` reads the agent, and may have other models; null if no client reads it.
    static Diagnostic unknownModel(const ModelRequestResult &result, const Client *client)
    {
        const QString &written = result.request.requestedModel.written;
        return {client ? Severity::Note : Severity::Warning, QStringLiteral("model-unknown"),
            client ? checkmessages::modelOfClient(client->title, written, result.reason) : checkmessages::modelUnknown(written, result.reason),
            result.request.requestedModel.location};
    }

    /// Reports agents with front matter but no description outside any client's folder, if no client is in scope: clients select agents by description.
    void addAgentsWithoutDescription()
    {
        for (const DocumentPtr &document : m_opened.workspace().documents(DocumentKind::Agent)) {
            const FrontMatter &frontMatter = document->frontMatter;
            if (m_client || clientForDocument(*document) || !frontMatter.isPresent
                || !frontMatter.data[u"description"].text().trimmed().isEmpty())
                continue;
            add({Severity::Error, QStringLiteral("agent-missing-description"),
                checkmessages::missingDescription(),
                {document->path, {frontMatter.content.start, frontMatter.content.start}}});
        }
    }

    /// Reports text files that are next to agents and have damaged front matter: each is most likely a damaged agent.
    void addSkippedAgents()
    {
        QSet<QString> folders;
        for (const DocumentPtr &document : m_opened.workspace().documents(DocumentKind::Agent))
            folders.insert(document->path.section(u'/', 0, -2));
        for (const DocumentPtr &document : m_opened.workspace().documents(DocumentKind::Text)) {
            if (!m_scope.contains(document->path) || !folders.contains(document->path.section(u'/', 0, -2))
                || kindOfPath(document->path) == DocumentKind::Text)
                continue;
            if (std::optional<Diagnostic> skippedFinding = skippedAgent(*document)) {
                skippedFinding->severity = Severity::Error;
                add(*skippedFinding);
            }
        }
    }

    /// Checks the templates, and the placeholders of documents that are part of a prompt but are not templates.
    void addTemplates()
    {
        const InputDeclarations sharedDeclarations = sharedInputs(m_opened.library);
        for (const Diagnostic &found : sharedDeclarations.diagnostics)
            add(found);
        const QHash<DocumentPtr, Diagnostics> known = takeCachedTemplateFindings();
        for (const DocumentPtr &document : m_opened.workspace().documents()) {
            const bool isNamed = m_scope.paths.contains(document->path) && isMarkdown(document->path);
            const bool isPart = isPartOfPrompts(document->kind) || isPromptOfAgent(document->path) || dialectOf(*document) || isNamed;
            if (!isPart || !m_scope.contains(document->path))
                continue;
            const auto before = known.find(document);
            const Diagnostics found = before == known.end() ? templateFindings(*document, sharedDeclarations) : *before;
            m_cache.templates.insert(document, found);
            for (const Diagnostic &one : found)
                add(one);
        }
    }

    /// Returns the cached template findings, or none if the declared inputs have changed since. Empties the cached findings.
    QHash<DocumentPtr, Diagnostics> takeCachedTemplateFindings()
    {
        QList<DocumentPtr> sources = m_opened.workspace().documents(DocumentKind::Manifest) + m_opened.workspace().documents(DocumentKind::Profile);
        for (const Agent &agent : m_opened.library.agents) {
            sources.append(agent.document);
            if (agent.governance)
                sources.append(agent.governance);
        }
        const bool areValid = haveSameDeclarations(m_cache.inputSources, sources);
        m_cache.inputSources = sources;
        const QHash<DocumentPtr, Diagnostics> known = std::exchange(m_cache.templates, {});
        return areValid ? known : QHash<DocumentPtr, Diagnostics>();
    }

    void addPortability()
    {
        m_cache.portability = m_cache.portability.with(m_opened, PortabilityDepth::Full, m_scope.stop);
        for (const AgentReport &agent : m_cache.portability.report().agents) {
            for (const CriterionResult &result : agent.results) {
                if (result.outcome != Outcome::Failed || !m_scope.contains(agent.file))
                    continue;
                for (Diagnostic found : findingsOf(result, agent)) {
                    found.code = result.criterion;
                    add(found);
                }
            }
        }
    }

    /// Reports text that only one provider or client understands.
    void addProviderDependence()
    {
        const QList<DocumentPtr> workspaceTests = m_opened.workspace().documents(DocumentKind::PortabilityTests);
        const PortabilityTestsPtr tests = readPortabilityTests(workspaceTests.isEmpty() ? nullptr : workspaceTests.first());
        for (const Agent &agent : m_opened.library.agents) {
            for (const Diagnostic &found : findProviderDependence(agent, tests->dependence))
                add(found);
        }
    }

    void addRules()
    {
        RuleJob job;
        job.stop = m_scope.stop;
        if (!rulesOf(m_opened, job))
            return; // the workspace has no rules, or its rules file has errors, which are already among the diagnostics
        const DocumentPtr rules = m_opened.library.configuration.rules->document;
        const QHash<DocumentPtr, Diagnostics> known = std::exchange(m_cache.rules, rules) == rules ? m_cache.ruleFindings : QHash<DocumentPtr, Diagnostics>();
        m_cache.ruleFindings.clear();
        for (const DocumentPtr &document : textsForRules()) {
            if (const auto before = known.find(document); before != known.end())
                m_cache.ruleFindings.insert(document, *before);
            else
                job.texts.append({document->path, document->text});
        }
        if (!checkTexts(job))
            return;
        for (const Diagnostics &found : std::as_const(m_cache.ruleFindings))
            std::for_each(found.begin(), found.end(), [this](const Diagnostic &one) { add(one); });
    }

    /// Returns the checked documents that the rules apply to, without binary files and invalid UTF-8.
    QList<DocumentPtr> textsForRules() const
    {
        QList<DocumentPtr> documents;
        for (const QString &file : std::as_const(m_checkedFolder.files)) {
            const DocumentPtr document = m_opened.workspace().document(file);
            const bool isForRules = isPromptText(*document) || isPromptOfAgent(file) || m_scope.paths.contains(file);
            if (isForRules && document->isValidUtf8 && !document->bytes.contains('\0'))
                documents.append(document);
        }
        return documents;
    }

    /// Adds the findings in texts to the cache. Returns false if the rules cannot run or were interrupted.
    bool checkTexts(const RuleJob &job)
    {
        const Result<RuleReport> report = job.texts.isEmpty() ? Result<RuleReport>(RuleReport()) : checkRules(m_opened, job);
        if (!report) {
            addUnreadable({Severity::Error, QStringLiteral("rules-not-run"), report.error().message, report.error().location});
            return false;
        }
        if (job.stop.stop_requested())
            return false;
        for (const CheckedText &text : job.texts)
            m_cache.ruleFindings.insert(m_opened.workspace().document(text.file), {});
        for (const Diagnostic &one : report->findings()) {
            const Diagnostic found = withRelativePath(one);
            m_cache.ruleFindings[m_opened.workspace().document(one.location.file)].append(found);
        }
        return true;
    }

    Diagnostic withRelativePath(Diagnostic found) const
    {
        if (QDir::isAbsolutePath(found.location.file))
            found.location.file = QDir(m_opened.folder).relativeFilePath(found.location.file);
        return found;
    }

    void add(const Diagnostic &found)
    {
        if (!m_scope.contains(found.location.file) || found.location.file.startsWith(u"builtin/") || isDuplicate(found))
            return;
        const DocumentPtr document = m_opened.workspace().document(found.location.file);
        const Diagnostic judgedFinding = document ? withClientSeverity(*document, found) : found;
        if (isUnreadable(document, judgedFinding))
            addUnreadable(judgedFinding);
        else
            m_checkedFolder.findings.append(judgedFinding);
    }

    bool isDuplicate(const Diagnostic &found) { return !m_seenFindings.insert(findingKey(found)).second; }

    /// Returns the finding with the severity that it has for the client that loads the file.
    Diagnostic withClientSeverity(const Document &document, Diagnostic found) const
    {
        const Client *client = m_client && clientFileOf(document) ? m_client : clientForDocument(document);
        const bool isBroken = document.frontMatter.isRecovered && isMalformedData(found.code);
        const bool isPlain = document.kind == DocumentKind::Text && !clientFileOf(document);
        if (isPlain && found.code == u"frontmatter-no-keys")
            found.severity = Severity::Note; // plain text may begin with a horizontal rule
        else if (isBroken && isReadByProgram(document))
            found.severity = Severity::Error;
        if (!client && isNeverLoaded(document, found.code))
            found.severity = Severity::Error;
        if (client && !isPlain)
            found.severity = client->readsLines && isBroken ? severityFor(found, *client) : std::min(found.severity, severityFor(found, *client));
        return found;
    }

    /// Returns whether a finding prevents clients from loading the document: clients do not load an agent or skill without a name or a description.
    static bool isNeverLoaded(const Document &document, const QString &code)
    {
        const bool isLoaded = document.kind == DocumentKind::Agent || document.kind == DocumentKind::Skill;
        return isLoaded && (code.endsWith(u"-missing-name") || code.endsWith(u"-missing-description"));
    }

    static bool isUnreadable(const DocumentPtr &document, const Diagnostic &found)
    {
        if (found.severity != Severity::Error)
            return false;
        return found.code == u"file-unreadable" || found.code == u"file-too-large" || (isMalformedData(found.code) && (!document || isChecked(*document) || !document->isValidUtf8));
    }

    void addUnreadable(const Diagnostic &found) { m_checkedFolder.unreadable.append(found); }

    const OpenedWorkspace &m_opened;
    const CheckScope &m_scope;
    const Client *m_client;
    CheckCache &m_cache;
    CheckedFolder m_checkedFolder;
    std::set<FindingKey> m_seenFindings;
};

} // namespace

bool CheckScope::contains(const QString &path) const
{
    return paths.isEmpty() || std::any_of(paths.begin(), paths.end(), [&path](const QString &place) { return isInside(path, place) || isInside(place, path); });
}

CheckedFolder checkFolder(const OpenedWorkspace &opened, const CheckScope &scope)
{
    CheckCache cache;
    return checkFolder(opened, scope, cache);
}

CheckedFolder checkFolder(const OpenedWorkspace &opened, const CheckScope &scope, CheckCache &cache)
{
    return FolderCheck(opened, scope, cache).run();
}

} // namespace outcrop
