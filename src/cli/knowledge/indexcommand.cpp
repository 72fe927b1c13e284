// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knowledge/indexcommand.h"

#include "app/knowledge/skillsforturn.h"
#include "app/queue/openqueue.h"
#include "app/queue/queuedindex.h"
#include "app/records/migratememory.h"
#include "app/records/storelocation.h"
#include "cli/base/baseoutput.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/inputtext.h"
#include "cli/base/interruptible.h"
#include "cli/knowledge/indextext.h"
#include "cli/knowledge/knowledgeoutput.h"

#include <QFileInfo>

#include <algorithm>
#include <limits>

#include <unistd.h>

namespace outcrop {
namespace {

QStringList clientNames()
{
    QStringList names;
    for (const SkillListingRules &rules : skillListingRules())
        names << rules.client << rules.otherNames;
    return names;
}

/// Updates a progress line on a terminal. Erases it when done.
void showProgress(const Console &console, qsizetype done, qsizetype all)
{
    if (::isatty(STDERR_FILENO) == 0)
        return;
    const QString eraseSequence = done >= all ? QStringLiteral("\r\u001b[K") : QString();
    write(console.errors, QStringLiteral("\r%1%2").arg(knowledgeoutput::progress(done, all), eraseSequence));
    console.errors.flush();
}

} // namespace

CLI::App *IndexCommand::addTo(CLI::App &program)
{
    CLI::App *index = addCommand(program, "index", QT_TRANSLATE_NOOP("cli", "Update the search index, show its contents, and show which skill descriptions clients load"),
                                 "outcrop-cli -C garden index");
    index->add_flag("--rebuild", m_rebuildsIndex, QT_TRANSLATE_NOOP("cli", "Rebuild the index instead of updating it"))->group(QT_TRANSLATE_NOOP("cli", "Update"));
    index->add_flag("--anew", m_rebuildsIndex)->group(""); // former name of --rebuild
    m_embeddings.addTo(*index, QT_TRANSLATE_NOOP("cli", "Update"));
    CLI::Option *queue = m_queue.addTo(*index, QT_TRANSLATE_NOOP("cli", "the documents without an embedding"));
    m_limit.addMaxCostTo(*index, QT_TRANSLATE_NOOP("cli", "Queue"))->needs(queue)->description(QT_TRANSLATE_NOOP("cli", "Maximum cost of all workers together in dollars; a request that could cost more is not sent [unlimited]"));
    m_showCommand = addCommand(*index, "show", QT_TRANSLATE_NOOP("cli", "Show the location and contents of the index"), "outcrop-cli -C garden index show");
    addListing(*index);
    addMigrate(*index);
    return index;
}

void IndexCommand::addListing(CLI::App &index)
{
    m_listing = addCommand(index, "listing", QT_TRANSLATE_NOOP("cli", "Show which skill descriptions exceed a client's budget and are shortened"), "outcrop-cli -C garden index listing --window 200000");
    m_listing->add_option("--client", m_client, QT_TRANSLATE_NOOP("cli", "Client: claude or agent-skills [claude]"))
        ->type_name("NAME")
        ->check(oneOf(knowledgeoutput::client(), clientNames()))
        ->group(QT_TRANSLATE_NOOP("cli", "Client"));
    m_listing->add_option("--window", m_window, QT_TRANSLATE_NOOP("cli", "Context window of the model in tokens [200000]"))
        ->type_name("TOKENS")
        ->check(CLI::Range(1, std::numeric_limits<int>::max()))
        ->group(QT_TRANSLATE_NOOP("cli", "Client"));
    m_listing->add_option("--budget", m_budget, QT_TRANSLATE_NOOP("cli", "Budget in characters [the client's share of the context window]"))
        ->type_name("CHARACTERS")
        ->check(CLI::Range(0, std::numeric_limits<int>::max()))
        ->group(QT_TRANSLATE_NOOP("cli", "Client"));
}

void IndexCommand::addMigrate(CLI::App &index)
{
    m_migrateCommand = addCommand(index, "migrate", QT_TRANSLATE_NOOP("cli", "Split a MEMORY.md into one document for each memory; the file is not changed"),
                           "outcrop-cli -C garden index migrate MEMORY.md --to memory");
    m_migrateCommand->add_option("FILE", m_file, QT_TRANSLATE_NOOP("cli", "Memory file; - for standard input"))->type_name("FILE")->required()->group(QT_TRANSLATE_NOOP("cli", "Files"));
    m_migrateCommand->add_option("--to", m_folder, QT_TRANSLATE_NOOP("cli", "Output folder; must not contain a file with the name of a new document"))
        ->type_name("DIR")
        ->required()
        ->check(nonEmpty(knowledgeoutput::folder()))
        ->group(QT_TRANSLATE_NOOP("cli", "Files"));
}

ExitCode IndexCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openWorkspaceForTagging(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    if (m_listing->parsed())
        return list(invocation, *opened);
    if (m_migrateCommand->parsed())
        return migrate(invocation, *opened);
    return m_showCommand->parsed() ? show(invocation, *opened) : updateIndex(invocation, *opened);
}

ExitCode IndexCommand::updateIndex(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    if (m_queue.isQueued() && (m_rebuildsIndex || m_embeddings.usesWordsOnly()))
        return invocation.failUsage(knowledgeoutput::queueExcludes());
    const SendConsent consent = m_embeddings.requestConsent(invocation, opened, knowledgeoutput::askSendDocuments);
    if (!consent.isGiven())
        return consent.refusalCode();
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    if (m_queue.isQueued())
        return queueEmbeddings(invocation, opened, *keys);
    const std::unique_ptr<ProviderAccess> access = m_embeddings.open(consent, *keys);
    const IndexJob work{m_rebuildsIndex, invocation.allowsOutside, false,
        [&](qsizetype done, qsizetype all) { showProgress(invocation.console, done, all); }};
    Result<IndexingReport> report = Error{ErrorCode::Interrupted, knowledgeoutput::stopped()};
    runInterruptibly([&](const std::stop_token &stop) {
        report = indexWorkspace(opened, *keys, access ? &access->providers() : nullptr, work, stop);
    });
    if (!report)
        return invocation.fail(report.error());
    invocation.report(report->findings);
    if (invocation.printsJson)
        return invocation.print(toJson(*report));
    printReport(invocation.console, *report);
    return ExitCode::Done;
}

/// Makes no API calls: workers request the embeddings, with their consent and their keys.
ExitCode IndexCommand::queueEmbeddings(const Invocation &invocation, const OpenedWorkspace &opened, KeyRing &keys) const
{
    const Result<std::unique_ptr<JobQueue>> queue = openQueue(storeLocation(opened), keys);
    if (!queue)
        return invocation.fail(queue.error());
    const IndexJob work{false, invocation.allowsOutside};
    Result<QueuedIndexing> queued = Error{ErrorCode::Interrupted, knowledgeoutput::stopped()};
    runInterruptibly([&](const std::stop_token &stop) {
        queued = runQueuedIndexing(opened, keys, work, **queue, m_queue.settings(invocation.console, m_limit.maxCost()), stop);
    });
    if (!queued)
        return invocation.fail(queued.error());
    const QueueProgress &progress = queued->progress;
    invocation.report(queued->report.findings);
    printQueueProgress(invocation.console, progress, baseoutput::queuedEmbeddingRequests);
    if (progress.costLimitError)
        printMessage(invocation.console, *progress.costLimitError);
    if (invocation.printsJson) {
        Json json = toJson(queued->report);
        json["queue"] = toJson(progress);
        invocation.print(json);
    } else {
        printReport(invocation.console, queued->report);
    }
    return m_queue.exitCode(progress);
}

ExitCode IndexCommand::show(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    const IndexLocation place = indexLocation(opened);
    if (!hasIndex(place)) {
        printMessage(invocation.console, knowledgeoutput::noIndex());
        return invocation.printsJson ? invocation.print(toJson(IndexStats(), place.file())) : ExitCode::Done;
    }
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<OpenedIndex> index = openIndex(place, *keys);
    if (!index)
        return invocation.fail(index.error());
    invocation.report(place.settings.diagnostics + index->findings);
    const Result<IndexStats> stats = index->index->stats();
    if (!stats)
        return invocation.fail(stats.error());
    if (invocation.printsJson)
        return invocation.print(toJson(*stats, index->index->name()));
    printStats(invocation.console, *stats, index->index->name());
    return ExitCode::Done;
}

ExitCode IndexCommand::list(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const StoreLocation place = storeLocation(opened);
    const Result<OpenedStore> store = hasStore(place) ? openStore(place, *keys) : Result<OpenedStore>(OpenedStore{});
    if (!store)
        printMessage(invocation.console, store.error());
    const QList<SkillListingRules> &clients = skillListingRules();
    const auto rules = std::find_if(clients.begin(), clients.end(), [client = fromArgument(m_client)](const SkillListingRules &one) {
        return one.client == client || one.otherNames.contains(client);
    });
    const QList<ListableSkill> skills = listableSkills(opened, store ? store->store.get() : nullptr, QDateTime::currentDateTimeUtc());
    const SkillListing listing = listSkills(skills, *rules, m_window, m_budget < 0 ? std::nullopt : std::optional<qint64>(m_budget));
    if (invocation.printsJson)
        return invocation.print(toJson(listing, *rules));
    printListing(invocation.console, listing, *rules);
    return ExitCode::Done;
}

ExitCode IndexCommand::migrate(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    const QString file = fromArgument(m_file);
    const Result<QByteArray> bytes = readInput(invocation, file);
    if (!bytes)
        return invocation.fail(bytes.error());
    // This text is stored in the documents, so it is in English.
    const QString source = file == u"-" ? QStringLiteral("standard input") : QFileInfo(file).fileName();
    const QString name = file == u"-" ? knowledgeoutput::standardInput() : source;
    const Result<QString> text = decodeText(*bytes, name);
    if (!text)
        return invocation.fail(text.error());
    const MemoryMigration migration = planMigration(*text, source, opened.taxonomy.taxonomyOrDefault());
    if (migration.memories.isEmpty())
        return invocation.fail({ErrorCode::Invalid, knowledgeoutput::noMemories(name)});
    if (const Status written = writeMigration(migration, invocation.absolutePath(fromArgument(m_folder))); !written)
        return invocation.fail(written.error());
    if (invocation.printsJson)
        return invocation.print(toJson(migration));
    printMigration(invocation.console, migration, name, fromArgument(m_folder));
    return ExitCode::Done;
}

} // namespace outcrop
