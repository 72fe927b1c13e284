// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/mirroringcatalog.h"

#include "core/base/textdirection.h"

#include <cstring>

namespace outcrop {

QString MirroringCatalog::translate(const char *context, const char *english, const char *comment, int count) const
{
    const QString text = LanguageCatalog::translate(context, english, comment, count);
    const bool isOfWindow = context && !std::strchr(context, '/'); // a table of messages has the name of its folder
    return isOfWindow && !text.isNull() ? mirroredTranslation(text) : text;
}

} // namespace outcrop
