// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/promptinputs.h"

#include "app/prompt/promptmessages.h"
#include "core/base/paths.h"
#include "core/documents/data/jsonreader.h"
#include "core/documents/data/yamlreader.h"
#include "core/layers/prompttemplates.h"

#include <QDir>

#include <algorithm>

namespace outcrop {
namespace {

/// Adds one file to the workspace, unless it is already a document.
Status addFile(OpenedWorkspace &opened, const QString &path, const ReadInputFile &read)
{
    if (opened.workspace().document(path))
        return success();
    const Result<QByteArray> bytes = read(QDir::cleanPath(QDir(opened.folder).absoluteFilePath(path)));
    if (!bytes)
        return bytes.error();
    opened = withText(opened, path, *bytes);
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

Status addInputFiles(OpenedWorkspace &opened, Selection &selection, const QString &folder, const ReadInputFile &read)
{
    for (const InputDeclaration &input : declaredInputs(opened.library).inputs) {
        if (input.type != InputType::File)
            continue;
        const auto given = std::find_if(selection.inputs.begin(), selection.inputs.end(), [&input](const InputValue &one) { return one.name == input.name; });
        const bool isTyped = given != selection.inputs.end() && given->word;
        if (isTyped)
            given->word = pathInside(opened.folder, QDir::cleanPath(QDir(folder).absoluteFilePath(*given->word)));
        const QString path = isTyped ? *given->word : given != selection.inputs.end() ? given->value.text() : input.defaultValue.text();
        const Status added =
            path.isEmpty() || (!isTyped && !isContainedPath(path)) ? success() : addFile(opened, path, read);
        if (!added && isTyped)
            return added.error();
    }
    return success();
}

} // namespace outcrop
