// SPDX-License-Identifier: GPL-3.0-or-later
// A library is put together from what each document gave. What a document gave is kept, so that the next state of the workspace reads only what is new.
#include "core/layers/composer.h"

#include <algorithm>

namespace outcrop {
namespace {

/// What one document gave, with the document beside it that took part.
template<typename T>
struct Reading {
    DocumentPtr document;
    DocumentPtr companion; ///< the short form of a layer, the governance file of an agent, or null
    std::optional<T> value;
    Diagnostics diagnostics;
};

/// In the order of the paths; shared where nothing changed.
template<typename T>
using Readings = std::shared_ptr<const QList<Reading<T>>>;

/// `agents/builder.governance.yaml` for `agents/builder.md`.
DocumentPtr governanceOf(const DocumentPtr &agent, const Workspace &workspace)
{
    const qsizetype ending = agent->path.lastIndexOf(u'.');
    return workspace.document(agent->path.left(ending) + QStringLiteral(".governance.yaml"));
}

DocumentPtr condensedOf(const DocumentPtr &layer, const Workspace &workspace)
{
    return workspace.document(QStringLiteral("layers/condensed/") + layer->path.section(u'/', -1));
}

DocumentPtr noCompanion(const DocumentPtr &, const Workspace &)
{
    return nullptr;
}

/// Takes over what documents gave that are still the same, and reads the others. The very same list comes back where that is all of them.
template<typename T, typename Companion, typename Read>
Readings<T> readAgain(const Readings<T> &previous, const Workspace &workspace, DocumentKind kind, Companion companionOf, Read read)
{
    static const QList<Reading<T>> none;
    const QList<Reading<T>> &old = previous ? *previous : none;
    auto readings = std::make_shared<QList<Reading<T>>>();
    bool same = previous != nullptr;
    auto earlier = old.begin();
    for (const DocumentPtr &document : workspace.documents(kind)) {
        while (earlier != old.end() && earlier->document->path < document->path)
            ++earlier;
        const DocumentPtr companion = companionOf(document, workspace);
        if (earlier != old.end() && earlier->document == document && earlier->companion == companion) {
            readings->append(*earlier);
            continue;
        }
        same = false;
        Reading<T> reading{document, companion, std::nullopt, {}};
        reading.value = read(document, companion, reading.diagnostics);
        readings->append(reading);
    }
    return same && readings->size() == old.size() ? previous : Readings<T>(readings);
}

/// The values in order. Pointers are sorted, since values are large.
template<typename T, typename Before>
QList<T> sortedValues(const Readings<T> &readings, Before before)
{
    QList<const T *> values;
    for (const Reading<T> &reading : *readings) {
        if (reading.value)
            values.append(&*reading.value);
    }
    std::stable_sort(values.begin(), values.end(), [&before](const T *a, const T *b) { return before(*a, *b); });
    QList<T> sorted;
    sorted.reserve(values.size());
    for (const T *value : values)
        sorted.append(*value);
    return sorted;
}

template<typename T>
Diagnostics diagnosticsOf(const Readings<T> &readings)
{
    Diagnostics all;
    for (const Reading<T> &reading : *readings)
        all += reading.diagnostics;
    return all;
}

/// Two of one name: the first is used, and the other's author should know.
template<typename T>
void reportTwins(const QList<T> &sorted, const QString &what, Diagnostics &diagnostics)
{
    for (qsizetype i = 1; i < sorted.size(); ++i) {
        if (sorted.at(i).name == sorted.at(i - 1).name)
            diagnostics.append({Severity::Warning, QStringLiteral("name-taken"),
                                QStringLiteral("%1 is also called `%2`, and is used instead. Give this %3 a name of its own.")
                                    .arg(sorted.at(i - 1).document->path, sorted.at(i).name, what),
                                {sorted.at(i).document->path, {}}});
    }
}

} // namespace

/// What every document gave, by its kind, and the manifest that layers were read with.
struct LibraryReadings {
    DocumentPtr manifest = nullptr;
    Readings<Layer> layers = nullptr;
    Readings<Skill> skills = nullptr;
    Readings<Agent> agents = nullptr;
    Readings<Profile> profiles = nullptr;

    static LibraryReadings read(const Workspace &workspace, const LibraryReadings &previous);
};

LibraryReadings LibraryReadings::read(const Workspace &workspace, const LibraryReadings &previous)
{
    LibraryReadings now;
    now.manifest = workspace.document(QStringLiteral("config.toml"));
    const Readings<Layer> layers = now.manifest == previous.manifest ? previous.layers : nullptr; // it names layers and says how often tiers change
    now.layers = readAgain(layers, workspace, DocumentKind::Layer, condensedOf,
        [&workspace](const DocumentPtr &document, const DocumentPtr &, Diagnostics &found) { return readLayer(workspace, document, found); });
    now.skills = readAgain(previous.skills, workspace, DocumentKind::Skill, noCompanion,
        [](const DocumentPtr &document, const DocumentPtr &, Diagnostics &) { return std::optional(readSkill(document)); });
    now.agents = readAgain(previous.agents, workspace, DocumentKind::Agent, governanceOf,
        [](const DocumentPtr &document, const DocumentPtr &governance, Diagnostics &found) { return std::optional(readAgent(document, governance, found)); });
    now.profiles = readAgain(previous.profiles, workspace, DocumentKind::Profile, noCompanion,
        [](const DocumentPtr &document, const DocumentPtr &, Diagnostics &found) { return readProfile(document, found); });
    return now;
}

PromptLibrary PromptLibrary::read(const Workspace &workspace)
{
    return PromptLibrary().with(workspace);
}

PromptLibrary PromptLibrary::with(const Workspace &changed) const
{
    const LibraryReadings before = readings ? *readings : LibraryReadings();
    const LibraryReadings now = LibraryReadings::read(changed, before);
    const auto byName = [](const auto &a, const auto &b) { return a.name < b.name; };
    PromptLibrary library;
    library.workspace = changed;
    library.stack.layers = now.layers == before.layers ? stack.layers : sortedValues(now.layers, isBefore);
    library.stack.skills = now.skills == before.skills ? stack.skills : sortedValues(now.skills, byName);
    library.stack.diagnostics = diagnosticsOf(now.layers);
    library.agents = now.agents == before.agents ? agents : sortedValues(now.agents, byName);
    library.profiles = now.profiles == before.profiles ? profiles : sortedValues(now.profiles, byName);
    library.diagnostics = library.stack.diagnostics + diagnosticsOf(now.agents) + diagnosticsOf(now.profiles);
    reportTwins(library.agents, QStringLiteral("agent"), library.diagnostics);
    reportTwins(library.profiles, QStringLiteral("profile"), library.diagnostics);
    library.readings = std::make_shared<const LibraryReadings>(now);
    return library;
}

} // namespace outcrop
