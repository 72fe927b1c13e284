// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/numbertext.h"

#include "core/base/joinedtext.h"
#include "core/experiments/experimentsmessages.h"

#include <cmath>

namespace outcrop {

QString valueText(double value)
{
    const double size = std::fabs(value);
    if (size >= 100)
        return QString::number(value, 'f', 1);
    if (size >= 1 || size == 0)
        return QString::number(value, 'f', 2);
    return size >= 0.01 ? QString::number(value, 'f', 3) : QString::number(value, 'g', 3);
}

QString pValueText(double p)
{
    return p < 1e-300 ? experimentsmessages::pValueBelow(QStringLiteral("1e-300")) : QString::number(p, 'g', 2);
}

QString percentText(double percent)
{
    return withPercentSign(QString::number(std::fabs(percent), 'f', 2));
}

} // namespace outcrop
