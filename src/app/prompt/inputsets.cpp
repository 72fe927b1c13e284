// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/inputsets.h"

#include "app/prompt/promptmessages.h"
#include "core/base/paths.h"
#include "core/documents/data/yamlwriter.h"
#include "core/documents/fieldedits.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

bool isSetPath(const QString &path)
{
    static const QRegularExpression pattern(QStringLiteral("^inputs/[^/]+\\.ya?ml$"));
    return isContainedPath(path) && pattern.match(path).hasMatch();
}

/// Returns a value as the form shows it: the items of a list separated by commas. Returns nullopt if the value or an item is not printable, or if an item contains a
/// comma.
std::optional<QString> wordOf(const TemplateValue &value)
{
    if (!value.data().isSequence())
        return value.isPrintable() ? std::optional(value.text()) : std::nullopt;
    QStringList words;
    for (const TemplateValue &item : value.items()) {
        if (!item.isPrintable() || item.text().contains(u','))
            return std::nullopt;
        words.append(item.text());
    }
    return words.join(QStringLiteral(", "));
}

Result<WorkspaceChange> editInputSet(const OpenedWorkspace &opened, const DocumentPtr &document, const QList<InputValue> &values)
{
    const Result<QList<InputValue>> before = valuesOfSet(opened, document->path);
    if (!before)
        return before.error();
    FieldEdits edits(document);
    for (const InputValue &old : *before) {
        const bool isKept = std::any_of(values.begin(), values.end(), [&old](const InputValue &one) { return one.name == old.name; });
        if (const Status doneStatus = isKept ? success() : edits.remove({old.name}); !doneStatus)
            return doneStatus.error();
    }
    for (const InputValue &one : values) {
        const bool isSame = std::any_of(before->begin(), before->end(), [&one](const InputValue &old) { return old.name == one.name && old.value.data().toJson() == one.value.data().toJson(); });
        if (const Status doneStatus = isSame ? success() : edits.set({one.name}, one.value.data().toJson()); !doneStatus)
            return doneStatus.error();
    }
    WorkspaceChange change;
    change.add(document->path, edits.edits());
    return change;
}

} // namespace

QList<InputSet> inputSets(const Workspace &workspace)
{
    QList<InputSet> sets;
    for (const DocumentPtr &document : workspace.documents()) {
        if (isSetPath(document->path))
            sets.append({documentNameOf(document->path), document->path});
    }
    std::sort(sets.begin(), sets.end(), [](const InputSet &a, const InputSet &b) { return a.name < b.name; });
    return sets;
}

Result<QList<InputValue>> valuesOfSet(const OpenedWorkspace &opened, const QString &path)
{
    const DocumentPtr document = opened.workspace().document(path);
    if (!document)
        return Error{ErrorCode::NotFound, promptmessages::inputSetOutside(path), {path, {}}};
    Result<QList<InputValue>> values = readInputValues(opened, path, document->text);
    if (!values)
        return values;
    for (InputValue &one : *values)
        one.word = wordOf(one.value);
    return values;
}

Result<WorkspaceChange> planInputSetSave(const OpenedWorkspace &opened, const QString &path, const QList<InputValue> &values)
{
    if (!isSetPath(path))
        return Error{ErrorCode::Invalid, promptmessages::inputSetOutside(path), {path, {}}};
    if (values.isEmpty())
        return Error{ErrorCode::Invalid, promptmessages::inputSetEmpty(), {path, {}}};
    if (const DocumentPtr document = opened.workspace().document(path))
        return editInputSet(opened, document, values);
    QString text;
    for (const InputValue &one : values)
        text += yamlEntry(one.name, one.value.data().toJson(), {});
    WorkspaceChange change;
    change.newFiles.append({path, text});
    return change;
}

} // namespace outcrop
