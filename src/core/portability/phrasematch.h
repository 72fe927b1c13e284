// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace outcrop {

// Words and the gaps between them, as people write and models read them. Offsets count in the text; -1 means: not here.

/// Behind a word that begins at `at`, in any case unless the word has capitals. Soft hyphens and other invisible characters do not
/// count, and both apostrophes are one.
qsizetype afterWord(QStringView text, qsizetype at, QStringView word);

/// Behind what separates two words of a phrase: spaces, hyphens, marks of emphasis, one line end.
qsizetype afterGap(QStringView text, qsizetype at);

/// The word that begins behind a gap at `at`, and the one that ends before a gap that ends at `at`; empty where there is none.
QStringView wordBehind(QStringView text, qsizetype at);
QStringView wordBefore(QStringView text, qsizetype at);

} // namespace outcrop
