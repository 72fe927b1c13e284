// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/englishnumbers.h"

#include <QLocale>

namespace outcrop {

namespace {

const QLocale &english()
{
    static const QLocale locale(QLocale::English, QLocale::UnitedStates);
    return locale;
}

} // namespace

QString numberWithCommas(qint64 number)
{
    return english().toString(number);
}

QString dataSizeText(qint64 bytes)
{
    return english().formattedDataSize(bytes);
}

} // namespace outcrop
