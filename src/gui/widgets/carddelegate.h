// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/look/theme.h"

#include <QStyledItemDelegate>

#include <functional>

namespace outcrop {

/// A stretch of a line's text to mark, in UTF-16 code units.
struct CardMark {
    qsizetype start = 0;
    qsizetype length = 0;
};

struct CardLine {
    QString text; ///< one line; shortened at its end where there is no room
    Ink ink = Ink::Muted;
    QList<CardMark> marks = {};
};

/// What a row of a list says in several lines: a word that leads, a title, something at the other end of the title's line, and lines below.
struct Card {
    QString lead = {};
    QString title = {};
    QString trailing = {};
    QList<CardLine> lines = {};
};

/// Paints rows as cards. All cards of a list have as many lines, so that they are equally high; `leadSample` is the widest lead, empty where there is none.
/// What a screen reader says is the model's Qt::AccessibleTextRole.
class CardDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using CardOf = std::function<Card(const QModelIndex &index)>;

    CardDelegate(CardOf card, int lines, const QString &leadSample, QObject *parent) : QStyledItemDelegate(parent), m_card(std::move(card)), m_lines(lines), m_leadSample(leadSample) { }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    CardOf m_card;
    int m_lines;
    QString m_leadSample;
};

} // namespace outcrop
