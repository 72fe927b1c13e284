// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/ledger.h"
#include "core/render/promptassembly.h"

namespace outcrop {

/// Returns the name of the bundle part for the provider state of the message at `index`.
QString providerStatePart(qsizetype index);

/// Returns ledger entries for provider state that is not sent back, because another provider created it, its message is not sent, or the request is one
/// document.
Ledger providerStateLosses(const PromptBundle &bundle, const AssembledPrompt &prompt, const QString &provider);

} // namespace outcrop
