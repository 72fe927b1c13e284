// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"
#include "core/responses/responseparser.h"
#include "core/responses/responseretry.h"

namespace outcrop {

/// Returns the contract for the response to a request: the agent's output schema. Without one, it is the response schema of the prompt type, if it was sent as METADATA
/// and INSTRUCTION. Includes the rules that were sent.
ResponseContract contractOf(const OpenedWorkspace &opened, const RenderResult &render);

/// Returns the contract of a type in config/response_schemas.yaml, with the rules of its template. NotFound for an unknown type, with the known ones.
Result<ResponseContract> contractOfType(const OpenedWorkspace &opened, const QString &type);
QStringList responseTypes(const ResponseSchemas &schemas);

/// Returns the contract for the text of a schema file: a JSON Schema in JSON or YAML, or an agent with `output.schema`. Invalid if it has no response schema.
Result<ResponseContract> contractOfSchema(const QString &file, const QString &text);

/// Returns the policy for retries after an invalid response. It is set by guardrails.fallback_behavior of the agent; otherwise it depends on whether the
/// provider enforces schemas or only follows the prompt's instructions.
ResponseRetryPolicy responseRetryPolicyOf(const OpenedWorkspace &opened, const RenderResult &render);

/// The response in the body of an HTTP response, with its wire format.
struct ResponseInBody {
    ProviderResponse response;
    QString wire;
    bool isOtherFormat = false; ///< whether `wire` is not the provider's configured wire format, since a provider can have several APIs
};

/// Returns the response in a body, which may be a recorded stream. Fails if the provider is unknown or no known wire format matches the body.
Result<ResponseInBody> responseInBody(const OpenedWorkspace &opened, const QString &provider, const QByteArray &body);

/// Parses the response. Adds a note if it is not in the provider's configured wire format.
ParsedResponse parseBody(const ResponseInBody &body, const ResponseContract &contract, const ResponseContext &context);

} // namespace outcrop
