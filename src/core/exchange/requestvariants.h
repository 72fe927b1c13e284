// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/answerreader.h"
#include "core/render/renderer.h"

#include <variant>

namespace outcrop {

/// A request to another address of a provider's, which is at `path` of its wire format (`models.url`): with the headers and the method of any other
/// request, and without a body. Nothing where the wire format has no such address.
std::optional<RenderedRequest> requestTo(const RenderTarget &target, const QString &path);

/// The same request asking for a stream (`stream.ask`). Only where the format can stream.
RenderedRequest streamed(const RenderedRequest &request, const WireFormat &wire);

/// A request that asks how many tokens another one has (`count_tokens`); nothing where the API does not count.
std::optional<RenderedRequest> countRequest(const RenderedRequest &request, const WireFormat &wire);
/// What it answers.
std::variant<qint64, CallFailure> readCount(const WireFormat &wire, const ResponseHead &head, const QByteArray &body);

} // namespace outcrop
