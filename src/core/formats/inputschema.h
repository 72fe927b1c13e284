// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/promptfile.h"

namespace outcrop {

class TargetLedger;

/// Returns the type of an input for a JSON Schema: `enum` for a schema with `enum`, `list` for an array, `integer`, `number`, `boolean`, otherwise `text`.
QString inputTypeOf(const Json &schema);

/// Returns an input for each property in the JSON Schema of an object.
QList<PromptVariable> inputsOfSchema(const Json &schema);

/// Returns the JSON Schema of an object with the inputs as properties. Required inputs are listed in `required`.
Json schemaOfInputs(const QList<PromptVariable> &inputs);

/// Returns the JSON Schema of one input.
Json schemaOfInput(const PromptVariable &input);

/// Copies the prompt's keys without an equivalent (PromptFile::foreign) to a document, by JSON pointer. Only for a prompt that was read from `format`. Keeps
/// existing values. Adds a ledger entry for each copied key.
void restoreForeignKeys(const PromptFile &prompt, const QString &format, Json &document, TargetLedger &ledger);

} // namespace outcrop
