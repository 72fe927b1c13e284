// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// Returns the program's version, such as `0.1.0`.
QString versionText();

} // namespace outcrop
