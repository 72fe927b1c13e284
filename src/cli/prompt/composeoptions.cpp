// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/prompt/composeoptions.h"

#include "app/context/promptcontext.h"
#include "app/prompt/attachfiles.h"
#include "app/prompt/promptinputs.h"
#include "cli/base/argumentvalue.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/unknownname.h"
#include "cli/prompt/promptoutput.h"
#include "core/base/joinedtext.h"
#include "core/base/paths.h"
#include "core/layers/hybridenvelope.h"

#include <QDir>

#include <algorithm>

namespace outcrop {
namespace {

template<typename T>
QStringList namesOf(const QList<T> &items)
{
    QStringList names;
    for (const T &item : items)
        names.append(item.name);
    return names;
}

/// Returns the value of the option, or nullopt if the option was not given.
std::optional<QString> chosen(const CLI::Option *option, const std::string &word)
{
    return option && option->count() > 0 ? std::optional(fromArgument(word)) : std::nullopt;
}

const QString standardInput = QStringLiteral("-");

bool isTemplate(const QString &path, const QByteArray &bytes)
{
    return bytes.startsWith("---") && readDocument(path, bytes)->frontMatter.data.member(u"template");
}

} // namespace

void ComposeOptions::addTo(CLI::App &command)
{
    addChoices(command);
    addTexts(command);
    addInputs(command);
}

void ComposeOptions::addSelection(CLI::App &command, const std::string &group)
{
    const auto add = [&command, &group](const std::string &name, std::string &value, const std::string &text) {
        return command.add_option(name, value, text)->type_name("NAME")->group(group);
    };
    m_agentOption = add("--agent", m_agent, QT_TRANSLATE_NOOP("cli", "Agent; \"\" for none [from the profile, else config.toml]"));
    add("--workload", m_workload, QT_TRANSLATE_NOOP("cli", "Workload, such as platform/k8s; selects skills and conditional layers"));
    m_profileOption = add("--profile", m_profile, QT_TRANSLATE_NOOP("cli", "Profile; \"\" for none [from config.toml]"));
    add("--phase", m_phase, QT_TRANSLATE_NOOP("cli", "Phase of the profile: planning, generating, reviewing or revising"));
    add("--scope", m_scope, QT_TRANSLATE_NOOP("cli", "Scope of the profile; its parameters override those of the phase"));
}

void ComposeOptions::addContext(CLI::App &command, const std::string &group)
{
    command.add_option("--context", m_context, QT_TRANSLATE_NOOP("cli", "Coding agent whose files are used as layers, such as claude, or none [one that loads files, if the folder has neither layers nor config.toml]"))
        ->type_name("NAME")
        ->group(group);
}

Result<OpenedWorkspace> ComposeOptions::withChosenContext(const OpenedWorkspace &opened, const Permissions &permissions) const
{
    return withContext(opened, contextClient(), permissions.isConfined);
}

QString ComposeOptions::contextClient() const
{
    return m_isBare ? noContextName : fromArgument(m_context);
}

QString ComposeOptions::contextText(const OpenedWorkspace &opened)
{
    QStringList sentences = contextSentences(opened);
    if (implicitContextError(opened))
        sentences.append(promptoutput::chooseContext());
    return sentences.join(sentenceSeparator());
}

void ComposeOptions::addChoices(CLI::App &command)
{
    const std::string group = QT_TRANSLATE_NOOP("cli", "Prompt");
    addSelection(command, group);
    addContext(command, group);
    m_typeOption = command.add_option("--type", m_type, QT_TRANSLATE_NOOP("cli", "Prompt type, such as validation; \"\" for none [from the phase]"))
                       ->type_name("NAME")
                       ->group(group);
    command.add_option("--field", m_fields, QT_TRANSLATE_NOOP("cli", "Value for the METADATA of the prompt type, such as task_id=7; repeatable"))
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false)
        ->group(group);
    m_bareOption = command.add_flag("--bare", m_isBare, QT_TRANSLATE_NOOP("cli", "Send only the request and its conversation: no layers, agent, profile or tools"))->group(group);
    command.add_flag("--no-layers", m_omitsLayers, QT_TRANSLATE_NOOP("cli", "Omit the layers"))->group(group);
    command.add_flag("--no-tools", m_omitsTools, QT_TRANSLATE_NOOP("cli", "Omit the agent's tools"))->group(group);
    command.add_flag("--no-output-schema", m_omitsOutputSchema, QT_TRANSLATE_NOOP("cli", "Omit the agent's output schema"))->group(group);
}

void ComposeOptions::addTexts(CLI::App &command)
{
    const std::string group = QT_TRANSLATE_NOOP("cli", "Request");
    CLI::Option *request = command.add_option("--request", m_request, QT_TRANSLATE_NOOP("cli", "Text of the request"))->type_name("TEXT")->group(group);
    command.add_option("--request-file", m_requestFile, QT_TRANSLATE_NOOP("cli", "File with the request; - for standard input"))
        ->type_name("FILE")
        ->check(nonEmpty(promptoutput::fileNoun()))
        ->group(group)
        ->excludes(request);
    command.add_option("--history", m_history, QT_TRANSLATE_NOOP("cli", "JSON file with the conversation so far; - for standard input"))
        ->type_name("FILE")
        ->check(nonEmpty(promptoutput::fileNoun()))
        ->group(group);
    command.add_option("--attach", m_attachments, QT_TRANSLATE_NOOP("cli", "Image, PDF, audio or text file to send with the request, at most 16 MiB; repeatable"))
        ->type_name("FILE")
        ->check(nonEmpty(promptoutput::fileNoun()))
        ->allow_extra_args(false)
        ->group(group);
}

void ComposeOptions::addInputs(CLI::App &command)
{
    const std::string group = QT_TRANSLATE_NOOP("cli", "Template inputs");
    command.add_option("--var", m_inputs, QT_TRANSLATE_NOOP("cli", "Value of an input, such as entity=Order; repeatable"))
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false)
        ->group(group);
    command
        .add_option(
            "--vars", m_inputFiles, QT_TRANSLATE_NOOP("cli", "YAML or JSON file with input values; repeatable; --var takes precedence"))
        ->type_name("FILE")
        ->check(nonEmpty(promptoutput::fileNoun()))
        ->allow_extra_args(false)
        ->group(group);
    command.add_flag("--test-values", m_usesTestValues, QT_TRANSLATE_NOOP("cli", "Use the first test value of each input that has no value"))->group(group);
    command.add_option("--template", m_template, QT_TRANSLATE_NOOP("cli", "Template language of the request: none, mustache, jinja, handlebars or dollar [from its front matter]"))
        ->type_name("NAME")
        ->check(oneOf(promptoutput::templateLanguageNoun(), templateDialectNames()))
        ->group(group);
}

QString ComposeOptions::usageError(const OpenedWorkspace &opened) const
{
    const QStringList agents = namesOf(opened.library.agents);
    if (!m_agent.empty() && !agents.contains(fromArgument(m_agent)))
        return unknownNameMessage(promptoutput::agentNoun(), fromArgument(m_agent), agents);
    if (fromArgument(m_requestFile) == standardInput && fromArgument(m_history) == standardInput)
        return promptoutput::readsInputTwice();
    for (const QString &problem : {inputUsageError(), profileUsageError(opened)}) {
        if (!problem.isEmpty())
            return problem;
    }
    return typeUsageError(opened);
}

QString ComposeOptions::inputUsageError() const
{
    const auto pipedFileCount = std::count(m_inputFiles.begin(), m_inputFiles.end(), "-") + (m_requestFile == "-" ? 1 : 0) + (m_history == "-" ? 1 : 0);
    if (pipedFileCount > 1)
        return promptoutput::readsInputOnce();
    for (const std::string &input : m_inputs) {
        if (fromArgument(input).indexOf(u'=') < 1)
            return promptoutput::invalidVar(fromArgument(input));
    }
    return {};
}

/// Returns the error in the prompt type or its fields, or an empty string. An unreadable templates file is not an error here, because it is reported
/// separately.
QString ComposeOptions::typeUsageError(const OpenedWorkspace &opened) const
{
    const HybridTemplates &templates = *opened.library.configuration.templates;
    const Selection selection = choices();
    const HybridTemplate *chosen = templates.find(selectedPromptType(opened.library, selection));
    if (!m_type.empty() && !chosen && !(templates.document && templates.data.isMissing()))
        return unknownNameMessage(promptoutput::promptTypeNoun(), fromArgument(m_type), templates.types());
    for (const std::string &field : m_fields) {
        if (fromArgument(field).indexOf(u'=') < 1)
            return promptoutput::invalidField(fromArgument(field));
        if (!chosen && m_type.empty())
            return promptoutput::fieldNeedsType();
        const QString name = fromArgument(field).section(u'=', 0, 0);
        if (chosen && !isPromptField(*chosen, name))
            return unknownNameMessage(promptoutput::fieldNoun(), name, promptFieldNames(*chosen));
    }
    return {};
}

QString ComposeOptions::profileUsageError(const OpenedWorkspace &opened) const
{
    const QString name = chosen(m_profileOption, m_profile).value_or(opened.workspace().manifest().profile);
    const Profile *profile = opened.library.profile(name);
    if (!profile) {
        // An unreadable profile is not in the library; its errors are reported instead.
        if (m_profile.empty() || opened.workspace().document(DocumentKind::Profile, name))
            return {};
        const QList<DocumentPtr> all = opened.workspace().documents();
        const QString folder = QStringLiteral("profiles/%1/").arg(name);
        if (std::any_of(all.begin(), all.end(), [&folder](const DocumentPtr &one) { return one->path.startsWith(folder); }))
            return promptoutput::profileWithoutConfig(name);
        return unknownNameMessage(promptoutput::profileNoun(), name, namesOf(opened.library.profiles));
    }
    if (!m_phase.empty() && !profile->phases.isEmpty() && !profile->acceptedPhases().contains(fromArgument(m_phase)))
        return unknownNameMessage(promptoutput::phaseNoun(), fromArgument(m_phase), profile->acceptedPhases());
    if (!m_scope.empty() && !profile->scopes.contains(fromArgument(m_scope)))
        return unknownNameMessage(promptoutput::scopeNoun(), fromArgument(m_scope), profile->scopes);
    return {};
}

Selection ComposeOptions::choices() const
{
    Selection selection;
    selection.agent = chosen(m_agentOption, m_agent);
    selection.profile = chosen(m_profileOption, m_profile);
    selection.phase = fromArgument(m_phase);
    selection.scope = fromArgument(m_scope);
    selection.workload = fromArgument(m_workload);
    selection.includesLayers = !m_omitsLayers;
    selection.includesTools = !m_omitsTools;
    selection.includesOutputSchema = !m_omitsOutputSchema;
    selection.promptType = chosen(m_typeOption, m_type);
    for (const std::string &field : m_fields)
        selection.promptFields.append(
            {fromArgument(field).section(u'=', 0, 0), argumentValue(fromArgument(field).section(u'=', 1))});
    for (const std::string &input : m_inputs) {
        if (const auto value =
                inputFromArgument(fromArgument(input), argumentValue(fromArgument(input).section(u'=', 1))))
            selection.inputs.append(*value);
    }
    selection.usesTestValues = m_usesTestValues;
    if (!m_template.empty())
        selection.requestDialect = templateDialectFromName(fromArgument(m_template));
    return selection;
}

Result<Selection> ComposeOptions::readSelection(const Invocation &invocation, OpenedWorkspace &opened) const
{
    Selection selection = choices();
    if (const Status status = readRequest(invocation, opened, selection); !status)
        return status.error();
    if (const Status status = readAttachments(invocation, opened, selection); !status)
        return status.error();
    if (const Status status = readHistory(invocation, opened, selection); !status)
        return status.error();
    if (const Status status = readInputs(invocation, opened, selection); !status)
        return status.error();
    return selection;
}

Status ComposeOptions::readInputs(const Invocation &invocation, OpenedWorkspace &opened, Selection &selection) const
{
    for (const std::string &file : m_inputFiles) {
        const QString path = fromArgument(file);
        const Result<QByteArray> bytes = readInput(invocation, path);
        if (!bytes)
            return bytes.error();
        const QString place = path == standardInput ? QStringLiteral("standard input") : pathInside(opened.folder, invocation.absolutePath(path));
        const Result<QString> text = decodeText(*bytes, path == standardInput ? promptoutput::standardInput() : place);
        if (!text)
            return text.error();
        const Result<QList<InputValue>> values = readInputValues(opened, place, *text);
        if (!values)
            return values.error();
        selection.inputs += *values;
    }
    const InputFileReader read = [&invocation](const QString &path) { return readInput(invocation, path); };
    return addInputFiles(opened, selection, invocation.absolutePath(QStringLiteral(".")), read);
}

Status ComposeOptions::readRequest(const Invocation &invocation, OpenedWorkspace &opened, Selection &selection) const
{
    const QString path = fromArgument(m_requestFile);
    if (path.isEmpty()) {
        const Result<QString> text = decodeText(QByteArray::fromStdString(m_request), promptoutput::requestNoun());
        if (!text)
            return text.error();
        selection.request = *text;
        return success();
    }
    const Result<QByteArray> bytes = readInput(invocation, path);
    if (!bytes)
        return bytes.error();
    const Result<QString> text = decodeText(*bytes, path == standardInput ? promptoutput::standardInput() : path);
    if (!text)
        return text.error();
    selection.request = *text;
    const QString place = pathInside(opened.folder, invocation.absolutePath(path));
    if (path != standardInput && !opened.workspace().document(place) && (!m_template.empty() || isTemplate(place, *bytes)))
        opened = withPlainText(opened, place, *bytes); // the findings of a template outside the workspace need a location
    if (opened.workspace().document(place) && opened.workspace().document(place)->text == *text)
        selection.requestFile = place;
    return success();
}

Status ComposeOptions::readAttachments(const Invocation &invocation, OpenedWorkspace &opened, Selection &selection) const
{
    QStringList files;
    for (const std::string &file : m_attachments)
        files.append(fromArgument(file));
    const InputFileReader read = [&invocation](const QString &path) { return readInput(invocation, path, maximumAttachmentBytes); };
    return attachFiles(opened, selection, invocation.absolutePath(QStringLiteral(".")), files, read);
}

Status ComposeOptions::readHistory(const Invocation &invocation, OpenedWorkspace &opened, Selection &selection) const
{
    const QString path = fromArgument(m_history);
    if (path.isEmpty())
        return success();
    const bool isPiped = path == standardInput;
    selection.historyFile = isPiped ? QStringLiteral("standard-input.json") : pathInside(opened.folder, invocation.absolutePath(path));
    if (!isPiped && opened.workspace().document(selection.historyFile))
        return success();
    const Result<QByteArray> bytes = readInput(invocation, path);
    if (!bytes)
        return bytes.error();
    opened = withPlainText(opened, selection.historyFile, *bytes);
    return success();
}

} // namespace outcrop
