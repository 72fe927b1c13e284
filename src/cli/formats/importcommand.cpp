// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/formats/importcommand.h"

#include "app/formats/importfolder.h"
#include "app/formats/knownformats.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/confirm.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/edit/changes.h"
#include "cli/formats/formatsoutput.h"
#include "cli/prompt/losstable.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <functional>

namespace outcrop {
namespace {

bool dropsValues(const Ledger &ledger)
{
    return std::any_of(ledger.begin(), ledger.end(), std::mem_fn(&LedgerEntry::isLoss));
}

/// Returns the number of lines in a text, such as `12 lines`.
QString linesText(const QString &text)
{
    return countText(text.count(u'\n') + (text.isEmpty() || text.endsWith(u'\n') ? 0 : 1), formatsoutput::lines);
}

} // namespace

CLI::App *ImportCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "import", QT_TRANSLATE_NOOP("cli", "Import a prompt file or folder from another tool, and show its loss ledger"),
        "outcrop-cli -C garden import ~/prompts/basic.prompty");
    command->add_option("PATH", m_file, QT_TRANSLATE_NOOP("cli", "File or folder to import; - for standard input"))
        ->type_name("PATH")
        ->required()
        ->check(nonEmpty(formatsoutput::fileNoun()))
        ->group(QT_TRANSLATE_NOOP("cli", "Files"));
    command->add_option("--as", m_format, QT_TRANSLATE_NOOP("cli", "Format of the file [detected]"))->type_name("FORMAT")->check(oneOf(formatsoutput::formatNoun(), fileFormatNames()))->group(QT_TRANSLATE_NOOP("cli", "Files"));
    command->add_option("--to", m_folder, QT_TRANSLATE_NOOP("cli", "Folder to write to, created if missing [the workspace]"))->type_name("DIR")->check(nonEmpty(formatsoutput::folderNoun()))->group(QT_TRANSLATE_NOOP("cli", "Files"));
    command->add_flag("--yes", m_skipsConfirmation, QT_TRANSLATE_NOOP("cli", "Write the files without confirmation"))->group(QT_TRANSLATE_NOOP("cli", "Confirmation"));
    command->add_flag("--strict", m_isStrict, QT_TRANSLATE_NOOP("cli", "Exit with 1, without writing files, if a value is dropped or truncated"))->group(QT_TRANSLATE_NOOP("cli", "CI checks"));
    addForce(*command, m_isForced);
    return command;
}

Result<PreparedPromptImport> ImportCommand::prepare(const Invocation &invocation, const Workspace &workspace) const
{
    const QString named = fromArgument(m_file);
    const QString format = fromArgument(m_format);
    if (named != u"-")
        return prepareImportFrom(invocation.absolutePath(named), named, format, workspace);
    const Result<QByteArray> read = readInput(invocation, named, maximumImportFileBytes);
    if (!read)
        return read.error();
    return prepareImport({named, *read, format}, workspace);
}

Json ImportCommand::details(const PreparedPromptImport &preparedPromptImport) const
{
    Json files = Json::array();
    for (const NewFile &file : preparedPromptImport.change.newFiles)
        files.push_back({{"path", jsonString(file.path)}, {"text", jsonString(file.text)}});
    return {{"format", jsonString(preparedPromptImport.format)}, {"names", jsonStrings(preparedPromptImport.names)}, {"ledger", toJson(preparedPromptImport.ledger)}, {"files", files},
        {"next", jsonString(commandAfterImport(preparedPromptImport))}};
}

void ImportCommand::show(const Invocation &invocation, const PreparedPromptImport &preparedPromptImport) const
{
    std::ostream &out = invocation.console.out;
    writeSentence(out, formatsoutput::format(preparedPromptImport.format, preparedPromptImport.title));
    Table ledger({{formatsoutput::valueColumn()}, {formatsoutput::actionColumn()}, {formatsoutput::resultColumn()}, {formatsoutput::reasonColumn()}});
    for (const LedgerEntry &entry : preparedPromptImport.ledger)
        ledger.addRow({entry.part, lossActionText(entry.action), entry.path, entry.reason});
    writeTable(out, ledger);
    if (!ledger.isEmpty())
        writeLine(out, QString());
    Table files({{formatsoutput::fileColumn()}, {formatsoutput::sizeColumn(), Table::Align::Right}});
    for (const NewFile &file : preparedPromptImport.change.newFiles)
        files.addRow({file.path, linesText(file.text)});
    writeTable(out, files);
    const QString losses = lossSummary(preparedPromptImport.ledger);
    writeSentence(out, losses.isEmpty() ? formatsoutput::noLosses() : formatsoutput::changes(losses));
}

ExitCode ImportCommand::write(const Invocation &invocation, const PreparedPromptImport &preparedPromptImport) const
{
    QDir().mkpath(invocation.folder);
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder);
    if (!opened)
        return invocation.fail(opened.error());
    const ExitCode code = writeChange(invocation, *opened, preparedPromptImport.change, m_isForced, details(preparedPromptImport));
    if (code == ExitCode::Done && !invocation.printsJson)
        writeLine(invocation.console.out, formatsoutput::next(commandAfterImport(preparedPromptImport)));
    return code;
}

ExitCode ImportCommand::run(const Invocation &invocation)
{
    Invocation folderInvocation = invocation;
    if (!m_folder.empty())
        folderInvocation.folder = invocation.absolutePath(fromArgument(m_folder));
    const bool isNew = !QFileInfo::exists(folderInvocation.folder);
    const Result<OpenedWorkspace> opened = isNew ? Result<OpenedWorkspace>(OpenedWorkspace()) : openWorkspace(folderInvocation.folder);
    if (!opened)
        return invocation.fail(opened.error());
    const Result<PreparedPromptImport> preparedPromptImport = prepare(invocation, opened->workspace());
    if (!preparedPromptImport)
        return invocation.fail(preparedPromptImport.error());
    invocation.report(preparedPromptImport->diagnostics);
    if (!invocation.printsJson)
        show(invocation, *preparedPromptImport);
    const bool isRejected = m_isStrict && dropsValues(preparedPromptImport->ledger);
    if (isRejected)
        printMessage(invocation.console, formatsoutput::strictRejects());
    const bool asks = !m_skipsConfirmation && !isRejected && !invocation.printsJson && isTerminal(invocation.console);
    if (isRejected || (!m_skipsConfirmation && !asks)) {
        const ExitCode printResult = invocation.printsJson ? invocation.print(details(*preparedPromptImport)) : ExitCode::Done;
        return isRejected ? ExitCode::Findings : printResult;
    }
    if (asks && !askConfirmation(invocation.console, countText(preparedPromptImport->change.newFiles.size(), formatsoutput::askWrite)))
        return ExitCode::Interrupted;
    return write(folderInvocation, *preparedPromptImport);
}

} // namespace outcrop
