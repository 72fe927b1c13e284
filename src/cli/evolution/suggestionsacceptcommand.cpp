// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/evolution/suggestionsacceptcommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/inputtext.h"
#include "cli/base/interruptible.h"
#include "cli/evolution/evolutionoutput.h"
#include "cli/evolution/openhistoryorreport.h"
#include "cli/evolution/suggestionstext.h"
#include "cli/records/logstore.h"
#include "core/ports/storedjson.h"

namespace outcrop {
namespace {

void writeLines(const Invocation &invocation, const QStringList &lines)
{
    if (invocation.printsJson)
        return;
    for (const QString &line : lines)
        writeLine(invocation.console.out, line);
}

QStringList doneLines(const Acceptance &acceptance, const AcceptPlan &plan)
{
    QStringList lines{evolutionoutput::changed(acceptance.path), decisionLine(acceptance.decision)};
    if (!acceptance.commitError.isEmpty())
        lines += evolutionoutput::notCommitted(acceptance.commitError);
    else if (plan.hasUncommittedChanges)
        lines += evolutionoutput::includedChanges(acceptance.path);
    return lines;
}

} // namespace

CLI::App *SuggestionsAcceptCommand::addTo(CLI::App &suggestions)
{
    CLI::App *command = addCommand(suggestions, "accept", QT_TRANSLATE_NOOP("cli", "Apply a suggestion to its file, commit only that file in a git repository, and record the decision"),
                                   "outcrop-cli -C garden suggestions accept 12 --hunks 1,3");
    const std::string group = QT_TRANSLATE_NOOP("cli", "Selection");
    command->add_option("NUMBER", m_id, QT_TRANSLATE_NOOP("cli", "Suggestion number"))->type_name("NUMBER")->required()->group(group);
    CLI::Option *hunks = command->add_option("--hunks", m_hunks, QT_TRANSLATE_NOOP("cli", "Hunks to accept, such as 1,3 or 1-3 [all]"))
                             ->type_name("HUNKS")
                             ->check(CLI::Validator(
                                 [](const std::string &list) {
                                     return list.empty() ? evolutionoutput::noHunks().toStdString() : std::string();
                                 },
                                 "", "")) // an unset shell variable must not select all hunks
                             ->group(group);
    command->add_option("--edited", m_editedFile, QT_TRANSLATE_NOOP("cli", "File with your edited version of the suggestion; - for standard input"))
        ->type_name("FILE")
        ->check(nonEmpty(evolutionoutput::file()))
        ->excludes(hunks)
        ->group(group);
    const std::string before = QT_TRANSLATE_NOOP("cli", "Checks before accepting");
    command->add_flag("--allow-growth", m_allowsGrowth, QT_TRANSLATE_NOOP("cli", "Accept even if the prompt exceeds a budget"))->group(before);
    CLI::Option *replay = command->add_flag("--replay", m_replaysTurns, QT_TRANSLATE_NOOP("cli", "Test the change on recorded interactions that are not examples of the suggestion"))->group(before);
    CLI::Option *provider = command
                                ->add_option("--provider", m_provider,
                                    QT_TRANSLATE_NOOP("cli", "Provider for --replay; receives the interactions, and its responses are compared "
                                    "with the recorded ones"))
                                ->type_name("NAME")
                                ->needs(replay)
                                ->group(before);
    command->add_option("--model", m_model, QT_TRANSLATE_NOOP("cli", "Model [the agent's first model for this provider, else from config.toml, else the provider's default]"))->type_name("ID")->needs(provider)->group(before);
    command->add_flag("--dry-run", m_isDryRun, QT_TRANSLATE_NOOP("cli", "Show the effects without writing files or records"))->group(before);
    m_requestOptions.addTo(*command, QT_TRANSLATE_NOOP("cli", "Sending"), provider);
    return command;
}

ExitCode SuggestionsAcceptCommand::run(const Invocation &invocation)
{
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<OpenedStore> store = openRecordedStore(invocation, *keys);
    if (!store)
        return invocation.fail(store.error());
    invocation.report(store->findings);
    return accept(invocation, *store->store, *keys);
}

ExitCode SuggestionsAcceptCommand::accept(const Invocation &invocation, Store &store, KeyRing &keys)
{
    const std::unique_ptr<History> history = openHistoryOrReport(invocation);
    const Result<ListedSuggestion> listedSuggestion = settleAndFindAcceptableSuggestion(store, invocation.folder, history.get(), m_id);
    if (!listedSuggestion)
        return failSuggestion(invocation, listedSuggestion.error());
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    Result<AcceptChoice> wanted = choice(invocation, listedSuggestion->suggestion);
    if (!wanted)
        return m_hunks.empty() ? invocation.fail(wanted.error()) : invocation.failUsage(wanted.error());
    wanted->overridesRejection = listedSuggestion->state() == SuggestionState::Rejected;
    const Result<PreparedAcceptance> preparedAcceptance = prepareAcceptance(*opened, history.get(), listedSuggestion->suggestion, *wanted);
    if (!preparedAcceptance)
        return invocation.fail(preparedAcceptance.error());
    if (!preparedAcceptance->plan.isClean())
        return reportConflict(invocation, preparedAcceptance->plan);
    std::optional<ProviderAccess> access;
    if (!m_provider.empty()) {
        const SendConsent consent = SendConsent::ask(invocation, m_requestOptions, evolutionoutput::askSendInteractions(fromArgument(m_provider)));
        if (!consent.isGiven())
            return consent.refusalCode();
        access.emplace(consent, m_requestOptions, keys);
    }
    Json details = toJson(preparedAcceptance->plan);
    if (const Status shownStatus = showEffects(invocation, store, access ? &*access : nullptr, *opened, *preparedAcceptance, details);
        !shownStatus)
        return invocation.fail(shownStatus.error());
    if (!preparedAcceptance->refusal.isEmpty() && !m_allowsGrowth) {
        printMessage(invocation.console, evolutionoutput::growthRefused(preparedAcceptance->refusal));
        return ExitCode::Findings;
    }
    return acceptAndPrint(invocation, store, *opened, history.get(), *preparedAcceptance, details);
}

Result<AcceptChoice> SuggestionsAcceptCommand::choice(const Invocation &invocation, const Suggestion &suggestion) const
{
    AcceptChoice choice;
    if (!m_hunks.empty()) {
        const Result<FileDiff> diff = readUnifiedDiff(suggestion.diff, evolutionoutput::suggestionDiff(m_id));
        const Result<QList<int>> hunks =
            diff ? readHunkChoice(fromArgument(m_hunks), diff->hunks.size()) : diff.error();
        if (!hunks)
            return hunks.error();
        choice.hunks = *hunks;
    }
    if (m_editedFile.empty())
        return choice;
    const Result<QByteArray> bytes = readInput(invocation, fromArgument(m_editedFile));
    const Result<QString> text = bytes ? decodeText(*bytes, fromArgument(m_editedFile)) : bytes.error();
    if (!text)
        return text.error();
    if (text->trimmed().isEmpty()) // a failed command before the pipe has no output
        return Error{ErrorCode::Invalid, evolutionoutput::editedTextEmpty()};
    choice.editedText = *text;
    return choice;
}

Status SuggestionsAcceptCommand::showEffects(const Invocation &invocation, Store &store, ProviderAccess *access,
    const OpenedWorkspace &opened, const PreparedAcceptance &preparedAcceptance, Json &details) const
{
    writeLines(invocation, planLines(preparedAcceptance.plan));
    details["prompt"] = Json::array();
    for (const PromptGrowth &one : preparedAcceptance.growth)
        details["prompt"].push_back(toJson(one));
    const QStringList growth = growthLines(preparedAcceptance.growth);
    writeLines(invocation, growth);
    if (!growth.isEmpty())
        writeLines(invocation, {measuredPromptText(preparedAcceptance.plan.suggestion)});
    if (!m_replaysTurns)
        return success();
    const Result<ReplayReport> report = replay(store, access, opened, preparedAcceptance.plan);
    if (!report)
        return report.error();
    details["replay"] = toJson(*report);
    writeLines(invocation, replayLines(*report));
    return success();
}

Result<ReplayReport> SuggestionsAcceptCommand::replay(Store &store, ProviderAccess *access, const OpenedWorkspace &opened, const AcceptPlan &plan) const
{
    const std::pair<QString, QString> target{fromArgument(m_provider), fromArgument(m_model)};
    const std::unique_ptr<Provider> provider = access ? access->of(opened.catalog) : nullptr;
    std::optional<Result<ReplayReport>> report;
    runInterruptibly([&](const std::stop_token &stop) {
        report = replayAcceptance(store, opened, plan, target, provider.get(), stop);
    });
    return *report;
}

ExitCode SuggestionsAcceptCommand::acceptAndPrint(const Invocation &invocation, Store &store, const OpenedWorkspace &opened, History *history,
                                        const PreparedAcceptance &preparedAcceptance, Json &details) const
{
    const AcceptPlan &plan = preparedAcceptance.plan;
    if (m_isDryRun) {
        if (invocation.printsJson)
            return invocation.print(details);
        write(invocation.console.out, toText(diffFile(plan.before, plan.after, plan.path)));
        return ExitCode::Done;
    }
    const Result<Acceptance> acceptance =
        acceptPreparedSuggestion(store, opened, history, preparedAcceptance, m_allowsGrowth, currentDecider());
    if (!acceptance)
        return invocation.fail(acceptance.error());
    if (!invocation.printsJson) {
        writeLines(invocation, doneLines(*acceptance, plan));
        return ExitCode::Done;
    }
    details["decision"] = recordJson(acceptance->decision);
    details["not_committed"] = jsonString(acceptance->commitError);
    return invocation.print(details);
}

ExitCode SuggestionsAcceptCommand::reportConflict(const Invocation &invocation, const AcceptPlan &plan) const
{
    if (invocation.printsJson)
        static_cast<void>(invocation.print(toJson(plan)));
    for (const QString &line : planLines(plan))
        printMessage(invocation.console, line);
    printMessage(invocation.console, evolutionoutput::conflicts(m_id, plan.path));
    return ExitCode::Findings;
}

} // namespace outcrop
