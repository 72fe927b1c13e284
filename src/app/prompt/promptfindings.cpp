// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/promptfindings.h"

#include "app/prompt/promptmessages.h"
#include "app/prompt/renderprompt.h"
#include "app/workspace/chosenprovider.h"
#include "core/base/paths.h"
#include "core/layers/contextlayers.h"

#include <QDir>
#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

/// The relevance of a file to a prompt.
enum class FileUse {
    None,    ///< the file is not used, or its use is unknown
    Shown,   ///< the file is possibly used; the prompt is correct without it
    Blocking ///< the file is part of the prompt
};

FileUse errorUseIf(bool isUsed)
{
    return isUsed ? FileUse::Blocking : FileUse::None;
}

FileUse displayUseIf(bool isUsed)
{
    return isUsed ? FileUse::Shown : FileUse::None;
}

/// Determines which files of a workspace are part of a prompt.
class UsedFiles
{
public:
    UsedFiles(const OpenedWorkspace &opened, const PromptScope &scope)
        : m_opened(opened), m_scope(scope), m_agent(selectedAgent(opened.library, scope.selection))
    {
        for (const QString &provider : scope.providers)
            addProvider(provider);
        if (m_models.isEmpty())
            m_models.append(ProviderCapabilities());
        addConfiguration();
        addExamples();
    }

    FileUse useOf(const Diagnostic &found) const
    {
        const QString &path = found.location.file;
        const DocumentKind kind = kindOf(path);
        if (kind == DocumentKind::Adapter || kind == DocumentKind::WireFormat || path.startsWith(u".outcrop/"))
            return useForProviders(path, kind);
        if (kind == DocumentKind::Manifest) // a bare request also uses the manifest, but not its layers
            return errorUseIf(!m_scope.isBare || !found.code.startsWith(u"manifest-"));
        if (m_scope.isBare)
            return FileUse::None;
        if (found.code == u"layer-elsewhere")
            return FileUse::Shown;
        return path.isEmpty() || path == u"." ? FileUse::Blocking : useForPrompt(path, kind);
    }

private:
    FileUse useForProviders(const QString &path, DocumentKind kind) const
    {
        if (path.startsWith(u".outcrop/")) // cached model lists
            return m_scope.providers.isEmpty() ? FileUse::None : FileUse::Shown;
        if (kind == DocumentKind::WireFormat)
            return errorUseIf(m_files.contains(path) || m_wireFormats.contains(documentNameOf(path)));
        const bool isSelected = // by name, because the catalog does not resolve broken adapters
            std::any_of(m_scope.providers.begin(), m_scope.providers.end(), [&](const QString &provider) {
                return documentNameOf(path) == provider || m_opened.catalog.isUnusableAdapterOf(path, provider);
            });
        return errorUseIf(isSelected || m_files.contains(path));
    }

    FileUse useForPrompt(const QString &path, DocumentKind kind) const
    {
        switch (kind) {
        case DocumentKind::Layer:
            return errorUseIf(usesLayer(path));
        case DocumentKind::CondensedLayer:
            return errorUseIf(usesCondensedForm(path));
        case DocumentKind::Skill:
            return useOfSkill(path);
        case DocumentKind::Agent:
            return m_agent ? errorUseIf(m_agent->file() == path) : displayUseIf(hasSelectedAgent());
        case DocumentKind::Governance:
            return errorUseIf(m_agent && path == companionPathOf(m_agent->file()));
        case DocumentKind::Profile:
            return errorUseIf(
                documentNameOf(path) == m_scope.selection.profile.value_or(m_opened.workspace().manifest().profile));
        case DocumentKind::Configuration:
            return errorUseIf(usesConfiguration(path));
        default:
            if (m_agent && path == m_agent->textDocument().path) // the text of a canonical agent
                return FileUse::Blocking;
            return isClientLayer(path) ? FileUse::Shown : errorUseIf(path == m_scope.selection.historyFile || m_files.contains(path));
        }
    }

    /// Returns the kind of document at the path. An unreadable folder has the kind of the files that it would contain.
    DocumentKind kindOf(const QString &path) const
    {
        if (const DocumentPtr document = m_opened.workspace().document(path))
            return document->kind;
        if (const auto kind = kindOfPath(path))
            return *kind;
        if (isAtOrBelow(path, QStringLiteral("layers")))
            return DocumentKind::Layer;
        if (path == u"agents" || path == u".claude" || path == u".claude/agents")
            return DocumentKind::Agent;
        return isAtOrBelow(path, QStringLiteral("skills")) ? DocumentKind::Skill : DocumentKind::Text;
    }

    /// Returns whether a coding agent's file is a layer. Its findings never block: the agent sends the file regardless.
    bool isClientLayer(const QString &path) const
    {
        const ContextLayers *context = contextLayersOf(m_opened.library);
        return context && context->texts.contains(path);
    }

    /// Returns whether an agent is selected, even if it does not exist.
    bool hasSelectedAgent() const
    {
        const Selection &selection = m_scope.selection;
        if (selection.agent)
            return !selection.agent->isEmpty();
        const Profile *profile = selectedProfile(m_opened.library, selection);
        return !m_opened.workspace().manifest().agent.isEmpty() || (profile && !profile->agent(selection.phase).isEmpty());
    }

    bool isTrueForAny(const Condition &condition) const
    {
        return std::any_of(m_models.begin(), m_models.end(), [&](const ProviderCapabilities &model) {
            return conditionHolds(condition, m_opened.library, m_scope.selection, model);
        });
    }

    /// Returns whether a layer is part of the prompt. A layer that is unreadable or whose condition cannot be parsed counts as part of it.
    bool usesLayer(const QString &path) const
    {
        if (!m_scope.selection.includesLayers)
            return false;
        const DocumentPtr document = m_opened.workspace().document(path);
        if (m_scope.includesAllLayers || !document || document->frontMatter.isRecovered)
            return true;
        const Result<Condition> condition = conditionOf(m_opened.workspace(), *document);
        return !condition || isTrueForAny(*condition);
    }

    bool usesCondensedForm(const QString &path) const
    {
        const int below = m_opened.workspace().manifest().condensedBelow;
        const bool hasSmallWindow = std::any_of(m_models.begin(), m_models.end(),
            [below](const ProviderCapabilities &model) { return model.maxContextTokens && *model.maxContextTokens < below; });
        const QList<Layer> &layers = m_opened.library.stack.layers;
        return m_scope.includesAllLayers || (hasSmallWindow && std::any_of(layers.begin(), layers.end(), [&](const Layer &layer) {
            return documentNameOf(layer.file()) == documentNameOf(path) && usesLayer(layer.file());
        }));
    }

    FileUse useOfSkill(const QString &path) const
    {
        const QString &workload = m_scope.selection.workload;
        if (workload.isEmpty())
            return FileUse::None;
        const DocumentPtr document = m_opened.workspace().document(path);
        if (document && readSkill(document).hasWorkload(workload))
            return FileUse::Blocking;
        return !document || !document->isValidUtf8 || document->frontMatter.isRecovered ? FileUse::Shown : FileUse::None;
    }

    /// Adds the capabilities of the provider's model, and the files of its adapter and wire format.
    void addProvider(const QString &provider)
    {
        const auto target = selectTarget(m_opened, m_scope.isBare ? bareSelection(m_scope.selection) : m_scope.selection, provider, m_scope.model);
        if (target)
            m_models.append(target->capabilities());
        const Adapter *adapter = m_opened.catalog.adapter(provider);
        if (!adapter)
            return;
        m_files.append(adapter->file());
        m_wireFormats.append(adapter->apiFormat);
        if (const WireFormat *wireFormat = m_opened.catalog.wireFormat(adapter->apiFormat))
            m_files.append(wireFormat->file());
    }

    /// Adds the example files in the order in which compose() looks for them.
    void addExamples()
    {
        if (m_agent && m_agent->usesFewShot)
            m_files += {QDir::cleanPath(m_agent->file().section(u'/', 0, -2) + u'/' + m_agent->examplesPath), QDir::cleanPath(m_agent->examplesPath)};
    }

    /// Adds the configuration of the prompt type. A type that is sent as plain text does not use these files unless the selection names the type.
    void addConfiguration()
    {
        const PromptConfiguration &configuration = m_opened.library.configuration;
        const QString type = selectedPromptType(m_opened.library, m_scope.selection);
        const HybridTemplate *chosen = configuration.templates->find(type);
        if (type.isEmpty() || (chosen && !chosen->isStructured && !m_scope.selection.promptType))
            return;
        for (const DocumentPtr &file : {configuration.templates->document, configuration.rules->document, configuration.responses->document}) {
            if (file)
                m_configuration.append(file->path);
        }
    }

    /// Returns whether a configuration file is used. An unreadable file counts as used if the selection has a prompt type or a phase, which may have a type.
    bool usesConfiguration(const QString &path) const
    {
        static const QStringList ofTypes{QStringLiteral("hybrid_prompt_templates"), QStringLiteral("prompt_rules"), QStringLiteral("response_schemas")};
        const Selection &selection = m_scope.selection;
        const bool mayHaveType = selection.promptType ? !selection.promptType->isEmpty() : !selection.phase.isEmpty();
        const bool isUnread = !m_opened.workspace().document(path) && ofTypes.contains(documentNameOf(path));
        return m_configuration.contains(path) || (isUnread && mayHaveType);
    }

    const OpenedWorkspace &m_opened;
    const PromptScope &m_scope;
    const Agent *m_agent;
    QList<ProviderCapabilities> m_models;
    QStringList m_configuration;
    QStringList m_wireFormats;
    QStringList m_files; ///< paths of adapters, wire formats and examples
};

} // namespace

QString PromptFindings::otherFilesLine() const
{
    if (otherFindingCount == 0)
        return {};
    return promptmessages::runCheck(promptmessages::findings(otherFindingCount), promptmessages::otherFiles(otherFiles));
}

PromptFindings findingsOf(const OpenedWorkspace &opened, const PromptScope &scope)
{
    const UsedFiles usedFiles(opened, scope);
    PromptFindings findings;
    QSet<QString> others;
    QString previous;
    for (const Diagnostic &found : opened.diagnostics()) {
        const QString line = toString(found);
        if (line == previous)
            continue;
        previous = line;
        const FileUse use = usedFiles.useOf(found);
        if (use == FileUse::None) {
            ++findings.otherFindingCount;
            others.insert(found.location.file);
            continue;
        }
        findings.shown.append(found);
        if (use == FileUse::Blocking && found.severity == Severity::Error)
            findings.blockingFindings.append(found);
    }
    findings.otherFiles = others.size();
    return findings;
}

Diagnostics blockingDiagnostics(const OpenedWorkspace &opened, const Selection &selection, const QStringList &providers)
{
    return findingsOf(opened, {selection, providers}).blockingFindings;
}

} // namespace outcrop
