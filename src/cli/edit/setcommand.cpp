// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/edit/setcommand.h"

#include "cli/base/argumentvalue.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/edit/changes.h"
#include "cli/edit/editoutput.h"
#include "core/base/paths.h"
#include "core/documents/fieldedit.h"

namespace outcrop {
namespace {

/// Returns the error from reading the document or a parent folder; nullopt if there is none.
std::optional<Error> findReadError(const Workspace &workspace, const QString &path)
{
    for (const Diagnostic &found : workspace.diagnostics()) {
        const QString &file = found.location.file;
        if (found.severity == Severity::Error && (file == u"." || isAtOrBelow(path, file)))
            return Error{ErrorCode::Unreadable, found.message, found.location};
    }
    return std::nullopt;
}

} // namespace

CLI::App *SetCommand::addTo(CLI::App &program)
{
    CLI::App *command =
        addCommand(program, "set", QT_TRANSLATE_NOOP("cli", "Set a field of a document and leave every other character unchanged"),
            "outcrop-cli -C garden set layers/season.md tier topsoil");
    const std::string group = QT_TRANSLATE_NOOP("cli", "Change");
    command->add_option("FILE", m_file, QT_TRANSLATE_NOOP("cli", "Layer, skill, agent, profile or other document in the workspace"))
        ->type_name("FILE")
        ->required()
        ->group(group);
    command->add_option("KEY", m_key, QT_TRANSLATE_NOOP("cli", "Field, such as tier or portability.few_shot.enabled"))
        ->type_name("KEY")
        ->required()
        ->group(group);
    m_valueOption =
        command->add_option("VALUE", m_value, QT_TRANSLATE_NOOP("cli", "New value: string, number, true, false, null or a list such as [a, b]"))
            ->type_name("VALUE")
            ->group(group);
    command->add_flag("--remove", m_removesField, QT_TRANSLATE_NOOP("cli", "Remove the field"))->group(group);
    command->add_flag("--text", m_isString, QT_TRANSLATE_NOOP("cli", "Treat VALUE as a string"))->group(group);
    command->add_flag("--dry-run", m_isDryRun, QT_TRANSLATE_NOOP("cli", "Show the change without writing it"))->group(group);
    addForce(*command, m_isForced);
    return command;
}

QString SetCommand::usageError() const
{
    const bool isGiven = m_valueOption->count() > 0;
    if (m_removesField && isGiven)
        return editoutput::removeTakesNoValue();
    return m_removesField || isGiven ? QString() : editoutput::noValue();
}

/// Returns the new value. The value of a string field is always a string: the version `1.0` must not become a number.
Json SetCommand::value(const DataNode &before) const
{
    const QString word = fromArgument(m_value);
    return m_isString || before.isString() ? jsonString(word) : argumentValue(word);
}

ExitCode SetCommand::run(const Invocation &invocation)
{
    if (const QString problem = usageError(); !problem.isEmpty())
        return invocation.failUsage(problem);
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowsOutside});
    if (!opened)
        return invocation.fail(opened.error());
    const QString path = workspacePath(invocation, m_file);
    const DocumentPtr document = opened->workspace().document(path);
    if (const auto reason = document ? std::nullopt : findReadError(opened->workspace(), path))
        return invocation.fail(*reason);
    if (!document)
        return invocation.failUsage(editoutput::noDocument(path));
    return change(invocation, *opened, *document);
}

ExitCode SetCommand::change(const Invocation &invocation, const OpenedWorkspace &opened, const Document &document) const
{
    const QString key = fromArgument(m_key);
    const Result<QList<TextEdit>> edits =
        m_removesField ? planRemoveField(document, key) : planSetField(document, key, value(fieldsOf(document).at(key)));
    if (!edits)
        return invocation.fail(edits.error());
    WorkspaceChange change;
    change.add(document.path, *edits);
    return m_isDryRun ? showChange(invocation, opened, change) : writeChange(invocation, opened, change, m_isForced);
}

} // namespace outcrop
