// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/usageitems.h"

namespace outcrop {

/// A paragraph or list item of a layer or skill.
struct Passage {
    qsizetype item = 0; ///< index of the layer or skill
    Range range;         ///< whole lines of the document, including the final line end
    QStringList words;   ///< in lower case, without markup
};

/// Returns the passages of all layers and skills, without headings, tables and code.
QList<Passage> passagesOf(const QList<UsageItem> &items);

/// Returns the words of the text in lower case: runs of letters, digits, hyphens and apostrophes.
QStringList passageWords(QStringView text);

} // namespace outcrop
