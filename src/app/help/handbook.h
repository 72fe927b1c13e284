// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QList>
#include <QString>

namespace outcrop {

/// A page of the handbook. `name` is its topic, as in `outcrop-cli help NAME` and in links to `NAME.md`.
struct HandbookPage {
    QString name;
    QString title;
    QString section; ///< the part of the handbook that contains the page
};

/// Returns every page in reading order, from resources/handbook/contents.yaml. The list is read once. Thread-safe.
const QList<HandbookPage> &handbookPages();

/// The choice to omit or include the pictures of a page. Their files, `pictures/NAME.png`, are compiled into the window only.
enum class HandbookPictures { Omitted, Included };

/// Returns a page as Markdown. `contents` is the table of contents; `format-layer` is generated from the schema of that file format. NotFound if there is no
/// such page.
Result<QString> handbookText(const QString &name, HandbookPictures pictures = HandbookPictures::Omitted);

} // namespace outcrop
