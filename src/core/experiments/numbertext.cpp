// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/numbertext.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/experiments/experimentsmessages.h"

#include <cmath>

namespace outcrop {

QString valueText(double value)
{
    const double size = std::fabs(value);
    if (size >= 100)
        return decimalNumber(value, 1);
    if (size >= 1 || size == 0)
        return decimalNumber(value, 2);
    return size >= 0.01 ? decimalNumber(value, 3) : localNumber(QString::number(value, 'g', 3));
}

QString pValueText(double p)
{
    return p < 1e-300 ? experimentsmessages::pValueBelow(QStringLiteral("1e-300")) : localNumber(QString::number(p, 'g', 2));
}

QString percentText(double percent)
{
    return withPercentSign(decimalNumber(std::fabs(percent), 2));
}

} // namespace outcrop
