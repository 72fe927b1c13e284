// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textdirection.h"

#include <QGuiApplication>

namespace outcrop {

/// Returns a label with an isolated text direction, so that a mirrored layout does not reorder its numbers and signs. Unchanged in other layouts.
inline QString isolatedText(const QString &text)
{
    return QGuiApplication::layoutDirection() == Qt::RightToLeft ? withDirectionIsolates(text) : text;
}

/// Returns `before → after`, with an arrow in the reading direction of the layout.
inline QString beforeAfterText(const QString &before, const QString &after)
{
    const QString pattern = QStringLiteral("%1 → %2");
    return (QGuiApplication::layoutDirection() == Qt::RightToLeft ? mirroredTranslation(pattern) : pattern).arg(before, after);
}

} // namespace outcrop
