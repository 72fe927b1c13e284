// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httpexchange.h"
#include "core/base/secret.h"
#include "core/exchange/callfailure.h"
#include "core/render/renderer.h"

#include <functional>
#include <variant>

namespace outcrop {

/// Gives the key of a provider for an address; an empty one where the request is to go without. Its errors say why there is none.
using KeySource = std::function<Result<Secret>(const QString &provider, const QUrl &address)>;

/// A request with the key in its headers, which are wiped when it goes. It lives no longer than the sending of it.
struct KeyedRequest {
    KeyedRequest(HttpRequest &&request, Secret &&itsKey) : http(std::move(request)), key(std::move(itsKey)) { }
    KeyedRequest(KeyedRequest &&) = default;
    ~KeyedRequest();

    HttpRequest http;
    Secret key;
};

/// The request as it goes out: the same bytes that are shown, with the key in the place of its variable, in headers only. A failure where the
/// address can be read in two ways or the key must not go there; nothing was sent then.
std::variant<KeyedRequest, CallFailure> keyedRequest(const RenderedRequest &request, const KeySource &keys);

/// A text of the provider's without the key, which some send back in their complaints: whole, or its beginning.
QString withoutKey(const QString &text, const Secret &key);

} // namespace outcrop
