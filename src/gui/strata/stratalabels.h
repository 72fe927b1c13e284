// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/strata/stratalayout.h"

#include <QFontMetricsF>

#include <vector>

namespace outcrop {

/// Finds the place of every text: inside its body where that is high enough, else beside the ground. What finds no
/// room at all is left out and told by the tool tip; no two texts overlap.
class StrataLabeller
{
public:
    struct Measures {
        double caption = 0; ///< the height of a tier's caption
        double edge = 0;    ///< where the ground ends
        double gutter = 0;  ///< the room beside it
    };

    StrataLabeller(QList<StrataBody> &bodies, const StrataRoom &room, const Measures &measures);

    void run(QList<StrataLabel> &labels);

private:
    void labelTier(int body);
    void labelBody(int body);
    void addName(int body, QRectF line);
    void addDetail(int body, const QRectF &line);
    void placeCallouts();
    QList<int> mostImportant(QList<int> bodies) const;
    void add(LabelKind kind, int body, const QRectF &room, const QString &text, bool atEnd = false);

    QList<StrataBody> &m_bodies;
    const StrataRoom &m_room;
    Measures m_measures;
    QFontMetricsF m_label;
    QFontMetricsF m_bold;
    QFontMetricsF m_caption;
    QFontMetricsF m_tier;
    std::vector<QFontMetricsF> m_metrics; ///< of each kind of label
    double m_height = 0;
    QList<int> m_outside;
    QList<StrataLabel> *m_labels = nullptr;
};

/// The font of a label.
QFont fontOf(LabelKind kind, const StrataRoom &room);

} // namespace outcrop
