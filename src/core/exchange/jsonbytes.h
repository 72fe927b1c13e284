// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QByteArray>

#include <optional>

namespace outcrop {

/// JSON as it came over the network. Nothing if it is not JSON, or is nested so deep that walking it would exhaust the stack. Bytes that are not
/// UTF-8 and halves of surrogate pairs become U+FFFD, as in every browser: one bad character must not cost a whole answer.
std::optional<Json> readJsonBytes(QByteArrayView bytes);

/// The bytes themselves where they are UTF-8, else with U+FFFD for what is not.
QByteArray asUtf8(QByteArrayView bytes);

} // namespace outcrop
