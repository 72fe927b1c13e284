// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/valuedelegate.h"

class QFontMetrics;

namespace outcrop {

/// Returns a path that needs at most `lines` lines of `width` pixels. If it is longer, its middle is replaced with an ellipsis: the first folder and as much
/// as possible of the end are kept, because the end distinguishes similar paths. The first folder is omitted if the file name needs its space.
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
