// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>

namespace outcrop {

/// Returns the height of a line of text in the language of the formats. Scripts other than Latin need the height of their fallback fonts, which the metrics do not
/// include. In English, returns the height of the metrics.
int textLineHeight(const QFontMetrics &metrics);
double textLineHeight(const QFontMetricsF &metrics);

} // namespace outcrop
