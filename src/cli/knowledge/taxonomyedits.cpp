// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knowledge/taxonomyedits.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/edit/changes.h"
#include "cli/knowledge/knowledgeoutput.h"
#include "core/taxonomy/retag.h"
#include "core/taxonomy/taxonomychange.h"
#include "core/taxonomy/taxonomycheck.h"

namespace outcrop {
namespace {

const std::string changeGroup = QT_TRANSLATE_NOOP("cli", "Change");

} // namespace

void TaxonomyEdits::addTo(CLI::App &command)
{
    CLI::App *add = addSubcommand(command, "add", QT_TRANSLATE_NOOP("cli", "Add a concept at the top level or below another concept"),
        "outcrop-cli -C garden taxonomy add comms/press Press --below comms");
    add->add_option("LABEL", m_label, QT_TRANSLATE_NOOP("cli", "Label"))->type_name("LABEL")->required()->group(changeGroup);
    add->add_option("--below", m_parentConcept, QT_TRANSLATE_NOOP("cli", "Broader concept [none]"))->type_name("CONCEPT")->group(changeGroup);
    CLI::App *rename = addSubcommand(
        command, "rename", QT_TRANSLATE_NOOP("cli", "Change the label of a concept"), "outcrop-cli -C garden taxonomy rename comms \"Letters\"");
    rename->add_option("LABEL", m_label, QT_TRANSLATE_NOOP("cli", "New label"))
        ->type_name("LABEL")
        ->required()
        ->check(nonEmpty(knowledgeoutput::label()))
        ->group(changeGroup);
    for (CLI::App *words : {add, rename})
        words->add_option("--language", m_language, QT_TRANSLATE_NOOP("cli", "Language of the label [en]"))->type_name("LANGUAGE")->group(changeGroup);
    CLI::App *retag = addSubcommand(command, "retag",
        QT_TRANSLATE_NOOP("cli", "Change the tag of a concept, in the taxonomy and in every tagged document"),
        "outcrop-cli -C garden taxonomy retag comms letters");
    retag->add_option("TAG", m_tag, QT_TRANSLATE_NOOP("cli", "New tag"))->type_name("TAG")->required()->group(changeGroup);
    CLI::App *move = addSubcommand(command, "move", QT_TRANSLATE_NOOP("cli", "Move a concept below another concept, or to the top level"),
        "outcrop-cli -C garden taxonomy move observe/errors --below platform");
    CLI::Option *below = move->add_option("--below", m_parentConcept, QT_TRANSLATE_NOOP("cli", "New broader concept"))->type_name("CONCEPT")->group(changeGroup);
    move->add_flag("--top", m_movesToTop, QT_TRANSLATE_NOOP("cli", "Move the concept to the top level"))->excludes(below)->group(changeGroup);
    m_addCommand = add;
    m_renameCommand = rename;
    m_retagCommand = retag;
    m_moveCommand = move;
    m_removeCommand = addSubcommand(command, "remove", QT_TRANSLATE_NOOP("cli", "Remove a concept that has no narrower concepts"),
        "outcrop-cli -C garden taxonomy remove comms/press");
}

CLI::App *TaxonomyEdits::addSubcommand(
    CLI::App &command, const std::string &name, const std::string &description, const std::string &example)
{
    CLI::App *words = addCommand(command, name, description, example);
    words->add_option("CONCEPT", m_concept, QT_TRANSLATE_NOOP("cli", "Tag of the concept, such as platform/k8s"))->type_name("CONCEPT")->required()->group(changeGroup);
    words->add_flag("--dry-run", m_isDryRun, QT_TRANSLATE_NOOP("cli", "Show the change without writing it"))->group(changeGroup);
    return words;
}

bool TaxonomyEdits::isChosen() const
{
    return m_addCommand->parsed() || m_renameCommand->parsed() || m_retagCommand->parsed() || m_moveCommand->parsed() || m_removeCommand->parsed();
}

QString TaxonomyEdits::usageError(const Taxonomy &taxonomy) const
{
    if (m_moveCommand->parsed() && m_parentConcept.empty() && !m_movesToTop)
        return knowledgeoutput::noDestination();
    for (const std::string &word : {m_addCommand->parsed() ? std::string() : m_concept, m_parentConcept}) {
        if (const auto problem = word.empty() ? std::nullopt : unknownTagMessage(taxonomy, fromArgument(word)))
            return *problem;
    }
    return {};
}

Result<QList<TextEdit>> TaxonomyEdits::planEdits(const Document &document) const
{
    const QString tag = fromArgument(m_concept);
    const ConceptLabel label{fromArgument(m_label), fromArgument(m_language)};
    if (m_addCommand->parsed())
        return addConceptEdits(document, tag, label, fromArgument(m_parentConcept));
    if (m_renameCommand->parsed())
        return setLabelEdits(document, tag, label);
    return m_moveCommand->parsed() ? moveConceptEdits(document, tag, fromArgument(m_parentConcept)) : removeConceptEdits(document, tag);
}

Result<WorkspaceChange> TaxonomyEdits::planChange(const OpenedWorkspace &opened) const
{
    if (m_retagCommand->parsed())
        return retagChange(opened.workspace(), opened.taxonomy, fromArgument(m_concept), fromArgument(m_tag));
    const Document &document = *opened.taxonomy.document;
    const Result<QList<TextEdit>> edits = planEdits(document);
    if (!edits)
        return edits.error();
    WorkspaceChange change;
    change.add(document.path, *edits);
    return change;
}

ExitCode TaxonomyEdits::run(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    if (opened.taxonomy.isBuiltIn())
        return invocation.fail({ErrorCode::NotFound, knowledgeoutput::noTaxonomy(), {}});
    if (const QString problem = usageError(opened.taxonomy.taxonomyOrDefault()); !problem.isEmpty())
        return invocation.failUsage(problem);
    const Result<WorkspaceChange> change = planChange(opened);
    if (!change)
        return invocation.fail(change.error());
    return m_isDryRun ? showChange(invocation, opened, *change) : writeChange(invocation, opened, *change, true);
}

} // namespace outcrop
