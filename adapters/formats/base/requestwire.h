// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// The API whose request a file is.
enum class RequestWire { Anthropic, ChatCompletions, Responses, Google, Ollama };

/// The API whose batch file a file is.
enum class BatchApi { OpenAi, Anthropic, Google };

} // namespace outcrop
