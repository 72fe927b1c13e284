// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/mirroringcatalog.h"

#include "core/base/textdirection.h"

#include <cstring>

namespace outcrop {

QString MirroringCatalog::translate(const char *context, const char *english, const char *comment, int count) const
{
    const QString text = LanguageCatalog::translate(context, english, comment, count);
    const bool isOfWindow = context && !std::strchr(context, '/'); // other tables of messages use the path of their folder as context
    return isOfWindow && !text.isNull() ? mirroredTranslation(text) : text;
}

} // namespace outcrop
