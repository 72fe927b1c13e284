// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolution/evolve.h"

#include "adapters/files/savefile.h"
#include "app/evolution/evolvecategories.h"
#include "app/evolution/evolveeffect.h"
#include "app/evolution/ratifymessages.h"
#include "app/evolution/storesuggestions.h"
#include "app/history/openhistory.h"
#include "app/knowledge/collectknowledge.h"
#include "app/records/storelocation.h"
#include "core/base/diagnostic.h"
#include "core/base/englishthread.h"
#include "core/retrieval/retrievalsettings.h"

#include <QFile>

namespace outcrop {
namespace {

constexpr int defaultDays = 30;
constexpr qint64 turnsPerPage = 500; ///< interactions in memory at the same time
constexpr qsizetype maxNotified = 3;

Error stopped()
{
    return {ErrorCode::Interrupted, ratifymessages::stopped(), {}};
}

/// Counts the interactions of the time window, page by page.
Status countTurns(Store &store, const EvolveOptions &options, TurnTally &turns)
{
    RecordFilter filter{.from = turns.from(), .until = turns.until(), .limit = turnsPerPage};
    for (;;) {
        if (options.stop.stop_requested())
            return stopped();
        const Result<QList<Interaction>> batch = store.interactions().query(filter);
        if (!batch)
            return batch.error();
        for (const Interaction &turn : *batch)
            turns.add(turn);
        if (batch->size() < turnsPerPage)
            return success();
        filter.after = batch->last().id;
    }
}

/// Returns the memories that are not part of a prompt yet. Excludes memories that are layers or became layers.
QList<Memory> memoriesFor(const OpenedWorkspace &opened)
{
    QStringList present;
    for (const Layer &layer : opened.library.stack.layers)
        present += {layer.file(), layer.document->frontMatter.data[u"memory"].text()};
    RetrievalSettings settings = readRetrievalSettings(opened.workspace().manifest());
    settings.collections = {QStringLiteral("memory")};
    const Result<Knowledge> found = collectKnowledge(opened, settings, nullptr, false, {});
    QList<Memory> memories;
    for (const SearchDocument &memory : found ? found->documents : QList<SearchDocument>()) {
        const DocumentPtr document = opened.workspace().document(memory.path);
        if (document && !present.contains(memory.path) && !present.contains(memory.id))
            memories.append({document, memory.id, memory.title, memory.text});
    }
    return memories;
}

Result<EvolutionInput> readInput(const OpenedWorkspace &opened, Store &store, const History *history, const EvolveOptions &options)
{
    const QDateTime from = options.since.isValid() ? options.since : options.now.addDays(-defaultDays);
    const LayerStack &stack = opened.library.stack;
    EvolutionInput input{opened.workspace(), stack, TurnTally(stack, from, options.now, memoriesFor(opened)), std::nullopt};
    input.searchesDocuments = readRetrievalSettings(opened.workspace().manifest()).collections.contains(QStringLiteral("documents"));
    if (const Status countedStatus = countTurns(store, options, input.turns); !countedStatus)
        return countedStatus.error();
    const Result<QDateTime> since = history ? history->historyStart(from) : Result(QDateTime());
    if (!since)
        return since.error();
    if (since->isValid()) {
        const Result<QList<FileChanges>> changes = history->changes(from);
        if (!changes)
            return changes.error();
        input.changes = *changes;
        input.changesSince = *since;
    }
    return input;
}

/// Returns the analysis with its suggestions, in English, because other people read them in the store and in the report.
Result<EvolutionRun> analyzeInEnglish(const EvolutionInput &input, const OpenedWorkspace &opened, Store &store, const EvolveOptions &options)
{
    const EnglishThread english;
    EvolutionRun run = analyze(input);
    const Result<QList<Proposal>> categories = proposeNewCategories(opened, store, {.from = run.from, .until = run.until});
    if (!categories)
        return categories.error();
    run.proposals += *categories;
    for (Proposal &proposal : run.proposals) {
        if (options.stop.stop_requested())
            break;
        addEffect(opened, proposal);
        proposal.suggestion.at = options.now;
    }
    return run;
}

QString reportInEnglish(const EvolutionReport &report)
{
    const EnglishThread english;
    return reportText(report);
}

/// Writes the report under the first free name and returns its path. Each file is created exclusively, so a report that a user edited or that another run
/// writes at the same time is never overwritten.
Result<QString> writeReport(const QString &folder, const QString &wanted, const QByteArray &text)
{
    for (int number = 1;; ++number) {
        const QString path = number == 1 ? wanted : QString(wanted).replace(QStringLiteral(".md"), QStringLiteral("-%1.md").arg(number));
        const Result<SaveOutcome> saved = createFile(folder, path, text);
        if (!saved)
            return saved.error();
        if (saved->isSaved)
            return path;
    }
}

QList<Suggestion> suggestionsOf(const EvolutionRun &run)
{
    QList<Suggestion> found;
    for (const Proposal &proposal : run.proposals)
        found.append(proposal.suggestion);
    return found;
}

/// Stores the new suggestions and writes the report.
Status storeSuggestionsAndReport(
    EvolveOutcome &outcome, const QList<Suggestion> &found, const OpenedWorkspace &opened, Store &store)
{
    const Result<StoredSuggestions> storedSuggestions = storeNewSuggestions(store, found);
    if (!storedSuggestions)
        return storedSuggestions.error();
    outcome.report.suggestions = storedSuggestions->stored;
    outcome.report.repeatedCount = found.size() - storedSuggestions->stored.size();
    outcome.text = reportInEnglish(outcome.report);
    const Result<QString> written = writeReport(opened.folder, reportPath(outcome.report), outcome.text.toUtf8());
    outcome.path = written ? *written : QString();
    return written ? success() : Status(written.error());
}

/// Stores the new suggestions and writes the report in one transaction; without `options.storesResults`, only creates its text. The next run does not report
/// stored suggestions again, so a stored suggestion must be in a report.
Status storeResults(EvolveOutcome &outcome, const OpenedWorkspace &opened, Store &store, const EvolveOptions &options)
{
    const QList<Suggestion> found = suggestionsOf(outcome.report.run);
    if (!options.storesResults) {
        outcome.report.suggestions = found;
        outcome.text = reportInEnglish(outcome.report);
        return success();
    }
    const Status doneStatus = store.transaction([&] { return storeSuggestionsAndReport(outcome, found, opened, store); });
    if (!doneStatus && !outcome.path.isEmpty())
        QFile::remove(opened.folder + u'/' + outcome.path); // the report lists suggestions that were not stored
    return doneStatus;
}

/// Returns the report of the run that an earlier call wrote; null if there is none.
DocumentPtr writtenReport(const OpenedWorkspace &opened, const EvolutionReport &report)
{
    const QString time = report.time.toTimeZone(report.zone).toString(Qt::ISODate);
    for (const DocumentPtr &document : opened.workspace().documents(DocumentKind::Evolution)) {
        if (document->frontMatter.data[u"run"].text() == time)
            return document;
    }
    return nullptr;
}

/// Stores the suggestions of a run whose report was written, unless they are stored.
Result<EvolveOutcome> completeRun(const EvolutionReport &report, const Document &written, Store &store)
{
    const Result<StoredSuggestions> storedSuggestions = storeNewSuggestions(store, suggestionsOf(report.run));
    if (!storedSuggestions)
        return storedSuggestions.error();
    EvolveOutcome outcome{report, written.text, written.path};
    outcome.report.suggestions = storedSuggestions->stored;
    outcome.report.repeatedCount = storedSuggestions->repeatedSuggestions.size();
    return outcome;
}

/// Writes the number of announced suggestions into the report, unless another program has changed the file.
Status recordNotifiedSuggestions(const EvolveOutcome &outcome, const OpenedWorkspace &opened)
{
    if (outcome.path.isEmpty())
        return success();
    EvolutionReport report = outcome.report;
    report.notifiedCount = std::min(maxNotified, report.suggestions.size());
    const Result<SaveOutcome> saved = saveFile(opened.folder, outcome.path, reportInEnglish(report).toUtf8(), checksumOf(outcome.text.toUtf8()));
    return saved ? success() : Status(saved.error());
}

} // namespace

QString workspaceTitle(const OpenedWorkspace &opened)
{
    const QString configuredName = opened.workspace().manifest().name;
    return configuredName.isEmpty() ? opened.workspace().name() : configuredName;
}

std::optional<Error> evolutionSettingsError(const EvolutionSettings &settings)
{
    const auto found = firstError(settings.diagnostics);
    if (!found)
        return std::nullopt;
    return Error{found->code == u"manifest-auto-apply" ? ErrorCode::NotAllowed : ErrorCode::Invalid, found->message, found->location};
}

Result<EvolveOutcome> evolve(const OpenedWorkspace &opened, Store &store, const History *history, const EvolveOptions &options)
{
    const EvolutionSettings settings = readEvolutionSettings(opened.workspace().manifest());
    if (const std::optional<Error> refused = evolutionSettingsError(settings))
        return *refused;
    if (options.since.isValid() && options.since >= options.now)
        return Error{ErrorCode::Invalid, ratifymessages::emptyWindow(), {}};
    const Result<EvolutionInput> input = readInput(opened, store, history, options);
    if (!input)
        return input.error();
    EvolveOutcome outcome;
    outcome.report.time = options.now;
    outcome.report.zone = settings.schedule.zone;
    const Result<EvolutionRun> run = analyzeInEnglish(*input, opened, store, options);
    if (!run)
        return run.error();
    if (options.stop.stop_requested())
        return stopped();
    outcome.report.run = *run;
    const Status keptStatus = storeResults(outcome, opened, store, options);
    return keptStatus ? Result<EvolveOutcome>(outcome) : Result<EvolveOutcome>(keptStatus.error());
}

/// Creates a store and runs the analysis again: the history and the documents can lead to suggestions without recorded turns.
static Result<EvolveOutcome> evolveInNewStore(const OpenedWorkspace &opened, const StoreLocation &place, KeyRing &keys, const History *history, const EvolveOptions &options)
{
    const Result<OpenedStore> createdStore = openStore(place, keys);
    return createdStore ? evolve(opened, *createdStore->store, history, options) : createdStore.error();
}

Result<EvolveOutcome> runEvolution(const OpenedWorkspace &opened, KeyRing &keys, const EvolveOptions &options)
{
    if (const std::optional<Error> refused = manifestError(opened.workspace()))
        return *refused;
    if (const std::optional<Error> refused = taxonomyError(opened))
        return *refused;
    const StoreLocation place = storeLocation(opened);
    const Result<OpenedStore> store = openStoreToRead(place, keys);
    if (!store)
        return store.error();
    EvolveOptions wanted = options;
    wanted.storesResults = options.storesResults && hasStore(place); // without a store there are no turns to report
    const HistoryLookup found = findHistory(opened.folder);
    Result<EvolveOutcome> outcome = evolve(opened, *store->store, found.history.get(), wanted);
    if (outcome && options.storesResults && !wanted.storesResults && !outcome->report.suggestions.isEmpty())
        outcome = evolveInNewStore(opened, place, keys, found.history.get(), options);
    if (outcome) {
        outcome->findings = store->findings;
        outcome->historyError = found.openError;
    }
    return outcome;
}

Result<EvolveOutcome> storeEvolution(const OpenedWorkspace &opened, KeyRing &keys, const EvolutionReport &report)
{
    const Result<OpenedStore> store = openStore(storeLocation(opened), keys);
    if (!store)
        return store.error();
    if (const DocumentPtr written = writtenReport(opened, report))
        return completeRun(report, *written, *store->store);
    EvolveOutcome outcome{report, {}};
    outcome.findings = store->findings;
    EvolveOptions options;
    options.now = report.time;
    const Status keptStatus = storeResults(outcome, opened, *store->store, options);
    return keptStatus ? Result<EvolveOutcome>(outcome) : Result<EvolveOutcome>(keptStatus.error());
}

Status sendNotification(const EvolveOutcome &outcome, const OpenedWorkspace &opened, Notifier &notifier)
{
    const QList<Suggestion> &suggestions = outcome.report.suggestions;
    if (suggestions.isEmpty())
        return success();
    const Status sentStatus = notifier.send(
        {ratifymessages::newSuggestions(suggestions.size(), workspaceTitle(opened)), notificationText(suggestions, maxNotified)});
    return sentStatus ? recordNotifiedSuggestions(outcome, opened) : sentStatus;
}

} // namespace outcrop
