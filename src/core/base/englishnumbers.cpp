// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/englishnumbers.h"

namespace outcrop {

const QLocale &englishLocale()
{
    static const QLocale locale(QLocale::English, QLocale::UnitedStates);
    return locale;
}

QString numberWithCommas(qint64 number)
{
    return englishLocale().toString(number);
}

QString dataSizeText(qint64 bytes)
{
    return englishLocale().formattedDataSize(bytes);
}

} // namespace outcrop
