// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>
#include <optional>

namespace outcrop {

/// Parses a duration from a header: `6m0s`, `1h2m3.5s`, `120ms`, `34s`, or a number of seconds. Returns nullopt if the text is not a duration or
/// is negative. Limits the result to `maximum`.
std::optional<std::chrono::milliseconds> readDuration(const QString &text, std::chrono::milliseconds maximum = std::chrono::hours(24));

} // namespace outcrop
