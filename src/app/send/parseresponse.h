// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"
#include "core/responses/reask.h"
#include "core/responses/responseparser.h"

namespace outcrop {

/// What the answer to a request must be: the agent's output schema, else the response schema of the type of prompt that was sent as METADATA and
/// INSTRUCTION, else nothing; and the rules that were sent with it.
ResponseContract contractOf(const OpenedWorkspace &opened, const RenderResult &render);

/// The contract of a type in config/response_schemas.yaml, with the rules of its template. Fails where the workspace has no such type, and names those it has.
Result<ResponseContract> contractOfType(const OpenedWorkspace &opened, const QString &type);
QStringList responseTypes(const ResponseSchemas &schemas);

/// The contract that a schema file's text lays down: a JSON Schema in JSON or YAML, or an agent with `output.schema`.
Result<ResponseContract> contractOfSchema(const QString &file, const QString &text);

/// How often to ask again: as the agent's guardrails.fallback_behavior says, else as the provider can be held to a schema. A provider only does its best
/// where it has nothing but the prompt to hold its answer to a form.
ReaskPolicy reaskPolicyOf(const OpenedWorkspace &opened, const RenderResult &render);

/// An answer in a response body, and the wire format that it came in.
struct AnswerInBody {
    ProviderAnswer answer;
    QString wire;
    bool isOther = false; ///< another wire format than the provider's own: one provider may have several APIs
};

/// What a provider's response body holds, whole or as a recorded stream. Fails where there is no such provider, where it answers in no known form, or where
/// the body is not an answer of any known API.
Result<AnswerInBody> answerInBody(const OpenedWorkspace &opened, const QString &provider, const QByteArray &body);

/// Parses it, with a note where it came in another wire format than the provider's own.
ParsedResponse parseBody(const AnswerInBody &body, const ResponseContract &contract, const ResponseContext &context);

} // namespace outcrop
