// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace outcrop {

// Numbers in English messages, which do not depend on the user's locale.

/// Returns the locale of English messages.
const QLocale &englishLocale();
/// Returns `32,768`.
QString numberWithCommas(qint64 number);
/// Returns `7.66 KiB`, or `225 bytes`.
QString dataSizeText(qint64 bytes);

} // namespace outcrop
