// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/records/logcommand.h"

#include "app/records/storeadd.h"
#include "app/records/storekinds.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/inputtext.h"
#include "cli/base/jsonconsole.h"
#include "cli/base/table.h"
#include "cli/records/logimporttext.h"
#include "cli/records/logtext.h"
#include "cli/records/recordsoutput.h"

#include <algorithm>
#include <array>
#include <limits>

namespace outcrop {
namespace {

constexpr const char *recordKindDescription = QT_TRANSLATE_NOOP("cli", "Kind of record: interactions, violations, estimates, attempts, experiments, measurements, suggestions or decisions");
const std::string filterGroup = QT_TRANSLATE_NOOP("cli", "Filter");
constexpr qint64 maxLogSize = 1024 * 1024 * 1024;

/// Returns the error if the workspace or its quality thresholds cannot be read, otherwise nullopt.
std::optional<Error> thresholdsError(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    return opened ? fileError(*opened, {opened->library.configuration.qualityThresholds}) : std::optional(opened.error());
}

/// Returns the preprocessor that redacts and classifies records of a kind, or nullopt if the kind is not redacted. Returns an error if the workspace or its rules are
/// unusable.
Result<std::optional<InteractionPreprocessor>> preprocessorFor(const Invocation &invocation, const QString &kind)
{
    if (!isRedacted(kind))
        return std::optional<InteractionPreprocessor>();
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return opened.error();
    InteractionPreprocessor preprocessor(*opened);
    const Status usableStatus = preprocessor.checkRulesAreUsable();
    return usableStatus ? Result<std::optional<InteractionPreprocessor>>(std::move(preprocessor)) : Result<std::optional<InteractionPreprocessor>>(usableStatus.error());
}

/// Returns the type of a StoredField in the user's language.
QString contentText(const QString &type)
{
    static constexpr std::array<std::pair<const char *, MessageText>, 7> contents{{
        {"text", recordsoutput::textContent},
        {"list of texts", recordsoutput::listContent},
        {"time, ISO 8601 with its offset from UTC", recordsoutput::timeContent},
        {"whole number", recordsoutput::wholeNumberContent},
        {"true or false", recordsoutput::booleanContent},
        {"number", recordsoutput::numberContent},
        {"any JSON", recordsoutput::jsonContent},
    }};
    const QLatin1String orNull(", or null");
    if (type.endsWith(orNull))
        return recordsoutput::contentOrNull(contentText(type.chopped(orNull.size())));
    const auto found = std::find_if(contents.begin(), contents.end(), [&type](const auto &known) { return type == QLatin1String(known.first); });
    return found == contents.end() ? type : found->second();
}

} // namespace

CLI::App *LogCommand::addTo(CLI::App &program)
{
    CLI::App *command =
        addCommand(program, "log", QT_TRANSLATE_NOOP("cli", "Summarize interactions and quality; list, add, import, receive, classify and purge records"),
            "outcrop-cli -C garden log stats --since 2026-11-01");
    addStats(*command);
    addQuality(*command);
    addList(*command);
    addFields(*command);
    addAdd(*command);
    for (Command *one : std::initializer_list<Command *>{&m_import, &m_follow, &m_listen, &m_classify, &m_purge})
        m_subcommands.emplace_back(one->addTo(*command), one);
    return command;
}

CLI::Option *LogCommand::addKind(CLI::App &subcommand, const std::string &description)
{
    return subcommand.add_option("KIND", m_kind, description)
        ->type_name("KIND")
        ->check(oneOf(recordsoutput::recordKind(), recordKindNames()))
        ->group(filterGroup);
}

void LogCommand::addStats(CLI::App &command)
{
    CLI::App *stats =
        addCommand(command, "stats", QT_TRANSLATE_NOOP("cli", "Summarize turns, quality, tokens, time and cost by workload and week (default)"),
            "outcrop-cli -C garden log stats --by model --total");
    stats->add_option("--by", m_grouping, QT_TRANSLATE_NOOP("cli", "Field to group by: workload, prompt_type, provider, model, agent, phase, outcome, session or format [workload]"))
        ->type_name("FIELD")
        ->check(oneOf(recordsoutput::field(), {QStringLiteral("workload"), QStringLiteral("prompt_type"), QStringLiteral("provider"), QStringLiteral("model"),
                                                QStringLiteral("agent"), QStringLiteral("phase"), QStringLiteral("outcome"), QStringLiteral("session"), QStringLiteral("format")}))
        ->group(QT_TRANSLATE_NOOP("cli", "Summary"));
    stats->add_flag("--total", m_showsTotalsOnly, QT_TRANSLATE_NOOP("cli", "Show totals for the whole period instead of by week"))->group(QT_TRANSLATE_NOOP("cli", "Summary"));
    m_filter.addTo(*stats);
}

void LogCommand::addQuality(CLI::App &command)
{
    CLI::App *quality = addCommand(command, "quality", QT_TRANSLATE_NOOP("cli", "Show the quality of responses by prompt type and week"), "outcrop-cli -C garden log quality");
    m_filter.addTo(*quality);
    m_qualityCommand = quality;
}

void LogCommand::addList(CLI::App &command)
{
    CLI::App *list = addCommand(command, "list", QT_TRANSLATE_NOOP("cli", "Print the newest records of one kind as JSON Lines"), "outcrop-cli -C garden log list violations --limit 5");
    addKind(*list, recordKindDescription)->required();
    list->add_option("--limit", m_limit, QT_TRANSLATE_NOOP("cli", "Maximum number of records; 0 for all [20]"))->type_name("N")->check(CLI::Range(0, std::numeric_limits<int>::max()))->group(filterGroup);
    m_filter.addTo(*list);
    m_listCommand = list;
}

void LogCommand::addFields(CLI::App &command)
{
    CLI::App *fields = addCommand(command, "fields", QT_TRANSLATE_NOOP("cli", "List the fields of one kind of record, for `log add` and `log import`"), "outcrop-cli log fields violations");
    addKind(*fields, QT_TRANSLATE_NOOP("cli", "Kind of record: interactions, violations, estimates, attempts, experiments, measurements, suggestions or decisions [interactions]"));
    m_fields = fields;
}

void LogCommand::addAdd(CLI::App &command)
{
    CLI::App *add = addCommand(command, "add", QT_TRANSLATE_NOOP("cli", "Add records from JSON or JSON Lines, all or none; records that are already stored are skipped"),
                               "outcrop-cli -C garden log add attempts attempts.jsonl");
    addKind(*add, recordKindDescription)->required();
    add->add_option("FILE", m_file, QT_TRANSLATE_NOOP("cli", "JSON objects with the fields that `log fields` lists; standard input if omitted or -"))->type_name("FILE")->group(filterGroup);
    m_addCommand = add;
}

ExitCode LogCommand::run(const Invocation &invocation)
{
    for (const auto &[subcommand, command] : m_subcommands) {
        if (subcommand->parsed())
            return command->run(invocation);
    }
    if (m_fields->parsed())
        return showFields(invocation);
    if (m_addCommand->parsed())
        return add(invocation);
    const Result<RecordFilter> wanted = m_filter.filter();
    if (!wanted)
        return invocation.failUsage(wanted.error());
    if (const std::optional<Error> refused = m_qualityCommand->parsed() ? thresholdsError(invocation) : std::nullopt)
        return invocation.fail(*refused);
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<OpenedStore> opened = openRecordedStore(invocation, *keys);
    if (!opened)
        return invocation.fail(opened.error());
    invocation.report(opened->findings);
    if (m_qualityCommand->parsed())
        return showQuality(invocation, *opened->store, *wanted);
    return m_listCommand->parsed() ? list(invocation, *opened->store, *wanted) : showStats(invocation, *opened->store, *wanted);
}

ExitCode LogCommand::showFormats(const Invocation &invocation, Store &store, const RecordFilter &filter) const
{
    const Result<QList<FormatStatistics>> formats = formatStatistics(store, filter);
    if (!formats)
        return invocation.fail(formats.error());
    if (invocation.printsJson)
        return invocation.print({{"formats", toJson(*formats)}});
    if (formats->isEmpty())
        printMessage(invocation.console, recordsoutput::noInteractions());
    else
        printFormats(invocation.console, *formats);
    return ExitCode::Done;
}

ExitCode LogCommand::showStats(const Invocation &invocation, Store &store, const RecordFilter &filter) const
{
    if (m_grouping == "format")
        return showFormats(invocation, store, filter);
    const Grouping grouping{fromArgument(m_grouping), !m_showsTotalsOnly, statFields()};
    const Result<QList<GroupAggregate>> groups = store.interactions().aggregate(grouping, filter);
    if (!groups)
        return invocation.fail(groups.error());
    if (invocation.printsJson)
        return invocation.print({{"groups", statsJson(*groups, grouping)}});
    if (groups->isEmpty())
        printMessage(invocation.console, recordsoutput::noInteractions());
    else
        printStats(invocation.console, *groups, grouping);
    return ExitCode::Done;
}

ExitCode LogCommand::showQuality(const Invocation &invocation, Store &store, const RecordFilter &filter) const
{
    const Result<QList<QualityTrend>> trends = readQualityTrends(store, filter);
    if (!trends)
        return invocation.fail(trends.error());
    if (invocation.printsJson)
        return invocation.print({{"trends", toJson(*trends)}});
    printTrends(invocation.console, *trends);
    return ExitCode::Done;
}

ExitCode LogCommand::list(const Invocation &invocation, Store &store, const RecordFilter &filter) const
{
    RecordFilter newestFilter = filter;
    newestFilter.limit = m_limit;
    newestFilter.isNewestFirst = true;
    const Result<Json> records = readRecordsOfKind(store, fromArgument(m_kind), newestFilter);
    if (!records)
        return invocation.fail(records.error());
    if (invocation.printsJson)
        return invocation.print({{"kind", jsonString(fromArgument(m_kind))}, {"records", *records}});
    for (const Json &record : *records)
        write(invocation.console.out, jsonLine(record));
    return ExitCode::Done;
}

ExitCode LogCommand::showFields(const Invocation &invocation) const
{
    const QString kind = fromArgument(m_kind);
    Json list = Json::array();
    Table table({{recordsoutput::fieldColumn()}, {recordsoutput::contentColumn()}});
    for (const StoredField &field : storedFieldsOf(kind)) {
        list.push_back({{"name", jsonString(field.name)}, {"holds", jsonString(field.type)}});
        table.addRow({field.name, contentText(field.type)});
    }
    if (invocation.printsJson)
        return invocation.print({{"kind", jsonString(kind)}, {"fields", list}});
    writeTable(invocation.console.out, table);
    return ExitCode::Done;
}

ExitCode LogCommand::add(const Invocation &invocation) const
{
    const QString kind = fromArgument(m_kind);
    const QString file = fromArgument(m_file);
    const Result<QByteArray> bytes = readInput(invocation, file, maxLogSize);
    if (!bytes)
        return invocation.fail(bytes.error());
    const Result<std::optional<InteractionPreprocessor>> preprocessor = preprocessorFor(invocation, kind);
    if (!preprocessor)
        return invocation.fail(preprocessor.error());
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<OpenedStore> opened = openStore(logLocation(invocation), *keys);
    if (!opened)
        return invocation.fail(opened.error());
    invocation.report(opened->findings);
    const QString name = m_file == "-" ? recordsoutput::standardInput() : file;
    const Result<AddedRecords> addedRecords = addRecords(
        *opened->store, kind, *bytes, name, QDateTime::currentDateTimeUtc(), *preprocessor ? &**preprocessor : nullptr);
    if (!addedRecords)
        return invocation.fail(addedRecords.error());
    if (invocation.printsJson)
        return invocation.print(toJson(*addedRecords, kind));
    printAddedRecords(invocation.console, *addedRecords, kind);
    return ExitCode::Done;
}

} // namespace outcrop
