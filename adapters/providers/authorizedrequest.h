// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httpexchange.h"
#include "core/base/secret.h"
#include "core/exchange/callfailure.h"
#include "core/render/renderer.h"

#include <functional>
#include <variant>

namespace outcrop {

/// Returns the API key of a provider for a URL, empty if the request needs none, or an error.
using KeyLookup = std::function<Result<Secret>(const QString &provider, const QUrl &address)>;

/// A request with the API key in its headers, which are wiped on destruction. Must not outlive the call.
struct AuthorizedRequest {
    AuthorizedRequest(HttpRequest &&request, Secret &&apiKey) : http(std::move(request)), key(std::move(apiKey)) { }
    AuthorizedRequest(AuthorizedRequest &&) = default;
    ~AuthorizedRequest();

    HttpRequest http;
    Secret key;
};

/// Returns the request to send. It equals the displayed request, except that the key replaces its variable in the headers. Fails if the URL is
/// ambiguous, a header is invalid, or the key cannot be read or must not be sent to the URL.
std::variant<AuthorizedRequest, CallFailure> authorizedRequest(const RenderedRequest &request, const KeyLookup &keys);

/// Removes the key from a provider's text. Some providers repeat it in error messages, whole or in part.
QString redactKey(const QString &text, const Secret &key);

} // namespace outcrop
