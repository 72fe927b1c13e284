// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"
#include "core/render/catalog.h"
#include "core/render/ledger.h"
#include "core/render/promptformat.h"

namespace outcrop {

/// The keys of the workspace's own adapter and wire format for this target; of those that come with the program there are none to account for.
QList<DocumentKey> targetKeys(const RenderTarget &target);

/// Entries for the keys of documents. `parts` are the entries of the bundle's parts, which say what became of a key that went into one.
Ledger keyRows(const QList<DocumentKey> &keys, const Ledger &parts, const RenderTarget &target, PromptEnvelope envelope);

} // namespace outcrop
