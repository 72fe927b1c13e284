// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/formats/base/requestwire.h"
#include "core/formats/fileformat.h"

namespace outcrop {

/// Returns the body of a request. Placeholders remain in the text as `{{name}}`.
Json writeRequest(RequestWire wire, const PromptFile &prompt, Ledger &ledger);

/// Returns the body of a request that is part of a document of `format`, at the pointer `prefix`. The ledger omits foreign keys outside the body.
Json writeNestedRequest(RequestWire wire, const PromptFile &prompt, const QString &format, const QString &prefix, Ledger &ledger);

/// Returns how well a request supports each feature of a prompt.
QMap<PromptFeature, FormatSupport> requestFeatures();

} // namespace outcrop
