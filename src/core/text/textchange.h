// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

#include <QList>
#include <QString>

namespace outcrop {

/// One replacement that happened to a text: at `offset`, `removed` gave way to `inserted`. Knows both, so that it can be undone.
struct TextChange {
    qsizetype offset = 0;
    QString removed = QString();
    QString inserted = QString();

    qsizetype removedEnd() const { return offset + removed.size(); }
    qsizetype insertedEnd() const { return offset + inserted.size(); }
    bool isEmpty() const { return removed == inserted; }
    friend bool operator==(const TextChange &, const TextChange &) = default;
};

/// Changes in the order in which they happen: each offset counts in the text that the ones before it have left.
using TextChanges = QList<TextChange>;

/// The text must hold what each change removes.
void apply(QString &text, const TextChanges &changes);

/// What takes the changes back, in the order needed.
TextChanges inverse(const TextChanges &changes);

/// The one replacement that turns a text into another: what begins and ends alike is left alone, and no surrogate pair or
/// CR LF is cut in two. Empty where they are equal.
TextChanges difference(const QString &before, const QString &after);

/// Edits placed in `text` as it is now, as changes that happen one after the other. Overlapping ones are left out, as in applyEdits().
TextChanges changesFor(const QString &text, const QList<TextEdit> &edits);

/// Where a place of the old text lies in the new one. A place inside what was removed, or where text was inserted, moves
/// behind what came there, or stays before it.
enum class Gravity { Before, After };
qsizetype movedBy(const TextChanges &changes, qsizetype offset, Gravity gravity = Gravity::After);

/// The edits in the order of their places. Several insertions at one place keep the order they were given in, but what
/// begins a new line there comes after what still belongs to the line.
QList<TextEdit> sortedEdits(QList<TextEdit> edits);

/// A text with edits applied, each placed by its offsets in the original. An edit that overlaps the one before it is
/// left out.
QString applyEdits(QStringView text, const QList<TextEdit> &edits);

} // namespace outcrop
