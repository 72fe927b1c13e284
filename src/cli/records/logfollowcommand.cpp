// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/records/logfollowcommand.h"

#include "app/help/outputschema.h"
#include "app/records/followlog.h"
#include "app/records/followposition.h"
#include "app/records/storelocation.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/inputtext.h"
#include "cli/base/interruptible.h"
#include "cli/base/jsonconsole.h"
#include "cli/base/table.h"
#include "cli/records/logimporttext.h"
#include "cli/records/recordsoutput.h"

#include <QFileInfo>

namespace outcrop {
namespace {

/// Reports the events of the log on standard error: the start, new records, and each finding once. With `printsLines`, also prints the report so far after each
/// event except a restart.
FollowListener followListenerFor(const Invocation &invocation, const QString &name, bool printsLines)
{
    return [&invocation, name, printsLines, seen = ImportReport()](FollowEvent event, const ImportReport &report) mutable {
        if (event == FollowEvent::Started)
            printMessage(invocation.console, recordsoutput::following(name));
        else if (event == FollowEvent::Continued)
            printMessage(invocation.console, recordsoutput::followingFromPosition(name));
        else if (event == FollowEvent::Restarted)
            printMessage(invocation.console, recordsoutput::restarted(name));
        if (printsLines && event != FollowEvent::Restarted) {
            write(invocation.console.out, jsonLine(withSchemaVersion(toJson(report))));
            invocation.console.out.flush();
        }
        invocation.report(report.findings.mid(seen.findings.size()) + report.unknown.mid(seen.unknown.size()));
        if (report.added + report.updatedCount > seen.added + seen.updatedCount)
            printMessage(invocation.console, recordsoutput::importedSoFar(report.added, countText(report.added), countText(report.updatedCount)));
        seen = report;
    };
}

} // namespace

CLI::App *LogFollowCommand::addTo(CLI::App &log)
{
    CLI::App *command = addCommand(log, "follow", QT_TRANSLATE_NOOP("cli", "Import a log, then each appended line, until interrupted"),
                                   "outcrop-cli -C garden log follow ../system-log.jsonl");
    command->add_option("FILE", m_file, QT_TRANSLATE_NOOP("cli", "JSON Lines, as for `log import`"))->type_name("FILE")->required()->group(QT_TRANSLATE_NOOP("cli", "Input"));
    command->add_option("--as", m_formatName, QT_TRANSLATE_NOOP("cli", "Format: a mapping, or outcrop for records and spans [recognized from the first lines]"))
        ->type_name("NAME")->group(QT_TRANSLATE_NOOP("cli", "Input"));
    command->add_option("--source", m_source, QT_TRANSLATE_NOOP("cli", "Source of records that do not name one [file name]"))->type_name("NAME")->group(QT_TRANSLATE_NOOP("cli", "Input"));
    command->add_flag("--json-lines", m_printsLines, QT_TRANSLATE_NOOP("cli", "Print the updated report after each change, as JSON Lines in the --json format"))->group(QT_TRANSLATE_NOOP("cli", "Output"));
    return command;
}

ExitCode LogFollowCommand::run(const Invocation &invocation)
{
    if (m_printsLines && invocation.printsJson)
        return invocation.failUsage(recordsoutput::jsonLinesExcludesJson());
    const Result<OpenedWorkspace> opened = openWorkspaceForTagging(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    const LogMappings mappings = readLogMappings(opened->workspace());
    if (const Status usableStatus = checkFormat(mappings, fromArgument(m_formatName)); !usableStatus)
        return usableStatus.error().code == ErrorCode::NotFound ? invocation.failUsage(usableStatus.error()) : invocation.fail(usableStatus.error());
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<OpenedStore> store = openStore(storeLocation(*opened), *keys);
    if (!store)
        return invocation.fail(store.error());
    invocation.report(store->findings);
    const QString name = fromArgument(m_file);
    const QString path = invocation.absolutePath(name);
    FollowJob job{path, name, m_source.empty() ? QFileInfo(path).fileName() : fromArgument(m_source), mappings, fromArgument(m_formatName)};
    job.positionFile = followPositionFile(invocation.folder, path);
    const InteractionPreprocessor preprocessor(*opened);
    std::optional<Result<ImportReport>> report;
    runInterruptibly([&](const std::stop_token &stop) {
        report = followLog(*store->store, job, preprocessor, opened->taxonomy.taxonomyOrDefault(), stop, followListenerFor(invocation, name, m_printsLines));
    });
    if (!*report)
        return invocation.fail(report->error());
    if (invocation.printsJson)
        return invocation.print(toJson(**report));
    if (!m_printsLines)
        printImport(invocation.console, **report, false);
    return (*report)->unreadableCount > 0 ? ExitCode::Findings : ExitCode::Done;
}

} // namespace outcrop
