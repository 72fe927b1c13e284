// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// Whether a text is of a `format` of JSON Schema, such as `date-time`. A format that is not known fits every text.
bool hasFormat(const QString &text, const QString &format);

} // namespace outcrop
