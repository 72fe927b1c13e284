// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/agents/ruleviolationscommand.h"

#include "app/records/storelocation.h"
#include "cli/agents/rulesoutput.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"

#include <limits>

namespace outcrop {
namespace {

StoreLocation locationOf(const Invocation &invocation)
{
    return storeLocationAt(invocation.folder).value_or(StoreLocation{invocation.folder});
}

void printViolations(const Console &console, const QList<Violation> &violations)
{
    Table table({{rulesoutput::columnId(), Table::Align::Right}, {rulesoutput::columnRule()}, {rulesoutput::columnSeverity()}, {rulesoutput::columnLocation()},
        {rulesoutput::columnState()},
        {rulesoutput::columnMessageOrNote()}});
    for (const Violation &one : violations) {
        const QString place = one.line > 0 ? QStringLiteral("%1:%2").arg(one.file).arg(one.line) : one.file;
        const QString note = one.isResolved ? resolutionNote(one) : QString();
        table.addRow({QString::number(one.id), one.rule, one.severity, place, one.isResolved ? rulesoutput::resolved() : rulesoutput::open(),
            note.isEmpty() ? one.message : note});
    }
    writeTable(console.out, table);
}

/// Returns the newest violations of a rule or, if `rule` is empty, of all rules. Resolved violations are included only with `includesResolved`.
Result<QList<Violation>> readNewestViolations(Store &store, const QString &rule, bool includesResolved, qint64 limit)
{
    RecordFilter filter;
    filter.isNewestFirst = true;
    if (!rule.isEmpty())
        filter.where.insert(QStringLiteral("rule"), {rule});
    Result<QList<Violation>> found = store.violations().query(filter);
    if (!found)
        return found;
    if (!includesResolved)
        found->removeIf([](const Violation &one) { return one.isResolved; });
    if (limit > 0)
        *found = found->first(std::min<qsizetype>(found->size(), limit));
    return found;
}

} // namespace

CLI::App *RuleViolationsCommand::addTo(CLI::App &rules)
{
    CLI::App *command = addCommand(rules, "violations", QT_TRANSLATE_NOOP("cli", "List the recorded violations, or mark one as resolved"), "outcrop-cli -C garden rules violations list");
    CLI::App *list = addCommand(*command, "list", QT_TRANSLATE_NOOP("cli", "List the violations that are not resolved (default)"), "outcrop-cli -C garden rules violations list --all");
    const std::string filter = QT_TRANSLATE_NOOP("cli", "Filter");
    list->add_flag("--all", m_includesAll, QT_TRANSLATE_NOOP("cli", "Also list the resolved violations"))->group(filter);
    list->add_option("--rule", m_rule, QT_TRANSLATE_NOOP("cli", "Violated rule [all]"))->type_name("ID")->group(filter);
    list->add_option("--limit", m_limit, QT_TRANSLATE_NOOP("cli", "Maximum number of violations, newest first; 0 for all [20]"))->type_name("N")->check(CLI::Range(0, std::numeric_limits<int>::max()))->group(filter);
    CLI::App *resolve = addCommand(*command, "resolve", QT_TRANSLATE_NOOP("cli", "Mark a violation as resolved"), "outcrop-cli -C garden rules violations resolve 7 --note \"Generated code\"");
    addId(*resolve);
    resolve->add_option("--note", m_note, QT_TRANSLATE_NOOP("cli", "Explanation of the resolution"))->type_name("TEXT")->required()->check(nonEmpty(rulesoutput::nounNote()))->group(QT_TRANSLATE_NOOP("cli", "Change"));
    CLI::App *reopen = addCommand(*command, "reopen", QT_TRANSLATE_NOOP("cli", "Mark a violation as unresolved again"), "outcrop-cli -C garden rules violations reopen 7");
    addId(*reopen);
    m_resolveCommand = resolve;
    m_reopenCommand = reopen;
    return command;
}

void RuleViolationsCommand::addId(CLI::App &command)
{
    command.add_option("ID", m_id, QT_TRANSLATE_NOOP("cli", "ID of the violation, as printed by `rules violations list`"))->type_name("ID")->required()->check(CLI::Range(qint64(1), std::numeric_limits<qint64>::max(), "ID"))->group(QT_TRANSLATE_NOOP("cli", "Change"));
}

ExitCode RuleViolationsCommand::run(const Invocation &invocation)
{
    return m_resolveCommand->parsed() || m_reopenCommand->parsed() ? changeViolation(invocation) : list(invocation);
}

ExitCode RuleViolationsCommand::list(const Invocation &invocation) const
{
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<OpenedStore> opened = openStoreToRead(locationOf(invocation), *keys);
    if (!opened)
        return invocation.fail(opened.error());
    invocation.report(opened->findings);
    const Result<QList<Violation>> found = readNewestViolations(*opened->store, fromArgument(m_rule), m_includesAll, m_limit);
    if (!found)
        return invocation.fail(found.error());
    if (invocation.printsJson) {
        Json list = Json::array();
        for (const Violation &one : *found)
            list.push_back(toJson(one));
        return invocation.print({{"violations", list}});
    }
    if (found->isEmpty())
        printMessage(invocation.console, rulesoutput::noViolations());
    else
        printViolations(invocation.console, *found);
    return ExitCode::Done;
}

ExitCode RuleViolationsCommand::changeViolation(const Invocation &invocation) const
{
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<OpenedStore> opened = openStore(locationOf(invocation), *keys);
    if (!opened)
        return invocation.fail(opened.error());
    invocation.report(opened->findings);
    const Result<Violation> changed = m_resolveCommand->parsed() ? resolveViolation(*opened->store, m_id, fromArgument(m_note).trimmed(), QDateTime::currentDateTimeUtc())
                                                          : reopenViolation(*opened->store, m_id);
    if (!changed)
        return changed.error().code == ErrorCode::NotFound ? invocation.failUsage(changed.error()) : invocation.fail(changed.error());
    if (invocation.printsJson)
        return invocation.print(toJson(*changed));
    printViolations(invocation.console, {*changed});
    return ExitCode::Done;
}

} // namespace outcrop
