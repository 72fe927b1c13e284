// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"
#include "core/layers/prompttemplaterenderer.h"

namespace outcrop {

/// Reads values from a YAML or JSON file, a mapping from names to values. `path` is relative to the workspace if the file is one of its documents, so that
/// printed values are traced to it. Errors: Invalid, with the location, for a file that cannot be parsed or is not a mapping.
Result<QList<InputValue>> readInputValues(const OpenedWorkspace &opened, const QString &path, const QString &text);

/// Returns the input for the argument `name=text`, with `value` as its parsed value. Returns nullopt if there is no name.
std::optional<InputValue> inputFromArgument(const QString &word, const Json &value);

/// Returns the inputs of a job's prompt, for its provider and model. Thread-safe.
QList<PromptInput> inputsOfPrompt(const OpenedWorkspace &opened, const RenderJob &job);

/// Returns why a typed value cannot be used for a declared input, such as a wrong type or a file that is not in the workspace. Otherwise nullopt.
std::optional<QString> inputProblem(const PromptInput &input, const QString &word, const Workspace &workspace);

/// Reads the bytes of a file by its absolute path.
using InputFileReader = std::function<Result<QByteArray>(const QString &path)>;

/// Adds the files of File inputs to the workspace, so that their text can be used. The paths of files that the user named are relative to `folder`, and their values
/// become paths of documents. The paths of defaults are relative to the workspace. Fails if a file that the user named cannot be read.
Status addInputFiles(OpenedWorkspace &opened, Selection &selection, const QString &folder, const InputFileReader &read);

} // namespace outcrop
