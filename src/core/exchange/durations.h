// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>
#include <optional>

namespace outcrop {

/// A length of time as headers write it: `6m0s`, `1h2m3.5s`, `120ms`, `34s`, or a number of seconds. Nothing where it is none of them or
/// negative; never more than `longest`.
std::optional<std::chrono::milliseconds> readDuration(const QString &text, std::chrono::milliseconds longest = std::chrono::hours(24));

} // namespace outcrop
