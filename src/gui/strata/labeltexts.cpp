// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/strata/labeltexts.h"

#include "gui/look/isolatedtext.h"
#include "gui/strata/stratalabels.h"

#include <cmath>
#include <utility>

namespace outcrop {
namespace {

/// Returns the value of a key from this layout, else from the last layout, else computes it.
template<typename T, typename Compute>
T keptValue(QHash<QString, T> &values, const QHash<QString, T> &oldValues, const QString &key, const Compute &compute)
{
    const auto found = values.constFind(key);
    if (found != values.constEnd())
        return *found;
    const auto old = oldValues.constFind(key);
    return *values.insert(key, old == oldValues.constEnd() ? compute() : *old);
}

} // namespace

void LabelTexts::beginLayout(const StrataGeometry &geometry)
{
    for (const LabelKind kind : allLabelKinds) {
        Measured &texts = measured(kind);
        const QFont font = fontOf(kind, geometry);
        if (texts.font != font || texts.widths.isEmpty()) {
            texts = {font, QFontMetricsF(font), {}, {}, {}, {}};
            continue;
        }
        texts.oldWidths = std::exchange(texts.widths, {});
        texts.oldGlyphs = std::exchange(texts.glyphs, {});
    }
}

double LabelTexts::width(LabelKind kind, const QString &text)
{
    Measured &texts = measured(kind);
    return keptValue(texts.widths, texts.oldWidths, text, [&] { return texts.metrics.horizontalAdvance(text); });
}

LabelTexts::FittedText LabelTexts::fit(LabelKind kind, const QString &text, double room)
{
    Measured &texts = measured(kind);
    const Qt::TextElideMode mode = kind == LabelKind::Detail ? Qt::ElideMiddle : Qt::ElideRight; // details contain the file name; names are recognized by their beginning
    const QString shown = width(kind, text) > room ? texts.metrics.elidedText(text, mode, room) : text;
    const double shownWidth = std::ceil(width(kind, shown));
    if (shown.isEmpty() || shownWidth > room + 1)
        return {};
    return {shown, shownWidth, glyphs(texts, shown)};
}

QStaticText LabelTexts::glyphs(Measured &texts, const QString &text)
{
    return keptValue(texts.glyphs, texts.oldGlyphs, text, [&] {
        QStaticText prepared(isolatedText(text));
        prepared.setTextFormat(Qt::PlainText);
        prepared.setPerformanceHint(QStaticText::AggressiveCaching);
        prepared.prepare({}, texts.font);
        return prepared;
    });
}

} // namespace outcrop
