// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace outcrop {

enum class DiffSide { Before, After };

/// The background colors of a changed line and of the changed words in it. Text has a contrast of at least 4.5 : 1 on both colors, 7 : 1 in high contrast;
/// tst_diffview checks the contrast. A sign before the line and an underline repeat the information.
struct DiffColors {
    QColor line;
    QColor words;
};

DiffColors diffColors(DiffSide side, const QPalette &palette);

} // namespace outcrop
