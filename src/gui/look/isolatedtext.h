// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGuiApplication>
#include <QString>

namespace outcrop {

/// Returns a label with an isolated text direction, so that a mirrored layout does not reorder its numbers and signs. Unchanged in other layouts.
inline QString isolatedText(const QString &text)
{
    constexpr QChar firstStrongIsolate(0x2068);
    constexpr QChar popIsolate(0x2069);
    return QGuiApplication::layoutDirection() == Qt::RightToLeft ? firstStrongIsolate + text + popIsolate : text;
}

} // namespace outcrop
