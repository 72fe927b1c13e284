// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/callfailure.h"
#include "core/exchange/responsehead.h"
#include "core/render/renderer.h"

#include <optional>
#include <variant>

namespace outcrop {

/// Returns a request for the embeddings of strings, with the headers of a prompt; nullopt if the API has no `embeddings`.
std::optional<RenderedRequest> embeddingRequest(const RenderTarget &target, const QStringList &texts);
/// Reads the response: one vector for each string, in the same order. Returns the failure of the request, or Malformed if vectors are
/// missing or differ in length.
std::variant<QList<QList<float>>, CallFailure> readEmbeddings(const WireFormat &wire, qsizetype texts, const ResponseHead &head, const QByteArray &body);

} // namespace outcrop
