// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knowledge/taxonomycommand.h"

#include "app/evolution/untaggedtexts.h"
#include "app/knowledge/proposetags.h"
#include "app/records/storelocation.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/edit/changes.h"
#include "cli/knowledge/knowledgeoutput.h"
#include "cli/knowledge/taxonomytext.h"
#include "core/taxonomy/taxonomycheck.h"

#include <algorithm>

namespace outcrop {
namespace {

Json findingJson(const Diagnostic &finding)
{
    return {{"severity", jsonString(toString(finding.severity))}, {"code", jsonString(finding.code)}, {"message", jsonString(finding.message)},
        {"file", jsonString(finding.location.file)}, {"line", finding.location.range.start.line}, {"column", finding.location.range.start.column}};
}

/// Texts without a tag, and the tags proposed for skills.
struct UntaggedWork {
    QList<UntaggedText> texts;
    QList<TagProposal> tags;
};

Result<UntaggedWork> findUntaggedWork(const OpenedWorkspace &opened, Store *store)
{
    UntaggedWork work{untaggedDocuments(opened), {}};
    if (store) {
        const Result<QList<UntaggedText>> interactions = findUntaggedInteractions(opened, *store);
        if (!interactions)
            return interactions.error();
        work.texts += *interactions;
    }
    const Result<QList<TagProposal>> tags = proposeSkillTags(opened, store);
    if (!tags)
        return tags.error();
    work.tags = *tags;
    return work;
}

/// Returns the untagged texts and the proposed tags of the workspace, including recorded interactions if it has a store.
Result<UntaggedWork> findUntaggedWork(const Invocation &invocation, const OpenedWorkspace &opened)
{
    const StoreLocation place = storeLocation(opened);
    if (!hasStore(place))
        return findUntaggedWork(opened, nullptr);
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<OpenedStore> store = openStore(place, *keys);
    if (!store)
        return store.error();
    invocation.report(store->findings);
    return findUntaggedWork(opened, store->store.get());
}

} // namespace

CLI::App *TaxonomyCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "taxonomy", QT_TRANSLATE_NOOP("cli", "Show, check and edit the taxonomy of workloads, or propose tags and concepts"),
        "outcrop-cli -C garden taxonomy show platform/k8s");
    addCommand(*command, "list", QT_TRANSLATE_NOOP("cli", "List the concepts as a tree with the number of tagged documents (default)"), "outcrop-cli -C garden taxonomy list");
    CLI::App *show = addCommand(*command, "show", QT_TRANSLATE_NOOP("cli", "Show a concept and the documents tagged with it"), "outcrop-cli -C garden taxonomy show platform/k8s");
    show->add_option("CONCEPT", m_concept, QT_TRANSLATE_NOOP("cli", "Tag of the concept, such as platform/k8s"))->type_name("CONCEPT")->required()->group(QT_TRANSLATE_NOOP("cli", "Selection"));
    CLI::App *check = addCommand(*command, "check", QT_TRANSLATE_NOOP("cli", "Check the taxonomy and list unknown tags"), "outcrop-cli -C garden taxonomy check");
    CLI::App *propose = addCommand(*command, "propose", QT_TRANSLATE_NOOP("cli", "Propose tags for untagged skills, and concepts for untagged skills, memories and interactions"),
        "outcrop-cli -C garden taxonomy propose --accept");
    m_acceptOption = propose->add_option("--accept", m_accept, QT_TRANSLATE_NOOP("cli", "Write the proposed tags of these skills, or of all skills if no file is named"))
                         ->type_name("FILE")
                         ->expected(0, -1)
                         ->group(QT_TRANSLATE_NOOP("cli", "Tags"));
    propose->add_option("--smallest", m_minTexts, QT_TRANSLATE_NOOP("cli", "Minimum number of texts per concept [5]"))->type_name("N")->check(CLI::Range(2, 1'000'000))->group(QT_TRANSLATE_NOOP("cli", "Concepts"));
    propose->add_option("--limit", m_maxProposals, QT_TRANSLATE_NOOP("cli", "Maximum number of proposals [10]"))->type_name("N")->check(CLI::Range(1, 1000))->group(QT_TRANSLATE_NOOP("cli", "Concepts"));
    m_edits.addTo(*command);
    m_showCommand = show;
    m_checkCommand = check;
    m_proposeCommand = propose;
    return command;
}

ExitCode TaxonomyCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    if (m_checkCommand->parsed())
        return check(invocation, *opened);
    if (m_edits.isChosen())
        return m_edits.run(invocation, *opened);
    if (const std::optional<Error> refused = taxonomyError(*opened))
        return invocation.fail(*refused);
    if (m_proposeCommand->parsed())
        return propose(invocation, *opened);
    return m_showCommand->parsed() ? show(invocation, *opened) : list(invocation, *opened);
}

ExitCode TaxonomyCommand::list(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    invocation.report(opened.taxonomy.diagnostics);
    if (invocation.printsJson)
        return invocation.print(taxonomyJson(opened));
    writeTaxonomy(invocation.console.out, opened);
    return ExitCode::Done;
}

ExitCode TaxonomyCommand::show(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    const QString tag = fromArgument(m_concept);
    const Concept *one = opened.taxonomy.taxonomyOrDefault().find(tag);
    if (!one)
        return invocation.failUsage(*unknownTagMessage(opened.taxonomy.taxonomyOrDefault(), tag));
    if (invocation.printsJson)
        return invocation.print(conceptJson(opened, *one));
    writeConcept(invocation.console.out, opened, *one);
    return ExitCode::Done;
}

/// Prints errors and unknown tags. Notes do not fail the check, because they concern the built-in taxonomy.
ExitCode TaxonomyCommand::check(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    const Diagnostics &found = opened.taxonomy.diagnostics;
    Json list = Json::array();
    for (const Diagnostic &finding : found)
        list.push_back(findingJson(finding));
    if (invocation.printsJson) {
        invocation.print({{"findings", list}});
    } else {
        for (const Diagnostic &finding : found)
            writeLine(invocation.console.out, toString(finding));
        const QString count = countText(found.size());
        writeSentence(invocation.console.out, opened.taxonomy.isBuiltIn() ? knowledgeoutput::builtInFindings(found.size(), count)
                                                                          : knowledgeoutput::findingsWithFile(found.size(), count, opened.taxonomy.document->path));
    }
    const bool hasProblems = std::any_of(found.begin(), found.end(), [](const Diagnostic &one) { return one.severity != Severity::Note; });
    return hasProblems ? ExitCode::Findings : ExitCode::Done;
}

ExitCode TaxonomyCommand::propose(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    const Result<UntaggedWork> work = findUntaggedWork(invocation, opened);
    if (!work)
        return invocation.fail(work.error());
    if (m_acceptOption->count() > 0)
        return accept(invocation, opened, work->tags);
    const qsizetype texts = work->texts.size();
    const QList<CategoryProposal> proposals = proposeCategories(
        opened.taxonomy.taxonomyOrDefault(), work->texts, {.minimumTexts = m_minTexts, .maximumProposals = m_maxProposals});
    if (invocation.printsJson)
        return invocation.print(proposalsJson(proposals, work->tags, texts));
    writeTagProposals(invocation.console.out, work->tags);
    writeProposals(invocation.console.out, proposals);
    writeSentence(invocation.console.out,
        knowledgeoutput::conceptsOfTexts(knowledgeoutput::proposedConcepts(proposals.size(), countText(proposals.size())), knowledgeoutput::untaggedTexts(texts, countText(texts))));
    return ExitCode::Done;
}

/// Writes the accepted tags. If the front matter of a skill cannot be edited, reports the skill and tags the others.
ExitCode TaxonomyCommand::accept(const Invocation &invocation, const OpenedWorkspace &opened, const QList<TagProposal> &tags) const
{
    QStringList paths;
    for (const std::string &file : m_accept) {
        if (!file.empty())
            paths.append(workspacePath(invocation, file));
    }
    const Result<TagAcceptance> accepted = planTagAcceptance(opened, tags, paths);
    if (!accepted)
        return invocation.fail(accepted.error());
    invocation.report(accepted->refused);
    const ExitCode code = writeChange(invocation, opened, accepted->change, false);
    return code == ExitCode::Done && !accepted->refused.isEmpty() ? ExitCode::Findings : code;
}

} // namespace outcrop
