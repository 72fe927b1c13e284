// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/lineheight.h"

#include <QLocale>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int sampleRoom = 10'000; ///< width and height that no sample exceeds, in pixels

/// Returns letters of the language, or an empty string for Latin letters.
QString sampleLetters()
{
    const QLocale locale;
    return locale.script() == QLocale::LatinScript || locale.language() == QLocale::C ? QString() : locale.nativeLanguageName();
}

} // namespace

int textLineHeight(const QFontMetrics &metrics)
{
    const QString sample = sampleLetters();
    return sample.isEmpty() ? metrics.height() : std::max(metrics.height(), metrics.boundingRect(QRect(0, 0, sampleRoom, sampleRoom), Qt::TextSingleLine, sample).height());
}

double textLineHeight(const QFontMetricsF &metrics)
{
    const QString sample = sampleLetters();
    return sample.isEmpty() ? metrics.height() : std::max(metrics.height(), metrics.boundingRect(QRectF(0, 0, sampleRoom, sampleRoom), Qt::TextSingleLine, sample).height());
}

} // namespace outcrop
