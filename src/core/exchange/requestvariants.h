// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/answerreader.h"
#include "core/exchange/modelrow.h"
#include "core/render/renderer.h"

#include <variant>

namespace outcrop {

/// The same request asking for a stream (`stream.ask`). Only where the format can stream.
RenderedRequest streamed(const RenderedRequest &request, const WireFormat &wire);

/// A request that asks how many tokens another one has (`count_tokens`); nothing where the API does not count.
std::optional<RenderedRequest> countRequest(const RenderedRequest &request, const WireFormat &wire);
/// What it answers.
std::variant<qint64, CallFailure> readCount(const WireFormat &wire, const ResponseHead &head, const QByteArray &body);

/// A request for the list of models (`models`), with the headers of any other request; nothing where the API has no list. It has no body.
std::optional<RenderedRequest> modelListRequest(const RenderTarget &target);

/// A request for the meanings of texts as vectors (`embeddings`), with the headers of any other request; nothing where the API has none.
std::optional<RenderedRequest> embeddingRequest(const RenderTarget &target, const QStringList &texts);
/// What it answers: one vector a text, in their order; Malformed where it is anything else.
std::variant<QList<QList<float>>, CallFailure> readEmbeddings(const WireFormat &wire, qsizetype texts, const ResponseHead &head, const QByteArray &body);

/// One page of the list.
struct ModelPage {
    QList<ModelRow> models;
    QString next = {}; ///< the address of the next page; empty after the last
    std::optional<CallFailure> failure = {};
};

ModelPage readModels(const RenderTarget &target, const RenderedRequest &request, const ResponseHead &head, const QByteArray &body);

} // namespace outcrop
