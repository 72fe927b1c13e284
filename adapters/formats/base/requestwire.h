// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// The API that accepts a request file.
enum class RequestWire { Anthropic, ChatCompletions, Responses, Google, Ollama };

/// The API that accepts a batch file.
enum class BatchApi { OpenAi, Anthropic, Google };

} // namespace outcrop
