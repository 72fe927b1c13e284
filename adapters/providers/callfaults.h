// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httpexchange.h"
#include "core/exchange/callfailure.h"

#include <optional>

namespace outcrop {

/// What the network did to a call, in words for people; nothing where it did its part. `provider` is asked, at `address`.
std::optional<CallFailure> networkFailure(const HttpResult &result, const QString &provider, const QUrl &address);

/// A status that redirects to another address. No key follows it there, and no request either.
CallFailure redirectFailure(const HttpHead &head, const QString &provider, const QUrl &address);

/// A body that was compressed without being requested: it is not unpacked, for a small one could be of any size.
CallFailure packedFailure(const QByteArray &coding, const QString &provider);

CallFailure cancelledFailure();

} // namespace outcrop
