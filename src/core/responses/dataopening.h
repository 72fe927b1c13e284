// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace outcrop {

/// Returns whether the text after a `{` or `[` in prose suggests that the bracket starts JSON data.
bool canBeginData(QStringView text, qsizetype offset);

} // namespace outcrop
