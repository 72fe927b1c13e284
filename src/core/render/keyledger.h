// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"
#include "core/render/catalog.h"
#include "core/render/ledger.h"
#include "core/render/promptformat.h"

namespace outcrop {

/// Returns the keys in the target's adapter and wire format with their effects. Omits built-in files.
QList<DocumentKey> targetKeys(const RenderTarget &target);

/// Returns ledger entries for the keys of documents. `parts` are the ledger entries for the bundle's parts, which determine the outcome of the keys inside
/// them.
Ledger keyEntries(const QList<DocumentKey> &keys, const Ledger &parts, const RenderTarget &target, PromptEnvelope envelope);

} // namespace outcrop
