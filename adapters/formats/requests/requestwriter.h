// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/formats/base/requestwire.h"
#include "core/formats/fileformat.h"

namespace outcrop {

/// Returns the body of a request. Placeholders stay in the texts as `{{name}}`.
Json writeRequest(RequestWire wire, const PromptFile &prompt, Ledger &ledger);

/// What a request keeps of a prompt.
QMap<PromptFeature, FormatSupport> requestFeatures();

} // namespace outcrop
