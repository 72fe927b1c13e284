// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/records/logimportcommand.h"

#include "app/records/storelocation.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/confirm.h"
#include "cli/base/inputtext.h"
#include "cli/base/interruptible.h"
#include "cli/base/table.h"
#include "cli/records/logimporttext.h"
#include "cli/records/recordsoutput.h"
#include "core/base/datatext.h"

#include <QFile>
#include <QFileInfo>

#include <unistd.h>

namespace outcrop {
namespace {

/// Returns a listener that updates a progress line; an empty listener without a terminal.
ImportListener importListenerFor(const Console &console)
{
    if (!isTerminal(console) || ::isatty(STDERR_FILENO) == 0)
        return {};
    return [&console](const ImportProgress &progress) {
        constexpr qint64 megabyte = 1024 * 1024;
        const QString done = countText(progress.bytes / megabyte);
        const QString added = countText(progress.added);
        const QString text = progress.size > 0 ? recordsoutput::progressOfFile(done, countText(progress.size / megabyte), added) : recordsoutput::progress(done, added);
        write(console.errors, QStringLiteral("\r%1 \u001b[K").arg(text));
        console.errors.flush();
    };
}

/// Returns whether the log has no readable record, for example because the file has another format.
bool hasNoReadableRecord(const ImportReport &report)
{
    return report.unreadableCount > 0 && report.read == 0 && report.otherSpans.isEmpty() && report.otherLines.isEmpty() && !report.isStopped;
}

} // namespace

CLI::App *LogImportCommand::addTo(CLI::App &log)
{
    CLI::App *command = addCommand(log, "import",
                                   QT_TRANSLATE_NOOP("cli", "Import interactions from JSON Lines, OpenTelemetry GenAI spans or other programs' logs; skip stored interactions"),
                                   "outcrop-cli -C garden log import spans.jsonl");
    command->add_option("FILE", m_file, QT_TRANSLATE_NOOP("cli", "Spans, an OTLP export, a log with a mapping, or JSON Lines as printed by `log list interactions`; - for standard input"))
        ->type_name("FILE")
        ->group(QT_TRANSLATE_NOOP("cli", "Input"));
    command->add_option("--as", m_formatName, QT_TRANSLATE_NOOP("cli", "Format: a mapping, or outcrop for records and spans [recognized from the first lines]"))
        ->type_name("NAME")->group(QT_TRANSLATE_NOOP("cli", "Input"));
    command->add_flag("--list-mappings", m_listsMappings, QT_TRANSLATE_NOOP("cli", "List the mappings of other programs' logs"))->group(QT_TRANSLATE_NOOP("cli", "Input"));
    command->add_option("--source", m_source, QT_TRANSLATE_NOOP("cli", "Source of records that do not name one [file name]"))->type_name("NAME")->group(QT_TRANSLATE_NOOP("cli", "Input"));
    command->add_flag("--dry-run", m_isDryRun, QT_TRANSLATE_NOOP("cli", "Read, redact and classify the records without storing them"))->group(QT_TRANSLATE_NOOP("cli", "Safety"));
    return command;
}

/// Returns the source of records without a source. It is stored, so that it is in English.
QString LogImportCommand::sourceName() const
{
    if (!m_source.empty())
        return fromArgument(m_source);
    return m_file == "-" ? QStringLiteral("standard input") : QFileInfo(fromArgument(m_file)).fileName();
}

ExitCode LogImportCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openWorkspaceForTagging(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    const LogMappings mappings = readLogMappings(opened->workspace());
    if (const Status usableStatus = checkFormat(mappings, fromArgument(m_formatName)); !usableStatus)
        return usableStatus.error().code == ErrorCode::NotFound ? invocation.failUsage(usableStatus.error()) : invocation.fail(usableStatus.error());
    if (m_listsMappings)
        return listMappings(invocation, mappings);
    if (m_file.empty())
        return invocation.failUsage(recordsoutput::fileMissing());
    if (m_file == "-") {
        StandardInputDevice input(invocation.console.input);
        if (!input.isOpen())
            return invocation.fail({ErrorCode::Unreadable, input.errorString(), {}});
        return importFrom(invocation, *opened, mappings, input, 0);
    }
    QFile file(invocation.absolutePath(fromArgument(m_file)));
    if (QFileInfo(file).isDir())
        return invocation.fail({ErrorCode::Unreadable, recordsoutput::fileIsFolder(fromArgument(m_file)), {}});
    if (!file.open(QIODevice::ReadOnly))
        return invocation.fail({ErrorCode::Unreadable, recordsoutput::fileUnreadable(fromArgument(m_file), file.errorString()), {}});
    return importFrom(invocation, *opened, mappings, file, file.size());
}

ExitCode LogImportCommand::importFrom(const Invocation &invocation, const OpenedWorkspace &opened, const LogMappings &mappings, QIODevice &device, qint64 size) const
{
    const QString name = m_file == "-" ? recordsoutput::standardInput() : fromArgument(m_file);
    ImportJob job{device, name, sourceName(), size};
    job.writesToStore = !m_isDryRun;
    job.mappings = &mappings;
    job.formatName = fromArgument(m_formatName);
    const StoreLocation location = storeLocation(opened);
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    std::optional<Result<OpenedStore>> store;
    if (job.writesToStore || hasStore(location)) // a dry run must not create the store
        store = openStore(location, *keys);
    if (store && !*store)
        return invocation.fail(store->error());
    if (store)
        invocation.report((*store)->findings);
    const Result<ImportReport> report = runImport(invocation, opened, store ? (*store)->store.get() : nullptr, job);
    if (!report)
        return invocation.fail(report.error());
    invocation.report(report->findings + report->unknown);
    if (hasNoReadableRecord(*report))
        return invocation.fail({ErrorCode::Invalid, recordsoutput::nothingReadable(name), {}});
    if (invocation.printsJson)
        invocation.print(toJson(*report));
    else
        printImport(invocation.console, *report, m_isDryRun);
    if (report->isStopped)
        return ExitCode::Interrupted;
    return report->unreadableCount > 0 ? ExitCode::Findings : ExitCode::Done;
}

ExitCode LogImportCommand::listMappings(const Invocation &invocation, const LogMappings &mappings) const
{
    invocation.report(mappings.diagnostics);
    Json list = Json::array();
    Table table({{recordsoutput::nameColumn()}, {recordsoutput::logColumn()}, {recordsoutput::definedInColumn()}});
    for (const LogMapping &mapping : mappings.mappings) {
        const bool isBuiltIn = mapping.location.file.startsWith(u':');
        table.addRow({mapping.name, dataText(mapping.title), isBuiltIn ? recordsoutput::builtIn() : mapping.location.file});
        list.push_back({{"name", jsonString(mapping.name)}, {"title", jsonString(mapping.title)}, {"file", isBuiltIn ? Json() : jsonString(mapping.location.file)}});
    }
    if (invocation.printsJson)
        return invocation.print({{"mappings", list}});
    writeTable(invocation.console.out, table);
    return ExitCode::Done;
}

Result<ImportReport> LogImportCommand::runImport(
    const Invocation &invocation, const OpenedWorkspace &opened, Store *store, const ImportJob &job) const
{
    const InteractionPreprocessor preprocessor(opened);
    const ImportListener listener = importListenerFor(invocation.console);
    std::optional<Result<ImportReport>> report;
    runInterruptibly([&](const std::stop_token &stop) {
        report = importInteractions(store, job, preprocessor, opened.taxonomy.taxonomyOrDefault(), stop, listener);
    });
    if (listener)
        write(invocation.console.errors, QStringLiteral("\n"));
    return *report;
}

} // namespace outcrop
