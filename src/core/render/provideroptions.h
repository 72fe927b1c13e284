// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"
#include "core/render/ledger.h"
#include "core/render/value.h"
#include "core/render/wireformat.h"

namespace outcrop {

/// Copies the provider options of a bundle to the body of a request that has their API, and replaces their ledger entries. An option never replaces a value of
/// the prompt, nor a key that Outcrop sets when it sends the request; such an option is dropped.
void addProviderOptions(const PromptBundle &bundle, const WireFormat &wire, Value &body, Ledger &ledger);

} // namespace outcrop
