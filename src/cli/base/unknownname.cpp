// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/unknownname.h"

#include "cli/base/baseoutput.h"
#include "core/base/joinedtext.h"
#include "core/text/nearestword.h"

namespace outcrop {

QString unknownNameMessage(const QString &valueName, const QString &name, const QStringList &names)
{
    constexpr qsizetype longestList = 24;
    if (names.isEmpty())
        return baseoutput::unknownNameNoneDefined(valueName, name);
    const QString nearest = nearestWord(name, names);
    if (names.size() > longestList)
        return nearest.isEmpty() ? baseoutput::unknownName(valueName, name) : baseoutput::unknownNameSimilar(valueName, name, nearest);
    const QString list = names.join(listSeparator());
    return nearest.isEmpty() ? baseoutput::unknownNameAvailable(valueName, name, list) : baseoutput::unknownNameSimilarAvailable(valueName, name, nearest, list);
}

} // namespace outcrop
