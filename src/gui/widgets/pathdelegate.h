// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/valuedelegate.h"

class QFontMetrics;

namespace outcrop {

/// Returns a path that needs at most `lines` lines of `width` pixels. Replaces the middle of a longer path with an ellipsis. Keeps the first folder, unless
/// the file name needs the space, and as much as possible of the end, because the end distinguishes similar paths.
QString elidedPath(const QString &path, const QFontMetrics &font, int width, int lines = 1);

/// Elides the middle of paths. The model must provide the whole path as a tooltip.
class PathDelegate : public ValueDelegate
{
    Q_OBJECT

public:
    using ValueDelegate::ValueDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace outcrop
