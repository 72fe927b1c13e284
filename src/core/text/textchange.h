// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

#include <QList>
#include <QString>

namespace outcrop {

/// A replacement in a text: `removed` at `offset` was replaced by `inserted`. It contains both strings, so it can be undone.
struct TextChange {
    qsizetype offset = 0;
    QString removed = QString();
    QString inserted = QString();

    qsizetype removedEnd() const { return offset + removed.size(); }
    qsizetype insertedEnd() const { return offset + inserted.size(); }
    bool hasNoEffect() const { return removed == inserted; }
    friend bool operator==(const TextChange &, const TextChange &) = default;
};

/// Changes in the order of their application: each offset refers to the text after the previous changes.
using TextChanges = QList<TextChange>;

/// Applies the changes in place. The text must contain the removed string of each change at its offset.
void apply(QString &text, const TextChanges &changes);

/// Returns the changes that undo `changes`, in the order of their application.
TextChanges inverseChanges(const TextChanges &changes);

/// Returns the one replacement that turns `before` into `after`, without the common prefix and suffix. Never splits a surrogate pair or a CR LF.
/// Returns an empty list if the texts are equal.
TextChanges difference(const QString &before, const QString &after);

/// Converts edits, whose ranges refer to the unchanged `text`, to a sequence of changes. Drops the edits that
/// applyEdits() drops, and those without an effect.
TextChanges changesFor(const QString &text, const QList<TextEdit> &edits);

/// The target of mapOffset() for an offset at the start of or inside removed text, or at an insertion. It is the start (Before) or the end (After) of the inserted text.
enum class Gravity { Before, After };

/// Returns the offset after `changes` that corresponds to `offset` before them.
qsizetype mapOffset(const TextChanges &changes, qsizetype offset, Gravity gravity = Gravity::After);

/// Sorts edits by range. Insertions at the same offset keep their order, except that a replacement that begins with a line ending
/// comes last.
QList<TextEdit> sortEdits(QList<TextEdit> edits);

/// Applies edits whose ranges refer to the original text. An edit that overlaps the previous one or ends after the text is dropped.
QString applyEdits(QStringView text, const QList<TextEdit> &edits);

} // namespace outcrop
