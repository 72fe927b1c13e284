// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httpexchange.h"
#include "core/exchange/callfailure.h"

#include <optional>

namespace outcrop {

/// Returns the failure of a call for a network error, with a message for display; nullopt if the request completed or the listener stopped it. `address` is the
/// requested URL.
std::optional<CallFailure> networkFailure(const HttpResult &result, const QString &provider, const QUrl &address);

/// Returns the failure for a redirect to another URL. Neither the key nor the request is sent there.
CallFailure redirectFailure(const HttpHead &head, const QString &provider, const QUrl &address);

/// Returns the failure for a compressed response that was not requested. It is not decompressed, because a small one
/// could expand to any size.
CallFailure encodingFailure(const QByteArray &coding, const QString &provider);

CallFailure canceledFailure();

} // namespace outcrop
