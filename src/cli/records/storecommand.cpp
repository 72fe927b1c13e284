// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/records/storecommand.h"

#include "app/records/storekinds.h"
#include "app/records/storeroles.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/confirm.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/records/logstore.h"
#include "cli/records/recordsoutput.h"

#include <QDir>

#include <tuple>

namespace outcrop {
namespace {

ExitCode report(const Invocation &invocation, const Json &document, const QString &sentence)
{
    if (invocation.printsJson)
        return invocation.print(document);
    writeSentence(invocation.console.out, sentence);
    return ExitCode::Done;
}

/// Returns the number of records of each kind.
Result<Json> countRecords(Store &store)
{
    Json counts = Json::object();
    std::optional<Error> failed;
    forEachKind(store, [&](const QString &kind, auto &records) {
        const Result<qint64> count = records.count();
        counts[kind.toStdString()] = count ? *count : 0;
        if (!count)
            failed = count.error();
    });
    return failed ? Result<Json>(*failed) : Result<Json>(counts);
}

void printCounts(const Console &console, const Json &counts)
{
    Table table({{recordsoutput::kindColumn()}, {recordsoutput::recordsColumn(), Table::Align::Right}});
    for (const auto &kind : counts.items())
        table.addRow({QString::fromStdString(kind.key()), countText(kind.value().get<qint64>())});
    writeTable(console.out, table);
}

} // namespace

CLI::App *StoreCommand::addTo(CLI::App &program)
{
    CLI::App *store = addCommand(program, "store", QT_TRANSLATE_NOOP("cli", "Show, check, back up, restore, migrate and export the store of records"),
                                 "outcrop-cli -C garden store check");
    addSubcommand(*store, "show", QT_TRANSLATE_NOOP("cli", "Show the location and number of records (default)"),
        "outcrop-cli -C garden store show", &StoreCommand::show);
    addSubcommand(*store, "check", QT_TRANSLATE_NOOP("cli", "Check the whole store for damage; the store is not changed"),
        "outcrop-cli -C garden store check", &StoreCommand::check);
    addSubcommand(*store, "backup", QT_TRANSLATE_NOOP("cli", "Back up the store, even while it is in use"), "outcrop-cli -C garden store backup",
        &StoreCommand::backUp);
    addSubcommand(*store, "restore", QT_TRANSLATE_NOOP("cli", "Restore a backup, after backing up the current store"),
        "outcrop-cli -C garden store restore .outcrop/outcrop.db.v3-20261121T101500123Z.backup", &StoreCommand::restore)
        ->add_option("BACKUP", m_copy, QT_TRANSLATE_NOOP("cli", "Backup file or, on a server, backup schema"))
        ->type_name("BACKUP")
        ->required()
        ->group(QT_TRANSLATE_NOOP("cli", "Backup"));
    CLI::App *migrateCommand = addSubcommand(*store, "migrate",
        QT_TRANSLATE_NOOP("cli", "Back up, then migrate the schema to another version, for example to run an older version of Outcrop"),
        "outcrop-cli -C garden store migrate 2", &StoreCommand::migrate);
    migrateCommand->add_option("VERSION", m_version, QT_TRANSLATE_NOOP("cli", "Schema version"))->type_name("VERSION")->required()->group(QT_TRANSLATE_NOOP("cli", "Target"));
    migrateCommand->add_flag("--yes", m_isConfirmed, QT_TRANSLATE_NOOP("cli", "Migrate without confirmation even if records are deleted"))->group(QT_TRANSLATE_NOOP("cli", "Confirmation"));
    for (const auto &[name, description, work] : {std::tuple{"export", QT_TRANSLATE_NOOP("cli", "Export every record as JSON Lines, one file per kind"), &StoreCommand::exportRecords},
             std::tuple{"rescue", QT_TRANSLATE_NOOP("cli", "Export the readable records of a damaged database, or one with a newer schema, without changing it"), &StoreCommand::rescue}})
        addSubcommand(*store, name, description, std::string("outcrop-cli -C garden store ") + name + " records", work)
            ->add_option("DIR", m_folder, QT_TRANSLATE_NOOP("cli", "Output folder: a new or empty folder, or one with an earlier export"))
            ->type_name("DIR")
            ->required()
            ->check(nonEmpty(recordsoutput::folder()))
            ->group(QT_TRANSLATE_NOOP("cli", "Target"));
    addSubcommand(*store, "roles", QT_TRANSLATE_NOOP("cli", "Print the SQL that creates the roles reader, author and reviewer on a team's server"),
        "outcrop-cli -C garden store roles", &StoreCommand::printRoles);
    return store;
}

CLI::App *StoreCommand::addSubcommand(
    CLI::App &store, const std::string &name, const std::string &description, const std::string &example, Action work)
{
    CLI::App *words = addCommand(store, name, description, example);
    m_subcommands.emplace_back(words, work);
    return words;
}

ExitCode StoreCommand::run(const Invocation &invocation)
{
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const StoreLocation place = logLocation(invocation);
    if (const Status known = checkLocation(place); !known)
        return invocation.fail(known.error());
    for (const auto &[words, work] : m_subcommands) {
        if (words->parsed())
            return (this->*work)(invocation, place, *keys);
    }
    return show(invocation, place, *keys);
}

ExitCode StoreCommand::show(const Invocation &invocation, const StoreLocation &place, KeyRing &keys) const
{
    if (!hasStore(place))
        return outcrop::report(invocation, {{"place", jsonString(place.file())}, {"records", Json::object()}},
            recordsoutput::noRecords(QDir::toNativeSeparators(place.file())));
    const Result<OpenedStore> opened = openStore(place, keys);
    if (!opened)
        return invocation.fail(opened.error());
    invocation.report(opened->findings);
    const Result<Json> counts = countRecords(*opened->store);
    if (!counts)
        return invocation.fail(counts.error());
    if (invocation.printsJson)
        return invocation.print({{"place", jsonString(opened->store->name())}, {"read_only", jsonString(opened->store->readOnlyReason())}, {"records", *counts}});
    writeLine(invocation.console.out, opened->store->name());
    printCounts(invocation.console, *counts);
    return ExitCode::Done;
}

ExitCode StoreCommand::check(const Invocation &invocation, const StoreLocation &place, KeyRing &keys) const
{
    if (!hasStore(place))
        return outcrop::report(invocation, {{"whole", true}, {"damage", Json::array()}}, recordsoutput::noStore());
    const Result<QStringList> damage = inspectStore(place, keys);
    if (!damage)
        return invocation.fail(damage.error());
    if (invocation.printsJson)
        invocation.print({{"whole", damage->isEmpty()}, {"damage", jsonStrings(*damage)}});
    else if (damage->isEmpty())
        writeLine(invocation.console.out, recordsoutput::storeIntact());
    for (const QString &line : invocation.printsJson ? QStringList() : *damage)
        writeSentence(invocation.console.out, line);
    return damage->isEmpty() ? ExitCode::Done : ExitCode::Findings;
}

ExitCode StoreCommand::backUp(const Invocation &invocation, const StoreLocation &place, KeyRing &keys) const
{
    const Result<QString> copy = backUpStore(place, keys);
    return copy ? outcrop::report(invocation, {{"copy", jsonString(*copy)}}, *copy) : invocation.fail(copy.error());
}

ExitCode StoreCommand::restore(const Invocation &invocation, const StoreLocation &place, KeyRing &keys) const
{
    const QString copy = place.isFile() ? invocation.absolutePath(fromArgument(m_copy)) : fromArgument(m_copy);
    const Result<QString> saved = backUpStore(place, keys);
    if (!saved && saved.error().code != ErrorCode::Unreadable && saved.error().code != ErrorCode::NotFound)
        return invocation.fail(saved.error());
    const Result<QString> damaged = restoreStore(place, keys, copy);
    if (!damaged)
        return invocation.fail(damaged.error());
    const QString before = saved ? *saved : *damaged;
    return outcrop::report(invocation, {{"restored", jsonString(copy)}, {"before", before.isEmpty() ? Json() : jsonString(before)}},
        before.isEmpty() ? recordsoutput::restored(copy) : recordsoutput::restoredPreviousKept(copy, before));
}

ExitCode StoreCommand::migrate(const Invocation &invocation, const StoreLocation &place, KeyRing &keys) const
{
    if (m_version < 0 || m_version > storeVersion(place))
        return invocation.failUsage(recordsoutput::unknownVersion(m_version, storeVersion(place)));
    const Result<qint64> lostCount = m_isConfirmed ? Result<qint64>(0) : countRecordsLostByMigration(place, keys, m_version);
    if (!lostCount)
        return invocation.fail(lostCount.error());
    const QString records = countText(*lostCount);
    if (*lostCount > 0 && !isTerminal(invocation.console))
        return invocation.failUsage(recordsoutput::migrationNeedsYes(*lostCount, records));
    if (*lostCount > 0 && !askConfirmation(invocation.console, recordsoutput::askMigrate(*lostCount, records)))
        return ExitCode::Interrupted;
    const Result<QString> copy = migrateStore(place, keys, m_version);
    return copy ? outcrop::report(invocation, {{"version", m_version}, {"copy", jsonString(*copy)}},
                      recordsoutput::migrated(m_version, *copy))
                : invocation.fail(copy.error());
}

ExitCode StoreCommand::exportRecords(const Invocation &invocation, const StoreLocation &place, KeyRing &keys) const
{
    return report(invocation, exportStore(place, keys, invocation.absolutePath(fromArgument(m_folder))));
}

ExitCode StoreCommand::rescue(const Invocation &invocation, const StoreLocation &place, KeyRing &) const
{
    return report(invocation, rescueStore(place, invocation.absolutePath(fromArgument(m_folder))));
}

ExitCode StoreCommand::printRoles(const Invocation &invocation, const StoreLocation &place, KeyRing &) const
{
    const Result<QString> sql = storeRolesSql(place);
    if (!sql)
        return invocation.fail(sql.error());
    if (invocation.printsJson)
        return invocation.print({{"sql", jsonString(*sql)}});
    outcrop::write(invocation.console.out, *sql);
    return ExitCode::Done;
}

/// Prints the result of an export and returns the exit code: Findings if records were unreadable.
ExitCode StoreCommand::report(const Invocation &invocation, const Result<StoreExport> &storeExport) const
{
    if (!storeExport)
        return invocation.fail(storeExport.error());
    for (const QString &loss : storeExport->losses)
        printMessage(invocation.console, loss);
    outcrop::report(invocation,
        {{"records", storeExport->records}, {"files", jsonStrings(storeExport->files)},
            {"losses", jsonStrings(storeExport->losses)}},
        recordsoutput::exported(storeExport->records, countText(storeExport->records), invocation.absolutePath(fromArgument(m_folder))));
    return storeExport->losses.isEmpty() ? ExitCode::Done : ExitCode::Findings;
}

} // namespace outcrop
