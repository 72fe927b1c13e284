// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/forms/jsonchanges.h"

#include <algorithm>

namespace outcrop {

namespace {

QString keyOf(const std::string &key)
{
    return QString::fromStdString(key);
}

QList<JsonChange> objectChanges(const Json &before, const Json &after, const FieldPath &path)
{
    QList<JsonChange> changes;
    for (const auto &[key, unusedValue] : before.items()) {
        if (!after.contains(key))
            changes += JsonChange{path + FieldPath{keyOf(key)}, std::nullopt};
    }
    for (const auto &[key, value] : after.items()) {
        const FieldPath inside = path + FieldPath{keyOf(key)};
        if (before.contains(key))
            changes += jsonChanges(before[key], value, inside);
        else
            changes += JsonChange{inside, value};
    }
    return changes;
}

/// Returns the index of the item if exactly one was removed, so that later items keep their comments; otherwise nullopt.
std::optional<size_t> singleRemovedIndex(const Json &before, const Json &after)
{
    if (before.size() != after.size() + 1)
        return std::nullopt;
    const auto [gone, unusedValue] = std::mismatch(before.begin(), before.end() - 1, after.begin());
    return std::equal(gone + 1, before.end(), after.begin() + (gone - before.begin()))
        ? std::optional(static_cast<size_t>(gone - before.begin()))
        : std::nullopt;
}

QList<JsonChange> arrayChanges(const Json &before, const Json &after, const FieldPath &path)
{
    const auto inside = [&path](size_t index) -> FieldPath { return path + FieldPath{QString::number(index)}; };
    if (const auto removed = singleRemovedIndex(before, after))
        return {JsonChange{inside(*removed), std::nullopt}};
    QList<JsonChange> changes;
    const size_t sharedSize = std::min(before.size(), after.size());
    for (size_t i = 0; i < sharedSize; ++i)
        changes += jsonChanges(before[i], after[i], inside(i));
    for (size_t i = before.size(); i > sharedSize; --i)
        changes += JsonChange{inside(i - 1), std::nullopt};
    for (size_t i = sharedSize; i < after.size(); ++i)
        changes += JsonChange{inside(i), after[i]};
    return changes;
}

} // namespace

QList<JsonChange> jsonChanges(const Json &before, const Json &after, const FieldPath &path)
{
    if (nlohmann::json(before) == nlohmann::json(after))
        return {};
    if (before.is_object() && after.is_object())
        return objectChanges(before, after, path);
    if (before.is_array() && after.is_array())
        return arrayChanges(before, after, path);
    return {JsonChange{path, after}};
}

} // namespace outcrop
