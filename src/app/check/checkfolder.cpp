// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check/checkfolder.h"

#include "app/check/checkmessages.h"
#include "app/portability/agentfiles.h"
#include "app/portability/liveportability.h"
#include "app/rules/checkrules.h"
#include "core/base/paths.h"
#include "core/documents/clientimports.h"
#include "core/documents/clientlint.h"
#include "core/documents/documentlint.h"
#include "core/portability/reportparts.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <set>

namespace outcrop {
namespace {

/// The workspace itself has two names.
bool isIn(const QString &path, const QString &place)
{
    return place.isEmpty() || place == u"." || isAtOrBelow(path, place);
}

/// Ordinary texts are not documents of a client, unless they have front matter.
bool isChecked(const Document &document)
{
    switch (document.kind) {
    case DocumentKind::Text:
        return document.frontMatter.present || clientFileOf(document);
    case DocumentKind::Prompt:
    case DocumentKind::Response:
    case DocumentKind::Evolution:
        return document.frontMatter.present;
    default:
        return true;
    }
}

/// Whether a document is text for a model. Rules are for texts: settings, the rules' own examples and records of what was sent are none, unless they are named.
bool isPromptText(const Document &document)
{
    switch (document.kind) {
    case DocumentKind::Layer:
    case DocumentKind::CondensedLayer:
    case DocumentKind::Skill:
    case DocumentKind::Agent:
        return true;
    default:
        return clientFileOf(document).has_value();
    }
}

/// Whether anybody but people reads the front matter: that of a plain text is its author's own, unless it has what clients look for.
bool isReadBySomebody(const Document &document)
{
    const DataNode &data = document.frontMatter.data;
    return isChecked(document) && (document.kind != DocumentKind::Text || clientFileOf(document) || data.member(u"name") || data.member(u"description"));
}

/// Findings about the form of data: what a reader of YAML, TOML, JSON or UTF-8 does not accept.
bool concernsForm(const QString &code)
{
    static const QStringList beginnings{QStringLiteral("frontmatter-"), QStringLiteral("yaml-"), QStringLiteral("toml-"), QStringLiteral("json-"),
        QStringLiteral("utf8-"), QStringLiteral("data-"), QStringLiteral("turtle-")};
    return std::any_of(beginnings.begin(), beginnings.end(), [&code](const QString &beginning) { return code.startsWith(beginning); });
}

class FolderCheck
{
public:
    FolderCheck(const OpenedWorkspace &opened, const CheckScope &scope) : m_opened(opened), m_scope(scope), m_client(findClient(scope.client)) { }

    CheckedFolder run()
    {
        for (const DocumentPtr &document : m_opened.workspace().documents()) {
            if (m_scope.holds(document->path) && (isChecked(*document) || m_scope.paths.contains(document->path)))
                m_checked.files.append(document->path);
        }
        addDiagnostics();
        addUndescribedAgents();
        addSkippedAgents();
        addReferences();
        if (m_scope.portability)
            addPortability();
        if (m_scope.rules)
            addRules();
        sortByPlace(m_checked.findings);
        sortByPlace(m_checked.unreadable);
        return m_checked;
    }

private:
    /// What the Problems panel shows, but for what another client makes of a file.
    void addDiagnostics()
    {
        for (const Diagnostic &found : m_opened.diagnostics()) {
            if (!isJudgedAnew(found))
                add(found);
        }
        for (const DocumentPtr &document : m_opened.workspace().documents()) {
            if (m_client && m_scope.holds(document->path) && clientFileOf(*document)) {
                for (const Diagnostic &found : findingsFor(*document, *m_client))
                    add(found);
            }
        }
    }

    /// Whether a document's own finding is replaced by those of the client that was named.
    bool isJudgedAnew(const Diagnostic &found) const
    {
        const DocumentPtr document = m_client ? m_opened.workspace().document(found.location.file) : nullptr;
        if (!document || !clientFileOf(*document))
            return false;
        return std::any_of(document->diagnostics.begin(), document->diagnostics.end(),
            [&found](const Diagnostic &own) { return isSameFinding(own, found); });
    }

    /// An agent of no client's place: every client that loads agents chooses them by their description.
    void addUndescribedAgents()
    {
        for (const DocumentPtr &document : m_opened.workspace().documents(DocumentKind::Agent)) {
            const FrontMatter &front = document->frontMatter;
            if (m_client || readerOf(*document) || !front.present || !front.data[u"description"].text().trimmed().isEmpty())
                continue;
            add({Severity::Error, QStringLiteral("agent-missing-description"),
                checkmessages::missingDescription(),
                {document->path, {front.content.start, front.content.start}}});
        }
    }

    /// A file beside agents whose head is damaged beyond knowing was most likely meant to be one.
    void addSkippedAgents()
    {
        QSet<QString> folders;
        for (const DocumentPtr &document : m_opened.workspace().documents(DocumentKind::Agent))
            folders.insert(document->path.section(u'/', 0, -2));
        for (const DocumentPtr &document : m_opened.workspace().documents(DocumentKind::Text)) {
            if (!m_scope.holds(document->path) || !folders.contains(document->path.section(u'/', 0, -2)) || kindOfPath(document->path) == DocumentKind::Text)
                continue;
            if (std::optional<Diagnostic> skipped = skippedAgent(*document)) {
                skipped->severity = Severity::Error;
                add(*skipped);
            }
        }
    }

    void addReferences()
    {
        const QString root = m_opened.folder;
        const auto exists = [this, root](const QString &path) { return m_opened.workspace().document(path) || QFileInfo::exists(QDir(root).filePath(path)); };
        for (const DocumentPtr &document : m_opened.workspace().documents()) {
            if (m_scope.holds(document->path)) {
                for (const Diagnostic &found : lintReferences(*document, exists))
                    add(found);
            }
        }
    }

    void addPortability()
    {
        const PortabilityReport report = LivePortability().with(m_opened, PortabilityDepth::Everything).report();
        for (const AgentReport &agent : report.agents) {
            for (const CriterionResult &result : agent.results) {
                if (result.outcome != Outcome::Failed || !m_scope.holds(agent.file))
                    continue;
                for (Diagnostic found : findingsOf(result, agent)) {
                    found.code = result.criterion;
                    add(found);
                }
            }
        }
    }

    void addRules()
    {
        RuleJob job;
        if (!rulesOf(m_opened, job))
            return; // there are none, or their file has errors, which are among the diagnostics
        for (const QString &file : std::as_const(m_checked.files)) {
            const DocumentPtr document = m_opened.workspace().document(file);
            if (isPromptText(*document) || m_scope.paths.contains(file))
                job.paths.append(QDir(m_opened.folder).filePath(file));
        }
        const Result<RuleReport> report = job.paths.isEmpty() ? Result<RuleReport>(RuleReport()) : checkRules(m_opened, job);
        if (!report)
            return addUnreadable({Severity::Error, QStringLiteral("rules-not-run"), report.error().message, report.error().location});
        for (const Diagnostic &found : report->findings())
            add(inWorkspace(found));
    }

    Diagnostic inWorkspace(Diagnostic found) const
    {
        if (QDir::isAbsolutePath(found.location.file))
            found.location.file = QDir(m_opened.folder).relativeFilePath(found.location.file);
        return found;
    }

    void add(const Diagnostic &found)
    {
        if (!m_scope.holds(found.location.file) || found.location.file.startsWith(u"builtin/") || isKnown(found))
            return;
        const DocumentPtr document = m_opened.workspace().document(found.location.file);
        const Diagnostic judged = document ? asRead(*document, found) : found;
        if (isUnreadable(document, judged))
            addUnreadable(judged);
        else
            m_checked.findings.append(judged);
    }

    bool isKnown(const Diagnostic &found) { return !m_seen.insert(findingKey(found)).second; }

    /// As the one who loads the file takes it.
    Diagnostic asRead(const Document &document, Diagnostic found) const
    {
        const Client *client = m_client && clientFileOf(document) ? m_client : readerOf(document);
        const bool broken = document.frontMatter.recovered && concernsForm(found.code);
        const bool plain = document.kind == DocumentKind::Text && !clientFileOf(document);
        if (plain && found.code == u"frontmatter-no-keys")
            found.severity = Severity::Note; // a text may begin with a rule
        else if (broken && isReadBySomebody(document))
            found.severity = Severity::Error;
        if (!client && isNeverLoaded(document, found.code))
            found.severity = Severity::Error;
        if (client && !plain)
            found.severity = client->readsLines && broken ? severityFor(found, *client) : std::min(found.severity, severityFor(found, *client));
        return found;
    }

    /// No client loads an agent or a skill that has no name or does not say what it is for.
    static bool isNeverLoaded(const Document &document, const QString &code)
    {
        const bool loaded = document.kind == DocumentKind::Agent || document.kind == DocumentKind::Skill;
        return loaded && (code.endsWith(u"-missing-name") || code.endsWith(u"-missing-description"));
    }

    static bool isUnreadable(const DocumentPtr &document, const Diagnostic &found)
    {
        if (found.severity != Severity::Error)
            return false;
        return found.code == u"file-unreadable" || found.code == u"file-too-large" || (concernsForm(found.code) && (!document || isChecked(*document) || !document->validUtf8));
    }

    void addUnreadable(const Diagnostic &found) { m_checked.unreadable.append(found); }

    const OpenedWorkspace &m_opened;
    const CheckScope &m_scope;
    const Client *m_client;
    CheckedFolder m_checked;
    std::set<FindingKey> m_seen;
};

} // namespace

bool CheckScope::holds(const QString &path) const
{
    return paths.isEmpty() || std::any_of(paths.begin(), paths.end(), [&path](const QString &place) { return isIn(path, place) || isIn(place, path); });
}

CheckedFolder checkFolder(const OpenedWorkspace &opened, const CheckScope &scope)
{
    return FolderCheck(opened, scope).run();
}

} // namespace outcrop
