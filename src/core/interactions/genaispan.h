// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interactions/spans.h"

namespace outcrop {

/// Returns whether a span is a model call (`chat`, `text_completion`, `completion`, `generate_content`). Agent and tool spans are not, because they would
/// count their model calls twice.
bool isModelCall(const Span &span);

/// Returns the operation name of a span. Returns `chat` if the span has only request or usage attributes, and a note for display if it is not a GenAI span.
QString operationOf(const Span &span);

/// Converts a span that follows OpenTelemetry's GenAI semantic conventions. Supports both generations of attribute names:
///
///     until 1.36          since 1.37                   becomes
///     gen_ai.system       gen_ai.provider.name         provider, renamed if Outcrop uses another name
///     usage.prompt_tokens usage.input_tokens           usage.input; likewise for output, cache and reasoning
///     events gen_ai.content.prompt, gen_ai.user.message, gen_ai.choice …; gen_ai.prompt.0.content …
///                         gen_ai.input.messages, gen_ai.output.messages, gen_ai.system_instructions (on the span or in its event)
///                                                      request, response; details.question if the request has several messages
///
/// The session is `gen_ai.conversation.id`, otherwise `session.id`, otherwise the trace ID. Attributes without a matching field are kept in
/// details.attributes. The fingerprint consists of the trace and span IDs, so that a span exported twice is imported once. It is empty if the IDs are not
/// hexadecimal.
Interaction interactionOf(const Span &span);

} // namespace outcrop
