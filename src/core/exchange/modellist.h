// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/callfailure.h"
#include "core/exchange/modelrow.h"
#include "core/exchange/responsehead.h"
#include "core/render/renderer.h"

#include <optional>

namespace outcrop {

/// A request for the list of models (`models`), with the headers of any other request; nothing where the API has no list. It has no body.
std::optional<RenderedRequest> modelListRequest(const RenderTarget &target);

/// One page of the list.
struct ModelPage {
    QList<ModelRow> models;
    QString next = {}; ///< the address of the next page; empty after the last
    std::optional<CallFailure> failure = {};
};

ModelPage readModels(const RenderTarget &target, const RenderedRequest &request, const ResponseHead &head, const QByteArray &body);

} // namespace outcrop
