// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace outcrop {

/// Whether a `{` or `[` in the middle of prose may begin data, by what follows it: most do not.
bool mayBeginData(QStringView text, qsizetype at);

} // namespace outcrop
