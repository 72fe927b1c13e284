// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/look/theme.h"

#include <QStyledItemDelegate>

#include <functional>

namespace outcrop {

/// A range of a line to mark, in UTF-16 code units.
struct CardMark {
    qsizetype start = 0;
    qsizetype length = 0;
};

struct CardLine {
    QString text; ///< text of the line, elided at the end
    ColorRole colorRole = ColorRole::Muted;
    QList<CardMark> marks = {};
};

/// The content of a multi-line list row: a lead before the title, the title, a string at the end of the title line, and lines below.
struct Card {
    QString lead = {};
    QString title = {};
    QString trailingText = {};
    QList<CardLine> lines = {};
};

/// Paints rows as cards. All cards of a list have the same height. `leadSample` is the widest lead; empty if cards have no lead. Screen readers use
/// Qt::AccessibleTextRole of the model.
class CardDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using CardSource = std::function<Card(const QModelIndex &index)>;

    CardDelegate(CardSource card, int lines, const QString &leadSample, QObject *parent) : QStyledItemDelegate(parent), m_cardSource(std::move(card)), m_lines(lines), m_leadSample(leadSample) { }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    CardSource m_cardSource;
    int m_lines;
    QString m_leadSample;
};

} // namespace outcrop
