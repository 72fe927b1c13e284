// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>

#include <optional>

namespace outcrop {

/// A difference between two JSON values. `before` or `after` is nullopt if that side does not have the value.
struct ValueChange {
    QString pointer; ///< JSON pointer (RFC 6901); empty for the whole value
    std::optional<Json> before;
    std::optional<Json> after;

    friend bool operator==(const ValueChange &, const ValueChange &) = default;
};

/// Returns the smallest differing values in the order of `after`; in each object, removed keys come last. The order of keys is ignored; list items
/// are compared by index.
QList<ValueChange> valueChanges(const Json &before, const Json &after, const QString &pointer = {});

} // namespace outcrop
