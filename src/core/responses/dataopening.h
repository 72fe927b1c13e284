// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace outcrop {

/// Returns whether a `{` or `[` in prose is likely to start JSON data, judging by the text that follows.
bool mayBeginData(QStringView text, qsizetype at);

} // namespace outcrop
