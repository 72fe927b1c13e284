// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/records/logpurgecommand.h"

#include "app/records/interactionpreprocessor.h"
#include "app/records/purgeinteractions.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/confirm.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/records/logstore.h"
#include "cli/records/recordsoutput.h"

namespace outcrop {

CLI::App *LogPurgeCommand::addTo(CLI::App &log)
{
    const std::string filterGroup = QT_TRANSLATE_NOOP("cli", "Filters, combined with AND [interactions older than retention_days]");
    CLI::App *command = addCommand(log, "purge", QT_TRANSLATE_NOOP("cli", "Delete interactions permanently; keep sessions, backups and the search index"),
                                   "outcrop-cli -C garden log purge --before 2026-06-01 --yes");
    command->add_option("--before", m_before, QT_TRANSLATE_NOOP("cli", "Only interactions before this time, in UTC"))->type_name("TIME")->group(filterGroup);
    command->add_option("--session", m_session, QT_TRANSLATE_NOOP("cli", "Only interactions of this session"))->type_name("SESSION")->group(filterGroup);
    command->add_option("--workload", m_workload, QT_TRANSLATE_NOOP("cli", "Only interactions with this workload or a narrower one"))
        ->type_name("WORKLOAD")
        ->group(filterGroup);
    command->add_flag("--yes", m_isConfirmed, QT_TRANSLATE_NOOP("cli", "Delete without confirmation; required without a terminal"))->group(QT_TRANSLATE_NOOP("cli", "Confirmation"));
    return command;
}

/// Returns the filter of the options or, without options, of the retention period. Errors: an invalid time, or neither options nor a retention period.
Result<RecordFilter> LogPurgeCommand::filter(const Invocation &invocation) const
{
    const Result<QDateTime> before = parseTime(m_before);
    if (!before)
        return before.error();
    RecordFilter filter{.until = *before, .workload = fromArgument(m_workload)};
    if (!m_session.empty())
        filter.where.insert(QStringLiteral("session"), {fromArgument(m_session)});
    if (before->isValid() || !m_session.empty() || !m_workload.empty())
        return filter;
    const std::optional<RecordFilter> old = expiredRecordFilter(logLocation(invocation), QDateTime::currentDateTimeUtc());
    if (old)
        return *old;
    return Error{ErrorCode::Invalid, recordsoutput::noFilter(), {}};
}

/// Adds the redacted name of the session to the filter. A name that contains a secret or an address is stored redacted, but users know the original name.
Status LogPurgeCommand::addRedactedSessionName(const Invocation &invocation, RecordFilter &filter) const
{
    if (m_session.empty())
        return success();
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return opened.error();
    const InteractionPreprocessor preprocessor(*opened);
    if (const Status usableStatus = preprocessor.checkRulesAreUsable();
        !usableStatus) // with invalid rules, the name would be redacted differently and not found
        return usableStatus.error();
    filter.where[QStringLiteral("session")] += preprocessor.redactName(fromArgument(m_session));
    return success();
}

ExitCode LogPurgeCommand::run(const Invocation &invocation)
{
    if (const Status known = checkLocation(logLocation(invocation)); !known)
        return invocation.fail(known.error());
    Result<RecordFilter> result = filter(invocation);
    if (!result)
        return invocation.failUsage(result.error());
    if (const Status addedStatus = addRedactedSessionName(invocation, *result); !addedStatus)
        return invocation.fail(addedStatus.error());
    qint64 count = 0;
    {
        const std::unique_ptr<KeyRing> keys = openKeyRing();
        const Result<OpenedStore> store = openRecordedStore(invocation, *keys);
        if (!store)
            return invocation.fail(store.error());
        invocation.report(store->findings);
        const Result<qint64> counted = countInteractions(*store->store, *result);
        if (!counted)
            return invocation.fail(counted.error());
        count = *counted;
    }
    if (!m_isConfirmed && count > 0) {
        if (!isTerminal(invocation.console))
            return invocation.failUsage(recordsoutput::purgeNeedsYes(count, countText(count)));
        if (!askConfirmation(invocation.console, recordsoutput::askPurge(count, countText(count))))
            return ExitCode::Interrupted;
    }
    return purge(invocation, *result);
}

ExitCode LogPurgeCommand::purge(const Invocation &invocation, const RecordFilter &filter) const
{
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const StoreLocation location = logLocation(invocation);
    const Result<PurgeReport> report = hasStore(location) ? purgeInteractions(location, *keys, filter) : Result<PurgeReport>(PurgeReport());
    if (!report)
        return invocation.fail(report.error());
    if (invocation.printsJson)
        return invocation.print({{"interactions", report->interactions}, {"violations", report->violations}, {"copies", jsonStrings(report->copies)}});
    writeSentence(invocation.console.out,
        recordsoutput::purged(recordsoutput::interactions(report->interactions, countText(report->interactions)), recordsoutput::violations(report->violations, countText(report->violations))));
    for (const QString &copy : report->copies)
        printMessage(invocation.console, recordsoutput::backupUnchanged(copy));
    return ExitCode::Done;
}

} // namespace outcrop
