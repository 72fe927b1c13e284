// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/callfailure.h"
#include "core/exchange/modelrow.h"
#include "core/exchange/responsehead.h"
#include "core/render/renderer.h"

#include <optional>

namespace outcrop {

/// Returns a request for the provider's model list, with the headers of a prompt and no body; nullopt if the API has no `models`.
std::optional<RenderedRequest> modelListRequest(const RenderTarget &target);

struct ModelPage {
    QList<ModelRow> models;
    QString next = {}; ///< URL of the next page; empty for the last page
    std::optional<CallFailure> failure = {};
};

ModelPage readModels(const RenderTarget &target, const RenderedRequest &request, const ResponseHead &head, const QByteArray &body);

} // namespace outcrop
