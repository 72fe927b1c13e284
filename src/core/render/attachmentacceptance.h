// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"
#include "core/render/catalog.h"
#include "core/render/promptformat.h"

namespace outcrop {

/// Returns whether the request or a message of a bundle has attachments.
bool hasAttachments(const PromptBundle &bundle);

/// Returns the bundle with the reason set on each attachment that the target rejects: its API or model does not accept the kind, type or size. The wire
/// format defines the API's limits, the adapter those of its models. A `<prompt>` document cannot contain attachments of messages.
PromptBundle markRejectedAttachments(const PromptBundle &bundle, const RenderTarget &target, PromptEnvelope envelope);

/// Returns the name of an attachment in the ledger: `attachments/2` for a request, or `history/5/attachments/2` for a message.
QString attachmentPart(qsizetype index, std::optional<qsizetype> message = {});

} // namespace outcrop
