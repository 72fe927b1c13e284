// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>

namespace outcrop {

/// Returns the height of a line of text in the language of the formats. Languages with other letters than Latin ones need the height of their fallback fonts, which the
/// metrics do not include; in English, this is the height of the metrics.
int textLineHeight(const QFontMetrics &metrics);
double textLineHeight(const QFontMetricsF &metrics);

} // namespace outcrop
