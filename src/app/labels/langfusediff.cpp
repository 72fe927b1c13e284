// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/labels/langfusediff.h"

#include "app/formats/exportprompt.h"
#include "app/formats/importprompts.h"
#include "app/labels/versionlabelmessages.h"
#include "core/base/joinedtext.h"

namespace outcrop {
namespace {

const QString formatName = QStringLiteral("langfuse");

Result<QList<PromptFile>> readLangfusePrompts(const LangfuseFile &file)
{
    const Result<PreparedPromptImport> read = prepareImport({file.name, file.bytes, formatName}, Workspace());
    return read ? Result<QList<PromptFile>>(read->prompts) : read.error();
}

QString describe(const PromptFile &prompt)
{
    return prompt.labels.isEmpty() ? prompt.name : detailedText(prompt.name, prompt.labels.join(listSeparator()));
}

/// Returns the last prompt with the label and the name, or else the only one with the label. NotFound if there are none or several.
Result<PromptFile> labeledPrompt(const QList<PromptFile> &prompts, const QString &label, const QString &name)
{
    QList<PromptFile> labeledPrompts = prompts;
    labeledPrompts.removeIf([&label](const PromptFile &prompt) { return !prompt.labels.contains(label); });
    QList<PromptFile> namedPrompts = labeledPrompts;
    namedPrompts.removeIf([&name](const PromptFile &prompt) { return prompt.name != name; });
    if (!namedPrompts.isEmpty())
        return namedPrompts.last();
    if (labeledPrompts.size() == 1)
        return labeledPrompts.first();
    QStringList known;
    for (const PromptFile &prompt : prompts)
        known.append(describe(prompt));
    known.removeDuplicates();
    return Error{ErrorCode::NotFound, known.isEmpty() ? versionlabelmessages::noEntries() : versionlabelmessages::noEntry(name, label, known.join(listSeparator()))};
}

QString textOf(const PromptMessage &message)
{
    return message.isHistory ? QStringLiteral("[history]") : QStringLiteral("[%1]\n%2").arg(roleName(message.role), message.text());
}

QList<PartDifference> messageDifferences(const PromptFile &before, const PromptFile &after)
{
    QList<PartDifference> differences;
    for (qsizetype i = 0; i < std::max(before.messages.size(), after.messages.size()); ++i) {
        const auto text = [i](const PromptFile &prompt) { return i < prompt.messages.size() ? std::optional(textOf(prompt.messages.at(i))) : std::nullopt; };
        if (text(before) != text(after))
            differences.append({PromptPart::Turn, QString::number(i + 1), text(before), text(after)});
    }
    return differences;
}

Json toolsJson(const PromptFile &prompt)
{
    Json tools = Json::object();
    for (const PromptTool &tool : prompt.tools)
        tools[tool.name.toStdString()] = {{"description", jsonString(tool.description)}, {"parameters", tool.parameters}};
    return tools;
}

QList<PartDifference> differencesOf(const PromptFile &before, const PromptFile &after)
{
    QList<PartDifference> differences;
    const auto add = [&differences](PromptPart part, const QString &name, const Json &then, const Json &now) {
        if (const QList<ValueChange> values = valueChanges(then, now); !values.isEmpty())
            differences.append({part, name, std::nullopt, std::nullopt, values});
    };
    add(PromptPart::Setting, QStringLiteral("model"), jsonString(before.model), jsonString(after.model));
    add(PromptPart::Tool, QStringLiteral("tools"), toolsJson(before), toolsJson(after));
    differences += messageDifferences(before, after);
    add(PromptPart::Schema, QStringLiteral("schema"), before.outputSchema, after.outputSchema);
    add(PromptPart::Parameters, QStringLiteral("parameters"), before.params, after.params);
    return differences;
}

} // namespace

Result<LangfuseDiff> diffWithLangfuse(const OpenedWorkspace &opened, const ExportJob &job, const LangfuseFile &file, const QString &label)
{
    const Result<QList<PromptFile>> storedPrompts = readLangfusePrompts(file);
    if (!storedPrompts)
        return storedPrompts.error();
    const Result<PromptExport> promptExport = exportPrompt(opened, job, formatName);
    if (!promptExport)
        return promptExport.error();
    if (const auto error = firstError(promptExport->diagnostics))
        return toError(*error);
    const WrittenPromptFile &written = promptExport->files.first();
    const Result<QList<PromptFile>> own = readLangfusePrompts({written.name, written.bytes});
    if (!own)
        return own.error();
    const PromptFile &currentPrompt = own->first();
    const Result<PromptFile> found = labeledPrompt(*storedPrompts, label, currentPrompt.name);
    if (!found)
        return Error{found.error().code, found.error().message, {file.name, {}}};
    return LangfuseDiff{found->name, found->version, differencesOf(*found, currentPrompt), promptExport->diagnostics};
}

} // namespace outcrop
