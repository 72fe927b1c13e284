// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

namespace outcrop {

/// A heading of a Markdown document with the text below it, up to the next heading of the same or a higher level.
struct DocumentSection {
    QString title;
    int level = 1;
    qsizetype start = 0;      ///< start of the heading
    qsizetype headingEnd = 0; ///< end of the heading's line
    qsizetype end = 0;
};

/// Returns the sections in the order of the text. `#` in code is not a heading. Empty for files that are not Markdown.
QList<DocumentSection> documentSections(const Document &document);

/// An entry of a document's outline: a section, or a key of its data.
struct OutlineItem {
    QString name;
    bool isSection = false;
    qsizetype start = 0;
    qsizetype end = 0;
    qsizetype nameStart = 0;
    qsizetype nameEnd = 0;
    QList<OutlineItem> children = {};
};

/// Returns the keys of a document's data, two levels deep, then its sections.
QList<OutlineItem> documentOutline(const Document &document);

} // namespace outcrop
