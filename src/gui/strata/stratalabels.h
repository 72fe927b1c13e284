// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/strata/stratalayout.h"

#include <QFontMetricsF>

#include <vector>

namespace outcrop {

/// Places the labels: inside bodies that are high enough, otherwise beside the chart. Labels do not overlap; labels that do not fit are only in the
/// tooltip. Inside a body, "not sent" is always shown: in a smaller font, on the second line, or with a shorter title.
class StrataLabeler
{
public:
    struct Measures {
        double caption = 0; ///< height of a tier's caption
        double edge = 0;    ///< right edge of the chart
        double gutter = 0;  ///< width of the space beside the chart
    };

    StrataLabeler(QList<StrataBody> &bodies, const StrataGeometry &room, const Measures &measures);

    /// Appends the labels of all bodies to `labels`.
    void placeLabels(QList<StrataLabel> &labels);

private:
    void labelTier(int body);
    void labelBody(int body);
    bool addName(int body, QRectF line, bool hasDetailLine);
    void addDetail(int body, const QRectF &line, bool showsState);
    void placeCallouts();
    QList<int> largestBodies(QList<int> bodies) const;
    void add(LabelKind kind, int body, const QRectF &room, const QString &text, bool isAtEnd = false);

    QList<StrataBody> &m_bodies;
    const StrataGeometry &m_geometry;
    Measures m_measures;
    QFontMetricsF m_label;
    QFontMetricsF m_boldMetrics;
    QFontMetricsF m_caption;
    QFontMetricsF m_tier;
    double m_labelHeight;
    double m_captionHeight;
    std::vector<QFontMetricsF> m_metrics; ///< metrics of each kind of label
    double m_height = 0;
    QList<int> m_calloutBodies;
    QList<StrataLabel> *m_labels = nullptr;
};

/// Returns the font of a label.
QFont fontOf(LabelKind kind, const StrataGeometry &room);

} // namespace outcrop
