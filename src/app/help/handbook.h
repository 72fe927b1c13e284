// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QList>
#include <QString>

namespace outcrop {

/// A page of the handbook. `name` is its topic: `outcrop-cli help NAME` prints it, and `NAME.md` links to it.
struct HandbookPage {
    QString name;
    QString title;
    QString section; ///< the part of the handbook it belongs to
};

/// Every page in reading order, as resources/handbook/contents.yaml lists them. Read once; safe on any thread.
const QList<HandbookPage> &handbookPages();

/// A page as Markdown: written by hand, made from the schema of a file format (`format-layer`), or the table of contents (`contents`).
/// NotFound where there is no such page.
Result<QString> handbookText(const QString &name);

} // namespace outcrop
