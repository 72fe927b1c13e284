// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QList>

#include <optional>

namespace outcrop {

/// Returns the result of a test, or nullopt if it is not applicable. Too few or identical values are not errors in a comparison.
template<typename T>
std::optional<T> toOptional(const Result<T> &result)
{
    return result ? std::optional<T>(*result) : std::nullopt;
}

/// Converts yes/no values, which are recorded as 1 and 0.
inline QList<bool> toBooleans(const QList<double> &values)
{
    QList<bool> answers;
    for (const double value : values)
        answers.append(value != 0);
    return answers;
}

} // namespace outcrop
