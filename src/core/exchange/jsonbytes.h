// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QByteArray>

#include <optional>

namespace outcrop {

/// Parses JSON received from the network. Returns nullopt if it is not JSON, or is nested so deeply that recursion could overflow the stack. Invalid
/// UTF-8 and unpaired surrogates become U+FFFD, so that one invalid character does not make the whole response unreadable.
std::optional<Json> readJsonBytes(QByteArrayView bytes);

/// Returns the bytes with invalid UTF-8 replaced by U+FFFD.
QByteArray toValidUtf8(QByteArrayView bytes);

} // namespace outcrop
