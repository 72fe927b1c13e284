// SPDX-License-Identifier: GPL-3.0-or-later
// A library combines the data read from each document. That data is cached, so that only changed documents are read for the next state of the workspace.
#include "core/layers/promptlibrary.h"

#include "core/documents/clients.h"
#include "core/documents/documentchanges.h"
#include "core/layers/layersmessages.h"
#include "core/layers/libraryreadings.h"

#include <QHash>

#include <algorithm>

namespace outcrop {

/// The data that must be read again after a change of a workspace.
struct LibraryReadings::Changes {
    bool hasAny = false;
    bool hasLayers = false;
    bool hasSkills = false;
    bool hasAgents = false;
    bool hasProfiles = false;
    bool hasConfiguration = false;
    bool hasCompanions = false; ///< a condensed form, a governance file or the text of a canonical agent changed, so companions must be looked up again
    bool hasManifest = false;

    void add(const DocumentPtr &document)
    {
        const bool isCondensed = document->path.startsWith(u"layers/condensed/");
        const bool isAgentCompanion = document->path.endsWith(u".governance.yaml") || document->path.endsWith(u".prompt.md");
        hasAny = true;
        hasManifest |= document->path == u"config.toml";
        hasCompanions |= isCondensed || isAgentCompanion;
        hasLayers |= document->kind == DocumentKind::Layer || isCondensed || hasManifest;
        hasAgents |= document->kind == DocumentKind::Agent || isAgentCompanion;
        hasSkills |= document->kind == DocumentKind::Skill;
        hasProfiles |= document->kind == DocumentKind::Profile;
        hasConfiguration |= document->kind == DocumentKind::Configuration;
    }
};

namespace {

using Changes = LibraryReadings::Changes;

Changes changesBetween(const QList<DocumentPtr> &before, const QList<DocumentPtr> &after)
{
    Changes changes;
    forEachChange(before, after, [&changes](const DocumentPtr &old, const DocumentPtr &now) {
        for (const DocumentPtr &document : {old, now}) {
            if (document)
                changes.add(document);
        }
    });
    return changes;
}

DocumentPtr companionOf(const DocumentPtr &agent, const Workspace &workspace)
{
    return workspace.document(companionPathOf(agent->path));
}

DocumentPtr findCondensedForm(const DocumentPtr &layer, const Workspace &workspace)
{
    return workspace.document(QStringLiteral("layers/condensed/") + layer->path.section(u'/', -1));
}

/// Reuses the readings of unchanged documents and reads the others. `findsCompanions` means that companions may have changed.
template<typename T, typename Companion, typename Read>
DocumentReadings<T> readChangedDocuments(const DocumentReadings<T> &previous, const QList<DocumentPtr> &documents, bool findsCompanions,
    Companion companionOf, Read read)
{
    auto readings = std::make_shared<QList<std::shared_ptr<const DocumentReading<T>>>>();
    readings->reserve(documents.size());
    qsizetype at = 0;
    for (const DocumentPtr &document : documents) {
        while (previous && at < previous->size() && previous->at(at)->document->path < document->path)
            ++at;
        const auto earlier = previous && at < previous->size() ? previous->at(at) : nullptr;
        const bool isSame = earlier && earlier->document == document;
        const DocumentPtr companion = isSame && !findsCompanions ? earlier->companion : companionOf(document);
        if (isSame && earlier->companion == companion) {
            readings->append(earlier);
            continue;
        }
        auto reading = std::make_shared<DocumentReading<T>>(DocumentReading<T>{document, companion, std::nullopt, {}});
        reading->value = read(document, companion, reading->diagnostics);
        readings->append(reading);
    }
    return readings;
}

/// Returns the values in sorted order. Sorts pointers, because the values are large.
template<typename T, typename Before>
QList<T> sortValues(const DocumentReadings<T> &readings, Before before)
{
    QList<const T *> values;
    for (const auto &reading : *readings) {
        if (reading->value)
            values.append(&*reading->value);
    }
    std::stable_sort(values.begin(), values.end(), [&before](const T *a, const T *b) { return before(*a, *b); });
    QList<T> sorted;
    sorted.reserve(values.size());
    for (const T *value : values)
        sorted.append(*value);
    return sorted;
}

template<typename T>
Diagnostics diagnosticsOf(const DocumentReadings<T> &readings)
{
    Diagnostics all;
    for (const auto &reading : *readings)
        all += reading->diagnostics;
    return all;
}

/// Returns the client whose folder contains a document, or an empty string. Clients do not load each other's files, so two clients may use the same name.
QString clientOf(const DocumentPtr &document)
{
    const ClientPathPattern *pattern = clientPathPattern(document->path);
    return pattern ? pattern->client : QString();
}

/// Reports documents with the same name for the same client. The first one is used.
template<typename T>
void reportDuplicateNames(const QList<T> &sorted, const QString &noun, Diagnostics &diagnostics)
{
    for (auto begin = sorted.begin(); begin != sorted.end();) {
        const auto end = std::find_if(begin, sorted.end(), [begin](const T &item) { return item.name != begin->name; });
        QHash<QString, const T *> first; // by client
        for (auto item = begin; end - begin > 1 && item != end; ++item) {
            const T *&other = first[clientOf(item->document)];
            if (other)
                diagnostics.append({Severity::Warning, QStringLiteral("name-taken"), layersmessages::nameTaken(other->document->path, item->name, noun), {item->document->path, {}}});
            else
                other = &*item;
        }
        begin = end;
    }
}

template<typename T>
const T *findByName(const QList<T> &items, const QString &name)
{
    const auto found = std::find_if(items.begin(), items.end(), [&name](const T &item) { return item.name == name; });
    return found == items.end() ? nullptr : &*found;
}

} // namespace

/// Reads all layers again if the manifest changed, because it names layers and sets the cadence of tiers.
void LibraryReadings::readChangedDocuments(const Workspace &workspace, const Changes &changes)
{
    const auto noCompanion = [](const DocumentPtr &) { return DocumentPtr(); };
    if (!layers || changes.hasLayers)
        layers = outcrop::readChangedDocuments<Layer>(
            changes.hasManifest ? nullptr : layers, workspace.documents(DocumentKind::Layer), changes.hasCompanions,
            [&](const DocumentPtr &layer) { return findCondensedForm(layer, workspace); },
            [&](const DocumentPtr &layer, const DocumentPtr &, Diagnostics &found) {
                return readLayer(workspace, layer, found);
            });
    if (!skills || changes.hasSkills)
        skills = outcrop::readChangedDocuments<Skill>(skills, workspace.documents(DocumentKind::Skill), false, noCompanion,
            [](const DocumentPtr &skill, const DocumentPtr &, Diagnostics &) {
                return std::optional(readSkill(skill));
            });
    if (!agents || changes.hasAgents)
        agents = outcrop::readChangedDocuments<Agent>(
            agents, workspace.documents(DocumentKind::Agent), changes.hasCompanions,
            [&](const DocumentPtr &agent) { return companionOf(agent, workspace); },
            [](const DocumentPtr &agent, const DocumentPtr &companion, Diagnostics &found) {
                return std::optional(readAgent(agent, companion, found));
            });
    if (!profiles || changes.hasProfiles)
        profiles = outcrop::readChangedDocuments<Profile>(profiles, workspace.documents(DocumentKind::Profile), false, noCompanion,
            [](const DocumentPtr &profile, const DocumentPtr &, Diagnostics &found) {
                return readProfile(profile, found);
            });
}

/// Reads the client's files again after any change, because they may import every other file. Its layers replace the workspace's. A default client's layers
/// do so only if the workspace has none.
void LibraryReadings::readContext(const Workspace &workspace, const Changes &changes)
{
    if (!contextReader || (isDefaultContext && !layers->isEmpty()))
        context = nullptr;
    else if (changes.hasAny || !context) {
        auto read = std::make_shared<ContextLayers>(contextReader(workspace));
        read->isDefaultClient = isDefaultContext;
        context = read;
    }
}

PromptLibrary PromptLibrary::read(const Workspace &workspace)
{
    return PromptLibrary().with(workspace);
}

PromptLibrary PromptLibrary::with(const Workspace &changedWorkspace) const
{
    const LibraryReadings before = readings ? *readings : LibraryReadings();
    LibraryReadings now = before;
    const Changes changes = changesBetween(workspace.documents(), changedWorkspace.documents());
    now.readChangedDocuments(changedWorkspace, changes);
    now.readContext(changedWorkspace, changes);
    const auto byName = [](const auto &a, const auto &b) { return a.name < b.name; };
    PromptLibrary library;
    library.workspace = changedWorkspace;
    if (now.context)
        library.stack.layers = now.context->layers;
    else
        library.stack.layers = now.layers == before.layers && !before.context ? stack.layers : sortValues(now.layers, isBefore);
    library.stack.skills = now.skills == before.skills ? stack.skills : sortValues(now.skills, byName);
    library.stack.diagnostics = diagnosticsOf(now.layers);
    library.agents = now.agents == before.agents ? agents : sortValues(now.agents, byName);
    library.profiles = now.profiles == before.profiles ? profiles : sortValues(now.profiles, byName);
    library.configuration = changes.hasConfiguration ? configuration.with(changedWorkspace) : configuration;
    library.diagnostics =
        library.stack.diagnostics + diagnosticsOf(now.agents) + diagnosticsOf(now.profiles) + library.configuration.diagnostics;
    library.diagnostics += lintSkillReferences(library.stack.skills, changedWorkspace);
    reportDuplicateNames(library.agents, QStringLiteral("agent"), library.diagnostics);
    reportDuplicateNames(library.profiles, QStringLiteral("profile"), library.diagnostics);
    library.readings = std::make_shared<const LibraryReadings>(now);
    return library;
}

const Agent *PromptLibrary::agent(const QString &name) const
{
    return findByName(agents, name);
}

const Profile *PromptLibrary::profile(const QString &name) const
{
    return findByName(profiles, name);
}

PromptLibrary withContextLayers(const PromptLibrary &library, const ContextLayersReader &reader, bool isDefaultClient)
{
    LibraryReadings readings = library.readings ? *library.readings : LibraryReadings();
    readings.contextReader = reader;
    readings.isDefaultContext = isDefaultClient;
    const bool hadContext = readings.context != nullptr;
    readings.context = nullptr;
    PromptLibrary next = library;
    if (hadContext)
        readings.layers = nullptr; // read the workspace's layers again: the list contains the client's
    next.readings = std::make_shared<const LibraryReadings>(readings);
    return next.with(library.workspace);
}

const ContextLayers *contextLayersOf(const PromptLibrary &library)
{
    return library.readings ? library.readings->context.get() : nullptr;
}

TracedText layerText(const PromptLibrary &library, const Layer &layer)
{
    if (const ContextLayers *context = contextLayersOf(library))
        return context->texts.value(layer.file()).trimmed();
    return TracedText::copied(layer.document->body().toString(), layer.file(), layer.document->frontMatter.bodyStart).trimmed();
}

} // namespace outcrop
