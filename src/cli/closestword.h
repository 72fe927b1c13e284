// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace outcrop {

/// The word that was most likely meant, or nothing where none is near. Upper and lower case count as the same; a swap of two neighbours is one mistake.
QString closestWord(const QString &word, const QStringList &words);

/// What to say about a word that is none of `words`: `there is no agent ``reviwer``; did you mean ``reviewer``? There are: …`.
QString unknownWord(const QString &what, const QString &word, const QStringList &words);

} // namespace outcrop
