// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/renderprompt.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Tells which files of a workspace one prompt is made of. A file that could not be read is judged by its place.
class UsedFiles
{
public:
    UsedFiles(const OpenedWorkspace &opened, const Selection &selection, const QStringList &providers)
        : m_opened(opened), m_selection(selection), m_agent(selectedAgent(opened.library, selection)), m_adapters(providers)
    {
        for (const QString &provider : providers) {
            if (const Adapter *adapter = opened.catalog.adapter(provider))
                addFilesOf(*adapter);
        }
        addConfiguration();
    }

    bool contains(const QString &path) const
    {
        switch (kindOf(path)) {
        case DocumentKind::Manifest:
        case DocumentKind::Layer:
        case DocumentKind::CondensedLayer:
            return true; // a broken layer cannot say whether it would have taken part
        case DocumentKind::Skill:
            return !m_selection.workload.isEmpty();
        case DocumentKind::Agent:
            return m_agent && m_agent->file() == path;
        case DocumentKind::Governance:
            return m_agent && m_agent->governance && m_agent->governance->path == path;
        case DocumentKind::Profile:
            return nameOfPath(path) == m_selection.profile.value_or(m_opened.workspace().manifest().profile);
        case DocumentKind::Adapter:
            return mayReplaceOne(path) || m_files.contains(path) || m_adapters.contains(nameOfPath(path));
        case DocumentKind::WireFormat:
            return m_files.contains(path) || m_wireFormats.contains(nameOfPath(path));
        case DocumentKind::Configuration:
            return m_configuration.contains(path);
        default:
            return path == m_selection.historyFile;
        }
    }

private:
    /// An adapter that could not be read was meant for the provider it names, whatever its file is called.
    bool mayReplaceOne(const QString &path) const
    {
        const QList<Adapter> &adapters = m_opened.catalog.adapters();
        const DocumentPtr document = m_opened.workspace().document(path);
        if (!document || std::any_of(adapters.begin(), adapters.end(), [&path](const Adapter &adapter) { return adapter.file() == path; }))
            return false;
        return std::any_of(m_adapters.begin(), m_adapters.end(), [&document](const QString &provider) {
            return document->text.contains(QStringLiteral("name: ") + provider);
        });
    }

    DocumentKind kindOf(const QString &path) const
    {
        const DocumentPtr document = m_opened.workspace().document(path);
        return document ? document->kind : kindOfPath(path).value_or(DocumentKind::Text);
    }

    /// By name as well: one that replaces a built-in provider and is broken is not in the catalog, and the built-in one was not meant.
    void addFilesOf(const Adapter &adapter)
    {
        m_files.append(adapter.file());
        m_wireFormats.append(adapter.apiFormat);
        if (const WireFormat *wireFormat = m_opened.catalog.wireFormat(adapter.apiFormat))
            m_files.append(wireFormat->file());
    }

    /// A prompt of a type that is sent as plain text takes nothing from these files, unless the type was asked for.
    void addConfiguration()
    {
        const PromptConfiguration &configuration = m_opened.library.configuration;
        const QString type = selectedPromptType(m_opened.library, m_selection);
        const HybridTemplate *chosen = configuration.templates->find(type);
        if (type.isEmpty() || (chosen && !chosen->structured && !m_selection.promptType))
            return;
        for (const DocumentPtr &file : {configuration.templates->document, configuration.rules->document, configuration.responses->document}) {
            if (file)
                m_configuration.append(file->path);
        }
    }

    const OpenedWorkspace &m_opened;
    const Selection &m_selection;
    const Agent *m_agent;
    QStringList m_configuration;
    QStringList m_adapters;
    QStringList m_wireFormats;
    QStringList m_files;
};

Diagnostic unknownModel(const RenderTarget &target)
{
    return {Severity::Warning, QStringLiteral("model-unknown"),
            QStringLiteral("The adapter of %1 does not list the model `%2`; its limits are not known, so nothing is checked against them.")
                .arg(target.adapter->name, target.model.id),
            {target.adapter->file(), target.adapter->data.at(u"provider.models").range()}};
}

/// Parameters that were asked for this one prompt and are not sent as they were asked.
Diagnostics notTaken(const GenerationParams &wanted, const RenderTarget &target, const Ledger &ledger)
{
    Diagnostics found;
    for (const LedgerEntry &entry : ledger) {
        const GenerationParam *param = entry.part.startsWith(QLatin1String("params.")) ? wanted.find(entry.part.section(u'.', 1)) : nullptr;
        if (!param || (entry.action != LossAction::Dropped && entry.action != LossAction::Approximated))
            continue;
        const QString what = entry.action == LossAction::Dropped ? QStringLiteral("is not sent") : QStringLiteral("is not sent as it is");
        found.append({Severity::Warning, QStringLiteral("param-not-taken"),
            QStringLiteral("%1 %2 %3 to %4: %5.").arg(param->name, QString::fromStdString(param->value.dump()), what, target.model.id, entry.reason), {}});
    }
    return found;
}

/// A lifetime that was asked for by a name that the model's cache does not have.
std::optional<Error> lifetimeProblem(const QString &lifetime, const ModelInfo &model)
{
    const QStringList &known = model.caching.lifetimes;
    if (lifetime.isEmpty() || known.contains(lifetime))
        return std::nullopt;
    const QString message = known.isEmpty() ? QStringLiteral("The cache of %1 has no lifetimes to choose from.").arg(model.id)
                                            : QStringLiteral("There is no lifetime `%1` of the cache of %2; there are: %3.")
                                                  .arg(lifetime, model.id, known.join(QStringLiteral(", ")));
    return Error{ErrorCode::NotFound, message, {}};
}

} // namespace

Selection bareSelection(Selection selection)
{
    selection.agent = QString();
    selection.profile = QString();
    selection.promptType = QString();
    selection.workload.clear();
    return selection;
}

Composition composeBare(const PromptLibrary &library, const Selection &selection, const ProviderCapabilities &capabilities)
{
    PromptLibrary bare = library;
    bare.stack = {};
    return compose(bare, bareSelection(selection), capabilities);
}

TokenCounterPtr counterFor(const OpenedWorkspace &opened, const RenderTarget &target)
{
    return opened.counters.forModel({target.adapter->name, target.model.id, target.model.family, target.model.tokenizer});
}

TokenCounterPtr counterFor(const OpenedWorkspace &opened, const QString &provider, const QString &model)
{
    const auto target = chooseTarget(opened.catalog, provider, model, opened.workspace().manifest());
    return target ? counterFor(opened, *target) : opened.counters.forModel({provider, model});
}

Result<RenderResult> renderPrompt(const OpenedWorkspace &opened, const RenderJob &job, const BundleChange &change)
{
    const Agent *agent = job.bare ? nullptr : selectedAgent(opened.library, job.selection);
    auto target = chooseTarget(opened.catalog, job.provider, job.model, opened.workspace().manifest(),
                                     agent ? agent->modelPreferences : QStringList());
    if (!target)
        return target.error();
    target->counter = counterFor(opened, *target);
    if (const auto problem = lifetimeProblem(job.lifetime, target->model))
        return *problem;
    if (!job.lifetime.isEmpty())
        target->chooseLifetime(job.lifetime);
    Composition composition = job.bare ? composeBare(opened.library, job.selection, target->capabilities())
                                       : compose(opened.library, job.selection, target->capabilities());
    if (change)
        change(composition.bundle);
    PromptFormat format = job.format;
    format.xml = readPromptXmlSettings(opened.workspace().manifest().data);
    if (job.bare && format.envelope == PromptEnvelope::Auto)
        format.envelope = PromptEnvelope::Plain;
    RenderResult result{composition.bundle, render(composition.bundle, *target, format, job.withDisplay), composition.diagnostics};
    if (!target->adapter->model(target->model.id))
        result.diagnostics.append(unknownModel(*target));
    result.diagnostics += result.request.diagnostics + notTaken(job.selection.params, *target, result.request.ledger);
    return result;
}

Diagnostics blockingDiagnostics(const OpenedWorkspace &opened, const Selection &selection, const QStringList &providers)
{
    const UsedFiles used(opened, selection, providers);
    Diagnostics blocking = opened.diagnostics();
    blocking.removeIf([&used](const Diagnostic &found) {
        return found.severity != Severity::Error || !used.contains(found.location.file);
    });
    return blocking;
}

} // namespace outcrop
