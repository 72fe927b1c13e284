// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientcontext.h"

namespace outcrop {

/// Returns a sentence that explains why a file of the context has its state, with paths relative to `folder`. This is contextReason(), or the reason why the file is
/// loaded or listed.
QString loadReason(const ClientContext &context, const ContextText &text, const QString &folder);

} // namespace outcrop
