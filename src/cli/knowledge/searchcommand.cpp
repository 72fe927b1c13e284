// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knowledge/searchcommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/firstindex.h"
#include "cli/base/inputtext.h"
#include "cli/base/interruptible.h"
#include "cli/base/table.h"
#include "cli/knowledge/knowledgeoutput.h"
#include "cli/knowledge/searchtext.h"
#include "core/base/explainerror.h"

namespace outcrop {
namespace {

/// Runs `work`, which may use the network, with keys and an event loop. Returns its result.
template<typename T>
Result<T> runWithKeys(const EmbeddingAccess &embeddings, const SendConsent &consent,
    const std::function<Result<T>(KeyRing &, Providers *, const std::stop_token &)> &work)
{
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const std::unique_ptr<ProviderAccess> access = embeddings.open(consent, *keys);
    Result<T> result = Error{ErrorCode::Interrupted, knowledgeoutput::stopped()};
    runInterruptibly(
        [&](const std::stop_token &stop) { result = work(*keys, access ? &access->providers() : nullptr, stop); });
    return result;
}

} // namespace

CLI::App *SearchCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "search", QT_TRANSLATE_NOOP("cli", "Search memories, skills, notes, interactions and documents"),
                                   "outcrop-cli -C garden search \"failed pods\" --workload platform --explain");
    command->add_option("QUERY", m_words, QT_TRANSLATE_NOOP("cli", "Words, \"exact phrases\" and prefixes*; if too few documents match all terms, documents that match any term are included"))->type_name("QUERY")->required()->group(QT_TRANSLATE_NOOP("cli", "Search"));
    const std::string group = QT_TRANSLATE_NOOP("cli", "Filter");
    command->add_option("--collection", m_collections, QT_TRANSLATE_NOOP("cli", "Collection: memory, skills, vault (notes), log (interactions) or documents; repeatable [all]"))
        ->type_name("NAME")
        ->check(oneOf(knowledgeoutput::collection(), knownCollections()))
        ->group(group);
    command->add_option("--workload", m_workload, QT_TRANSLATE_NOOP("cli", "Workload, including narrower workloads [all]"))->type_name("TAG")->group(group);
    const std::string resultGroup = QT_TRANSLATE_NOOP("cli", "Results");
    command->add_option("--limit", m_limit, QT_TRANSLATE_NOOP("cli", "Maximum number of results [10]"))->type_name("N")->check(CLI::Range(1, 200))->group(resultGroup);
    command->add_flag("--explain", m_showsExplanation, QT_TRANSLATE_NOOP("cli", "Explain the rank of each result"))->group(resultGroup);
    command->add_flag("--turn", m_selectsTurnSkills, QT_TRANSLATE_NOOP("cli", "Show which skills a turn with this request and --workload would load"))->group(resultGroup);
    m_embeddings.addTo(*command, QT_TRANSLATE_NOOP("cli", "Search"));
    return command;
}

SearchRequest SearchCommand::request() const
{
    SearchRequest request;
    QStringList words;
    for (const std::string &word : m_words) {
        const QString text = fromArgument(word);
        const bool isRow = text.contains(u' ') && m_words.size() > 1 && !text.contains(u'"'); // the shell removed the quotation marks of a phrase
        words.append(isRow ? u'"' + text + u'"' : text);
    }
    request.text = words.join(u' ');
    for (const std::string &name : m_collections)
        request.collections.append(fromArgument(name));
    request.workload = fromArgument(m_workload);
    request.limit = m_limit;
    return request;
}

ExitCode SearchCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    if (const std::optional<Error> brokenTaxonomy = m_workload.empty() ? std::nullopt : taxonomyError(*opened))
        writeLine(invocation.console.errors, toString(withAction(*brokenTaxonomy))); // search with the readable part of the taxonomy
    if (const Status indexStatus = createFirstIndex(invocation, *opened); !indexStatus)
        return invocation.fail(indexStatus.error());
    const SendConsent consent = m_embeddings.requestConsent(invocation, *opened, knowledgeoutput::askSendQuery);
    if (!consent.isGiven())
        return consent.refusalCode();
    return m_selectsTurnSkills ? selectTurnSkills(invocation, *opened, consent) : search(invocation, *opened, consent);
}

ExitCode SearchCommand::search(const Invocation &invocation, const OpenedWorkspace &opened, const SendConsent &consent) const
{
    const SearchRequest wanted = request();
    const Result<SearchResult> result = runWithKeys<SearchResult>(
        m_embeddings, consent, [&](KeyRing &keys, Providers *providers, const std::stop_token &stop) {
            return searchKnowledge(opened, wanted, keys, providers, stop);
        });
    if (!result)
        return result.error().code == ErrorCode::Invalid ? invocation.failUsage(result.error())
                                                         : invocation.fail(result.error());
    invocation.report(result->findings);
    if (invocation.printsJson)
        return invocation.print(toJson(*result));
    printResult(invocation.console, *result, m_showsExplanation);
    if (result->hits.isEmpty())
        printMessage(invocation.console, knowledgeoutput::noResults());
    return ExitCode::Done;
}

ExitCode SearchCommand::selectTurnSkills(const Invocation &invocation, const OpenedWorkspace &opened, const SendConsent &consent) const
{
    const SearchRequest wanted = request();
    const Result<TurnSkills> turn = runWithKeys<TurnSkills>(
        m_embeddings, consent, [&](KeyRing &keys, Providers *providers, const std::stop_token &stop) {
            return findSkillsForTurn(opened, wanted.workload, wanted.text, wanted.limit, keys, providers, stop);
        });
    if (!turn)
        return invocation.fail(turn.error());
    invocation.report(turn->findings);
    if (invocation.printsJson)
        return invocation.print(toJson(*turn));
    printTurn(invocation.console, *turn);
    return ExitCode::Done;
}

} // namespace outcrop
