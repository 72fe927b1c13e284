// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/renderer.h"

namespace outcrop {

/// A request to another address of a provider's, which stands at `path` of its wire format (`models.url`): with the headers and the method of any other
/// request, and without a body. Nothing where the wire format has no such address.
std::optional<RenderedRequest> requestTo(const RenderTarget &target, const QString &path);

} // namespace outcrop
