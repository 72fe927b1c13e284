// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace outcrop {

/// What to say about a word that is none of `words`: "there is no agent `reviwer`; did you mean `reviewer`?", and what there is.
QString unknownWord(const QString &what, const QString &word, const QStringList &words);

} // namespace outcrop
