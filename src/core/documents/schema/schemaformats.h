// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// Returns whether a string matches a JSON Schema `format`, such as `date-time`. Returns true for an unknown format.
bool hasFormat(const QString &text, const QString &format);

} // namespace outcrop
