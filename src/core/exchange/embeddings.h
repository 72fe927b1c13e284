// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/callfailure.h"
#include "core/exchange/responsehead.h"
#include "core/render/renderer.h"

#include <optional>
#include <variant>

namespace outcrop {

/// A request for the meanings of texts as vectors (`embeddings`), with the headers of any other request; nothing where the API has none.
std::optional<RenderedRequest> embeddingRequest(const RenderTarget &target, const QStringList &texts);
/// What it answers: one vector a text, in their order; Malformed where it is anything else.
std::variant<QList<QList<float>>, CallFailure> readEmbeddings(const WireFormat &wire, qsizetype texts, const ResponseHead &head, const QByteArray &body);

} // namespace outcrop
