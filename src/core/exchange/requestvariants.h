// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/responsereader.h"
#include "core/render/renderer.h"

#include <variant>

namespace outcrop {

/// Returns a request to another endpoint of a provider, whose URL is at `path` in the wire format (`models.url`). Has the headers of a prompt and no body.
/// Returns nullopt if the wire format has no such URL.
std::optional<RenderedRequest> requestForEndpoint(const RenderTarget &target, const QString &path);

/// Returns the request changed to ask for a stream (`stream.ask`). Requires a format that supports streaming.
RenderedRequest streamingRequest(const RenderedRequest &request, const WireFormat &wire);

/// Returns a request for the number of tokens of another request; nullopt if the API has no `count_tokens`.
std::optional<RenderedRequest> tokenCountRequest(const RenderedRequest &request, const WireFormat &wire);
/// Reads the number of tokens from the response.
std::variant<qint64, CallFailure> readTokenCount(
    const WireFormat &wire, const ResponseHead &head, const QByteArray &body);

} // namespace outcrop
