// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// The API that a request file is for.
enum class RequestWire { Anthropic, ChatCompletions, Responses, Google, Ollama };

/// The API that a batch file is for.
enum class BatchApi { OpenAi, Anthropic, Google };

} // namespace outcrop
