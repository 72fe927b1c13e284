// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/promptfile.h"

namespace outcrop {

/// Returns whether a key of a provider's request without an equivalent in Outcrop is sent unchanged to the same API. `pointer` is its JSON pointer in the body.
/// Keys inside messages, tools and schemas are not sent, because the prompt can change around them; nor are keys that Outcrop sets for each request.
bool isRequestOption(const QString &pointer, const Json &value);

/// Returns the keys that are sent, as members of the request body; an empty object if there are none.
Json requestOptions(const PromptFile &prompt);

/// Returns the keys of PromptFile::foreign that are not sent.
Json unsentKeys(const PromptFile &prompt);

} // namespace outcrop
