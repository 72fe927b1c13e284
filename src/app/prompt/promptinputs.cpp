// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/promptinputs.h"

#include "app/prompt/promptmessages.h"
#include "app/workspace/chosenprovider.h"
#include "core/base/paths.h"
#include "core/documents/data/jsonreader.h"
#include "core/documents/data/yamlreader.h"
#include "core/templates/inputmessages.h"

#include <QDir>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns whether a prompt may have templates, without composing it.
bool mayHaveTemplates(const OpenedWorkspace &opened, const Selection &selection)
{
    if (selection.requestDialect || selection.request.contains(u"{{") || selection.request.startsWith(u"---") || !opened.library.configuration.texts->types().isEmpty())
        return true;
    const QList<DocumentPtr> &documents = opened.workspace().documents();
    return std::any_of(documents.begin(), documents.end(), [](const DocumentPtr &document) { return document->frontMatter.data.member(u"template") != nullptr; });
}

/// Adds one file to the workspace, unless it is already a document.
Status addFile(OpenedWorkspace &opened, const QString &path, const InputFileReader &read)
{
    if (opened.workspace().document(path))
        return success();
    const Result<QByteArray> bytes = read(QDir::cleanPath(QDir(opened.folder).absoluteFilePath(path)));
    if (!bytes)
        return bytes.error();
    opened = withPlainText(opened, path, *bytes);
    return success();
}

} // namespace

Result<QList<InputValue>> readInputValues(const OpenedWorkspace &opened, const QString &path, const QString &text)
{
    const bool isJson = path.endsWith(u".json", Qt::CaseInsensitive);
    const DataDocument data = isJson ? readJson(text, path) : readYaml(text, path);
    if (const auto problem = firstError(data.diagnostics))
        return toError(*problem);
    if (!data.root.isMapping())
        return Error{ErrorCode::Invalid, promptmessages::valuesNotMapping(), {path, data.root.range()}};
    const DocumentPtr document = opened.workspace().document(path);
    const bool isKnown = document && document->text == text;
    const auto source = isKnown ? std::make_shared<const TemplateValueSource>(TemplateValueSource{path, text}) : nullptr;
    QList<InputValue> values;
    for (const DataNode::Member &member : data.root.members())
        values.append({member.key, TemplateValue(member.value, source)});
    return values;
}

std::optional<InputValue> inputFromArgument(const QString &word, const Json &value)
{
    const qsizetype equals = word.indexOf(u'=');
    if (equals < 1)
        return std::nullopt;
    return InputValue{word.left(equals), TemplateValue::fromJson(value), word.mid(equals + 1), true};
}

QList<PromptInput> inputsOfPrompt(const OpenedWorkspace &opened, const RenderJob &job)
{
    if (!mayHaveTemplates(opened, job.selection))
        return {};
    const Result<ModelChoice> choice = selectModel(opened, job.selection, job.provider, job.model);
    const Result<RenderTarget> target = choice ? chooseTarget(opened.catalog, *choice, opened.workspace().manifest()) : Result<RenderTarget>(choice.error());
    return promptInputs(opened.library, job.selection, target ? target->capabilities() : ProviderCapabilities());
}

std::optional<QString> inputProblem(const PromptInput &input, const QString &word, const Workspace &workspace)
{
    if (!input.isDeclared)
        return std::nullopt;
    const Result<TemplateValue> value = convertInputValue(input.input, TemplateValue::fromJson(jsonString(word)), word);
    if (!value)
        return value.error().message;
    if (input.input.type == InputType::File && !workspace.document(value->text()))
        return inputmessages::fileMissing(word, input.input.name);
    return std::nullopt;
}

Status addInputFiles(OpenedWorkspace &opened, Selection &selection, const QString &folder, const InputFileReader &read)
{
    for (const InputDeclaration &input : declaredInputs(opened.library).inputs) {
        if (input.type != InputType::File)
            continue;
        const auto given = std::find_if(selection.inputs.begin(), selection.inputs.end(), [&input](const InputValue &one) { return one.name == input.name; });
        const bool isTyped = given != selection.inputs.end() && given->word;
        if (isTyped)
            given->word = pathInside(opened.folder, QDir::cleanPath(QDir(folder).absoluteFilePath(*given->word)));
        const QString path = isTyped ? *given->word : given != selection.inputs.end() ? given->value.text() : input.defaultValue.text();
        const Status addedStatus =
            path.isEmpty() || (!isTyped && !isContainedPath(path)) ? success() : addFile(opened, path, read);
        if (!addedStatus && isTyped)
            return addedStatus.error();
    }
    return success();
}

} // namespace outcrop
