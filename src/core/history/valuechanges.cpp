// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/valuechanges.h"

#include "core/base/jsonpointer.h"

#include <algorithm>

namespace outcrop {
namespace {

QList<ValueChange> objectChanges(const Json &before, const Json &after, const QString &pointer)
{
    QList<ValueChange> changes;
    for (const auto &[key, value] : after.items()) {
        if (before.contains(key))
            changes += valueChanges(before[key], value, pointer + pointerToken(key));
        else
            changes.append({pointer + pointerToken(key), std::nullopt, value});
    }
    for (const auto &[key, value] : before.items()) {
        if (!after.contains(key))
            changes.append({pointer + pointerToken(key), value, std::nullopt});
    }
    return changes;
}

QList<ValueChange> listChanges(const Json &before, const Json &after, const QString &pointer)
{
    QList<ValueChange> changes;
    for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i) {
        const QString at = pointer + u'/' + QString::number(i);
        if (i < before.size() && i < after.size())
            changes += valueChanges(before[i], after[i], at);
        else if (i < after.size())
            changes.append({at, std::nullopt, after[i]});
        else
            changes.append({at, before[i], std::nullopt});
    }
    return changes;
}

} // namespace

QList<ValueChange> valueChanges(const Json &before, const Json &after, const QString &pointer)
{
    if (before.is_object() && after.is_object())
        return objectChanges(before, after, pointer);
    if (before.is_array() && after.is_array())
        return listChanges(before, after, pointer);
    return before == after ? QList<ValueChange>() : QList<ValueChange>{{pointer, before, after}};
}

} // namespace outcrop
