// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QList>

#include <optional>

namespace outcrop {

/// What a test gave, where the values allowed one: too few, or all the same, are not errors of a comparison.
template<typename T>
std::optional<T> whereTested(const Result<T> &result)
{
    return result ? std::optional<T>(*result) : std::nullopt;
}

/// Measured yes and no, which are written 1 and 0.
inline QList<bool> yesAndNo(const QList<double> &values)
{
    QList<bool> answers;
    for (const double value : values)
        answers.append(value != 0);
    return answers;
}

} // namespace outcrop
