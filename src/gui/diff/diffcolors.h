// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace outcrop {

enum class DiffSide { Before, After };

/// The ground behind a line that differs, and behind the words in it that do. Text keeps a contrast of 4.5 : 1 on both, 7 : 1 in high contrast;
/// tst_diffview holds that. A sign in front of the line and a line under the words say the same.
struct DiffColors {
    QColor line;
    QColor words;
};

DiffColors diffColors(DiffSide side, const QPalette &palette);

} // namespace outcrop
