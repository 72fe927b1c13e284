// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interactions/spans.h"

namespace outcrop {

/// Whether a span is a call of a model (`chat`, `text_completion`, `generate_content`). Others speak of agents, tools and embeddings: counting them as well
/// would count their model calls twice.
bool isModelCall(const Span &span);

/// The kind of a span that is not a model call, for a report: its operation, or that it is not a GenAI span.
QString operationOf(const Span &span);

/// An interaction from a span of OpenTelemetry's conventions for generative AI, both generations of names:
///
///     until 1.36          since 1.37                   becomes
///     gen_ai.system       gen_ai.provider.name         provider, by our names where we have one
///     usage.prompt_tokens usage.input_tokens           usage.input; likewise output, cache and reasoning
///     events gen_ai.content.prompt, gen_ai.user.message, gen_ai.choice …; gen_ai.prompt.0.content …
///                         gen_ai.input.messages, gen_ai.output.messages, gen_ai.system_instructions (on the span or in its event)
///                                                      request, response; details.question where the request holds more than one message
///
/// The session is `gen_ai.conversation.id`, else `session.id`, else the trace. What has no field goes into details.attributes under its own name.
/// The fingerprint is made of trace and span, so that two exports of one span are one; it has none if those are not hexadecimal
/// numbers.
Interaction interactionOf(const Span &span);

} // namespace outcrop
