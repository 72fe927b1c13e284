// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httpexchange.h"
#include "adapters/providers/requestsigning.h"
#include "core/base/secret.h"
#include "core/exchange/callfailure.h"
#include "core/render/renderer.h"

#include <functional>
#include <variant>

namespace outcrop {

/// Returns the API key of a provider for a URL; an empty key if the request needs none. Errors: NotFound without a key, NotAllowed if the key must not be sent
/// to the URL, and those of the key store.
using KeyLookup = std::function<Result<Secret>(const QString &provider, const QUrl &address)>;

/// A request with the API key or a signature in its headers, which are wiped on destruction. Must not outlive the call.
struct AuthorizedRequest {
    AuthorizedRequest(HttpRequest &&request, Secret &&apiKey) : http(std::move(request)), key(std::move(apiKey)) { }
    AuthorizedRequest(AuthorizedRequest &&) = default;
    ~AuthorizedRequest();

    HttpRequest http;
    Secret key; ///< the key in the headers; for a signed request, the session token or the ID of the access key
};

/// Returns the request to send. It equals the displayed request, except that the key replaces its variable in the headers. Fails if the URL is
/// ambiguous, a header is invalid, or the key cannot be read or must not be sent to the URL. If `signing` applies to the key's variable, the request is signed
/// with the key, which is not sent.
std::variant<AuthorizedRequest, CallFailure> authorizedRequest(
    const RenderedRequest &request, const KeyLookup &keys, const std::optional<RequestSigning> &signing = {});

/// Removes the key from a provider's text. Some providers repeat it in error messages, whole or in part.
QString redactKey(const QString &text, const Secret &key);

} // namespace outcrop
