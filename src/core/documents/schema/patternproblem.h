// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// Why a text is no regular expression, or empty. What was found is remembered: a library asks for the same few
/// patterns again and again.
QString problemOfPattern(const QString &pattern);

} // namespace outcrop
