// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/importedprompt.h"

#include "adapters/providers/builtinproviders.h"
#include "adapters/providers/providercatalog.h"
#include "core/documents/data/yamlreader.h"

#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace outcrop {
namespace {

const QString promptTypesFile = QStringLiteral("config/hybrid_prompt_templates.yaml");
const QString importedPhase = QStringLiteral("generating"); // phase to which imported parameters apply

/// The target that a prompt was written for. Empty texts are unknown.
struct RecordedTarget {
    QString api;      ///< wire format of a provider's request
    QString provider; ///< name in the source, such as `anthropic`
    QString model;
    QString host;     ///< host of the URL in a curl command
};

RecordedTarget recordedTarget(const DataNode &importedNode, const ProviderCatalog &catalog)
{
    RecordedTarget target{importedNode[u"api"].text(), importedNode[u"provider"].text(), importedNode[u"model"].text(), QUrl(importedNode[u"address"].text()).host()};
    const QString format = importedNode[u"format"].text(); // records of earlier versions have no `api`
    if (target.api.isEmpty() && catalog.wireFormat(format) && format != u"manual")
        target.api = format;
    return target;
}

QString adapterHost(const Adapter &adapter, const WireFormat &wire)
{
    return QUrl(adapter.baseUrl.isEmpty() ? wire.baseUrl : adapter.baseUrl).host();
}

/// Returns how well a provider fits a recorded API; 0 if it does not. A provider that lists the model is better, then the owner of the API. A request without a URL is
/// therefore sent to OpenAI and not to another server with its API.
int fitScore(const Adapter &adapter, const WireFormat &wire, const RecordedTarget &target, bool matchesHost)
{
    const bool hasModel = adapter.model(target.model) != nullptr;
    const bool isOwner = wire.name == target.api && adapterHost(adapter, wire) == QUrl(wire.baseUrl).host();
    if (!wire.hasApi(target.api) || (matchesHost && adapterHost(adapter, wire) != target.host) || !(hasModel || matchesHost || wire.name == target.api))
        return 0;
    return 1 + (hasModel ? 2 : 0) + (isOwner ? 1 : 0);
}

/// Returns the first of the providers that fit best: with the recorded API, and with its host if it must match.
QString providerWith(const RecordedTarget &target, const ProviderCatalog &catalog, bool matchesHost)
{
    QString best;
    int bestFit = 0;
    for (const Adapter &adapter : catalog.adapters()) {
        const WireFormat *wire = catalog.wireFormat(adapter.apiFormat);
        const int fitPoints = wire ? fitScore(adapter, *wire, target, matchesHost) : 0;
        if (fitPoints > bestFit)
            best = adapter.name;
        bestFit = std::max(fitPoints, bestFit);
    }
    return best;
}

QString recordedProvider(const RecordedTarget &target, const ProviderCatalog &catalog)
{
    if (target.api.isEmpty())
        return catalog.adapter(target.provider) ? target.provider : QString();
    const QString providerAtHost = target.host.isEmpty() ? QString() : providerWith(target, catalog, true);
    return providerAtHost.isEmpty() ? providerWith(target, catalog, false) : providerAtHost;
}

/// Returns the adapter of the catalog that fits best. An adapter for other models of another host does not fit.
std::optional<NewFile> catalogAdapter(const RecordedTarget &target, const ProviderCatalog &catalog, bool matchesHost)
{
    static const ProviderCatalog more = ProviderCatalog::read(catalogProviders(), {});
    std::optional<NewFile> best;
    int bestFit = matchesHost ? 0 : 1;
    for (const Adapter &adapter : more.adapters()) {
        const WireFormat *wire = catalog.wireFormat(adapter.apiFormat); // an adapter with a wire format of the catalog needs more than one file
        const int fitPoints = wire ? fitScore(adapter, *wire, target, matchesHost) : 0;
        if (fitPoints <= bestFit)
            continue;
        best = NewFile{adapter.file(), adapter.document->text};
        bestFit = fitPoints;
    }
    return best;
}

/// Returns the names of the required inputs that have no default, in the front matter of an agent or a request.
QStringList missingInputs(const QString &path, const QString &text)
{
    QStringList names;
    const DocumentPtr document = readDocument(path, text.toUtf8(), DocumentKind::Prompt);
    for (const DataNode::Member &input : document->frontMatter.data[u"inputs"].members()) {
        const bool isOptional = input.value.member(u"default") || input.value[u"required"].toBool() == false;
        if (!isOptional)
            names.append(input.key);
    }
    return names;
}

/// Selects an imported file. Returns false if it is not part of a prompt.
bool selectImportedPrompt(const QString &path, const QString &text, ImportedPrompt &prompt)
{
    Selection &selection = prompt.job.selection;
    if (path.startsWith(u"agents/")) {
        selection.agent = documentNameOf(path);
        prompt.inputs += missingInputs(path, text);
    } else if (path.startsWith(u"requests/")) {
        selection.requestFile = path;
        selection.request = text;
        prompt.inputs += missingInputs(path, text);
    } else if (path.startsWith(u"conversations/")) {
        selection.historyFile = path;
    } else if (path.startsWith(u"profiles/")) {
        selection.profile = documentNameOf(path);
        selection.phase = importedPhase;
        return false;
    } else {
        return false;
    }
    return true;
}

/// Excludes the layers and defaults of the workspace from a provider's request.
void excludeWorkspace(const DocumentText &textOf, Selection &selection)
{
    selection.includesLayers = false;
    selection.agent = selection.agent.value_or(QString());
    selection.profile = selection.profile.value_or(QString());
    if (textOf(promptTypesFile))
        selection.promptType = QString();
}

/// Returns the path of the import record of a document: all documents of an import have the same name.
QString recordPath(const QString &path)
{
    const QString original = QStringLiteral(".original.txt");
    const QString name = path.startsWith(u"imports/") && path.endsWith(original) ? path.mid(8).chopped(original.size()) : documentNameOf(path);
    return QStringLiteral("imports/%1.yaml").arg(name);
}

/// Returns whether a document is part of an import, according to its import record.
bool isImported(const Workspace &workspace, const QString &path)
{
    const DocumentPtr record = workspace.document(recordPath(path));
    if (!record)
        return false;
    const DataDocument data = readYaml(record->text, record->path);
    const DataNode &importedNode = data.root[u"imported"];
    return importedNode.isMapping() && (path == record->path || importedNode[u"original"].text() == path || importedNode[u"files"].member(path));
}

/// Returns a word for a shell command, in quotes if needed.
QString shellWord(const QString &word)
{
    static const QRegularExpression plainPattern(QStringLiteral("\\A[\\w./:@+=-]+\\z"));
    if (word.isEmpty())
        return QStringLiteral("\"\"");
    return plainPattern.match(word).hasMatch() ? word : QString(u'\'' + QString(word).replace(u'\'', QStringLiteral("'\\''")) + u'\'');
}

} // namespace

std::optional<ImportedPrompt> promptOfRecord(const QString &record, const DocumentText &textOf, const ProviderCatalog &catalog)
{
    const std::optional<QString> recordText = textOf(record);
    if (!recordText)
        return std::nullopt;
    const DataDocument data = readYaml(*recordText, record);
    const DataNode &importedNode = data.root[u"imported"];
    ImportedPrompt prompt;
    prompt.record = record;
    bool hasPrompt = false;
    for (const DataNode::Member &file : importedNode[u"files"].members()) {
        if (const std::optional<QString> text = textOf(file.key))
            hasPrompt |= selectImportedPrompt(file.key, *text, prompt);
    }
    if (!hasPrompt)
        return std::nullopt;
    const RecordedTarget target = recordedTarget(importedNode, catalog);
    prompt.job.provider = recordedProvider(target, catalog);
    prompt.job.model = prompt.job.provider.isEmpty() ? QString() : target.model;
    if (!target.api.isEmpty())
        excludeWorkspace(textOf, prompt.job.selection);
    prompt.inputs.removeDuplicates();
    return prompt;
}

std::optional<ImportedPrompt> importedPromptOf(const OpenedWorkspace &opened, const QString &path)
{
    if (!isImported(opened.workspace(), path))
        return std::nullopt;
    const DocumentText textOf = [&opened](const QString &file) {
        const DocumentPtr document = opened.workspace().document(file);
        return document ? std::optional(document->text) : std::nullopt;
    };
    return promptOfRecord(recordPath(path), textOf, opened.catalog);
}

QString renderCommand(const ImportedPrompt &prompt)
{
    const RenderJob &job = prompt.job;
    const Selection &selection = job.selection;
    QString options;
    const auto add = [&options](const char *option, const std::optional<QString> &value) {
        if (value)
            options += QStringLiteral(" --") + QLatin1String(option) + u' ' + shellWord(*value);
    };
    const auto given = [](const QString &value) { return value.isEmpty() ? std::nullopt : std::optional(value); };
    add("provider", job.provider.isEmpty() ? QStringLiteral("manual") : job.provider);
    add("model", given(job.model));
    add("agent", selection.agent);
    add("request-file", given(selection.requestFile));
    add("history", given(selection.historyFile));
    add("profile", selection.profile);
    add("phase", given(selection.phase));
    add("type", selection.promptType);
    options += selection.includesLayers ? QString() : QStringLiteral(" --no-layers");
    for (const QString &input : prompt.inputs)
        options += QStringLiteral(" --var ") + shellWord(input) + QStringLiteral("=…");
    return QStringLiteral("outcrop-cli render") + options;
}

ProviderCatalog providersForImport(const Workspace &workspace)
{
    static const ProviderCatalog builtIn = ProviderCatalog::read(builtInProviders(), {});
    return builtIn.with(workspace);
}

std::optional<NewFile> adapterForRecord(const QString &recordText, const ProviderCatalog &catalog)
{
    const DataDocument record = readYaml(recordText, {});
    const RecordedTarget target = recordedTarget(record.root[u"imported"], catalog);
    const bool hasHost = !target.host.isEmpty();
    if (target.api.isEmpty() || !providerWith(target, catalog, hasHost).isEmpty())
        return std::nullopt;
    std::optional<NewFile> adapter = catalogAdapter(target, catalog, hasHost);
    if (!adapter && hasHost && providerWith(target, catalog, false).isEmpty())
        adapter = catalogAdapter(target, catalog, false); // the host is unknown, but the request can be shown
    return adapter;
}

} // namespace outcrop
