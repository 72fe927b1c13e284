// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>

#include <optional>

namespace outcrop {

/// One value that differs between two JSON values. Nothing stands for: it is not there.
struct ValueChange {
    QString place; ///< a JSON pointer (RFC 6901); empty for the whole
    std::optional<Json> before;
    std::optional<Json> after;

    friend bool operator==(const ValueChange &, const ValueChange &) = default;
};

/// The smallest values that differ, in the order of the second, with what is gone behind. Keys have no order; items of lists are compared by number.
QList<ValueChange> valueChanges(const Json &before, const Json &after, const QString &place = {});

} // namespace outcrop
